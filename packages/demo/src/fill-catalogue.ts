import type { Db } from '@telar/api/db/connection'
import { imagenesTable, type OrigenDemo } from '@telar/api/db/schema/casa/imagenes'
import {
  coloresTable,
  modeloFotosTable,
  modelosTable,
  modeloTiposTable,
  modeloVariantesTable,
  temporadasTable,
} from '@telar/api/db/schema/catalogo/modelos'
import { coleccionesTable, modeloColeccionesTable, webBannersTable } from '@telar/api/db/schema/catalogo/web'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DEMO_COLORES, DEMO_TEMPORADAS, t } from './catalogo/base.ts'
import { DEMO_BANNERS, DEMO_COLECCIONES } from './catalogo/colecciones.ts'
import { type DemoColeccion, type DemoModelo, demoModelos } from './catalogo/modelos.ts'
import { azar } from './catalogo/seed.ts'
import { TIPOS } from './catalogo/tipos.ts'
import type { EscenaDemo } from './dibujo/escena.ts'

const FOTO = { ancho: 1000, alto: 1250, formato: 'webp' }
const PORTADA = { ancho: 1680, alto: 1200, formato: 'webp' }
const BATCH = 500
/** Far enough that neighbours of the catalogue are not neighbours in time. */
const SALTO = 53

/** Inserts in batches and gives back the ids in the order of the rows. */
async function insertar<T extends PgTable & { id: unknown }>(db: Db, table: T, rows: object[]): Promise<number[]> {
  const ids: number[] = []
  for (let i = 0; i < rows.length; i += BATCH) {
    const batch = rows.slice(i, i + BATCH) as never[]
    const inserted = await db
      .insert(table)
      .values(batch)
      .returning({ id: (table as never as { id: never }).id })
    ids.push(...(inserted as { id: number }[]).map(({ id }) => id))
  }
  return ids
}

const imagen = (escena: EscenaDemo, medidas = FOTO) => ({ ...medidas, demo: escena satisfies OrigenDemo })

interface Refs {
  color: Map<string, number>
  temporada: Map<string, number>
  tipo: Map<string, number>
}

const ref = (map: Map<string, number>, key: string): number => {
  const id = map.get(key)
  if (id === undefined) throw new Error(`The demo names an unknown ${key}.`)
  return id
}

async function fillRefs(db: Db): Promise<Refs> {
  const colores = await insertar(db, coloresTable, DEMO_COLORES)
  const temporadas = await insertar(db, temporadasTable, DEMO_TEMPORADAS)
  const tipos = await insertar(
    db,
    modeloTiposTable,
    TIPOS.map(({ nombre, visibleHome }, orden) => ({ nombre, visibleHome, orden })),
  )
  const zip = (keys: string[], ids: number[]) => new Map(keys.map((key, i) => [key, ids[i] as number]))
  return {
    color: zip(
      DEMO_COLORES.map(({ codigo }) => codigo),
      colores,
    ),
    temporada: zip(
      DEMO_TEMPORADAS.map(({ codigo }) => codigo),
      temporadas,
    ),
    tipo: zip(
      TIPOS.map(({ familia }) => familia),
      tipos,
    ),
  }
}

/** Published over the months before today, the kinds mixed, so that some are new and others are not. */
const publicadoHace = (i: number, total: number) =>
  sql`now() - make_interval(days => ${Math.round((((i * SALTO) % total) * 150) / total)})`

/** What a shop usually takes of a model: two of the sizes in the middle, one of those at the ends. */
function curvaDe(tallas: readonly string[]): Record<string, number> | null {
  if (tallas.length < 2) return null
  const extremo = Math.ceil(tallas.length / 4)
  return Object.fromEntries(tallas.map((talla, i) => [talla, i < extremo || i >= tallas.length - extremo ? 1 : 2]))
}

