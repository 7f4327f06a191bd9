import type { Idioma } from '@telar/domain/idioma'

interface CorreoTexts {
  retry: string
  queued: string
  shape: string
  html: string
  text: string
}

export const CORREO: Record<Idioma, CorreoTexts> = {
  es: {
    retry: 'Enviar de nuevo',
    queued: 'Se envía ahora mismo',
    shape: 'Forma del mensaje',
    html: 'Como se ve',
    text: 'Solo texto',
  },
  en: {
    retry: 'Send again',
    queued: 'It is being sent now',
    shape: 'Form of the message',
    html: 'As it looks',
    text: 'Text only',
  },
  pt: {
    retry: 'Enviar de novo',
    queued: 'Está a ser enviada agora',
    shape: 'Forma da mensagem',
    html: 'Como se vê',
    text: 'Só texto',
  },
  ca: {
    retry: 'Tornar a enviar',
    queued: 'S’envia ara mateix',
    shape: 'Forma del missatge',
    html: 'Com es veu',
    text: 'Només text',
  },
}
