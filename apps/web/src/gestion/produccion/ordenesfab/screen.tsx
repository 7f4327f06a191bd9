import { lazyRouteComponent } from '@tanstack/react-router'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { calendario } from '@telar/contract/produccion/calendario'
import { etiquetas } from '@telar/contract/produccion/etiquetas'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { Ban, CalendarDays, Factory, ListPlus, Printer, Rocket, Scissors } from 'lucide-react'
import { TODAS_LAS_TEMPORADAS } from '../../catalogo/todas-las-temporadas.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { NECESIDADES_DE_ORDENES } from '../necesidades-de.tsx'
import { EntregaCell } from './EntregaCell.tsx'
import { AnularDialog } from './hacer/AnularDialog.tsx'
import { mover } from './hacer/mover.ts'
import { ESTADO, ORDEN_LABELS, VISTA } from './orden-labels.ts'
import { Siguiente } from './Siguiente.tsx'
import { VistaPrevia } from './VistaPrevia.tsx'

const en = (value: EstadoDeOrden) => [{ field: 'estado', choice: 'eq', value }] as const

export const head = crudHead(ordenesfab, {
  area: 'produccion',
  icon: Scissors,
  order: 10,
  favourite: true,
  go: 'b',
  short: word('Fabricación', 'Manufacturing', 'Fabrico', 'Fabricació'),
  table: 'ordenes_fab',
  noun: {
    es: { one: 'orden de fabricación', many: 'órdenes de fabricación', gender: 'f' },
    en: { one: 'manufacturing order', many: 'manufacturing orders' },
    pt: { one: 'ordem de fabrico', many: 'ordens de fabrico', gender: 'f' },
    ca: { one: 'ordre de fabricació', many: 'ordres de fabricació', gender: 'f' },
  },
  label: ({ numero }) => numero,
  sigil: '#',
  detail: ({ modelo, nombre }) => `${modelo} ${nombre}`,
  answers: true,
  begins: { modelos: 'modelo' },
  offers: {
    of: 'modelos',
    icon: Printer,
    needs: [etiquetas.celdas.access, etiquetas.pdf.access],
    find: async (...asked) => (await import('../etiquetas/imprimir-las-de.ts')).imprimirLasDe(...asked),
  },
  sort: '-numero',
  waits: [
    {
      verb: word('Reclamar', 'Chase', 'Reclamar', 'Reclamar'),
      since: 'fechaEntrega',
      name: word('Con retraso', 'Late', 'Em atraso', 'Amb retard'),
      conditions: [{ field: 'atrasada', choice: 'eq', value: 'true' }],
    },
  ],
  kinds: { atrasada: 'boolean' },
  pages: {
    'desde-pedidos': {
      label: word('Desde pedidos', 'From orders', 'A partir de encomendas', 'Des de comandes'),
      icon: ListPlus,
      access: ordenesfab.desdePedidos.access,
      loads: (read, { search }) => {
        const temporada = Number(search.temporada)
        if (temporada) read(ordenesfab.porFabricar, { params: { id: temporada } })
        read(temporadas.search, TODAS_LAS_TEMPORADAS)
      },
      Component: lazyRouteComponent(() => import('./editor/DesdePedidos.tsx')),
    },
    calendario: {
      label: word('Calendario', 'Calendar', 'Calendário', 'Calendari'),
      icon: CalendarDays,
      access: calendario.calendario.access,
      Component: lazyRouteComponent(() => import('./calendario/Calendario.tsx')),
    },
  },
  loads: (read, { id }) => id !== null && read(ordenesfab.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./OrdenRecord.tsx')),
})

export default crudScreen(ordenesfab, head, {
  answer: ({ estado }, idioma) => ESTADO[estado].label[idioma],
  labels: ORDEN_LABELS,
  columns: {
    numero: { kind: 'text', width: 122, main: true },
    modelo: { kind: 'text', width: 76 },
    nombre: { kind: 'text', grow: true },
    temporada: { kind: 'text', width: 92, secondary: true },
    taller: { kind: 'text', width: 190, secondary: true },
    estado: { kind: 'state', states: ESTADO, width: 150 },
    fechaEntrega: { kind: 'date', width: 112, Cell: EntregaCell },
    previstas: { kind: 'number', sum: true, width: 92 },
    cortadas: { kind: 'number', sum: true, width: 90, secondary: true },
    recibidas: { kind: 'number', sum: true, width: 92 },
    pendientes: { kind: 'number', sum: true, width: 96, secondary: true },
    costePrevisto: { kind: 'money', sum: true, width: 120, secondary: true },
    costeReal: { kind: 'money', sum: true, width: 100 },
    segundas: { kind: 'number', sum: true, hidden: true, secondary: true },
    perdidas: { kind: 'number', sum: true, hidden: true, secondary: true },
    cerradas: { kind: 'number', sum: true, hidden: true, secondary: true },
    fecha: { kind: 'date', hidden: true, secondary: true },
    atrasada: { kind: 'boolean', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: [],
  views: [
    ...head.list.waits,
    { name: VISTA.borradores, conditions: en('borrador') },
    { name: VISTA.porCortar, conditions: en('lanzada') },
    { name: VISTA.cortadas, conditions: en('cortada') },
    { name: VISTA.enTaller, conditions: en('enTaller') },
    { name: VISTA.recibidas, conditions: en('recibidaParcial') },
    { name: VISTA.cerradas, conditions: en('cerrada') },
  ],
  actions: [
    { call: 'estado', label: VISTA.lanzar, icon: Rocket, key: 'l', needs: 'any', run: mover('lanzada') },
    { call: 'estado', label: VISTA.alTaller, icon: Factory, key: 't', needs: 'any', run: mover('enTaller') },
    { call: 'coste', ...NECESIDADES_DE_ORDENES },
    { call: 'estado', label: VISTA.anular, icon: Ban, needs: 'any', Dialog: AnularDialog },
  ],
  Preview: VistaPrevia,
  Next: Siguiente,
})
