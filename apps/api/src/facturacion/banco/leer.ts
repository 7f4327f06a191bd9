import { leerCamt053 } from '@telar/domain/facturacion/banco/camt053'
import type { Extracto } from '@telar/domain/facturacion/banco/extracto'
import type { Nodo } from '@telar/domain/facturacion/banco/nodo'
import { leerNorma43, pareceNorma43 } from '@telar/domain/facturacion/banco/norma43'
import { ReglaError } from '@telar/domain/regla'
import { leerXmlEntero } from '../../kit/formats/xml.ts'

/** Banks write Latin-1; those that write Unicode are recognised by it. */
function descifrar(fichero: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fichero)
  } catch {
    return new TextDecoder('windows-1252').decode(fichero)
  }
}

function enArbol(xml: string): Nodo {
  try {
    return leerXmlEntero(xml) as Nodo
  } catch {
    throw new ReglaError('banco.fichero')
  }
}

export interface Leido {
  formato: 'norma43' | 'camt053'
  extractos: Extracto[]
}

/** A file from the bank that is XML, as a tree; anything else is none. */
export function leerArbol(fichero: Buffer): Nodo {
  const texto = descifrar(fichero)
  if (!texto.trimStart().startsWith('<') || texto.includes('<!DOCTYPE')) throw new ReglaError('banco.fichero')
  return enArbol(texto)
}

/** What a file from the bank says; what it is is decided by how it begins. */
export function leerExtractos(fichero: Buffer): Leido {
  const texto = descifrar(fichero).replaceAll('\0', ' ')
  if (pareceNorma43(texto)) return { formato: 'norma43', extractos: leerNorma43(texto) }
  if (!texto.trimStart().startsWith('<') || texto.includes('<!DOCTYPE')) throw new ReglaError('banco.fichero')
  return { formato: 'camt053', extractos: leerCamt053(enArbol(texto)) }
}
