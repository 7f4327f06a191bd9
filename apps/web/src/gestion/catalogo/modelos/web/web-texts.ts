import { word } from '../../../words.ts'

/** What the record says about the shop. */
export const WEB = {
  publication: word('Publicación', 'Publication', 'Publicação', 'Publicació'),
  publish: word('Publicado en la tienda', 'Published in the shop', 'Publicado na loja', 'Publicat a la botiga'),
  on: word('Lo ve todo el mundo.', 'Everybody sees it.', 'Toda a gente o vê.', 'El veu tothom.'),
  off: word('Solo se ve aquí dentro.', 'It is seen in here only.', 'Só se vê cá dentro.', 'Només es veu aquí dins.'),
  missing: word(
    'Se puede publicar, pero falta:',
    'It can be published, but there is something missing:',
    'Pode publicar-se, mas falta:',
    'Es pot publicar, però falta:',
  ),
  nothingMissing: word(
    'No le falta nada para publicarse.',
    'Nothing is missing for it to be published.',
    'Não lhe falta nada para ser publicado.',
    'No li falta res per publicar-se.',
  ),
  lacks: {
    fotos: word(
      () => 'al menos una foto',
      () => 'one picture at least',
      () => 'pelo menos uma fotografia',
      () => 'almenys una foto',
    ),
    variantes: word(
      () => 'alguna variante a la venta en la web',
      () => 'a variant for sale on the web',
      () => 'alguma variante à venda na web',
      () => 'alguna variant a la venda al web',
    ),
    precio: word(
      () => 'el precio mayor',
      () => 'the wholesale price',
      () => 'o preço por grosso',
      () => 'el preu a l’engròs',
    ),
    descripcion: word(
      (languages: string) => `la descripción en ${languages}`,
      (languages) => `the description in ${languages}`,
      (languages) => `a descrição em ${languages}`,
      (languages) => `la descripció en ${languages}`,
    ),
    cuidados: word(
      (languages: string) => `los cuidados en ${languages}`,
      (languages) => `the care instructions in ${languages}`,
      (languages) => `os cuidados em ${languages}`,
      (languages) => `la cura en ${languages}`,
    ),
  },
  mend: word('Completar', 'Complete', 'Completar', 'Completar'),
  collections: word('Colecciones', 'Collections', 'Coleções', 'Col·leccions'),
  collectionsHint: word(
    'dónde aparece en la tienda',
    'where it appears in the shop',
    'onde aparece na loja',
    'on apareix a la botiga',
  ),
  noCollections: word(
    'Aún no hay colecciones.',
    'There are no collections yet.',
    'Ainda não há coleções.',
    'Encara no hi ha col·leccions.',
  ),
  seeInShop: word('Ver en la tienda', 'See in the shop', 'Ver na loja', 'Veure a la botiga'),
  afterSaving: word(
    'Al guardar se podrá ver en la tienda.',
    'Once saved it can be seen in the shop.',
    'Depois de guardar poderá ver-se na loja.',
    'Quan es desi es podrà veure a la botiga.',
  ),
  published: word('Publicado', 'Published', 'Publicado', 'Publicat'),
  draft: word('Borrador', 'Draft', 'Rascunho', 'Esborrany'),
}

/** What was done to so many models. */
export const PUBLICADOS = {
  true: word(
    (n: number) => (n === 1 ? '1 modelo publicado' : `${n} modelos publicados`),
    (n) => (n === 1 ? '1 model published' : `${n} models published`),
    (n) => (n === 1 ? '1 modelo publicado' : `${n} modelos publicados`),
    (n) => (n === 1 ? '1 model publicat' : `${n} models publicats`),
  ),
  false: word(
    (n: number) => (n === 1 ? '1 modelo retirado de la web' : `${n} modelos retirados de la web`),
    (n) => (n === 1 ? '1 model taken off the web' : `${n} models taken off the web`),
    (n) => (n === 1 ? '1 modelo retirado da web' : `${n} modelos retirados da web`),
    (n) => (n === 1 ? '1 model retirat del web' : `${n} models retirats del web`),
  ),
}
