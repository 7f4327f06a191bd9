import type { Noun } from '../declare/screen.ts'
import { fem } from '../grammar.ts'
import { word } from '../words.ts'

export const EMPTY = {
  comes: word(
    (noun: Noun, title: string) => `${fem(noun, 'El primero', 'La primera')} saldrá de «${title}».`,
    (_, title) => `The first one will come from “${title}”.`,
    (noun, title) => `${fem(noun, 'O primeiro', 'A primeira')} virá de «${title}».`,
    (noun, title) => `${fem(noun, 'El primer', 'La primera')} vindrà de «${title}».`,
  ),
  go: word(
    (title: string) => `Ir a ${title}`,
    (title) => `Go to ${title}`,
    (title) => `Ir para ${title}`,
    (title) => `Anar a ${title}`,
  ),
}
