import { type Fila, leerFecha, leerNumero, leerSiNo } from '@telar/domain/casa/importar'
import { FieldsError } from '../../kit/errors.ts'

/** Reads a cell of a field, or says beside it that it is not what it should be; nothing where it is empty. */
const con =
  <T>(leer: (texto: string) => T | undefined, clave: 'field.type' | 'field.date' | 'field.invalid') =>
  (fila: Fila, campo: string): T | undefined => {
    const texto = fila[campo]
    if (texto === undefined) return undefined
    const valor = leer(texto)
    if (valor === undefined) throw new FieldsError({ [campo]: [clave] })
    return valor
  }

export const numeroEn = con(leerNumero, 'field.type')
export const fechaEn = con(leerFecha, 'field.date')
export const siNoEn = con(leerSiNo, 'field.invalid')

/** What a sheet says, without what it is silent about. */
export const dicho = <T extends object>(campos: T): Partial<T> =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as Partial<T>

/** A cell that must be there. */
export function textoEn(fila: Fila, campo: string): string {
  const texto = fila[campo]
  if (!texto) throw new FieldsError({ [campo]: ['field.required'] })
  return texto
}
