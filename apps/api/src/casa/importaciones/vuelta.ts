import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { importacionFilasTable as f, importacionesTable as t } from '../../db/schema/casa/importaciones.ts'
import { conflict } from '../../kit/errors.ts'
import { triedAgain } from '../../kit/tried-again.ts'
import { writing } from '../../kit/writing.ts'
import type { PorDeshacer } from './importable.ts'
import {
  anotando,
  callada,
  enPalabras,
  enVano,
  estadoDe,
  type Guardada,
  type Marcha,
  signo,
  TURNO,
  terminar,
  traidaDe,
} from './marcha.ts'

/** So many records go back in one transaction: nobody waits for more than those. */
const DE_GOLPE = 100

type DeVuelta = 'revisando' | 'deshaciendo'
type PorQueNo = 'importacion.no-vuelve' | 'importacion.vuelve-en-parte'

const porDeshacer = ({ accion, registro, antes, etiqueta }: Guardada): PorDeshacer => ({
  ...{ accion: accion ?? 'igual', registro, antes: antes ?? {}, etiqueta },
})

/** Of what a sheet says twice the last time is as it was left; the first time, as the last one has just left it. */
function comoQuedan(filas: readonly Guardada[]): Guardada[] {
  const vistos = new Set<number>()
  return filas.map((una) => {
    if (una.registro === null || !vistos.has(una.registro)) {
      if (una.registro !== null) vistos.add(una.registro)
      return una
    }
    return { ...una, antes: { ...una.antes, version: null } }
  })
}

/** Takes one record back, and says which one when it cannot be. */
async function deshacerUna(db: Db, marcha: Marcha, una: Guardada, porQueNo: PorQueNo): Promise<void> {
  const { descripcion, idioma } = marcha
  await descripcion.deshacer(db, porDeshacer(una), traidaDe(marcha)).catch((error) => {
    const [primero] = enPalabras(error, descripcion, idioma)
    throw conflict(porQueNo, { fila: una.fila, etiqueta: una.etiqueta, mensaje: primero?.mensaje ?? '' })
  })
}

/** Takes some records back, the last one first; those that were made at once where they can be. */
async function deshacerVarias(db: Db, marcha: Marcha, todas: readonly Guardada[], porQueNo: PorQueNo): Promise<void> {
  const { descripcion } = marcha
  const filas = comoQuedan(todas)
  const { deshacerNuevas } = descripcion
  const juntas = deshacerNuevas ? filas.filter(({ accion }) => accion === 'crear') : []
  for (const una of filas) if (!juntas.includes(una)) await deshacerUna(db, marcha, una, porQueNo)
  if (!deshacerNuevas || juntas.length === 0) return
  try {
    await db.transaction((parte) => deshacerNuevas(parte, juntas.map(porDeshacer), traidaDe(marcha)))
  } catch {
    for (const una of juntas) await deshacerUna(db, marcha, una, porQueNo)
  }
}

/** The next records that are still there, going back from one, with what else the sheet says of the same: it goes with them. */
async function anteriores({ id, descripcion }: Marcha, db: Db, antesDe: number) {
  const suyas = (asi: SQL | undefined) =>
    db
      .select()
      .from(f)
      .where(and(eq(f.importacionId, id), eq(f.escrita, true), inArray(f.accion, ['crear', 'cambiar']), asi))
      .orderBy(desc(f.orden))
  const seguidas = suyas(lt(f.orden, antesDe))
  const parte = await (descripcion.deUnaVez ? seguidas : seguidas.limit(DE_GOLPE))
  const ultima = parte.at(-1)
  if (!ultima) return undefined
  const registros = parte.flatMap(({ registro }) => registro ?? [])
  return { filas: [...parte, ...(await suyas(and(lt(f.orden, ultima.orden), inArray(f.registro, registros))))], ultima }
}

/** Nothing of it has gone back: it is what it was. */
const comoEstaba = async (db: Db, id: number) =>
  (await db.$count(f, and(eq(f.importacionId, id), eq(f.escrita, false)))) > 0 ? 'fallida' : 'hecha'

/** Takes everything back in vain, part by part: what somebody uses is told before anything is gone. */
const revisar = (marcha: Marcha, total: number): Promise<void> => {
  const { id, house } = marcha
  const { db } = house.jobs
  const revisarTodo = async () => {
    const vistas = new Set<number>()
    for (let antesDe = total; ; ) {
      const parte = await anteriores(marcha, db, antesDe)
      if (!parte) break
      const filas = parte.filas.filter(({ orden }) => !vistas.has(orden))
      for (const { orden } of filas) vistas.add(orden)
      const enVanoTodas = () => enVano(db, (tx) => deshacerVarias(tx, marcha, filas, 'importacion.no-vuelve'))
      await triedAgain(enVanoTodas, house.reloj)
      antesDe = parte.ultima.orden
      const sigue = await signo(db, id, 'revisando', total - antesDe)
      if (sigue.length === 0) return
    }
    await db
      .update(t)
      .set({ estado: 'deshaciendo', hechas: 0 })
      .where(and(eq(t.id, id), eq(t.estado, 'revisando')))
  }
  return anotando(marcha, 'revisando', revisarTodo, () => comoEstaba(db, id))
}