function filaModelo(modelo: DemoModelo, { temporada, tipo }: Refs, i: number, total: number, enVenta: boolean) {
  const {
    familia,
    tejido: _,
    estampado: __,
    colores: ___,
    colecciones: ____,
    semilla: _____,
    temporada: codigo,
    ...datos
  } = modelo
  return {
    ...datos,
    curva: curvaDe(datos.tallas),
    modeloTipoId: ref(tipo, familia),
    temporadaId: ref(temporada, codigo),
    publicado: enVenta,
    publicadoEn: enVenta ? publicadoHace(i, total) : null,
  }
}

function variantesDe(modeloId: number, { colores, tallas, semilla }: DemoModelo, { color }: Refs, enVenta: boolean) {
  const suerte = azar(semilla + 99)
  return colores.flatMap((codigo) =>
    tallas
      .filter(() => suerte() > 0.05)
      .map((talla) => {
        const stock = enVenta ? Math.floor(suerte() * 26) : 0
        return { modeloId, colorId: ref(color, codigo), talla, stock }
      }),
  )
}

const VISTAS = ['frente', 'detalle', 'espalda'] as const
const COLOR = new Map(DEMO_COLORES.map((color) => [color.codigo, color]))
const ALT = {
  frente: t('de frente', 'front', 'de frente', 'de cara'),
  detalle: t('detalle', 'detail', 'pormenor', 'detall'),
  espalda: t('espalda', 'back', 'costas', 'esquena'),
}

const colorDe = (codigo: string) => COLOR.get(codigo) as (typeof DEMO_COLORES)[number]

const prendaDe = ({ familia, semilla, estampado, tejido }: DemoModelo, codigo: string) => ({
  familia,
  semilla,
  hex: colorDe(codigo).hex,
  estampado,
  tejido,
})

/** Every colour has its front; the first one also a detail and the back. */
function fotosDe(modelo: DemoModelo): { colorCodigo: string; escena: EscenaDemo; alt: ReturnType<typeof t> }[] {
  const { colores, nombres } = modelo
  return colores.flatMap((codigo, i) =>
    VISTAS.slice(0, i === 0 ? 3 : 2).map((vista) => {
      const color = colorDe(codigo)
      const alt = t(
        `${nombres.es} en ${color.nombre.es.toLowerCase()}, ${ALT[vista].es}`,
        `${nombres.en} in ${color.nombre.en.toLowerCase()}, ${ALT[vista].en}`,
        `${nombres.pt} em ${color.nombre.pt.toLowerCase()}, ${ALT[vista].pt}`,
        `${nombres.ca} en ${color.nombre.ca.toLowerCase()}, ${ALT[vista].ca}`,
      )
      return {
        colorCodigo: codigo,
        alt,
        escena: { escena: 'prenda', datos: { prenda: prendaDe(modelo, codigo), vista } },
      }
    }),
  )
}

async function fillModelos(db: Db, modelos: DemoModelo[], refs: Refs, enVenta = true): Promise<number[]> {
  const ids = await insertar(
    db,
    modelosTable,
    modelos.map((modelo, i) => filaModelo(modelo, refs, i, modelos.length, enVenta)),
  )
  await insertar(
    db,
    modeloVariantesTable,
    modelos.flatMap((modelo, i) => variantesDe(ids[i] as number, modelo, refs, enVenta)),
  )
  const fotos = modelos.flatMap((modelo, i) =>
    fotosDe(modelo).map((foto, orden) => ({ ...foto, orden, modeloId: ids[i] as number })),
  )
  const imagenes = await insertar(
    db,
    imagenesTable,
    fotos.map(({ escena }) => imagen(escena)),
  )
  await insertar(
    db,
    modeloFotosTable,
    fotos.map(({ modeloId, colorCodigo, alt, orden }, i) => ({
      modeloId,
      colorId: ref(refs.color, colorCodigo),
      alt,
      orden,
      imagenId: imagenes[i],
    })),
  )
  return ids
}

