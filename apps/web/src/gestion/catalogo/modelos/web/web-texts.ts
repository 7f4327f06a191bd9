import type { Idioma } from '@telar/domain/idioma'
import type { Falta } from '../faltas.ts'

interface WebTexts {
  publication: string
  publish: string
  on: string
  off: string
  missing: string
  nothingMissing: string
  lacks: Record<Falta['que'], (languages: string) => string>
  mend: string
  collections: string
  collectionsHint: string
  noCollections: string
  seeInShop: string
  afterSaving: string
  published: string
  draft: string
}

/** What the record says about the shop. */
export const WEB: Record<Idioma, WebTexts> = {
  es: {
    publication: 'Publicación',
    publish: 'Publicado en la tienda',
    on: 'Lo ve todo el mundo.',
    off: 'Solo se ve aquí dentro.',
    missing: 'Se puede publicar, pero falta:',
    nothingMissing: 'No le falta nada para publicarse.',
    lacks: {
      fotos: () => 'al menos una foto',
      variantes: () => 'alguna variante a la venta en la web',
      precio: () => 'el precio mayor',
      descripcion: (languages) => `la descripción en ${languages}`,
      cuidados: (languages) => `los cuidados en ${languages}`,
    },
    mend: 'Completar',
    collections: 'Colecciones',
    collectionsHint: 'dónde aparece en la tienda',
    noCollections: 'Aún no hay colecciones.',
    seeInShop: 'Ver en la tienda',
    afterSaving: 'Al guardar se podrá ver en la tienda.',
    published: 'Publicado',
    draft: 'Borrador',
  },
  en: {
    publication: 'Publication',
    publish: 'Published in the shop',
    on: 'Everybody sees it.',
    off: 'It is seen in here only.',
    missing: 'It can be published, but there is something missing:',
    nothingMissing: 'Nothing is missing for it to be published.',
    lacks: {
      fotos: () => 'one picture at least',
      variantes: () => 'a variant for sale on the web',
      precio: () => 'the wholesale price',
      descripcion: (languages) => `the description in ${languages}`,
      cuidados: (languages) => `the care instructions in ${languages}`,
    },
    mend: 'Complete',
    collections: 'Collections',
    collectionsHint: 'where it appears in the shop',
    noCollections: 'There are no collections yet.',
    seeInShop: 'See in the shop',
    afterSaving: 'Once saved it can be seen in the shop.',
    published: 'Published',
    draft: 'Draft',
  },
  pt: {
    publication: 'Publicação',
    publish: 'Publicado na loja',
    on: 'Toda a gente o vê.',
    off: 'Só se vê cá dentro.',
    missing: 'Pode publicar-se, mas falta:',
    nothingMissing: 'Não lhe falta nada para ser publicado.',
    lacks: {
      fotos: () => 'pelo menos uma fotografia',
      variantes: () => 'alguma variante à venda na web',
      precio: () => 'o preço por grosso',
      descripcion: (languages) => `a descrição em ${languages}`,
      cuidados: (languages) => `os cuidados em ${languages}`,
    },
    mend: 'Completar',
    collections: 'Coleções',
    collectionsHint: 'onde aparece na loja',
    noCollections: 'Ainda não há coleções.',
    seeInShop: 'Ver na loja',
    afterSaving: 'Depois de guardar poderá ver-se na loja.',
    published: 'Publicado',
    draft: 'Rascunho',
  },
  ca: {
    publication: 'Publicació',
    publish: 'Publicat a la botiga',
    on: 'El veu tothom.',
    off: 'Només es veu aquí dins.',
    missing: 'Es pot publicar, però falta:',
    nothingMissing: 'No li falta res per publicar-se.',
    lacks: {
      fotos: () => 'almenys una foto',
      variantes: () => 'alguna variant a la venda al web',
      precio: () => 'el preu major',
      descripcion: (languages) => `la descripció en ${languages}`,
      cuidados: (languages) => `la cura en ${languages}`,
    },
    mend: 'Completar',
    collections: 'Col·leccions',
    collectionsHint: 'on apareix a la botiga',
    noCollections: 'Encara no hi ha col·leccions.',
    seeInShop: 'Veure a la botiga',
    afterSaving: 'Quan es desi es podrà veure a la botiga.',
    published: 'Publicat',
    draft: 'Esborrany',
  },
}
