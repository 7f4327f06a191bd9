import { XMLParser } from 'fast-xml-parser'

const SIGNOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** What XML 1.0 cannot hold at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are taken out
const IMPOSIBLES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** Text inside an element or an attribute. */
export const escapar = (texto: string): string =>
  texto.replace(IMPOSIBLES, '').replace(/[&<>"']/g, (signo) => SIGNOS[signo] ?? signo)

export const DECLARACION = '<?xml version="1.0" encoding="UTF-8"?>'

/** An element with what is inside it, which is XML already. */
export function elemento(nombre: string, dentro: string, atributos: Record<string, string> = {}): string {
  const escritos = Object.entries(atributos).map(([clave, valor]) => ` ${clave}="${escapar(valor)}"`)
  return `<${nombre}${escritos.join('')}>${dentro}</${nombre}>`
}

/** What was read: texts, or elements by their names without a prefix. */
export type Leido = string | { [nombre: string]: Leido | Leido[] | undefined }

const lector = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** A document as a tree of texts; throws when it is none. */
export const leerXml = (xml: string): Leido => lector.parse(xml, true) as Leido

const lectorEntero = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** The same with attributes: their names begin with `@`, and the text beside them is called `#text`. */
export const leerXmlEntero = (xml: string): unknown => lectorEntero.parse(xml, true)

/** Every element of that name, however deep. */
export function todos(leido: Leido | Leido[] | undefined, nombre: string): Leido[] {
  if (leido === undefined || typeof leido === 'string') return []
  if (Array.isArray(leido)) return leido.flatMap((uno) => todos(uno, nombre))
  return Object.entries(leido).flatMap(([clave, valor]) =>
    clave === nombre ? [valor ?? []].flat() : todos(valor, nombre),
  )
}
