import type { Idioma } from '@telar/domain/idioma'

interface Said {
  title: (n: number) => string
  which: string
  verb: string
  done: (n: number) => string
}

/** What it says to put models into a collection, or to take them out. */
export const COLECCION_DIALOG: Record<Idioma, Record<'add' | 'take', Said>> = {
  es: {
    add: {
      title: (n) => (n === 1 ? 'Añadir 1 modelo a una colección' : `Añadir ${n} modelos a una colección`),
      which: '¿A cuál?',
      verb: 'Añadir',
      done: (n) => (n === 1 ? '1 modelo añadido' : `${n} modelos añadidos`),
    },
    take: {
      title: (n) => (n === 1 ? 'Quitar 1 modelo de una colección' : `Quitar ${n} modelos de una colección`),
      which: '¿De cuál?',
      verb: 'Quitar',
      done: (n) => (n === 1 ? '1 modelo quitado' : `${n} modelos quitados`),
    },
  },
  en: {
    add: {
      title: (n) => (n === 1 ? 'Add 1 model to a collection' : `Add ${n} models to a collection`),
      which: 'To which one?',
      verb: 'Add',
      done: (n) => (n === 1 ? '1 model added' : `${n} models added`),
    },
    take: {
      title: (n) => (n === 1 ? 'Take 1 model out of a collection' : `Take ${n} models out of a collection`),
      which: 'Out of which one?',
      verb: 'Take out',
      done: (n) => (n === 1 ? '1 model taken out' : `${n} models taken out`),
    },
  },
  pt: {
    add: {
      title: (n) => (n === 1 ? 'Juntar 1 modelo a uma coleção' : `Juntar ${n} modelos a uma coleção`),
      which: 'A qual?',
      verb: 'Juntar',
      done: (n) => (n === 1 ? '1 modelo acrescentado' : `${n} modelos acrescentados`),
    },
    take: {
      title: (n) => (n === 1 ? 'Retirar 1 modelo de uma coleção' : `Retirar ${n} modelos de uma coleção`),
      which: 'De qual?',
      verb: 'Retirar',
      done: (n) => (n === 1 ? '1 modelo retirado' : `${n} modelos retirados`),
    },
  },
  ca: {
    add: {
      title: (n) => (n === 1 ? 'Afegir 1 model a una col·lecció' : `Afegir ${n} models a una col·lecció`),
      which: 'A quina?',
      verb: 'Afegir',
      done: (n) => (n === 1 ? '1 model afegit' : `${n} models afegits`),
    },
    take: {
      title: (n) => (n === 1 ? 'Treure 1 model d’una col·lecció' : `Treure ${n} models d’una col·lecció`),
      which: 'De quina?',
      verb: 'Treure',
      done: (n) => (n === 1 ? '1 model tret' : `${n} models trets`),
    },
  },
}
