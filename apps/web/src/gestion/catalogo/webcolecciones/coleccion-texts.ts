import { word } from '../../words.ts'

/** What the models of a collection say. */
export const COLECCION = {
  title: word('Modelos de la colección', 'Models of the collection', 'Modelos da coleção', 'Models de la col·lecció'),
  hint: word(
    'en el orden en que los enseña la tienda; se guarda al momento',
    'in the order in which the shop shows them; saved at once',
    'pela ordem em que a loja os mostra; guarda-se de imediato',
    'en l’ordre en què els ensenya la botiga; es desa al moment',
  ),
  add: word(
    'Añadir un modelo: número o nombre…',
    'Add a model: number or name…',
    'Acrescentar um modelo: número ou nome…',
    'Afegir un model: número o nom…',
  ),
  none: word(
    'Aún no hay modelos en esta colección. Búsquelos arriba por su número o su nombre.',
    'There are no models in this collection yet. Find them above by number or name.',
    'Ainda não há modelos nesta coleção. Procure-os acima pelo número ou pelo nome.',
    'Encara no hi ha models en aquesta col·lecció. Busqueu-los a dalt pel número o pel nom.',
  ),
  noneFound: word(
    'Ningún modelo con ese número o nombre.',
    'No model with that number or name.',
    'Nenhum modelo com esse número ou nome.',
    'Cap model amb aquest número o nom.',
  ),
  draft: word('Borrador', 'Draft', 'Rascunho', 'Esborrany'),
  remove: word(
    (name: string) => `Quitar ${name} de la colección`,
    (name) => `Take ${name} out of the collection`,
    (name) => `Retirar ${name} da coleção`,
    (name) => `Treure ${name} de la col·lecció`,
  ),
  removed: word(
    (name: string) => `${name} ya no está en la colección`,
    (name) => `${name} is no longer in the collection`,
    (name) => `${name} já não está na coleção`,
    (name) => `${name} ja no és a la col·lecció`,
  ),
  added: word(
    (name: string) => `${name} añadido`,
    (name) => `${name} added`,
    (name) => `${name} acrescentado`,
    (name) => `${name} afegit`,
  ),
  ordered: word('Orden guardado', 'Order saved', 'Ordem guardada', 'Ordre desat'),
  undone: word('Como estaba antes', 'As it was before', 'Como estava antes', 'Com estava abans'),
}
