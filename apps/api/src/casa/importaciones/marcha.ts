import { FIELDS_TITLE } from '@telar/contract/kit/errors'
import type { Idioma } from '@telar/domain/idioma'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { importacionFilasTable as f, importacionesTable as t } from '../../db/schema/casa/importaciones.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, errorAnswer } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { writing } from '../../kit/writing.ts'
import type { Descripcion, PorDeshacer, Traida } from './importable.ts'

/** So many records are one transaction: nobody waits for more than those. */
const DE_GOLPE = 25
/** One that has given no sign for so long died with its process. */
export const SEGUNDOS_SIN_SIGNO = 60

type Guardada = typeof f.$inferSelect

export interface Errores {
  campo: string
  mensaje: string
}

/** What was refused, by the columns of the sheet; what nobody foresaw is no row's fault. */
function enPalabras(error: unknown, { campos, campoDe = {} }: Descripcion, idioma: Idioma): Errores[] {
  const { body, unexpected } = errorAnswer(error, idioma)
  if (unexpected) throw error
  if (!('title' in body) || body.title !== FIELDS_TITLE) {
    const { messages } = body as { messages: string[] }
    return [{ campo: '', mensaje: messages.join(' ') }]
  }
  const suyo = (path: string) => {
    const ultimo = path.split('.').findLast((parte) => !/^\d+$/.test(parte)) ?? path
    const nombre = campoDe[path] ?? campoDe[ultimo] ?? ultimo
    return campos.find(({ campo }) => campo === nombre)?.nombre[idioma] ?? nombre
  }
  return Object.entries(body.errors).map(([path, mensajes]) => ({ campo: suyo(path), mensaje: mensajes.join(' ') }))
}

class Deshecho extends Error {}

/** Looks at some records as if they were written: they are, each by itself, and then nothing is. */
async function probarVarias(db: Db, descripcion: Descripcion, filas: readonly Guardada[], traida: Traida) {
  const vistas: Pick<Guardada, 'orden' | 'accion' | 'errores'>[] = []
  await db
    .transaction(async (tx) => {
      for (const { orden, datos } of filas) {
        try {
          const { accion } = await tx.transaction((una) => descripcion.escribir(una, datos, traida))
          vistas.push({ orden, accion, errores: [] })
        } catch (error) {
          vistas.push({ orden, accion: null, errores: enPalabras(error, descripcion, traida.idioma) })
        }
      }
      throw new Deshecho()
    })
    .catch((error) => {
      if (!(error instanceof Deshecho)) throw error
    })
  return vistas
}

/** The next records that are to be looked at or written. */
const siguientes = (db: Db, id: number, desde: number) =>
  db
    .select()
    .from(f)
    .where(and(eq(f.importacionId, id), sql`${f.orden} >= ${desde}`, eq(f.escrita, false)))
    .orderBy(asc(f.orden))
    .limit(DE_GOLPE)

const signo = (db: Db, id: number, hechas: number) =>
  db.update(t).set({ hechas, vivaEn: sql`clock_timestamp()` }).where(eq(t.id, id))

const terminar = (db: Db, id: number, set: Partial<typeof t.$inferInsert>) =>
  db
    .update(t)
    .set({ ...set, terminadaEn: sql`clock_timestamp()` as never })
    .where(eq(t.id, id))

export interface Marcha {
  id: number
  descripcion: Descripcion
  house: House
  user: Pick<Caller, 'id' | 'email'>
  idioma: Idioma
  hoy: string
}

const traidaDe = ({ user, hoy, idioma, house }: Marcha): Traida => ({ quien: user.email, hoy, idioma, house })

/** Whatever goes wrong while nobody waits is written down where people look. */
async function anotando(marcha: Marcha, trabajo: () => Promise<void>): Promise<void> {
  const { house, id, idioma } = marcha
  try {
    await trabajo()
  } catch (error) {
    const { body } = errorAnswer(error, idioma)
    const fallo = 'messages' in body ? body.messages.join(' ') : Object.values(body.errors).flat().join(' ')
    await terminar(house.jobs.db, id, { estado: 'fallida', fallo })
    if (errorAnswer(error, idioma).unexpected) throw error
  }
}

