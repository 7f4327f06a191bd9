import { operaciones } from '@telar/contract/produccion/operaciones'
import { enIdioma } from '@telar/domain/idioma'
import { Shirt } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word, words } from '../../words.ts'
import { TRABAJO } from './trabajos.ts'

export const head = crudHead(
  { search: operaciones.search, create: operaciones.create, get: operaciones.get },
  {
    area: 'produccion',
    icon: Shirt,
    order: 36,
    quiet: true,
    noun: {
      es: { one: 'operación', many: 'operaciones', gender: 'f' },
      en: { one: 'operation', many: 'operations' },
      pt: { one: 'operação', many: 'operações', gender: 'f' },
      ca: { one: 'operació', many: 'operacions', gender: 'f' },
    },
    label: ({ nombre }, idioma) => enIdioma(nombre, idioma),
    sort: 'orden',
  },
)

export default crudScreen(operaciones, head, {
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    orden: word('Lugar', 'Place', 'Lugar', 'Lloc'),
    trabajo: word('Se paga como', 'Paid as', 'Paga-se como', 'Es paga com'),
    minutos: word('Minutos', 'Minutes', 'Minutos', 'Minuts'),
    tarifa: word('Tarifa habitual', 'Usual rate', 'Tarifa habitual', 'Tarifa habitual'),
    activa: word('Activa', 'Active', 'Ativa', 'Activa'),
  },
  columns: {
    codigo: { kind: 'text', width: 108 },
    nombre: { kind: 'textos', grow: true, main: true },
    trabajo: {
      kind: 'state',
      states: statesOf(TRABAJO, 'ring'),
      width: 140,
      Cell: ({ row }) => <Palabra de={TRABAJO[row.trabajo]} />,
    },
    orden: { kind: 'number', width: 90 },
    minutos: { kind: 'number', width: 100, secondary: true },
    tarifa: { kind: 'money', width: 120, secondary: true },
    activa: { kind: 'boolean', secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: {
    codigo: { control: 'text', width: 'short' },
    trabajo: { control: 'select', options: TRABAJO },
    orden: 'number',
    minutos: 'number',
    tarifa: 'money',
    activa: 'checkbox',
    nombre: 'textos',
  },
})
