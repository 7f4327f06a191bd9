import { temporadas } from '@telar/contract/catalogo/temporadas'
import { CalendarRange } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { formatFor } from '../../format.ts'
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
  tells: {
    tipo: 'liberacion',
    ficha: 'liberacion',
    text: ({ codigo, fecha, prendas, pedidos }) =>
      word(
        `${codigo}: el ${formatFor('es').date(fecha)} se liberan ${prendas} prendas de ${pedidos} pedidos`,
        `${codigo}: on ${formatFor('en').date(fecha)} ${prendas} garments of ${pedidos} orders are released`,
        `${codigo}: a ${formatFor('pt').date(fecha)} libertam-se ${prendas} peças de ${pedidos} encomendas`,
        `${codigo}: el ${formatFor('ca').date(fecha)} s’alliberen ${prendas} peces de ${pedidos} comandes`,
      ),
  },
})

export default crudScreen(temporadas, head, {
  labels: {
    codigo: words.codigo,
    nombre: words.nombre,
    fechaInicio: words.fechaInicio,
    fechaFin: words.fechaFin,
    fechaLiberacion: word('Se libera el', 'Release day', 'Liberta-se a', 'S’allibera el'),
  },
  columns: {
    codigo: { kind: 'text', width: 110 },
    nombre: { kind: 'text', grow: true, main: true, Cell: NombreDeTemporada },
    fechaInicio: 'date',
    fechaFin: 'date',
    fechaLiberacion: 'date',
    modificadoEn: { kind: 'moment', secondary: true },
  },
  form: {
    codigo: { control: 'text', width: 'short' },
    nombre: 'text',
    fechaInicio: 'date',
    fechaFin: 'date',
    fechaLiberacion: {
      control: 'date',
      hint: word(
        'Ese día las prendas asignadas a pedidos de la temporada que no hayan salido quedan libres. Se avisa una semana antes. Vacío: nunca por sí solas.',
        'On that day garments allocated to the season’s orders that have not left become free. You are told a week before. Empty: never by themselves.',
        'Nesse dia as peças atribuídas a encomendas da estação que não tenham saído ficam livres. Avisa-se uma semana antes. Vazio: nunca por si sós.',
        'Aquell dia les peces assignades a comandes de la temporada que no hagin sortit queden lliures. S’avisa una setmana abans. Buit: mai per si soles.',
      ),
    },
  },
  save: 'create',
  rules: {
    'temporada.fechas': word(
      'La temporada no puede acabar antes de empezar.',
      'A season cannot end before it starts.',
      'A estação não pode acabar antes de começar.',
      'La temporada no pot acabar abans de començar.',
    ),
    'temporada.liberacion': word(
      'Lo apartado no puede liberarse antes de que empiece la temporada.',
      'What is allocated cannot be released before the season begins.',
      'O que está atribuído não pode ser libertado antes de a estação começar.',
      'El que està assignat no es pot alliberar abans que comenci la temporada.',
    ),
  },
})
