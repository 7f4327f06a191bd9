import { lazyRouteComponent } from '@tanstack/react-router'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import type { EstadoDeEnvio } from '@telar/domain/facturacion/verifactu/verifactu'
import { Activity, FileBadge, QrCode, Settings } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'
import { CLASE, ENVIO, MODO, REGISTRO_LABELS, VISTA } from './registro-labels.ts'

const en = (value: EstadoDeEnvio) => ({ field: 'estado', choice: 'eq', value }) as const

export const head = crudHead(verifactu, {
  area: 'contabilidad',
  icon: QrCode,
  order: 70,
  go: 'v',
  quiet: true,
  table: 'registros_facturacion',
  noun: {
    es: { one: 'registro VeriFactu', many: 'registros VeriFactu' },
    en: { one: 'VeriFactu record', many: 'VeriFactu records' },
    pt: { one: 'registo VeriFactu', many: 'registos VeriFactu' },
    ca: { one: 'registre VeriFactu', many: 'registres VeriFactu' },
  },
  label: ({ numSerie }) => numSerie,
  detail: ({ cliente }) => cliente,
  sort: '-id',
  waits: [
    {
      verb: word('Subsanar', 'Put right', 'Corrigir', 'Esmenar'),
      takes: 'Permissions.Verifactu.Approve',
      name: word('Rechazados', 'Refused', 'Recusados', 'Rebutjats'),
      conditions: [en('Incorrecto'), { field: 'subsanadoPor', choice: 'empty', value: '' }],
    },
  ],
  pages: {
    estado: {
      label: PAGINA.estado,
      icon: Activity,
      access: verifactu.resumen.access,
      loads: (read) => read(verifactu.resumen, {}),
      Component: lazyRouteComponent(() => import('./Estado.tsx')),
    },
    ajustes: {
      label: PAGINA.ajustes,
      icon: Settings,
      access: verifactu.guardarAjustes.access,
      loads: (read) => read(verifactu.ajustes, {}),
      Component: lazyRouteComponent(() => import('./Ajustes.tsx')),
    },
    declaracion: {
      label: PAGINA.declaracion,
      icon: FileBadge,
      access: verifactu.declaracion.access,
      loads: (read) => read(verifactu.declaracion, {}),
      Component: lazyRouteComponent(() => import('./Declaracion.tsx')),
    },
  },
  loads: (read, { id }) => id !== null && read(verifactu.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./RegistroRecord.tsx')),
})

export default crudScreen(verifactu, head, {
  from: 'facturas',
  labels: REGISTRO_LABELS,
  columns: {
    id: { kind: 'number', width: 80, align: 'left' },
    creadoEn: { kind: 'moment', width: 150 },
    numSerie: { kind: 'text', width: 140, main: true },
    clase: {
      kind: 'state',
      width: 110,
      states: { alta: { label: CLASE.alta, mark: 'ring' }, anulacion: { label: CLASE.anulacion, mark: 'ring' } },
      Cell: ({ row }) => <Palabra de={CLASE[row.clase]} />,
    },
    cliente: { kind: 'text', grow: true },
    importeTotal: { kind: 'money', sum: true, width: 110 },
    estado: { kind: 'state', width: 190, states: ENVIO },
    enviadoEn: { kind: 'moment', width: 150, secondary: true },
    entorno: {
      kind: 'state',
      states: { test: { label: MODO.test, mark: 'dotted' }, real: { label: MODO.real, mark: 'ring' } },
      hidden: true,
      secondary: true,
    },
    intentos: { kind: 'number', hidden: true, secondary: true },
    codigoError: { kind: 'number', hidden: true, secondary: true },
    descripcionError: { kind: 'text', hidden: true, secondary: true },
    subsanadoPor: { kind: 'number', hidden: true, secondary: true },
    fecha: { kind: 'date', hidden: true, secondary: true },
    huella: { kind: 'text', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: VISTA.conErrores, conditions: [en('AceptadoConErrores')] },
    { name: VISTA.porEnviar, conditions: [en('pendiente')] },
    { name: VISTA.correctos, conditions: [en('Correcto')] },
  ],
})
