import { faq } from '@telar/contract/asistente/faq'
import { enIdioma } from '@telar/domain/idioma'
import { CircleQuestionMark } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { CLAVE_HINT, CLAVES_HINT, FAQ_LABELS } from './faq-campos.ts'

export const head = crudHead(faq, {
  area: 'web',
  icon: CircleQuestionMark,
  order: 60,
  noun: {
    es: { one: 'pregunta frecuente', many: 'preguntas frecuentes', gender: 'f' },
    en: { one: 'frequent question', many: 'frequent questions' },
    pt: { one: 'pergunta frequente', many: 'perguntas frequentes', gender: 'f' },
    ca: { one: 'pregunta freqüent', many: 'preguntes freqüents', gender: 'f' },
  },
  label: ({ pregunta }, idioma) => enIdioma(pregunta, idioma),
  sort: 'orden',
})

export default crudScreen(faq, head, {
  labels: FAQ_LABELS,
  columns: {
    orden: { kind: 'number', width: 84, align: 'left' },
    pregunta: { kind: 'textos', grow: true, main: true },
    clave: { kind: 'text', width: 180, secondary: true },
    activa: 'boolean',
    modificadoEn: { kind: 'moment', secondary: true },
  },
  form: {
    pregunta: 'textos-area',
    respuesta: 'textos-area',
    claves: { control: 'textos-area', hint: CLAVES_HINT },
    clave: { control: 'text', hint: CLAVE_HINT },
    activa: 'checkbox',
    orden: 'number',
  },
  rules: {
    'faq.clave': word(
      'Solo minúsculas, cifras y guiones.',
      'Lower-case letters, digits and hyphens only.',
      'Só minúsculas, algarismos e hífenes.',
      'Només minúscules, xifres i guions.',
    ),
  },
  views: [
    {
      name: word('En la web', 'On the web', 'Na web', 'Al web'),
      conditions: [{ field: 'activa', choice: 'eq', value: 'true' }],
    },
  ],
})
