import { temporadas } from '@telar/contract/catalogo/temporadas'
import { CalendarRange } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word, words } from '../../words.ts'
import { NombreDeTemporada } from './NombreDeTemporada.tsx'

export const head = crudHead(temporadas, {
  area: 'catalogo',
  icon: CalendarRange,
  go: 't',
  noun: {
    es: { one: 'temporada', many: 'temporadas', gender: 'f' },
    en: { one: 'season', many: 'seasons' },
    pt: { one: 'estação', many: 'estações', gender: 'f' },
    ca: { one: 'temporada', many: 'temporades', gender: 'f' },
  },
  label: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  sort: '-fechaInicio',
})

export default crudScreen(temporadas, head, {
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    fechaInicio: words.fechaInicio,
    fechaFin: words.fechaFin,
  },
  columns: {
    codigo: { kind: 'text', width: 110 },
    nombre: { kind: 'text', grow: true, main: true, Cell: NombreDeTemporada },
    fechaInicio: 'date',
    fechaFin: 'date',
    modificadoEn: { kind: 'moment', secondary: true },
  },
  form: {
    codigo: { control: 'text', width: 'short' },
    nombre: 'text',
    fechaInicio: 'date',
    fechaFin: 'date',
  },
  save: 'create',
  rules: {
    'temporada.fechas': word(
      'La temporada no puede acabar antes de empezar.',
      'A season cannot end before it starts.',
      'A estação não pode acabar antes de começar.',
      'La temporada no pot acabar abans de començar.',
    ),
  },
})
