import type { Noun } from '../../declare/screen.ts'
import { fem } from '../../grammar.ts'
import { word } from '../../words.ts'

export const CONFLICT = {
  somebody: word('Otra persona', 'Somebody else', 'Outra pessoa', 'Una altra persona'),
  you: word('Usted', 'You', 'Você', 'Vós'),
  elsewhere: word('La otra ventana', 'The other window', 'A outra janela', 'L’altra finestra'),
  ownTitle: word(
    (_who: string, noun: Noun, time: string) =>
      `Ha guardado ${fem(noun, 'este', 'esta')} ${noun.one} en otra ventana${time ? ` a las ${time}` : ''}`,
    (_who, { one }, time) => `You saved this ${one} in another window${time ? ` at ${time}` : ''}`,
    (_who, noun, time) => `Guardou ${fem(noun, 'este', 'esta')} ${noun.one} noutra janela${time ? ` às ${time}` : ''}`,
    (_who, noun, time) =>
      `Heu desat ${fem(noun, 'aquest', 'aquesta')} ${noun.one} en una altra finestra${time ? ` a les ${time}` : ''}`,
  ),
  title: word(
    (who: string, noun: Noun, time: string) =>
      `${who} ha guardado ${fem(noun, 'este', 'esta')} ${noun.one}${time ? ` a las ${time}` : ''}`,
    (who, { one }, time) => `${who} saved this ${one}${time ? ` at ${time}` : ''}`,
    (who, noun, time) => `${who} guardou ${fem(noun, 'este', 'esta')} ${noun.one}${time ? ` às ${time}` : ''}`,
    (who, noun, time) => `${who} ha desat ${fem(noun, 'aquest', 'aquesta')} ${noun.one}${time ? ` a les ${time}` : ''}`,
  ),
  differs: word(
    (n: number) =>
      n === 1 ? 'Difiere en 1 dato de lo que usted ha escrito.' : `Difiere en ${n} datos de lo que usted ha escrito.`,
    (n) =>
      n === 1
        ? 'It differs in 1 field from what you have written.'
        : `It differs in ${n} fields from what you have written.`,
    (n) => (n === 1 ? 'Difere em 1 dado do que escreveu.' : `Difere em ${n} dados do que escreveu.`),
    (n) => (n === 1 ? 'Difereix en 1 dada del que heu escrit.' : `Difereix en ${n} dades del que heu escrit.`),
  ),
  same: word(
    'Lo guardado es lo mismo que usted ha escrito.',
    'What was saved is the same as what you have written.',
    'O que foi guardado é igual ao que escreveu.',
    'El que s’ha desat és el mateix que heu escrit.',
  ),
  saved: word('guardado', 'saved', 'guardado', 'desat'),
  yours: word('lo suyo', 'yours', 'o seu', 'el vostre'),
  discard: word('Descartar lo mío', 'Discard mine', 'Descartar o meu', 'Descartar el meu'),
  save: word('Guardar lo elegido', 'Save what is chosen', 'Guardar o escolhido', 'Desar el que he triat'),
}
