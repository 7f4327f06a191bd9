import type { Textos } from '@telar/domain/idioma'
import type { Field } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

/** What the fields of a question are called, on its own screen and where one is added. */
export const FAQ_LABELS: Record<'pregunta' | 'respuesta' | 'claves' | 'clave' | 'orden' | 'activa', Textos> = {
  pregunta: word('Pregunta', 'Question', 'Pergunta', 'Pregunta'),
  respuesta: word('Respuesta', 'Answer', 'Resposta', 'Resposta'),
  claves: word('Otras palabras', 'Other words', 'Outras palavras', 'Altres paraules'),
  clave: word('Dirección', 'Address', 'Endereço', 'Adreça'),
  orden: words.orden,
  activa: word('Se muestra', 'Shown', 'Visível', 'Es mostra'),
}

export const CLAVES_HINT: Textos = word(
  'Con qué otras palabras se pregunta. Solo las lee el asistente.',
  'Other words with which people ask. Only the assistant reads them.',
  'Com que outras palavras se pergunta. Só as lê o assistente.',
  'Amb quines altres paraules es pregunta. Només les llegeix l’assistent.',
)

export const CLAVE_HINT: Textos = word(
  'Lo que va detrás de /faq#. Vacía, sale de la pregunta.',
  'What follows /faq#. Left empty, it is made from the question.',
  'O que vem depois de /faq#. Vazio, sai da pergunta.',
  'El que va darrere de /faq#. Buida, surt de la pregunta.',
)

/** What is asked of a new question. */
export const FAQ_FIELDS: readonly Field[] = [
  { name: 'pregunta', control: 'textos-area' },
  { name: 'respuesta', control: 'textos-area' },
  { name: 'claves', control: 'textos-area', hint: CLAVES_HINT },
  { name: 'activa', control: 'checkbox' },
]
