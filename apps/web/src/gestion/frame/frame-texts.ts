import type { Noun } from '../declare/screen.ts'
import { word } from '../words.ts'

export const AREAS = {
  ventas: word('Ventas', 'Sales', 'Vendas', 'Vendes'),
  contabilidad: word('Contabilidad', 'Accounts', 'Contabilidade', 'Comptabilitat'),
  catalogo: word('Catálogo', 'Catalogue', 'Catálogo', 'Catàleg'),
  produccion: word('Producción', 'Production', 'Produção', 'Producció'),
  almacen: word('Almacén', 'Warehouse', 'Armazém', 'Magatzem'),
  contactos: word('Contactos', 'Contacts', 'Contactos', 'Contactes'),
  web: word('Web', 'Website', 'Web', 'Web'),
  ajustes: word('Ajustes', 'Settings', 'Definições', 'Configuració'),
}

export const NAV = {
  label: word('Principal', 'Main', 'Principal', 'Principal'),
  office: word('gestión', 'office', 'gestão', 'gestió'),
  find: word('Buscar o ir a…', 'Search or go to…', 'Procurar ou ir a…', 'Cercar o anar a…'),
  open: word('Abrir el menú', 'Open the menu', 'Abrir o menu', 'Obrir el menú'),
  favourite: word(
    (title: string) => `Favorita: ${title}`,
    (title) => `Favourite: ${title}`,
    (title) => `Favorita: ${title}`,
    (title) => `Preferida: ${title}`,
  ),
  enough: word(
    'Ya hay seis favoritas: quite una antes.',
    'There are six favourites already: take one away first.',
    'Já há seis favoritas: retire uma antes.',
    'Ja hi ha sis preferides: traieu-ne una abans.',
  ),
  notices: word('Avisos', 'Notices', 'Avisos', 'Avisos'),
  skip: word('Ir al contenido', 'Skip to content', 'Ir para o conteúdo', 'Anar al contingut'),
}

export const PERSON = {
  menu: word('Su cuenta', 'Your account', 'A sua conta', 'El vostre compte'),
  profile: word('Mi cuenta', 'My account', 'A minha conta', 'El meu compte'),
  shop: word('Ir a la tienda', 'Go to the shop', 'Ir para a loja', 'Anar a la botiga'),
  signOut: word('Cerrar sesión', 'Sign out', 'Terminar sessão', 'Tancar la sessió'),
}

export const NOT_FOUND = {
  title: word('Aquí no hay nada', 'There is nothing here', 'Aqui não há nada', 'Aquí no hi ha res'),
  text: word(
    'La dirección no existe, o lo que había ya no está.',
    'The address does not exist, or what was here is gone.',
    'O endereço não existe, ou o que havia já não está.',
    'L’adreça no existeix, o el que hi havia ja no hi és.',
  ),
  screen: word(
    (name: string) => `La gestión no tiene ninguna página «${name}».`,
    (name) => `The back office has no page “${name}”.`,
    (name) => `A gestão não tem nenhuma página «${name}».`,
    (name) => `La gestió no té cap pàgina «${name}».`,
  ),
  record: word(
    ({ one, gender }: Noun, id: string) =>
      `No hay ${gender === 'f' ? 'ninguna' : 'ningún'} ${one} «${id}»: se ha borrado, es de otra persona o la dirección está mal escrita.`,
    ({ one }, id) =>
      `There is no ${one} “${id}”: it was deleted, belongs to somebody else, or the address is mistyped.`,
    ({ one, gender }, id) =>
      `Não há ${gender === 'f' ? 'nenhuma' : 'nenhum'} ${one} «${id}»: foi ${gender === 'f' ? 'apagada' : 'apagado'}, é de outra pessoa ou o endereço está mal escrito.`,
    ({ one }, id) => `No hi ha cap ${one} «${id}»: s’ha esborrat, és d’una altra persona o l’adreça està mal escrita.`,
  ),
  back: word('Volver al inicio', 'Back to the start', 'Voltar ao início', 'Tornar a l’inici'),
}

export const START = {
  title: word('Inicio', 'Start', 'Início', 'Inici'),
  hello: word(
    (name: string) => (name ? `Hola, ${name}` : 'Hola'),
    (name) => (name ? `Hello, ${name}` : 'Hello'),
    (name) => (name ? `Olá, ${name}` : 'Olá'),
    (name) => (name ? `Hola, ${name}` : 'Hola'),
  ),
}
