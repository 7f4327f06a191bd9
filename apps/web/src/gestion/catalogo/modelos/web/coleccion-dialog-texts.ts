import { word } from '../../../words.ts'

/** What it says to put models into a collection, or to take them out. */
export const COLECCION_DIALOG = {
  add: {
    title: word(
      (n: number) => (n === 1 ? 'Añadir 1 modelo a una colección' : `Añadir ${n} modelos a una colección`),
      (n) => (n === 1 ? 'Add 1 model to a collection' : `Add ${n} models to a collection`),
      (n) => (n === 1 ? 'Juntar 1 modelo a uma coleção' : `Juntar ${n} modelos a uma coleção`),
      (n) => (n === 1 ? 'Afegir 1 model a una col·lecció' : `Afegir ${n} models a una col·lecció`),
    ),
    which: word('¿A cuál?', 'To which one?', 'A qual?', 'A quina?'),
    verb: word('Añadir', 'Add', 'Juntar', 'Afegir'),
    done: word(
      (n: number) => (n === 1 ? '1 modelo añadido' : `${n} modelos añadidos`),
      (n) => (n === 1 ? '1 model added' : `${n} models added`),
      (n) => (n === 1 ? '1 modelo acrescentado' : `${n} modelos acrescentados`),
      (n) => (n === 1 ? '1 model afegit' : `${n} models afegits`),
    ),
  },
  take: {
    title: word(
      (n: number) => (n === 1 ? 'Quitar 1 modelo de una colección' : `Quitar ${n} modelos de una colección`),
      (n) => (n === 1 ? 'Take 1 model out of a collection' : `Take ${n} models out of a collection`),
      (n) => (n === 1 ? 'Retirar 1 modelo de uma coleção' : `Retirar ${n} modelos de uma coleção`),
      (n) => (n === 1 ? 'Treure 1 model d’una col·lecció' : `Treure ${n} models d’una col·lecció`),
    ),
    which: word('¿De cuál?', 'Out of which one?', 'De qual?', 'De quina?'),
    verb: word('Quitar', 'Take out', 'Retirar', 'Treure'),
    done: word(
      (n: number) => (n === 1 ? '1 modelo quitado' : `${n} modelos quitados`),
      (n) => (n === 1 ? '1 model taken out' : `${n} models taken out`),
      (n) => (n === 1 ? '1 modelo retirado' : `${n} modelos retirados`),
      (n) => (n === 1 ? '1 model tret' : `${n} models trets`),
    ),
  },
}
