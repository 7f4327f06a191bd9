import { lazyRouteComponent } from '@tanstack/react-router'
import { materias } from '@telar/contract/produccion/materias'
import { PackageOpen } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { State } from '../../parts/State.tsx'
import { word } from '../../words.ts'
import { COMPRA, COMPRA_LABELS } from '../compras/compra-texts.ts'
import { P, UNIDAD } from '../palabras.ts'
import { Medida } from '../Unidad.tsx'
import { situacionDe } from './entrada.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = {
  search: materias.searchEntradas,
  export: materias.exportEntradas,
  remove: materias.deleteEntradas,
}

export const head = crudHead(
  { search: materias.searchEntradas },
  {
    area: 'produccion',
    icon: PackageOpen,
    order: 22,
    table: 'entradas',
    beside: true,
    noun: {
      es: { one: 'entrada', many: 'entradas', gender: 'f' },
      en: { one: 'delivery', many: 'deliveries' },
      pt: { one: 'entrada', many: 'entradas', gender: 'f' },
      ca: { one: 'entrada', many: 'entrades', gender: 'f' },
    },
    label: ({ codigo, albaranProveedor }) => [codigo, albaranProveedor].filter(Boolean).join(' '),
    detail: ({ proveedor }) => proveedor,
    begins: { materias: 'materia' },
    sort: '-fecha',
    create: materias.recibir.access,
    loads: (read, { id }) => id !== null && read(materias.getEntrada, { params: { id } }),
    Record: lazyRouteComponent(() => import('./EntradaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: {
    fecha: P.fecha,
    codigo: P.codigo,
    materia: P.materia,
    materiaId: P.materia,
    unidad: P.unidad,
    proveedor: P.proveedor,
    proveedorId: P.proveedor,
    albaranProveedor: P.albaran,
    recibida: P.recibida,
    fechaPrevista: P.fechaPrevista,
    precio: P.precio,
    pedida: P.pedida,
    cantidad: P.cantidad,
    abierta: P.abierta,
    cerrada: P.sinEsperar,
    motivo: P.motivo,
    pedidaEnId: P.pedida,
    compraId: COMPRA_LABELS.numero,
    compra: P.pedida,
    colorId: P.color,
    color: P.color,
    fechaConfirmada: COMPRA.confirmada,
    piezas: P.piezas,
  },
  columns: {
    fecha: { kind: 'date', width: 104 },
    albaranProveedor: { kind: 'text', width: 120, main: true },
    codigo: { kind: 'text', width: 100, secondary: true },
    materia: { kind: 'text', grow: true },
    proveedor: { kind: 'text', width: 200, secondary: true },
    recibida: {
      kind: 'boolean',
      width: 156,
      Cell: ({ row }) => {
        const { mark, label } = situacionDe(row)
        return (
          <State mark={mark}>
            <Palabra de={label} />
          </State>
        )
      },
    },
    piezas: { kind: 'number', width: 76, secondary: true },
    cantidad: { kind: 'number', width: 110, Cell: ({ row }) => <Medida orNone n={row.cantidad} de={row.unidad} /> },
    abierta: {
      ...{ kind: 'number', width: 110, secondary: true },
      Cell: ({ row }) => <Medida orNone n={row.abierta} de={row.unidad} />,
    },
    precio: { kind: 'money', width: 90 },
    compra: { kind: 'text', width: 120, secondary: true },
    fechaConfirmada: { kind: 'date', hidden: true, secondary: true },
    pedida: {
      ...{ kind: 'number', hidden: true, secondary: true },
      Cell: ({ row }) => (row.pedida === null ? null : <Medida n={row.pedida} de={row.unidad} />),
    },
    cerrada: {
      ...{ kind: 'number', hidden: true, secondary: true },
      Cell: ({ row }) => <Medida orNone n={row.cerrada} de={row.unidad} />,
    },
    fechaPrevista: { kind: 'date', hidden: true, secondary: true },
    unidad: {
      kind: 'state',
      states: statesOf(UNIDAD, 'ring'),
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={UNIDAD[row.unidad]} />,
    },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Recibidas', 'Received', 'Recebidas', 'Rebudes'),
      conditions: [{ field: 'recibida', choice: 'eq', value: 'true' }],
    },
    { name: P.enCamino, conditions: [{ field: 'abierta', choice: 'gt', value: '0' }] },
  ],
  Next: Siguiente,
})
