import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { type Config, StartError } from '../config.ts'
import type { Files } from '../gateways/files.ts'
import { escribir, leer, leerCabecera, MOTIVOS, type Motivo, type Pie, type Titulo } from './archivo.ts'
import { conectar } from './tablas.ts'
import { VERSION } from './version.ts'
import { type Lleva, volcar } from './volcar.ts'

const ENDING = '.telar'
const DRAFT = '.parte'
export const NOMBRE_DE_COPIA = /^telar-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[a-z]+\.telar$/

/** What is known of a backup that was written, read again and found whole. */
const Ficha = z.object({
  hecha: z.iso.datetime(),
  verificada: z.iso.datetime(),
  version: z.string(),
  motivo: z.enum(MOTIVOS),
  cifrada: z.boolean(),
  bytes: z.int(),
  tablas: z.int(),
  filas: z.int(),
  ficheros: z.int(),
})
export interface Copia extends Omit<z.output<typeof Ficha>, 'verificada'> {
  nombre: string
  /** When it was last read whole and every part was what had been written. */
  verificada: string | null
}

const fichaDe = (fichero: string) => `${fichero}.json`

async function guardar(fichero: string, content: string): Promise<void> {
  const draft = `${fichero}${DRAFT}`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, fichero)
}

/** What is on the disk stays there when the power goes. */
async function sincronizar(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Resumen {
  tablas: number
  filas: number
  ficheros: number
}

class Suma {
  readonly partes = new Map<string, Pie>()
  readonly resumen: Resumen = { tablas: 0, filas: 0, ficheros: 0 }

  add(titulo: Titulo, pie: Pie): void {
    this.partes.set(`${titulo.que} ${'nombre' in titulo ? titulo.nombre : ''}`, pie)
    if (titulo.que === 'fichero') this.resumen.ficheros++
    if (titulo.que !== 'tabla') return
    this.resumen.tablas++
    this.resumen.filas += pie.filas
  }
}

/** Reads a backup from its first byte to its last; one that is not whole fails. */
export async function verificar(fichero: string, passphrase: string | undefined): Promise<Suma> {
  const suma = new Suma()
  for await (const { titulo, contenido, pie } of leer(fichero, passphrase)) {
    for await (const _ of contenido);
    suma.add(titulo, pie())
  }
  return suma
}

function compararPartes(written: Suma, read: Suma): void {
  const same = (que: string, { sha256 }: Pie) => read.partes.get(que)?.sha256 === sha256
  const lost = [...written.partes].find(([que, pie]) => !same(que, pie))
  if (lost || written.partes.size !== read.partes.size)
    throw new StartError(`The backup could not be read back: ${lost?.[0] ?? 'it has other parts'}.`)
}

/** Nobody is still writing what was not touched for so long. */
const ABANDONADO_MS = 6 * 3_600_000

/** What backups left that died with their process: drafts, and what was known of one that never had its name. */
async function recoger(carpeta: string): Promise<void> {
  const names = new Set(await readdir(carpeta))
  for (const name of names) {
    const sinCopia = name.endsWith(`${ENDING}.json`) && !names.has(name.slice(0, -'.json'.length))
    if (!name.startsWith('telar-') || !(name.endsWith(DRAFT) || sinCopia)) continue
    const { mtimeMs } = await stat(join(carpeta, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONADO_MS) await rm(join(carpeta, name), { force: true })
  }
}

/** How far a backup has come: of so many tables and a reading at the end. */
export type Avance = (hechas: number, total: number) => void

interface Encargo {
  config: Pick<Config, 'backupDir' | 'BACKUP_PASSPHRASE'>
  /** Who may read every row. */
  url: string
  files: Files
  lleva: Lleva
  motivo: Motivo
  ahora: Date
  avance?: Avance
}

/**
 * Makes a backup: under a name that nobody takes for one until it has been written, read again and found whole. It is
 * never read by others than who runs Telar.
 */
export async function copiar({ config, url, files, lleva, motivo, ahora, avance }: Encargo): Promise<Copia> {
  const { backupDir, BACKUP_PASSPHRASE: passphrase } = config
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  await recoger(backupDir)
  const hecha = ahora.toISOString()
  const nombre = `telar-${hecha.replaceAll(/[:.]/g, '-')}-${motivo}${ENDING}`
  const fichero = join(backupDir, nombre)
  const draft = `${fichero}${DRAFT}`
  const written = new Suma()
  let total = 1
  const client = await conectar(url)
  try {
    const partes = volcar({
      ...{ client, files, lleva },
      cuantas: (tablas) => {
        total = tablas + 1
      },
    })
    const content = escribir({
      ...{ cabecera: { hecha, version: VERSION, motivo }, passphrase, partes },
      hecha: (titulo, pie) => {
        written.add(titulo, pie)
        avance?.(written.resumen.tablas, total)
      },
    })
    await pipeline(Readable.from(content), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    await sincronizar(draft)
    compararPartes(written, await verificar(draft, passphrase))
    const { size: bytes } = await stat(draft)
    const ficha = { hecha, verificada: new Date().toISOString(), version: VERSION, motivo, bytes, ...written.resumen }
    const cifrada = passphrase !== undefined
    await guardar(fichaDe(fichero), JSON.stringify({ ...ficha, cifrada } satisfies z.output<typeof Ficha>))
    await rename(draft, fichero)
    await sincronizar(backupDir)
    return { nombre, ...ficha, cifrada }
  } catch (error) {
    await rm(draft, { force: true })
    await rm(fichaDe(fichero), { force: true })
    throw error
  } finally {
    await client.end()
  }
}

/** What was written down of a backup when it was found whole; nothing where that cannot be read. */
async function anotado(fichero: string): Promise<z.output<typeof Ficha> | undefined> {
  try {
    return Ficha.parse(JSON.parse(await readFile(fichaDe(fichero), 'utf8')))
  } catch {
    return undefined
  }
}

/** One that came from elsewhere has nothing beside it: what its first line says is known, and no more. */
async function leerFicha(carpeta: string, nombre: string): Promise<Copia | undefined> {
  const fichero = join(carpeta, nombre)
  const { size: bytes } = await stat(fichero)
  const ficha = await anotado(fichero)
  if (ficha?.bytes === bytes) return { nombre, ...ficha }
  const cabecera = await leerCabecera(fichero).catch(() => undefined)
  if (!cabecera) return undefined
  const { hecha, version, motivo, cerradura } = cabecera
  const nothing = { verificada: null, tablas: 0, filas: 0, ficheros: 0 }
  return { nombre, hecha, version, motivo, cifrada: cerradura !== null, bytes, ...nothing }
}

/** The backups that are there, the newest first. */
export async function listar(carpeta: string): Promise<Copia[]> {
  const names = await readdir(carpeta).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => NOMBRE_DE_COPIA.test(name))
      // One that goes while the folder is read is no longer there.
      .map((name) => leerFicha(carpeta, name).catch(() => undefined)),
  )
  return found.filter((copia) => copia !== undefined).sort((a, b) => (a.hecha < b.hecha ? 1 : -1))
}

export async function borrar(carpeta: string, nombre: string): Promise<void> {
  await rm(join(carpeta, nombre), { force: true })
  await rm(fichaDe(join(carpeta, nombre)), { force: true })
}
