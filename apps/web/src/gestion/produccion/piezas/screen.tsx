import { lazyRouteComponent } from '@tanstack/react-router'
import { materias } from '@telar/contract/produccion/materias'
import { Tag } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { P, UNIDAD } from '../palabras.ts'
import { TABLA } from '../piezas-texts.ts'
import { Medida } from '../Unidad.tsx'

const CONTRATO = { search: materias.searchPiezas, export: materias.exportPiezas }

export const head = crudHead(
  { search: materias.searchPiezas },
  {
    area: 'produccion',
    icon: Tag,
    order: 24,
    table: 'piezas',
    beside: true,
    noun: {
      es: { one: 'pieza', many: 'piezas', gender: 'f' },
      en: { one: 'roll', many: 'rolls' },
      pt: { one: 'peça', many: 'peças', gender: 'f' },
      ca: { one: 'peça', many: 'peces', gender: 'f' },
    },
    label: ({ numero }) => numero,
    detail: ({ materia, lote }) => [materia, lote].filter(Boolean).join(' · '),
    sort: '-fecha',
    loads: (read, { id }) => id !== null && read(materias.getPieza, { params: { id } }),
    Record: lazyRouteComponent(() => import('./PiezaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'entradas',
  labels: {
    numero: P.pieza,
    codigo: P.codigo,
    materia: P.materia,
    materiaId: P.materia,
    color: P.color,
    colorId: P.color,
    lote: P.lote,
    restante: P.queda,
    metros: P.llego,
    unidad: P.unidad,
    coste: P.coste,
    ubicacion: P.ubicacion,
    fecha: P.entrada,
    entradaId: P.entrada,
  },
  columns: {
    numero: { kind: 'text', width: 110, main: true },
    codigo: { kind: 'text', width: 110 },
    materia: { kind: 'text', grow: true },
    color: { kind: 'textos', width: 130, secondary: true },
    lote: { kind: 'text', width: 90 },
    restante: { kind: 'number', width: 104, Cell: ({ row }) => <Medida n={row.restante} de={row.unidad} /> },
    metros: {
      ...{ kind: 'number', width: 104, secondary: true },
      Cell: ({ row }) => <Medida n={row.metros} de={row.unidad} />,
    },
    coste: { kind: 'money', width: 90, secondary: true },
    ubicacion: { kind: 'text', width: 120 },
    fecha: { kind: 'date', width: 110, secondary: true },
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
    { name: TABLA.enStock, conditions: [{ field: 'restante', choice: 'gt', value: '0' }] },
    { name: TABLA.agotadas, conditions: [{ field: 'restante', choice: 'lte', value: '0' }] },
  ],
})
