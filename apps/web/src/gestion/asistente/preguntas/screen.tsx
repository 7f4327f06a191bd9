import { lazyRouteComponent } from '@tanstack/react-router'
import { preguntas } from '@telar/contract/asistente/preguntas'
import { MessageCircleQuestionMark } from 'lucide-react'
import { IDIOMA } from '../../clientes/clientes/cliente-labels.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word, words } from '../../words.ts'

export const head = crudHead(preguntas, {
  area: 'web',
  icon: MessageCircleQuestionMark,
  order: 70,
  noun: {
    es: { one: 'pregunta sin respuesta', many: 'preguntas sin respuesta', gender: 'f' },
    en: { one: 'unanswered question', many: 'unanswered questions' },
    pt: { one: 'pergunta sem resposta', many: 'perguntas sem resposta', gender: 'f' },
    ca: { one: 'pregunta sense resposta', many: 'preguntes sense resposta', gender: 'f' },
  },
  label: ({ pregunta }) => pregunta,
  detail: ({ idioma }) => idioma,
  sort: '-ultimaVez',
  loads: (read, { id }) => id !== null && read(preguntas.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./PreguntaRecord.tsx')),
})

export default crudScreen(preguntas, head, {
  labels: {
    pregunta: word('Pregunta', 'Question', 'Pergunta', 'Pregunta'),
    idioma: words.idioma,
    veces: word('Veces', 'Times', 'Vezes', 'Vegades'),
    ultimaVez: word('Última vez', 'Last time', 'Última vez', 'Última vegada'),
    resuelta: word('Resuelta', 'Answered', 'Resolvida', 'Resolta'),
  },
  columns: {
    pregunta: { kind: 'text', grow: true, main: true },
    idioma: {
      ...{ kind: 'state', states: statesOf(IDIOMA, 'ring'), width: 90 },
      Cell: ({ row }) => <Palabra de={IDIOMA[row.idioma]} />,
    },
    veces: { kind: 'number', width: 90 },
    ultimaVez: 'moment',
    resuelta: { kind: 'boolean', secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Por contestar', 'To answer', 'Por responder', 'Per contestar'),
      conditions: [{ field: 'resuelta', choice: 'eq', value: 'false' }],
    },
  ],
})
