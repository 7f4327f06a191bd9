import { word } from '../../../words.ts'

export const LOOKUP = {
  hidden: word('Sin permiso para verlo', 'Not for you to see', 'Sem permissão para o ver', 'Sense permís per veure-ho'),
}
