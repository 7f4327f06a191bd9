import { ANCHOS } from '@telar/domain/casa/imagen'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { imagenesTable as t } from '../../db/schema/casa/imagenes.ts'
import { mirar } from '../../gateways/pictures.ts'
import { alone } from '../../jobs/alone.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { House } from '../../kit/house.ts'
import { leerOriginal } from './original.ts'
import { Sizes } from './servir.ts'

/** Any number, the same in every process. */
const LOCK = 5_003_051
const FORMATS = ['avif', 'webp'] as const
type Imagen = typeof t.$inferSelect

/** The ids of the pictures that a visitor sees first. */
export type Primeras = () => SQL

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
async function nextPicture(db: Db, primeras: Primeras): Promise<Imagen | undefined> {
  const [uploaded] = await db
    .select()
    .from(t)
    .where(and(isNull(t.listaEn), isNull(t.demo)))
    .orderBy(asc(t.id))
    .limit(1)
  if (uploaded) return uploaded
  const [first] = await db
    .select()
    .from(t)
    .where(and(isNull(t.listaEn), sql`${t.id} in (${primeras()})`))
    .orderBy(asc(t.id))
    .limit(1)
  return first
}

/** Prepares pictures in the background, one after the other, as soon as they are there. */
export function startPictures(house: House, primeras: Primeras, log: FastifyBaseLogger): () => Promise<void> {
  const inBackground = { db: house.jobs.db, files: house.files }
  const sizes = new Sizes(inBackground)
  return repeat({
    log,
    changes: house.changes,
    table: 'imagenes',
    step: () =>
      alone(house.jobs.pool, LOCK, async () => {
        const imagen = await nextPicture(inBackground.db, primeras)
        if (!imagen) return false
        await prepare(inBackground, sizes, imagen)
        return true
      }),
  })
}
