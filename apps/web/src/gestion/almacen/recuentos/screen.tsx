import { lazyRouteComponent } from '@tanstack/react-router'
import { recuentos } from '@telar/contract/almacen/recuentos'
import { ClipboardCheck } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { A, LUGAR } from '../palabras.ts'

const CONTRATO = { search: recuentos.search, export: recuentos.export }
const { almacen, segunda, outlet } = LUGAR

export const head = crudHead(
  { search: recuentos.search },
  {
    area: 'almacen',
    icon: ClipboardCheck,
    order: 20,
    noun: {
      es: { one: 'recuento', many: 'recuentos' },
      en: { one: 'count', many: 'counts' },
      pt: { one: 'contagem', many: 'contagens', gender: 'f' },
      ca: { one: 'recompte', many: 'recomptes' },
    },
    label: ({ id, nota }) => [id, nota].filter(Boolean).join(' '),
    detail: ({ quien }) => quien ?? '',
    begins: { modelos: 'modelo', ubicaciones: 'estante' },
    sort: '-id',
    create: recuentos.create.access,
    loads: (read, { id }) => id !== null && read(recuentos.get, { params: { id } }),
    Record: lazyRouteComponent(() => import('./RecuentoRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: {
    lugar: A.lugar,
    quien: A.quien,
    nota: A.nota,
    celdas: A.celdas,
    sobran: A.sobran,
    faltan: A.faltan,
  },
  columns: {
    id: { kind: 'number', width: 72 },
    creadoEn: { kind: 'moment', width: 140 },
    nota: { kind: 'text', grow: true, main: true },
    lugar: { kind: 'state', width: 110, states: statesOf({ almacen, segunda, outlet }, 'full') },
    quien: { kind: 'text', width: 200, secondary: true },
    celdas: { kind: 'number', width: 90, secondary: true },
    sobran: { kind: 'number', sum: true, width: 100 },
    faltan: { kind: 'number', sum: true, width: 90 },
  },
  views: [
    {
      name: word('Faltaban', 'Something missing', 'Faltavam', 'En faltaven'),
      conditions: [{ field: 'faltan', choice: 'gt', value: '0' }],
    },
    {
      name: word('Sobraban', 'Something too much', 'Sobravam', 'En sobraven'),
      conditions: [{ field: 'sobran', choice: 'gt', value: '0' }],
    },
  ],
})
