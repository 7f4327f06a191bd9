import { enIdioma, type Idioma, type Textos } from '@telar/domain/idioma'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { declaredTables } from '../../db/declared.ts'

/** What a row is called, by the first of these that it has. */
export const NOMBRES = ['razonSocial', 'nombre', 'numeroCompleto', 'numero', 'name', 'referencia', 'codigo', 'email']

const plano = (name: string) => name.replaceAll('_', '')
export const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The table behind a resource: of its name, or of its name within the web. */
export async function tablaDe(recurso: string): Promise<PgTable | undefined> {
  const tablas = await declaredTables()
  const llamada = (nombre: string) => tablas.find((tabla) => plano(getTableConfig(tabla).name) === nombre)
  return llamada(recurso) ?? llamada(recurso.replace(/^web/, ''))
}

export const enPalabras = (nombre: unknown, idioma: Idioma) =>
  typeof nombre === 'object' && nombre !== null ? enIdioma(nombre as Textos, idioma) : String(nombre)

/** What a stored row is called. */
export function nombreDe(fila: Record<string, unknown>, idioma: Idioma): string {
  const campos = Object.fromEntries(Object.entries(fila).map(([columna, valor]) => [camel(columna), valor]))
  const nombre = NOMBRES.map((uno) => campos[uno]).find((uno) => uno !== undefined && uno !== null)
  return nombre === undefined ? String(fila.id) : enPalabras(nombre, idioma)
}
