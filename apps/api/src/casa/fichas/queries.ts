import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { adjuntosTable, notasTable, seguimientosTable } from '../../db/schema/casa/fichas.ts'
import type { Caller } from '../../kit/caller.ts'

/** A record as what is beside it names it. */
export interface Ficha {
  recurso: string
  id: string
}

type Tabla = typeof notasTable | typeof adjuntosTable | typeof seguimientosTable

export const deFicha = (t: Tabla, { recurso, id }: Ficha) => and(eq(t.recurso, recurso), eq(t.registro, id))

/** Notes, files and contacts of a record, the newest first. */
export async function anotado(db: Db, ficha: Ficha, quien?: Pick<Caller, 'id'>) {
  const conDueno = <R extends { autorId: string }>(filas: R[]) =>
    filas.map((fila) => ({ ...fila, propia: fila.autorId === quien?.id }))
  const [n, a, s] = [notasTable, adjuntosTable, seguimientosTable]
  const notas = await db.select().from(n).where(deFicha(n, ficha)).orderBy(desc(n.id))
  const adjuntos = await db.select().from(a).where(deFicha(a, ficha)).orderBy(desc(a.id))
  const seguimientos = await db.select().from(s).where(deFicha(s, ficha)).orderBy(desc(s.fecha), desc(s.id))
  return { notas: conDueno(notas), adjuntos: conDueno(adjuntos), seguimientos: conDueno(seguimientos) }
}

const { texto: _, html: __, adjunto: ___, ...delCorreo } = getTableColumns(correosTable)
const MAS = 100

export const sobreFicha = ({ recurso, id }: Ficha) => sql`${correosTable.sobre} @> array[${`${recurso}/${id}`}]`

/** The mails about a record, the newest first. */
export const correosDe = (db: Db, ficha: Ficha) =>
  db.select(delCorreo).from(correosTable).where(sobreFicha(ficha)).orderBy(desc(correosTable.id)).limit(MAS)
