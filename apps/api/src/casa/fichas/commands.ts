import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { adjuntosTable, notasTable, seguimientosTable } from '../../db/schema/casa/fichas.ts'
import type { Files } from '../../gateways/files.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, forbidden, notFound } from '../../kit/errors.ts'
import { deFicha, type Ficha, sobreFicha } from './queries.ts'

export const junto = ({ recurso, id }: Ficha, { id: autorId, email }: Pick<Caller, 'id' | 'email'>) => ({
  recurso,
  registro: id,
  autorId,
  autor: email,
})

/** What is beside this record under that number, if it is one's own. */
async function propia<T extends typeof notasTable | typeof adjuntosTable | typeof seguimientosTable>(
  db: Db,
  t: T,
  ficha: Ficha & { parte: number },
  { id: quien }: Pick<Caller, 'id'>,
): Promise<void> {
  const [una] = await db
    .select({ autorId: t.autorId })
    .from(t as typeof notasTable)
    .where(and(eq(t.id, ficha.parte), deFicha(t, ficha)))
  if (!una) throw notFound('Anotación', ficha.parte)
  if (una.autorId !== quien) throw forbidden('ficha.ajena')
}

export async function borrarNota(db: Db, ficha: Ficha & { parte: number }, user: Caller): Promise<number> {
  await propia(db, notasTable, ficha, user)
  await db.delete(notasTable).where(eq(notasTable.id, ficha.parte))
  return ficha.parte
}

export async function borrarSeguimiento(db: Db, ficha: Ficha & { parte: number }, user: Caller): Promise<number> {
  await propia(db, seguimientosTable, ficha, user)
  await db.delete(seguimientosTable).where(eq(seguimientosTable.id, ficha.parte))
  return ficha.parte
}

/** Says under which name the file lies that is nobody's any more. */
export async function borrarAdjunto(db: Db, ficha: Ficha & { parte: number }, user: Caller): Promise<string[]> {
  await propia(db, adjuntosTable, ficha, user)
  const idas = await db.delete(adjuntosTable).where(eq(adjuntosTable.id, ficha.parte)).returning()
  return idas.map(({ fichero }) => fichero)
}

export async function borrarFicheros(files: Files, nombres: readonly string[]): Promise<void> {
  for (const nombre of nombres) await files.delete(nombre)
}

/** Takes away everything beside a record; says which files are nobody's any more. */
export async function vaciarFicha(db: Db, ficha: Ficha): Promise<string[]> {
  await db.delete(notasTable).where(deFicha(notasTable, ficha))
  await db.delete(seguimientosTable).where(deFicha(seguimientosTable, ficha))
  const idas = await db.delete(adjuntosTable).where(deFicha(adjuntosTable, ficha)).returning()
  return idas.map(({ fichero }) => fichero)
}

/** One that was sent goes out once more; one that was given up is tried now. */
export async function reenviar(db: Db, ficha: Ficha & { parte: number }): Promise<number> {
  const t = correosTable
  const [mail] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, ficha.parte), sobreFicha(ficha)))
    .for('update')
  if (!mail) throw notFound('Correo', ficha.parte)
  if (mail.estado === 'pendiente') throw conflict('correo.en-camino')
  if (mail.estado === 'fallido') {
    await db.update(t).set({ estado: 'pendiente', intentos: 0, proximoIntento: sql`now()` }).where(eq(t.id, mail.id))
    await run(db, sql`select pg_notify('telar_cambios', 'correos')`)
    return mail.id
  }
  const { para, asunto, texto, html, plantilla, adjunto, sobre, idioma } = mail
  const [nuevo] = await db
    .insert(t)
    .values({ para, asunto, texto, html, plantilla, adjunto, sobre, idioma })
    .returning({ id: t.id })
  return nuevo?.id ?? mail.id
}