async function fillColecciones(db: Db, modelos: DemoModelo[], ids: number[], refs: Refs): Promise<void> {
  for (const [orden, [clave, textos]] of (
    Object.entries(DEMO_COLECCIONES) as [DemoColeccion, (typeof DEMO_COLECCIONES)[DemoColeccion]][]
  ).entries()) {
    const suyos = modelos
      .map((modelo, i) => ({ modelo, id: ids[i] as number }))
      .filter(({ modelo }) => modelo.colecciones.includes(clave))
    const cara = suyos[0] && fotosDe(suyos[0].modelo)[0]
    const [imagenId] = cara ? await insertar(db, imagenesTable, [imagen(cara.escena)]) : []
    const [coleccionId] = await insertar(db, coleccionesTable, [
      { ...textos, orden, imagenId, temporadaId: ref(refs.temporada, 'V27') },
    ])
    await db
      .insert(modeloColeccionesTable)
      .values(suyos.map(({ id }, i) => ({ modeloId: id, coleccionId: coleccionId as number, orden: i })))
  }
}

/** What hangs on the rail of the hero: a coat, a dress, a jacket and a skirt in colours that go together. */
const PERCHA = [
  ['5503', 'CRU'],
  ['1248', 'ROJ'],
  ['5007', 'NEG'],
  ['4024', 'BEI'],
] as const

async function fillBanners(db: Db, modelos: DemoModelo[]): Promise<void> {
  const percha = PERCHA.flatMap(([numero, color]) =>
    modelos.filter((modelo) => modelo.numero === numero).map((modelo) => prendaDe(modelo, color)),
  )
  for (const [orden, banner] of DEMO_BANNERS.entries()) {
    const [imagenId] = await insertar(db, imagenesTable, [
      imagen({ escena: 'portada', datos: { prendas: percha } }, PORTADA),
    ])
    await db.insert(webBannersTable).values({ ...banner, orden, imagenId: imagenId as number })
  }
}

async function readRefs(db: Db): Promise<Refs> {
  const map = (rows: { id: number; key: string }[]) => new Map(rows.map(({ id, key }) => [key, id]))
  const tipos = await db.select({ id: modeloTiposTable.id }).from(modeloTiposTable).orderBy(modeloTiposTable.id)
  return {
    color: map(await db.select({ id: coloresTable.id, key: coloresTable.codigo }).from(coloresTable)),
    temporada: map(await db.select({ id: temporadasTable.id, key: temporadasTable.codigo }).from(temporadasTable)),
    tipo: map(TIPOS.map(({ familia }, i) => ({ key: familia, id: tipos[i]?.id ?? 0 }))),
  }
}

/** Adds models of seasons that are over: nobody sees them in the shop, and nothing of them is left yet. */
export async function fillPasados(db: Db, modelos: DemoModelo[]): Promise<void> {
  await fillModelos(db, modelos, await readRefs(db), false)
}

/** Adds many models to a catalogue that is there, for measuring. */
export async function fillMany(db: Db, modelos: DemoModelo[]): Promise<void> {
  const refs = await readRefs(db)
  const ids = await fillModelos(db, modelos, refs)
  const colecciones = await db.select({ id: coleccionesTable.id }).from(coleccionesTable).orderBy(coleccionesTable.id)
  const claves = Object.keys(DEMO_COLECCIONES) as DemoColeccion[]
  const rows = modelos.flatMap((modelo, i) =>
    modelo.colecciones.map((clave) => ({
      modeloId: ids[i] as number,
      coleccionId: colecciones[claves.indexOf(clave)]?.id ?? 0,
      orden: 1000 + i,
    })),
  )
  for (let i = 0; i < rows.length; i += BATCH) await db.insert(modeloColeccionesTable).values(rows.slice(i, i + BATCH))
}

/** The demo's catalogue: two seasons, twelve types, four collections, and pictures that are drawn when they are seen. */
export async function fillCatalogue(db: Db): Promise<void> {
  const refs = await fillRefs(db)
  const modelos = demoModelos()
  const ids = await fillModelos(db, modelos, refs)
  await fillColecciones(db, modelos, ids, refs)
  await fillBanners(db, modelos)
}