/** Takes the next part back; says from where on there may be more. */
async function deshacerParte(db: Db, marcha: Marcha, antesDe: number, total: number): Promise<number | undefined> {
  const { id } = marcha
  await run(db, sql`select pg_advisory_xact_lock(${TURNO})`)
  if ((await estadoDe(db, id)) !== 'deshaciendo') return undefined
  const parte = await anteriores(marcha, db, antesDe)
  if (!parte) {
    await terminar(db, id, 'deshaciendo', { estado: 'deshecha', fallo: null, hechas: total })
    return undefined
  }
  const [ya] = await db.select({ hechas: t.hechas }).from(t).where(eq(t.id, id))
  const porQueNo = ya?.hechas ? 'importacion.vuelve-en-parte' : 'importacion.no-vuelve'
  await deshacerVarias(db, marcha, parte.filas, porQueNo)
  const ordenes = parte.filas.map(({ orden }) => orden)
  await db
    .update(f)
    .set({ escrita: false, antes: null })
    .where(and(eq(f.importacionId, id), inArray(f.orden, ordenes)))
  await signo(db, id, 'deshaciendo', total - parte.ultima.orden)
  return parte.ultima.orden
}

/** Takes back what is still there, some records at a time; what has gone when one cannot go stays gone, and the rest is gone on with. */
const deshacer = (marcha: Marcha, total: number): Promise<void> => {
  const { id, house, user } = marcha
  const { db, pool } = house.jobs
  const por = { user, requestId: `importacion ${id}` }
  const deshacerTodo = async () => {
    let antesDe: number | undefined = total
    while (antesDe !== undefined) {
      const desde: number = antesDe
      const parte = () => writing(pool, por, (tx) => deshacerParte(tx, marcha, desde, total))
      antesDe = (await triedAgain(parte, house.reloj)).result
    }
  }
  const queda = async () => {
    const [ya] = await db.select({ hechas: t.hechas }).from(t).where(eq(t.id, id))
    return ya?.hechas ? 'deshaciendo' : comoEstaba(db, id)
  }
  return anotando(marcha, 'deshaciendo', deshacerTodo, queda)
}

/** Goes on taking an import back from where it is. */
export async function volver(marcha: Marcha): Promise<void> {
  const { id, house } = marcha
  const { db } = house.jobs
  const [importacion] = await db.select({ estado: t.estado, total: t.total }).from(t).where(eq(t.id, id))
  if (!importacion) return
  if (importacion.estado === 'revisando') await revisar(marcha, importacion.total)
  await deshacer(marcha, importacion.total)
}

const DE_IDA: readonly unknown[] = ['escribiendo', 'hecha', 'fallida']
const DE_VUELTA: readonly unknown[] = ['revisando', 'deshaciendo']

/** Nobody is at it: its process ended, or it was stopped in words. */
const detenida = sql<boolean>`(${t.terminadaEn} is not null or ${callada})`

/** Takes the turn to take one back; one that is being written stops there, and whoever is at it already is not disturbed. */
export async function tomarVuelta(db: Db, { id, descripcion, user, idioma }: Marcha): Promise<void> {
  const [una] = await db.select({ estado: t.estado, detenida }).from(t).where(eq(t.id, id)).for('update')
  const deIda = DE_IDA.includes(una?.estado)
  if (!deIda && !DE_VUELTA.includes(una?.estado)) throw conflict('importacion.no-se-deshace')
  if (!deIda && !una?.detenida) throw conflict('importacion.se-deshace')
  const [hay] = await db
    .select({ n: count() })
    .from(f)
    .where(and(eq(f.importacionId, id), eq(f.escrita, true)))
  if (deIda && hay?.n === 0) throw conflict('importacion.no-se-deshace')
  const primero: DeVuelta = descripcion.deUnaVez ? 'deshaciendo' : 'revisando'
  await db
    .update(t)
    .set({
      ...(deIda && { estado: primero, hechas: 0 }),
      ...{ vivaEn: sql`now()` as never, terminadaEn: null, fallo: null },
      deshace: { id: user.id, email: user.email, idioma },
    })
    .where(eq(t.id, id))
}

const abandonada = and(inArray(t.estado, ['revisando', 'deshaciendo']), isNull(t.terminadaEn), callada)

/** Those that somebody began to take back, and nobody is at since its process ended. */
export const abandonadas = (db: Db) => db.select({ id: t.id, que: t.que, deshace: t.deshace }).from(t).where(abandonada)

/** Takes the turn of one of them, unless another process has. */
export const retomar = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .update(t)
      .set({ vivaEn: sql`now()` as never })
      .where(and(eq(t.id, id), abandonada))
      .returning({ id: t.id })
  ).length > 0
