import type { Idioma, Textos } from '@telar/domain/idioma'

type Sentence<A extends unknown[]> = (...args: A) => string

/** A word in the four languages, or a sentence with gaps; what Spanish leaves open the others fill too. */
export function word(es: string, en: string, pt: string, ca: string): Textos
export function word<A extends unknown[]>(
  es: Sentence<A>,
  en: NoInfer<Sentence<A>>,
  pt: NoInfer<Sentence<A>>,
  ca: NoInfer<Sentence<A>>,
): Record<Idioma, Sentence<A>>
export function word<T>(es: T, en: T, pt: T, ca: T): Record<Idioma, T> {
  return { es, en, pt, ca }
}

/** Words that belong together, as they are said in one language. */
export type Said<W> =
  W extends Record<Idioma, infer T extends string | ((...args: never[]) => string)>
    ? T
    : { readonly [K in keyof W]: Said<W[K]> }

const isWord = (value: object): value is Record<Idioma, unknown> =>
  'es' in value && (typeof value.es === 'string' || typeof value.es === 'function')

const said = new WeakMap<object, Partial<Record<Idioma, unknown>>>()

/** Words that belong together, in a language; made once. */
export function saidIn<W extends object>(words: W, idioma: Idioma): Said<W>
export function saidIn(words: object, idioma: Idioma): unknown {
  if (isWord(words)) return words[idioma]
  const known = said.get(words) ?? {}
  said.set(words, known)
  known[idioma] ??= Object.fromEntries(Object.entries(words).map(([key, own]) => [key, saidIn(own, idioma)]))
  return known[idioma]
}

/** Labels of the fields that every stored row carries; declarations need not repeat them. */
export const REGISTRO = {
  id: word('Nº', 'No.', 'N.º', 'Núm.'),
  version: word('Versión', 'Version', 'Versão', 'Versió'),
  creadoEn: word('Creado', 'Created', 'Criado', 'Creat'),
  modificadoEn: word('Modificado', 'Changed', 'Alterado', 'Modificat'),
} satisfies Record<string, Textos>

/** Labels that many screens share. */
export const words = {
  activo: word('Activo', 'Active', 'Ativo', 'Actiu'),
  codigo: word('Código', 'Code', 'Código', 'Codi'),
  nombre: word('Nombre', 'Name', 'Nome', 'Nom'),
  apellidos: word('Apellidos', 'Surname', 'Apelidos', 'Cognoms'),
  descripcion: word('Descripción', 'Description', 'Descrição', 'Descripció'),
  email: word('Correo electrónico', 'E-mail', 'E-mail', 'Correu electrònic'),
  telefono: word('Teléfono', 'Phone', 'Telefone', 'Telèfon'),
  direccion: word('Dirección', 'Address', 'Morada', 'Adreça'),
  codigoPostal: word('Código postal', 'Postcode', 'Código postal', 'Codi postal'),
  ciudad: word('Población', 'Town', 'Localidade', 'Població'),
  provincia: word('Provincia', 'Province', 'Distrito', 'Província'),
  pais: word('País', 'Country', 'País', 'País'),
  nif: word('NIF', 'Tax number', 'NIF', 'NIF'),
  color: word('Color', 'Colour', 'Cor', 'Color'),
  estado: word('Situación', 'State', 'Estado', 'Situació'),
  fechaInicio: word('Desde', 'From', 'De', 'Des de'),
  fechaFin: word('Hasta', 'Until', 'Até', 'Fins a'),
  idioma: word('Idioma', 'Language', 'Idioma', 'Idioma'),
  notas: word('Notas', 'Notes', 'Notas', 'Notes'),
  foto: word('Foto', 'Picture', 'Foto', 'Foto'),
  orden: word('Orden', 'Order', 'Ordem', 'Ordre'),
  temporada: word('Temporada', 'Season', 'Estação', 'Temporada'),
  comercial: word('Comercial', 'Rep', 'Comercial', 'Comercial'),
  cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
  enPortada: word('En la portada', 'On the home page', 'Na página inicial', 'A la portada'),
} satisfies Record<string, Textos>
