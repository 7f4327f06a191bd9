import { word } from '../../words.ts'

export const CORREO = {
  retry: word('Enviar de nuevo', 'Send again', 'Enviar de novo', 'Tornar a enviar'),
  queued: word('Se envía ahora mismo', 'It is being sent now', 'Está a ser enviada agora', 'S’envia ara mateix'),
  shape: word('Forma del mensaje', 'Form of the message', 'Forma da mensagem', 'Forma del missatge'),
  html: word('Como se ve', 'As it looks', 'Como se vê', 'Com es veu'),
  text: word('Solo texto', 'Text only', 'Só texto', 'Només text'),
}
