import { lazyRouteComponent } from '@tanstack/react-router'
import { correo } from '@telar/contract/casa/correo'
import { Mail } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { PARTS } from '../../parts/parts-texts.ts'
import { MAIL_STATES } from '../../record/notes/mail-states.ts'
import { word, words } from '../../words.ts'
import { PLANTILLAS } from './plantillas.ts'

export const head = crudHead(correo, {
  area: 'ajustes',
  icon: Mail,
  order: 20,
  go: 'm',
  noun: {
    es: { one: 'correo', many: 'correos' },
    en: { one: 'mail', many: 'mails' },
    pt: { one: 'mensagem', many: 'mensagens', gender: 'f' },
    ca: { one: 'correu', many: 'correus' },
  },
  label: ({ asunto }) => asunto,
  detail: ({ para }) => para,
  sort: '-creadoEn',
  waits: [
    {
      name: word('Pendientes', 'Pending', 'Pendentes', 'Pendents'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'pendiente' }],
    },
    {
      verb: word('Reintentar', 'Try again', 'Tentar de novo', 'Tornar-ho a provar'),
      takes: 'Permissions.Correo.Update',
      since: 'creadoEn',
      name: word('Fallidos', 'Failed', 'Falhadas', 'Fallits'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'fallido' }],
    },
  ],
  tells: {
    tipo: 'correo',
    alone: true,
    text: ({ para }) =>
      word(
        `No se ha podido enviar un correo a ${para}`,
        `A mail to ${para} could not be sent`,
        `Não foi possível enviar uma mensagem a ${para}`,
        `No s’ha pogut enviar un correu a ${para}`,
      ),
  },
  loads: (read, { id }) => id !== null && read(correo.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./CorreoRecord.tsx')),
})

export default crudScreen(correo, head, {
  labels: {
    para: word('Para', 'To', 'Para', 'Per a'),
    asunto: word('Asunto', 'Subject', 'Assunto', 'Assumpte'),
    plantilla: word('Carta', 'Letter', 'Carta', 'Carta'),
    idioma: words.idioma,
    estado: words.estado,
    intentos: word('Intentos', 'Attempts', 'Tentativas', 'Intents'),
    proximoIntento: word('Próximo intento', 'Next attempt', 'Próxima tentativa', 'Pròxim intent'),
    ultimoError: word('Último error', 'Last error', 'Último erro', 'Últim error'),
    enviadoEn: word('Enviado', 'Sent', 'Enviada', 'Enviat'),
  },
  columns: {
    creadoEn: 'moment',
    para: { kind: 'text', width: 220, main: true },
    asunto: { kind: 'text', grow: true },
    estado: { kind: 'state', states: MAIL_STATES },
    intentos: { kind: 'number', secondary: true },
    enviadoEn: { kind: 'moment', secondary: true },
    proximoIntento: { kind: 'moment', hidden: true, secondary: true },
    ultimoError: { kind: 'text', hidden: true, secondary: true },
    plantilla: { kind: 'state', states: statesOf(PLANTILLAS, 'ring'), width: 200, hidden: true, secondary: true },
    idioma: { kind: 'state', states: statesOf(PARTS.languages, 'ring'), hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    {
      name: word('Enviados', 'Sent', 'Enviadas', 'Enviats'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'enviado' }],
    },
  ],
})
