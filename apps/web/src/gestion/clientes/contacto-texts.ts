import { word } from '../words.ts'

/** What the contacts say, on their own and under their customer. */
export const CONTACTO = {
  kind: word('Para qué', 'For what', 'Para quê', 'Per a què'),
  name: word('Nombre', 'Name', 'Nome', 'Nom'),
  means: word('Cómo localizarle', 'How to reach them', 'Como contactar', 'Com localitzar-lo'),
  how: word('Medio', 'Means', 'Meio', 'Mitjà'),
  value: word('Número o dirección', 'Number or address', 'Número ou endereço', 'Número o adreça'),
  addMeans: word('Añadir un medio', 'Add a means', 'Acrescentar um meio', 'Afegir un mitjà'),
  removeMeans: word('Quitar este medio', 'Remove this means', 'Retirar este meio', 'Treure aquest mitjà'),
  add: word('Añadir contacto', 'Add contact', 'Acrescentar contacto', 'Afegir contacte'),
  remove: word(
    (name: string) => `Quitar ${name || 'este contacto'}`,
    (name) => `Remove ${name || 'this contact'}`,
    (name) => `Retirar ${name || 'este contacto'}`,
    (name) => `Treure ${name || 'aquest contacte'}`,
  ),
  none: word(
    'Aún no hay contactos.',
    'There are no contacts yet.',
    'Ainda não há contactos.',
    'Encara no hi ha contactes.',
  ),
  owner: word('De quién es', 'Whose it is', 'De quem é', 'De qui és'),
  ofClient: word('De un cliente', 'A customer’s', 'De um cliente', 'D’un client'),
  ofRep: word('De un comercial', 'A rep’s', 'De um comercial', 'D’un comercial'),
}
