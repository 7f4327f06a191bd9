import { lazyRouteComponent } from '@tanstack/react-router'
import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import type { EstadoDeEnvio } from '@telar/domain/ventas/envio'
import { PackageCheck, Printer, Send, Tag } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { ENVIO, ENVIO_LABELS, LLAMADA } from './envio-texts.ts'
import { ESTADO } from './estados.ts'
import { etiquetarVarios, imprimirVarios } from './etiquetar.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = {
  search: envios.search,
  export: envios.export,
  agrupar: envios.agrupar,
  etiquetar: envios.etiquetar,
  etiquetas: envios.etiquetas,
}
const en = (value: EstadoDeEnvio) => [{ field: 'estado', choice: 'eq', value }] as const

export const head = crudHead(
  { search: envios.search },
  {
    area: 'almacen',
    icon: Send,
    order: 20,
    noun: {
      es: { one: 'envío', many: 'envíos' },
      en: { one: 'shipment', many: 'shipments' },
      pt: { one: 'envio', many: 'envios' },
      ca: { one: 'enviament', many: 'enviaments' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ cliente }) => cliente,
    answer: ({ estado }, idioma) => ESTADO[estado].label[idioma],
    sort: '-id',
    waits: [
      {
        verb: PAGINA.atender,
        takes: 'Permissions.Envios.Update',
        since: 'fecha',
        name: PAGINA.incidencias,
        conditions: en('incidencia'),
      },
      {
        verb: PAGINA.etiquetar,
        takes: 'Permissions.Envios.Update',
        since: 'fecha',
        name: PAGINA.sinEtiqueta,
        conditions: en('preparado'),
      },
    ],
    tells: {
      tipo: 'envio',
      text: ({ numero }) =>
        word(
          `Incidencia en el envío ${numero}`,
          `Shipment ${numero} went wrong`,
          `Incidência no envio ${numero}`,
          `Incidència a l’enviament ${numero}`,
        ),
    },
    pages: {
      entregar: {
        label: PAGINA.entregar,
        icon: PackageCheck,
        access: manifiestos.crear.access,
        loads: (read) => read(envios.porEntregar, {}),
        Component: lazyRouteComponent(() => import('./EntregarAlTransportista.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(envios.get, { params: { id } }),
    Record: lazyRouteComponent(() => import('./EnvioRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'entregas',
  labels: ENVIO_LABELS,
  columns: {
    numero: { kind: 'text', width: 120, main: true },
    fecha: { kind: 'date', width: 110 },
    cliente: { kind: 'text', grow: true },
    ciudad: { kind: 'text', width: 140, secondary: true, hidden: true },
    pais: { kind: 'text', width: 70, secondary: true },
    transportista: { kind: 'text', width: 150 },
    estado: { kind: 'state', states: ESTADO, width: 130 },
    seguimiento: { kind: 'text', width: 170, secondary: true },
    bultos: { kind: 'number', sum: true, width: 80 },
    pesoKg: { kind: 'number', sum: true, width: 100, secondary: true, hidden: true },
    albaranes: { kind: 'text', width: 160, secondary: true, hidden: true },
    pedidos: { kind: 'text', width: 140, secondary: true, hidden: true },
    manifiesto: { kind: 'text', width: 120, secondary: true, hidden: true },
    entregadoEn: { kind: 'date', width: 120, secondary: true },
    servicio: { kind: 'text', width: 110, hidden: true, secondary: true },
    llamada: { kind: 'state', states: statesOf(LLAMADA, 'ring'), width: 150, hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.etiquetado.label, conditions: en('etiquetado') },
    { name: ESTADO.recogido.label, conditions: en('recogido') },
    { name: ESTADO.transito.label, conditions: en('transito') },
    { name: ESTADO.entregado.label, conditions: en('entregado') },
  ],
  actions: [
    { call: 'etiquetar', label: ENVIO.etiquetar, icon: Tag, key: 'e', needs: 'any', run: etiquetarVarios },
    { call: 'etiquetas', label: ENVIO.imprimir, icon: Printer, key: 'p', needs: 'any', run: imprimirVarios },
  ],
  Next: Siguiente,
})
