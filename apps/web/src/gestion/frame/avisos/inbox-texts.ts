import { word } from '../../words.ts'

export const INBOX = {
  all: word('Marcar todo como leído', 'Mark all as read', 'Marcar tudo como lido', 'Marcar-ho tot com a llegit'),
  none: word(
    'No ha llegado nada en los últimos tres meses.',
    'Nothing has come in the last three months.',
    'Não chegou nada nos últimos três meses.',
    'No ha arribat res en els últims tres mesos.',
  ),
  more: word('Ver más antiguos', 'Show older ones', 'Ver mais antigos', 'Veure’n de més antics'),
  unread: word('sin leer', 'not read', 'por ler', 'sense llegir'),
}
