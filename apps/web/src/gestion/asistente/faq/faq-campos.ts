import type { Textos } from '@telar/domain/idioma'
import type { Field } from '../../declare/values.ts'
import { words } from '../../words.ts'

/** What the fields of a question are called, on its own screen and where one is added. */
export const FAQ_LABELS: Record<'pregunta' | 'respuesta' | 'claves' | 'clave' | 'orden' | 'activa', Textos> = {
  pregunta: { es: 'Pregunta', en: 'Question', pt: 'Pergunta', ca: 'Pregunta' },
  respuesta: { es: 'Respuesta', en: 'Answer', pt: 'Resposta', ca: 'Resposta' },
  claves: { es: 'Otras palabras', en: 'Other words', pt: 'Outras palavras', ca: 'Altres paraules' },
  clave: { es: 'Dirección', en: 'Address', pt: 'Endereço', ca: 'Adreça' },
  orden: words.orden,
  activa: { es: 'Se muestra', en: 'Shown', pt: 'Visível', ca: 'Es mostra' },
}

export const CLAVES_HINT: Textos = {
  es: 'Con qué otras palabras se pregunta. Solo las lee el asistente.',
  en: 'Other words with which people ask. Only the assistant reads them.',
  pt: 'Com que outras palavras se pergunta. Só as lê o assistente.',
  ca: 'Amb quines altres paraules es pregunta. Només les llegeix l’assistent.',
}

export const CLAVE_HINT: Textos = {
  es: 'Lo que va detrás de /faq#. Vacía, sale de la pregunta.',
  en: 'What follows /faq#. Left empty, it is made from the question.',
  pt: 'O que vem depois de /faq#. Vazio, sai da pergunta.',
  ca: 'El que va darrere de /faq#. Buida, surt de la pregunta.',
}

/** What is asked of a new question. */
export const FAQ_FIELDS: readonly Field[] = [
  { name: 'pregunta', control: 'textos' },
  { name: 'respuesta', control: 'textos-area' },
  { name: 'claves', control: 'textos', hint: CLAVES_HINT },
  { name: 'activa', control: 'checkbox' },
]
