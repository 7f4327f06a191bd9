import { XMLParser } from 'fast-xml-parser'

/** An element: its text under `#`, its attributes under `@name`, its elements by their names without a prefix. */
export interface Nodo {
  [nombre: string]: Nodo[] | string | undefined
}

const lector = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  textNodeName: '#',
  alwaysCreateTextNode: true,
  isArray: (_nombre, _ruta, _hoja, esAtributo) => !esAtributo,
})

/** The elements at the end of a path. */
export const en = (nodo: Nodo, ruta: string): Nodo[] =>
  ruta.split('/').reduce<Nodo[]>(
    (nodos, paso) =>
      nodos.flatMap((uno) => {
        const hijos = uno[paso]
        return typeof hijos === 'object' ? hijos : []
      }),
    [nodo],
  )

const elementos = (nodo: Nodo): [string, Nodo[]][] =>
  Object.entries(nodo).flatMap(([nombre, hijos]) => (typeof hijos === 'object' ? [[nombre, hijos]] : []))

/** Every element of that name, however deep. */
export const dentro = (nodo: Nodo, nombre: string): Nodo[] =>
  elementos(nodo).flatMap(([suyo, hijos]) => [
    ...(suyo === nombre ? hijos : []),
    ...hijos.flatMap((hijo) => dentro(hijo, nombre)),
  ])

/** The text of an element itself. */
export const propio = (nodo: Nodo): string => (typeof nodo['#'] === 'string' ? nodo['#'].trim() : '')

export const texto = (nodo: Nodo, ruta: string): string => en(nodo, ruta).map(propio)[0] ?? ''

export const atributo = (nodo: Nodo, nombre: string): string => {
  const valor = nodo[`@${nombre}`]
  return typeof valor === 'string' ? valor.trim() : ''
}

/** It is there, with a text or with elements. */
export const hay = (nodo: Nodo, ruta: string): boolean =>
  en(nodo, ruta).some((uno) => propio(uno) !== '' || elementos(uno).length > 0)

/** An amount in cents. */
export const cents = (nodo: Nodo, ruta: string): number => Math.round(Number(texto(nodo, ruta)) * 100)

export const suma = (nodos: readonly Nodo[], ruta: string): number => nodos.reduce((n, uno) => n + cents(uno, ruta), 0)

/** The invoice of a file. */
export function leerFactura(xml: string): Nodo {
  const [factura] = en(lector.parse(xml, true) as Nodo, 'Invoice')
  if (!factura) throw new Error('This is no invoice in UBL.')
  return factura
}
