import type { HojaLeida } from '@telar/contract/casa/importaciones'
import {
  esTotal,
  filasDe,
  type Mapa,
  type Origen,
  proponerMapa,
  recordable,
  recordado,
} from '@telar/domain/casa/importar'
import { columnasDe, origenDe, origenesDe } from '@telar/domain/casa/origenes'
import type { Idioma } from '@telar/domain/idioma'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { importacionMapasTable as m } from '../../db/schema/casa/importaciones.ts'
import { FieldsError } from '../../kit/errors.ts'
import { readSheet } from '../../kit/formats/sheet.ts'
import type { Descripcion } from './importable.ts'

/** What stands before the document itself. */
const DATA_URI = /^data:[^,]{0,200};base64$/
const DE_MUESTRA = 5

export interface Hoja {
  columnas: string[]
  celdas: string[][]
}

/** The document of a data URI: its headings and its rows. */
export async function leerHoja(data: string): Promise<Hoja> {
  const comma = data.indexOf(',')
  const base64 = DATA_URI.test(data.slice(0, comma)) ? data.slice(comma + 1) : ''
  const rows = await readSheet(Buffer.from(base64, 'base64'))
  if (!rows) throw new FieldsError({ data: ['importar.no-hoja'] })
  const [cabecera = [], ...celdas] = esTotal(rows.at(-1) ?? []) ? rows.slice(0, -1) : rows
  if (celdas.length === 0) throw new FieldsError({ data: ['importar.vacia'] })
  return { columnas: cabecera.map((columna) => columna.trim()), celdas }
}

async function memoriaDe(db: Db, { que }: Descripcion, origen: Origen): Promise<Mapa | undefined> {
  const [fila] = await db
    .select({ mapa: m.mapa })
    .from(m)
    .where(and(eq(m.que, que), eq(m.origen, origen)))
  return fila?.mapa
}

/** What a sheet has, and how it would be understood. */
export async function entender(
  db: Db,
  descripcion: Descripcion,
  { columnas, celdas }: Hoja,
  dicho: Origen | null | undefined,
  idioma: Idioma,
): Promise<HojaLeida> {
  const { que, campos } = descripcion
  const origen = dicho ?? origenDe(que, columnas)
  const memoria = await memoriaDe(db, descripcion, origen)
  const propuesto = proponerMapa(campos, columnas, columnasDe(que, origen))
  return {
    ...{ columnas, filas: celdas.length, origen, origenes: origenesDe(que) },
    muestra: celdas.slice(0, DE_MUESTRA).map((fila) => columnas.map((_, i) => fila[i] ?? '')),
    campos: campos.map(({ campo, nombre, obligatorio }) => ({ campo, nombre: nombre[idioma], obligatorio })),
    mapa: recordado(propuesto, memoria, columnas),
    recordado: memoria !== undefined,
  }
}

/** The records of a sheet, each with its rows, in the order in which they come. */
export function registrosDe({ campos, junta, etiqueta }: Descripcion, { columnas, celdas }: Hoja, mapa: Mapa) {
  const sinLlenar = campos.find(({ campo, obligatorio }) => {
    const fuente = mapa[campo]
    return obligatorio && !(fuente?.columna ?? fuente?.fijo)
  })
  if (sinLlenar) throw new FieldsError({ mapa: ['importar.falta-columna'] }, { columna: sinLlenar.nombre })
  const filas = filasDe(columnas, celdas, mapa)
  if (filas.length === 0) throw new FieldsError({ data: ['importar.vacia'] })
  const grupos = Map.groupBy(filas, ({ fila, datos }) => (junta ? junta(datos) : '') || `fila ${fila}`)
  return [...grupos.values()].map((suyas, orden) => ({
    orden,
    fila: suyas[0]?.fila ?? 0,
    etiqueta: (suyas.map(({ datos }) => etiqueta(datos)).find(Boolean) ?? '').slice(0, 200),
    datos: suyas.map(({ datos }) => datos),
  }))
}

/** How the columns were understood is kept for the next time. */
export const recordarMapa = (
  db: Db,
  { que, campos }: Descripcion,
  origen: Origen,
  { mapa: dicho, columnas }: { mapa: Mapa; columnas: readonly string[] },
) => {
  const mapa = recordable(dicho, proponerMapa(campos, columnas, columnasDe(que, origen)))
  return db
    .insert(m)
    .values({ que, origen, mapa })
    .onConflictDoUpdate({ target: [m.que, m.origen], set: { mapa } })
}
