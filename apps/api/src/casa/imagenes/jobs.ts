import { ANCHOS } from '@telar/domain/casa/imagen'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { imagenesTable as t } from '../../db/schema/casa/imagenes.ts'
import { modeloFotosTable, modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { mirar } from '../../gateways/pictures.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { House } from '../../kit/house.ts'
import { leerOriginal } from './original.ts'
import { Sizes } from './servir.ts'

const FORMATS = ['avif', 'webp'] as const
type Imagen = typeof t.$inferSelect

/** What a visitor sees first: the hero, the collections, and the first screen of the gallery. */
const FIRST_CARDS = 24

/** Makes every size of one picture and notes its stand-in; what exists already costs nothing. */
async function prepare(house: Pick<House, 'db' | 'files'>, sizes: Sizes, imagen: Imagen): Promise<void> {
  for (const ancho of ANCHOS) for (const formato of FORMATS) await sizes.get({ id: imagen.id, ancho, formato })
  const retrato = imagen.huella === '' ? await mirar(await leerOriginal(house.files, imagen)) : undefined
  await house.db
    .update(t)
    .set({ listaEn: sql`now()`, ...(retrato ? { huella: retrato.huella } : {}) })
    .where(eq(t.id, imagen.id))
}

/** Uploads first; of the demo, which is drawn when it is seen, only what a visitor sees first. */
async function nextPicture(db: Db): Promise<Imagen | undefined> {
  const [uploaded] = await db
    .select()
    .from(t)
    .where(and(isNull(t.listaEn), isNull(t.demo)))
    .orderBy(asc(t.id))
    .limit(1)
  if (uploaded) return uploaded
  const portada = sql`select imagen_id from web_banners where activo union select imagen_id from colecciones where activa`
  const tarjetas = sql`select distinct on (m.id) f.imagen_id from ${modeloFotosTable} f
    join (select id from ${modelosTable} where publicado order by publicado_en desc nulls last limit ${FIRST_CARDS}) m on m.id = f.modelo_id
    order by m.id, f.orden`
  const [first] = await db
    .select()
    .from(t)
    .where(and(isNull(t.listaEn), sql`(${t.id} in (${portada}) or ${t.id} in (${tarjetas}))`))
    .orderBy(asc(t.id))
    .limit(1)
  return first
}

/** Prepares pictures in the background, one after the other, as soon as they are there. */
export function startPictures(house: House, log: FastifyBaseLogger): () => Promise<void> {
  const sizes = new Sizes(house)
  return repeat({
    log,
    changes: house.changes,
    table: 'imagenes',
    async step() {
      const imagen = await nextPicture(house.db)
      if (!imagen) return false
      await prepare(house, sizes, imagen)
      return true
    },
  })
}
