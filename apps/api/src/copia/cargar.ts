import type pg from 'pg'
import { StartError } from '../config.ts'
import { applyMigrations, knownMigrations } from '../db/migrations.ts'
import type { Files } from '../gateways/files.ts'
import { contar, entero, leer, Manifiesto, type ParteLeida, type Pie } from './archivo.ts'
import { copyIn } from './copy.ts'
import { citado, filasDe, NOMBRE, type Tabla, tablasDe } from './tablas.ts'

interface Atadura {
  tabla: string
  nombre: string
  definicion: string
}

const ATADURAS = `
  select conrelid::regclass::text as tabla, quote_ident(conname) as nombre, pg_get_constraintdef(oid) as definicion
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`

/** Rows come in the order of their tables' names, which is not that of who names whom: ties are made when all are there. */
async function desatar(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<Atadura>(ATADURAS)
  for (const { tabla, nombre } of rows) await client.query(`alter table ${tabla} drop constraint ${nombre}`)
  return async () => {
    for (const { tabla, nombre, definicion } of rows)
      await client.query(`alter table ${tabla} add constraint ${nombre} ${definicion}`)
  }
}

/** An ordinary owner is told who else is connected, but not what for: only the server's own work is nobody's. */
const OTHERS = `
  select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
    and coalesce(backend_type, 'client backend') = 'client backend' and application_name not in ('telar launcher', '${NOMBRE}')`

/** Nobody works on what is being replaced. */
async function refuseCompany(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ n: number }>(OTHERS)
  if ((rows[0]?.n ?? 0) > 0)
    throw new StartError('The database is in use: stop Telar, and whatever else is connected to it, and try again.')
}

/** How many rows a database of Telar holds in its tables; nothing where it has none yet. */
export async function filasEn(client: pg.ClientBase): Promise<number> {
  const present = await client.query<{ is: boolean }>("select to_regclass('public.users') is not null as is")
  if (!present.rows[0]?.is) return 0
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from public.users')
  return rows[0]?.n ?? 0
}

/** An empty house as it was built when the backup was made. */
async function construir(client: pg.ClientBase, { migraciones }: Manifiesto): Promise<void> {
  const last = Math.max(0, ...migraciones)
  const known = knownMigrations()
  if (last > Math.max(...known.map(({ when }) => when)))
    throw new StartError('The backup was made by a newer version of Telar than this one: update the code first.')
  await client.query('drop schema if exists drizzle cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await applyMigrations(client, { until: last, each: (work) => work() })
}

async function ponerSecuencias(client: pg.ClientBase, secuencias: Manifiesto['secuencias']): Promise<void> {
  for (const { nombre, valor, usada } of secuencias) {
    await client.query(`create sequence if not exists public.${citado(nombre)}`)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${citado(nombre)}`, valor, usada])
  }
}

interface Cargada {
  tabla: Tabla
  pie: Pie
}

async function cargarTabla(client: pg.ClientBase, tablas: Tabla[], parte: ParteLeida): Promise<Cargada | undefined> {
  const { titulo, contenido, pie } = parte
  if (titulo.que !== 'tabla') return undefined
  const tabla = tablas.find(({ nombre }) => nombre === titulo.nombre)
  if (!tabla) throw new StartError(`The backup has a table ${titulo.nombre} that its version of Telar does not have.`)
  const columnas = titulo.columnas.map(citado).join(', ')
  await client.query(`truncate public.${citado(titulo.nombre)}`)
  await copyIn(client, `copy public.${citado(titulo.nombre)} (${columnas}) from stdin`, contenido)
  return { tabla: { ...tabla, columnas: titulo.columnas }, pie: pie() }
}

/** What the database holds now is read again and compared, table by table. */
async function probar(client: pg.ClientBase, cargadas: Cargada[]): Promise<void> {
  for (const { tabla, pie } of cargadas) {
    const now = await contar(filasDe(client, tabla))
    if (now.sha256 !== pie.sha256)
      throw new StartError(`The table ${tabla.nombre} did not come back as it was; nothing was changed.`)
  }
}

interface Carga {
  client: pg.ClientBase
  files: Files
  fichero: string
  passphrase: string | undefined
  /** Whether what is there may go. */
  reemplazar: boolean
}

export interface Vuelto {
  tablas: number
  filas: number
  ficheros: number
}

async function cargarPartes({ client, files, fichero, passphrase }: Carga, puestos: Set<string>): Promise<Vuelto> {
  let manifiesto: Manifiesto | undefined
  let tablas: Tabla[] = []
  let atar = async () => {}
  const cargadas: Cargada[] = []
  for await (const parte of leer(fichero, passphrase)) {
    const { titulo, contenido } = parte
    if (titulo.que === 'manifiesto') {
      manifiesto = Manifiesto.parse(JSON.parse((await entero(contenido)).toString('utf8')))
      await construir(client, manifiesto)
      tablas = await tablasDe(client)
      atar = await desatar(client)
      for (const { nombre } of tablas) await client.query(`alter table public.${citado(nombre)} disable trigger user`)
    }
    const cargada = await cargarTabla(client, tablas, parte)
    if (cargada) cargadas.push(cargada)
    if (titulo.que === 'fichero') {
      await files.put(titulo.nombre, await entero(contenido))
      puestos.add(titulo.nombre)
    }
  }
  if (!manifiesto) throw new StartError('The backup says nothing of its database.')
  await atar()
  for (const { nombre } of tablas) await client.query(`alter table public.${citado(nombre)} enable trigger user`)
  await ponerSecuencias(client, manifiesto.secuencias)
  await probar(client, cargadas)
  const filas = cargadas.reduce((sum, { pie }) => sum + pie.filas, 0)
  return { tablas: cargadas.length, filas, ficheros: puestos.size }
}

/**
 * Puts back what a backup holds: in one transaction, so that whatever goes wrong leaves the database as it was. The tables
 * are built as the backup knew them; whoever starts Telar afterwards brings them up to date.
 */
export async function cargar(carga: Carga): Promise<Vuelto> {
  const { client, files, reemplazar } = carga
  await refuseCompany(client)
  if (!reemplazar && (await filasEn(client)) > 0)
    throw new StartError('The database holds data already. Add --replace to put the backup in its place.')
  const puestos = new Set<string>()
  await client.query('begin')
  try {
    const vuelto = await cargarPartes(carga, puestos)
    await client.query('commit')
    await quitarAjenos(files, puestos)
    return vuelto
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const folderOf = (nombre: string) => nombre.slice(0, nombre.lastIndexOf('/'))

/** Files of what was there before go with it; those made from a picture that came back may stay. */
async function quitarAjenos(files: Files, puestos: ReadonlySet<string>): Promise<void> {
  const folders = new Set([...puestos].filter((nombre) => nombre.startsWith('imagenes/')).map(folderOf))
  const ajenos: string[] = []
  for await (const nombre of files.list())
    if (!puestos.has(nombre) && !folders.has(folderOf(nombre))) ajenos.push(nombre)
  for (const nombre of ajenos) await files.delete(nombre)
}