/** Looks at every record; nothing of it is written but what was found. */
export const probar = (marcha: Marcha): Promise<void> =>
  anotando(marcha, async () => {
    const { id, descripcion, house } = marcha
    const { db } = house.jobs
    for (let desde = 0; ; ) {
      const filas = await siguientes(db, id, desde)
      const ultima = filas.at(-1)
      if (!ultima) break
      const vistas = await probarVarias(db, descripcion, filas, traidaDe(marcha))
      for (const { orden, accion, errores } of vistas)
        await db
          .update(f)
          .set({ accion, errores })
          .where(and(eq(f.importacionId, id), eq(f.orden, orden)))
      desde = ultima.orden + 1
      await signo(db, id, desde)
    }
    await terminar(db, id, { estado: 'probada' })
  })

/** Writes one record, and says which one when it is refused. */
async function escribirUna(db: Db, marcha: Marcha, { orden, datos, etiqueta, fila }: Guardada): Promise<void> {
  const { descripcion, id, idioma } = marcha
  const hecha = await descripcion.escribir(db, datos, traidaDe(marcha)).catch((error) => {
    const [primero] = enPalabras(error, descripcion, idioma)
    throw conflict('importacion.fila', { fila, etiqueta, mensaje: primero?.mensaje ?? '' })
  })
  await db
    .update(f)
    .set({ accion: hecha.accion, registro: hecha.registro, antes: hecha.antes ?? {}, escrita: true, datos: [] })
    .where(and(eq(f.importacionId, id), eq(f.orden, orden)))
}

/** Writes what is not written yet, some records at a time; what stands when one is refused stays, and can be taken back. */
export const escribir = (marcha: Marcha): Promise<void> =>
  anotando(marcha, async () => {
    const { id, house, user } = marcha
    const { db, pool } = house.jobs
    for (;;) {
      const filas = await siguientes(db, id, 0)
      const ultima = filas.at(-1)
      if (!ultima) break
      await writing(pool, { user, requestId: `importacion ${id}` }, async (tx) => {
        for (const fila of filas) await escribirUna(tx, marcha, fila)
        await signo(tx, id, ultima.orden + 1)
      })
    }
    await terminar(db, id, { estado: 'hecha', fallo: null })
  })

/** Takes the turn to write one; whoever is at it already is not disturbed. */
export async function tomarTurno(db: Db, id: number): Promise<void> {
  const conErrores = await db.$count(f, and(eq(f.importacionId, id), sql`jsonb_array_length(${f.errores}) > 0`))
  if (conErrores > 0) throw conflict('importacion.con-errores')
  const libre = sql`(${t.estado} in ('probada', 'fallida') or (${t.estado} = 'escribiendo'
    and ${t.vivaEn} < now() - make_interval(secs => ${SEGUNDOS_SIN_SIGNO})))`
  const tomada = await db
    .update(t)
    .set({ estado: 'escribiendo', vivaEn: sql`now()`, hechas: 0, fallo: null, terminadaEn: null })
    .where(and(eq(t.id, id), libre))
    .returning({ id: t.id })
  if (tomada.length === 0) throw conflict('importacion.no-se-escribe')
}

/** Takes a whole import back, the last record first; one that cannot be stops all, in words. */
export async function deshacer(db: Db, marcha: Marcha): Promise<void> {
  const { id, descripcion, idioma } = marcha
  const [importacion] = await db.select({ estado: t.estado }).from(t).where(eq(t.id, id)).for('update')
  if (importacion?.estado !== 'hecha' && importacion?.estado !== 'fallida') throw conflict('importacion.no-se-deshace')
  const filas = await db
    .select()
    .from(f)
    .where(and(eq(f.importacionId, id), eq(f.escrita, true)))
    .orderBy(desc(f.orden))
  if (filas.length === 0) throw conflict('importacion.no-se-deshace')
  for (const { accion, registro, antes, etiqueta, fila } of filas) {
    if (accion === 'igual' || accion === null) continue
    const hecha: PorDeshacer = { accion, registro, antes: antes ?? {}, etiqueta }
    await descripcion.deshacer(db, hecha, traidaDe(marcha)).catch((error) => {
      const [primero] = enPalabras(error, descripcion, idioma)
      throw conflict('importacion.no-vuelve', { fila, etiqueta, mensaje: primero?.mensaje ?? '' })
    })
  }
  await terminar(db, id, { estado: 'deshecha' })
}
