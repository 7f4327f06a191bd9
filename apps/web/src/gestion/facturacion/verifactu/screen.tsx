import { verifactu } from '@telar/contract/facturacion/verifactu'
import { Activity, FileBadge, QrCode, Settings } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { CLASE, ENVIO, PAGINA, REGISTRO_LABELS, VISTA } from './registro-labels.ts'

const en = (value: keyof typeof ENVIO) => ({ field: 'estado', choice: 'eq', value }) as const

export default crudScreen(verifactu, {
  area: 'ventas',
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
    importeTotal: { kind: 'money', width: 110 },
    estado: { kind: 'state', width: 190, states: ENVIO },
    enviadoEn: { kind: 'moment', width: 150, secondary: true },
    intentos: { kind: 'number', hidden: true, secondary: true },
    codigoError: { kind: 'number', hidden: true, secondary: true },
    descripcionError: { kind: 'text', hidden: true, secondary: true },
    subsanadoPor: { kind: 'number', hidden: true, secondary: true },
    fecha: { kind: 'date', hidden: true, secondary: true },
    huella: { kind: 'text', hidden: true, secondary: true },
  },
  label: ({ numSerie }) => numSerie,
  detail: ({ cliente }) => cliente,
  sort: '-id',
  views: [
    {
      name: VISTA.rechazados,
      conditions: [en('Incorrecto'), { field: 'subsanadoPor', choice: 'empty', value: '' }],
      waits: true,
    },
    { name: VISTA.conErrores, conditions: [en('AceptadoConErrores')] },
    { name: VISTA.porEnviar, conditions: [en('pendiente')] },
    { name: VISTA.correctos, conditions: [en('Correcto')] },
  ],
  pages: [
    {
      name: 'estado',
      label: PAGINA.estado,
      icon: Activity,
      access: verifactu.resumen.access,
      Component: lazy(() => import('./Estado.tsx')),
    },
    {
      name: 'ajustes',
      label: PAGINA.ajustes,
      icon: Settings,
      access: verifactu.guardarAjustes.access,
      Component: lazy(() => import('./Ajustes.tsx')),
    },
    {
      name: 'declaracion',
      label: PAGINA.declaracion,
      icon: FileBadge,
      access: verifactu.declaracion.access,
      Component: lazy(() => import('./Declaracion.tsx')),
    },
  ],
  Record: lazy(() => import('./RegistroRecord.tsx')),
})
