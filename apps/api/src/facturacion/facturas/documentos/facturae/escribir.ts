import { elemento, escapar } from '../../../../kit/formats/xml.ts'

/** An element with text, no longer than it may be; without any, nothing at all. */
export const dato = (nombre: string, valor: string, max = 2500): string => {
  const texto = valor.replace(/\s+/g, ' ').trim().slice(0, max)
  return texto === '' ? '' : elemento(nombre, escapar(texto))
}

/** An element with others inside. */
export const grupo = (nombre: string, ...partes: string[]): string => elemento(nombre, partes.join(''))

/** The same, unless there is nothing inside. */
export const grupoSi = (nombre: string, partes: readonly string[]): string =>
  partes.length === 0 ? '' : grupo(nombre, ...partes)
