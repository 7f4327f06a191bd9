import type { ModeloInput, modelos } from '@telar/contract/catalogo/modelos'
import type { Body } from '@telar/contract/kit/endpoint'
import { composicionEscrita } from '@telar/domain/catalogo/composicion'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import {
  modeloFotosTable as f,
  modelosTable as m,
  modeloVariantesTable as v,
  ventanasTable as w,
} from '../../db/schema/catalogo/modelos.ts'
import { modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { nextVersion, over, saveVersion } from '../../kit/rows/version.ts'
import { nombrarColor } from '../nombrar.ts'

type Entrada = z.output<typeof ModeloInput>
/** What changes of a model; the lists are given whole, or stay as they are. */
export type Cambio = Body<(typeof modelos)['update']>
type VarianteNombrada = NonNullable<Cambio['variantes']>[number]

const MODELO = { table: m, entity: 'Modelo' }

/** The first time a model is published is when it is new. */
const publicacion = (publicado: boolean) => (publicado ? { publicadoEn: sql`coalesce(publicado_en, now())` } : {})

/** A model leaves with a delivery of its own season. */
async function comprobarVentana(db: Db, ventanaId: number | null | undefined, temporadaId: number): Promise<void> {
  if (!ventanaId) return
  const [ventana] = await db.select({ temporadaId: w.temporadaId }).from(w).where(eq(w.id, ventanaId))
  if (ventana && ventana.temporadaId !== temporadaId) throw new FieldsError({ ventanaId: ['modelo.ventana'] })
}

/** Where the season changes and the delivery is not named, a model no longer leaves with one of another season. */
const suVentana = ({
  temporadaId,
  ventanaId,
}: {
  temporadaId?: number | undefined
  ventanaId?: number | null | undefined
}) =>
  temporadaId !== undefined && ventanaId === undefined
    ? { ventanaId: sql`case when temporada_id = ${temporadaId} then ventana_id end` }
    : {}

export async function crearModelo(db: Db, entrada: Entrada): Promise<number> {
  const { colecciones, variantes, fotos, ...datos } = entrada
  await comprobarVentana(db, datos.ventanaId, datos.temporadaId)
  const composicion = composicionEscrita(datos.composicion)
  const values = { ...datos, composicion, ...(datos.publicado ? { publicadoEn: sql`now()` } : {}) }
  const [row] = await saving(
    m,
    db
      .insert(m)
      .values(values as never)
      .returning({ id: m.id }),
  )
  const id = row?.id as number
  await guardarPartes(db, id, entrada)
  return id
}

export async function cambiarModelo(db: Db, id: number, cambio: Cambio): Promise<void> {
  const { version, colecciones, variantes, fotos, composicion: dicha, ...datos } = cambio
  await comprobarVentana(db, datos.ventanaId, datos.temporadaId)
  const composicion = dicha === undefined ? {} : { composicion: await composicionDe(db, id, dicha) }
  await saveVersion(db, MODELO, id, version, {
    ...datos,
    ...suVentana(datos),
    ...composicion,
    ...publicacion(datos.publicado ?? false),
  })
  await guardarPartes(db, id, cambio)
}

type Mudado = Body<(typeof modelos)['cambiar']>['filas'][number]

/** Prices, season, type and publication of several at once. */
export const cambiarVarios = (db: Db, filas: Mudado[], idioma: Idioma) =>
  changeRows(db, { ...MODELO, label: m.numero, idioma }, filas, (id, cambio) =>
    saveVersion(db, MODELO, id, null, { ...cambio, ...suVentana(cambio), ...publicacion(cambio.publicado ?? false) }),
  )

/** What was written before it had to be understood may stay. */
async function composicionDe(db: Db, id: number, dicha: string): Promise<string> {
  const [actual] = await db.select({ composicion: m.composicion }).from(m).where(eq(m.id, id))
  return actual?.composicion === dicha ? dicha : composicionEscrita(dicha)
}

async function guardarPartes(db: Db, id: number, entrada: Cambio): Promise<void> {
  if (entrada.colecciones)
    await guardarColecciones(
      db,
      id,
      entrada.colecciones.map((coleccion) => coleccion.id),
    )
  await guardarVariantes(db, id, entrada)
  if (entrada.fotos) await guardarFotos(db, id, entrada.fotos)
}

/** A model that joins a collection goes to its end; one that stays keeps its place. */
async function guardarColecciones(db: Db, modeloId: number, ids: number[]): Promise<void> {
  await db
    .delete(mc)
    .where(and(eq(mc.modeloId, modeloId), ids.length > 0 ? notInArray(mc.coleccionId, ids) : undefined))
  for (const coleccionId of new Set(ids)) await unirAColeccion(db, modeloId, coleccionId)
}

function unirAColeccion(db: Db, modeloId: number, coleccionId: number): Promise<unknown> {
  const ultimo = sql`(select coalesce(max(orden) + 1, 0) from modelo_colecciones where coleccion_id = ${coleccionId})`
  return saving(
    mc,
    db
      .insert(mc)
      .values({ modeloId, coleccionId, orden: ultimo as never })
      .onConflictDoNothing(),
  )
}

const clave = ({ colorId, talla }: { colorId: number; talla: string }) => `${colorId} ${talla}`

const VARIANTE_NUEVA = { ean: null, stock: 0, disponibleWeb: true }

/**
 * The matrix of colours and sizes as it was sent. How many there are is the ledger's to say: only a variant that begins
 * brings what there is of it. One with garments in the house, or kept for orders, cannot be taken away.
 */
async function guardarVariantes(
  db: Db,
  modeloId: number,
  { variantes: nombradas, tallas }: Pick<Cambio, 'variantes' | 'tallas'>,
): Promise<void> {
  const actuales = await db.select().from(v).where(eq(v.modeloId, modeloId)).for('update')
  const ajena = (nombradas ?? actuales).find(({ talla }) => !tallas.includes(talla))
  if (ajena) throw new FieldsError({ variantes: ['modelo.talla-desconocida'] }, { talla: ajena.talla })
  if (!nombradas) return
  const suyas = new Map(actuales.map((actual) => [clave(actual), actual]))
  const entera = (una: VarianteNombrada) => {
    const { ean, stock, disponibleWeb } = over(suyas.get(clave(una)) ?? VARIANTE_NUEVA, una)
    return { colorId: una.colorId, talla: una.talla, ean, stock, disponibleWeb }
  }
  const variantes = nombradas.map(entera)
  const nuevas = new Set(variantes.map(clave))
  const sobran = actuales.filter((actual) => !nuevas.has(clave(actual)))
  for (const { colorId, talla, stock, segunda, outlet } of sobran) {
    const n = stock + segunda + outlet
    if (n > 0)
      throw new ReglaError('modelo.variante-con-prendas', {
        que: await nombrarColor(db, { modeloId, colorId }, talla),
        n,
      })
  }
  const ids = sobran.map(({ id }) => id)
  if (ids.length > 0) await db.delete(v).where(inArray(v.id, ids))
  if (variantes.length === 0) return
  const cambia = sql`(${v.ean}, ${v.disponibleWeb}) is distinct from (excluded.ean, excluded.disponible_web)`
  const upsert = db
    .insert(v)
    .values(variantes.map((variante) => ({ ...variante, modeloId })))
    .onConflictDoUpdate({
      target: [v.modeloId, v.colorId, v.talla],
      set: {
        ean: sql`excluded.ean`,
        disponibleWeb: sql`excluded.disponible_web`,
        ...nextVersion(v),
      },
      setWhere: cambia,
    })
  await saving(v, upsert)
}

/** Photos in the order they were sent. A picture that stays keeps its row, so that its history does too. */
async function guardarFotos(db: Db, modeloId: number, fotos: NonNullable<Cambio['fotos']>): Promise<void> {
  const actuales = await db.select().from(f).where(eq(f.modeloId, modeloId))
  const quedan = new Set(fotos.map(({ imagenId }) => imagenId))
  const sobran = actuales.filter(({ imagenId }) => !quedan.has(imagenId)).map(({ id }) => id)
  if (sobran.length > 0) await db.delete(f).where(inArray(f.id, sobran))
  for (const [orden, foto] of fotos.entries()) {
    const actual = actuales.find(({ imagenId }) => imagenId === foto.imagenId)
    if (actual)
      await saving(
        f,
        db
          .update(f)
          .set({ ...foto, orden })
          .where(eq(f.id, actual.id)),
      )
    else await saving(f, db.insert(f).values({ ...foto, modeloId, orden }))
  }
}

/** Publishes or hides several at once, all or nothing. */
export async function publicarModelos(db: Db, ids: number[], publicado: boolean): Promise<number[]> {
  const set = { publicado, ...publicacion(publicado), ...nextVersion(m) }
  const rows = await db.update(m).set(set).where(inArray(m.id, ids)).returning({ id: m.id })
  const falta = ids.find((id) => !rows.some((row) => row.id === id))
  if (falta !== undefined) throw notFound('Modelo', falta)
  return ids
}

/** Adds several to a collection, or takes them out. */
export async function asignarColeccion(db: Db, ids: number[], coleccionId: number, dentro: boolean): Promise<number[]> {
  const conocidos = await db.$count(m, inArray(m.id, ids))
  if (conocidos !== new Set(ids).size) throw new ReglaError('coleccion.modelos')
  if (!dentro) await db.delete(mc).where(and(eq(mc.coleccionId, coleccionId), inArray(mc.modeloId, ids)))
  else for (const id of ids) await unirAColeccion(db, id, coleccionId)
  return ids
}
