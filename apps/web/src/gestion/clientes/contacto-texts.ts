import type { Idioma } from '@telar/domain/idioma'

interface ContactoTexts {
  kind: string
  name: string
  means: string
  how: string
  value: string
  addMeans: string
  removeMeans: string
  add: string
  remove: (name: string) => string
  none: string
  owner: string
  ofClient: string
  ofSupplier: string
  ofRep: string
}

/** What the contacts say, on their own and under their customer. */
export const CONTACTO: Record<Idioma, ContactoTexts> = {
  es: {
    kind: 'Para qué',
    name: 'Nombre',
    means: 'Cómo localizarle',
    how: 'Medio',
    value: 'Número o dirección',
    addMeans: 'Añadir un medio',
    removeMeans: 'Quitar este medio',
    add: 'Añadir contacto',
    remove: (name) => `Quitar ${name || 'este contacto'}`,
    none: 'Aún no hay contactos.',
    owner: 'De quién es',
    ofClient: 'De un cliente',
    ofSupplier: 'De un proveedor',
    ofRep: 'De un comercial',
  },
  en: {
    kind: 'For what',
    name: 'Name',
    means: 'How to reach them',
    how: 'Means',
    value: 'Number or address',
    addMeans: 'Add a means',
    removeMeans: 'Remove this means',
    add: 'Add contact',
    remove: (name) => `Remove ${name || 'this contact'}`,
    none: 'There are no contacts yet.',
    owner: 'Whose it is',
    ofClient: 'A customer’s',
    ofSupplier: 'A supplier’s',
    ofRep: 'A rep’s',
  },
  pt: {
    kind: 'Para quê',
    name: 'Nome',
    means: 'Como contactar',
    how: 'Meio',
    value: 'Número ou endereço',
    addMeans: 'Acrescentar um meio',
    removeMeans: 'Retirar este meio',
    add: 'Acrescentar contacto',
    remove: (name) => `Retirar ${name || 'este contacto'}`,
    none: 'Ainda não há contactos.',
    owner: 'De quem é',
    ofClient: 'De um cliente',
    ofSupplier: 'De um fornecedor',
    ofRep: 'De um comercial',
  },
  ca: {
    kind: 'Per a què',
    name: 'Nom',
    means: 'Com localitzar-lo',
    how: 'Mitjà',
    value: 'Número o adreça',
    addMeans: 'Afegir un mitjà',
    removeMeans: 'Treure aquest mitjà',
    add: 'Afegir contacte',
    remove: (name) => `Treure ${name || 'aquest contacte'}`,
    none: 'Encara no hi ha contactes.',
    owner: 'De qui és',
    ofClient: 'D’un client',
    ofSupplier: 'D’un proveïdor',
    ofRep: 'D’un comercial',
  },
}
