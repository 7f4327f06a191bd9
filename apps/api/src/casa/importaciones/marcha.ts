import { FIELDS_TITLE } from '@telar/contract/kit/errors'
import type { Idioma } from '@telar/domain/idioma'
import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { importacionFilasTable as f, importacionesTable as t } from '../../db/schema/casa/importaciones.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, errorAnswer } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { triedAgain } from '../../kit/tried-again.ts'
import { writing } from '../../kit/writing.ts'
import type { Descripcion, Traida } from './importable.ts'

/** So many records are one transaction: nobody waits for more than those. */
const DE_GOLPE = 25
/** One that has given no sign for so long died with its process. */
const SEGUNDOS_SIN_SIGNO = 60

/** One part at a time is written, of whichever sheet: what two of them name is made once. */
export const TURNO = 5_003_052

export type Guardada = typeof f.$inferSelect
type DeIda = 'probando' | 'escribiendo'
type EnMarcha = DeIda | 'revisando' | 'deshaciendo'

export interface Errores {
  campo: string
  mensaje: string
}

/** What was refused, by the columns of the sheet; what nobody foresaw, or was away for a moment, is no row's fault. */
export function enPalabras(error: unknown, { campos, campoDe = {} }: Descripcion, idioma: Idioma): Errores[] {
  const { body, unexpected, noted } = errorAnswer(error, idioma)
  if (unexpected || noted) throw error
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

/** Does something of which nothing stays. */
export const enVano = (db: Db, trabajo: (tx: Db) => Promise<void>): Promise<void> =>
  db
    .transaction(async (tx) => {
      await trabajo(tx)
      throw new Deshecho()
    })
    .catch((error) => {
      if (!(error instanceof Deshecho)) throw error
    })

/** Looks at some records as if they were written: they are, each by itself, and then nothing is. */
async function probarVarias(db: Db, descripcion: Descripcion, filas: readonly Guardada[], traida: Traida) {
  const vistas: Pick<Guardada, 'orden' | 'accion' | 'errores'>[] = []
  await enVano(db, async (tx) => {
    for (const { orden, datos } of filas) {
      try {
        const { accion } = await tx.transaction((una) => descripcion.escribir(una, datos, traida))
        vistas.push({ orden, accion, errores: [] })
      } catch (error) {
        vistas.push({ orden, accion: null, errores: enPalabras(error, descripcion, traida.idioma) })
      }
    }
  })
  return vistas
}

const sinMirar = and(isNull(f.accion), sql`jsonb_array_length(${f.errores}) = 0`)

/** The next records of an import that are still so. */
const siguientes = (db: Db, id: number, desde: number, asi: SQL | undefined) =>
  db
    .select()
    .from(f)
    .where(and(eq(f.importacionId, id), gte(f.orden, desde), asi))
    .orderBy(asc(f.orden))
    .limit(DE_GOLPE)

/** Says how far it has come; nothing of one that is no longer at it. */
export const signo = (db: Db, id: number, estado: EnMarcha, hechas: number) =>
  db
    .update(t)
    .set({ hechas, vivaEn: sql`clock_timestamp()` })
    .where(and(eq(t.id, id), eq(t.estado, estado)))
    .returning({ id: t.id })

export const terminar = (db: Db, id: number, estado: EnMarcha, set: Partial<typeof t.$inferInsert>) =>
  db
    .update(t)
    .set({ ...set, terminadaEn: sql`clock_timestamp()` as never })
    .where(and(eq(t.id, id), eq(t.estado, estado)))

export interface Marcha {
  id: number
  descripcion: Descripcion
  house: House
  user: Pick<Caller, 'id' | 'email'>
  idioma: Idioma
  hoy: string
}

export const traidaDe = ({ user, hoy, idioma, house }: Marcha): Traida => ({ quien: user.email, hoy, idioma, house })

/** Whatever goes wrong while nobody waits is written down where people look. */
export async function anotando(
  marcha: Marcha,
  estado: EnMarcha,
  trabajo: () => Promise<void>,
  queda: () => Promise<typeof t.$inferSelect.estado> = async () => 'fallida',
): Promise<void> {
  const { house, id, idioma } = marcha
  try {
    await trabajo()
  } catch (error) {
    const { body } = errorAnswer(error, idioma)
    const fallo = 'messages' in body ? body.messages.join(' ') : Object.values(body.errors).flat().join(' ')
    await terminar(house.jobs.db, id, estado, { estado: await queda(), fallo })
    if (errorAnswer(error, idioma).unexpected) throw error
  }
}

/** Looks at every record; nothing of it is written but what was found. */
const probar = (marcha: Marcha): Promise<void> =>
  anotando(marcha, 'probando', async () => {
    const { id, descripcion, house } = marcha
    const { db } = house.jobs
    for (let desde = 0; ; ) {
      const filas = await siguientes(db, id, desde, sinMirar)
      const ultima = filas.at(-1)
      if (!ultima) break
      const vistas = await triedAgain(() => probarVarias(db, descripcion, filas, traidaDe(marcha)), house.reloj)
      for (const { orden, accion, errores } of vistas)
        await db
          .update(f)
          .set({ accion, errores })
          .where(and(eq(f.importacionId, id), eq(f.orden, orden)))
      desde = ultima.orden + 1
      const sigue = await signo(db, id, 'probando', desde)
      if (sigue.length === 0) return
    }
    await terminar(db, id, 'probando', { estado: 'probada' })
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

export const estadoDe = async (db: Db, id: number) => {
  const [importacion] = await db.select({ estado: t.estado }).from(t).where(eq(t.id, id)).for('update')
  return importacion?.estado
}

/** Writes the next part, unless it was taken back meanwhile; says from where on there may be more. */
async function escribirParte(db: Db, marcha: Marcha, desde: number): Promise<number | undefined> {
  const { id } = marcha
  await run(db, sql`select pg_advisory_xact_lock(${TURNO})`)
  if ((await estadoDe(db, id)) !== 'escribiendo') return undefined
  const filas = await siguientes(db, id, desde, eq(f.escrita, false))
  for (const fila of filas) await escribirUna(db, marcha, fila)
  const ultima = filas.at(-1)
  if (ultima) await signo(db, id, 'escribiendo', ultima.orden + 1)
  else await terminar(db, id, 'escribiendo', { estado: 'hecha', fallo: null })
  return ultima && ultima.orden + 1
}

/** Writes what is not written yet, some records at a time; what stands when one is refused stays, and can be taken back. */
const escribir = (marcha: Marcha): Promise<void> =>
  anotando(marcha, 'escribiendo', async () => {
    const { id, house, user } = marcha
    const por = { user, requestId: `importacion ${id}` }
    const parte = async (desde: number): Promise<number | undefined> => {
      const escrita = () => writing(house.jobs.pool, por, (tx) => escribirParte(tx, marcha, desde))
      return (await triedAgain(escrita, house.reloj)).result
    }
    let desde: number | undefined = 0
    while (desde !== undefined) desde = await parte(desde)
  })

/** Goes on with an import from where it is. */
export const seguir = (marcha: Marcha, que: DeIda): Promise<void> => (que === 'probando' ? probar : escribir)(marcha)

export const callada = sql<boolean>`${t.vivaEn} < now() - make_interval(secs => ${SEGUNDOS_SIN_SIGNO})`

/** What is to be done next with one that nobody is at: what was not looked at whole is looked at first. */
async function queToca(db: Db, id: number): Promise<DeIda> {
  const [importacion] = await db.select({ estado: t.estado, callada }).from(t).where(eq(t.id, id)).for('update')
  const { estado, callada: parada = false } = importacion ?? {}
  const libre =
    estado === 'probada' || estado === 'fallida' || ((estado === 'escribiendo' || estado === 'probando') && parada)
  if (!libre) throw conflict('importacion.no-se-escribe')
  const deEsta = eq(f.importacionId, id)
  if ((await db.$count(f, and(deEsta, sinMirar))) > 0) return 'probando'
  const conErrores = await db.$count(f, and(deEsta, sql`jsonb_array_length(${f.errores}) > 0`))
  if (conErrores > 0) throw conflict('importacion.con-errores')
  return 'escribiendo'
}

/** Takes the turn to go on with one; whoever is at it already is not disturbed. */
export async function tomarTurno(db: Db, id: number): Promise<DeIda> {
  const estado = await queToca(db, id)
  await db.update(t).set({ estado, vivaEn: sql`now()`, hechas: 0, fallo: null, terminadaEn: null }).where(eq(t.id, id))
  return estado
}
