import type { Idioma } from '@telar/domain/idioma'

interface ColeccionTexts {
  title: string
  hint: string
  add: string
  none: string
  noneFound: string
  draft: string
  remove: (name: string) => string
  removed: (name: string) => string
  added: (name: string) => string
  ordered: string
  undone: string
}

/** What the models of a collection say. */
export const COLECCION: Record<Idioma, ColeccionTexts> = {
  es: {
    title: 'Modelos de la colección',
    hint: 'en el orden en que los enseña la tienda; se guarda al momento',
    add: 'Añadir un modelo: número o nombre…',
    none: 'Aún no hay modelos en esta colección. Búsquelos arriba por su número o su nombre.',
    noneFound: 'Ningún modelo con ese número o nombre.',
    draft: 'Borrador',
    remove: (name) => `Quitar ${name} de la colección`,
    removed: (name) => `${name} ya no está en la colección`,
    added: (name) => `${name} añadido`,
    ordered: 'Orden guardado',
    undone: 'Como estaba antes',
  },
  en: {
    title: 'Models of the collection',
    hint: 'in the order in which the shop shows them; saved at once',
    add: 'Add a model: number or name…',
    none: 'There are no models in this collection yet. Find them above by number or name.',
    noneFound: 'No model with that number or name.',
    draft: 'Draft',
    remove: (name) => `Take ${name} out of the collection`,
    removed: (name) => `${name} is no longer in the collection`,
    added: (name) => `${name} added`,
    ordered: 'Order saved',
    undone: 'As it was before',
  },
  pt: {
    title: 'Modelos da coleção',
    hint: 'pela ordem em que a loja os mostra; guarda-se de imediato',
    add: 'Acrescentar um modelo: número ou nome…',
    none: 'Ainda não há modelos nesta coleção. Procure-os acima pelo número ou pelo nome.',
    noneFound: 'Nenhum modelo com esse número ou nome.',
    draft: 'Rascunho',
    remove: (name) => `Retirar ${name} da coleção`,
    removed: (name) => `${name} já não está na coleção`,
    added: (name) => `${name} acrescentado`,
    ordered: 'Ordem guardada',
    undone: 'Como estava antes',
  },
  ca: {
    title: 'Models de la col·lecció',
    hint: 'en l’ordre en què els ensenya la botiga; es desa al moment',
    add: 'Afegir un model: número o nom…',
    none: 'Encara no hi ha models en aquesta col·lecció. Busqueu-los a dalt pel número o pel nom.',
    noneFound: 'Cap model amb aquest número o nom.',
    draft: 'Esborrany',
    remove: (name) => `Treure ${name} de la col·lecció`,
    removed: (name) => `${name} ja no és a la col·lecció`,
    added: (name) => `${name} afegit`,
    ordered: 'Ordre desat',
    undone: 'Com estava abans',
  },
}
