import { lazyRouteComponent } from '@tanstack/react-router'
import { correo } from '@telar/contract/casa/correo'
import { Mail } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { words } from '../../words.ts'
import { ESTADOS } from './estados.ts'

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
      name: { es: 'Pendientes', en: 'Pending', pt: 'Pendentes', ca: 'Pendents' },
      conditions: [{ field: 'estado', choice: 'eq', value: 'pendiente' }],
    },
    {
      name: { es: 'Fallidos', en: 'Failed', pt: 'Falhadas', ca: 'Fallits' },
      conditions: [{ field: 'estado', choice: 'eq', value: 'fallido' }],
    },
  ],
  Record: lazyRouteComponent(() => import('./CorreoRecord.tsx')),
})

export default crudScreen(correo, head, {
  labels: {
    para: { es: 'Para', en: 'To', pt: 'Para', ca: 'Per a' },
    asunto: { es: 'Asunto', en: 'Subject', pt: 'Assunto', ca: 'Assumpte' },
    plantilla: { es: 'Plantilla', en: 'Template', pt: 'Modelo', ca: 'Plantilla' },
    idioma: words.idioma,
    estado: words.estado,
    intentos: { es: 'Intentos', en: 'Attempts', pt: 'Tentativas', ca: 'Intents' },
    proximoIntento: { es: 'Próximo intento', en: 'Next attempt', pt: 'Próxima tentativa', ca: 'Pròxim intent' },
    ultimoError: { es: 'Último error', en: 'Last error', pt: 'Último erro', ca: 'Últim error' },
    enviadoEn: { es: 'Enviado', en: 'Sent', pt: 'Enviada', ca: 'Enviat' },
  },
  columns: {
    creadoEn: 'moment',
    para: { kind: 'text', width: 220, main: true },
    asunto: { kind: 'text', grow: true },
    estado: { kind: 'state', states: ESTADOS },
    intentos: { kind: 'number', secondary: true },
    enviadoEn: { kind: 'moment', secondary: true },
    proximoIntento: { kind: 'moment', hidden: true, secondary: true },
    ultimoError: { kind: 'text', hidden: true, secondary: true },
    plantilla: { kind: 'text', hidden: true, secondary: true },
    idioma: { kind: 'text', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    {
      name: { es: 'Enviados', en: 'Sent', pt: 'Enviadas', ca: 'Enviats' },
      conditions: [{ field: 'estado', choice: 'eq', value: 'enviado' }],
    },
  ],
})
