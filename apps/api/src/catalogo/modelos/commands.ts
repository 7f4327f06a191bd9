import type { ModeloInput } from '@telar/contract/catalogo/modelos'
import type { Idioma } from '@telar/domain/idioma'
import { enIdioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import {
  coloresTable,
  modeloFotosTable as f,
  modelosTable as m,
  modeloVariantesTable as v,
} from '../../db/schema/catalogo/modelos.ts'
import { modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'
import { translateConstraint } from '../../kit/constraints.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'

type Entrada = z.output<typeof ModeloInput>

const save = <R>(write: Promise<R>, table: typeof m | typeof v | typeof f | typeof mc): Promise<R> =>
  write.catch((error) => {
    throw translateConstraint(error, table) ?? error
  })

/** The first time a model is published is when it is new. */
const publicacion = (publicado: boolean) => (publicado ? { publicadoEn: sql`coalesce(publicado_en, now())` } : {})

export async function crearModelo(db: Db, entrada: Entrada, idioma: Idioma): Promise<number> {
  const { colecciones, variantes, fotos, ...datos } = entrada
  const values = { ...datos, ...(datos.publicado ? { publicadoEn: sql`now()` } : {}) }
  const [row] = await save(
    db
      .insert(m)
      .values(values as never)
      .returning({ id: m.id }),
    m,
  )
  const id = row?.id as number
  await guardarPartes(db, id, entrada, idioma)
  return id
}

export async function cambiarModelo(
  db: Db,
  id: number,
  entrada: Entrada,
  version: number | null | undefined,
  idioma: Idioma,
): Promise<void> {
  const [actual] = await db.select({ version: m.version }).from(m).where(eq(m.id, id)).for('update')
  if (!actual) throw notFound('Modelo', id)
  if (typeof version === 'number' && version !== actual.version) throw conflict('error.stale')
  const { colecciones, variantes, fotos, ...datos } = entrada
  const set = { ...datos, ...publicacion(datos.publicado), version: sql`${m.version} + 1`, modificadoEn: sql`now()` }
  await save(db.update(m).set(set).where(eq(m.id, id)), m)
  await guardarPartes(db, id, entrada, idioma)
}

async function guardarPartes(db: Db, id: number, entrada: Entrada, idioma: Idioma): Promise<void> {
  await guardarColecciones(
    db,
    id,
    entrada.colecciones.map((coleccion) => coleccion.id),
  )
  await guardarVariantes(db, id, entrada, idioma)
  await guardarFotos(db, id, entrada.fotos)
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
  return save(
    db
      .insert(mc)
      .values({ modeloId, coleccionId, orden: ultimo as never })
      .onConflictDoNothing(),
    mc,
  )
}

const clave = ({ colorId, talla }: { colorId: number; talla: string }) => `${colorId} ${talla}`

async function nombreDeColor(db: Db, colorId: number, idioma: Idioma): Promise<string> {
  const [color] = await db
    .select({ nombre: coloresTable.nombre })
    .from(coloresTable)
    .where(eq(coloresTable.id, colorId))
  return color ? enIdioma(color.nombre, idioma) : String(colorId)
}

/** The matrix of colours and sizes as it was sent; what orders have reserved can be neither removed nor undercut. */
async function guardarVariantes(
  db: Db,
  modeloId: number,
  { variantes, tallas }: Entrada,
  idioma: Idioma,
): Promise<void> {
  const ajena = variantes.find(({ talla }) => !tallas.includes(talla))
  if (ajena) throw new FieldsError({ variantes: ['modelo.talla-desconocida'] }, { talla: ajena.talla })
  const actuales = await db.select().from(v).where(eq(v.modeloId, modeloId)).for('update')
  const nuevas = new Map(variantes.map((variante) => [clave(variante), variante]))
  for (const actual of actuales) {
    const nueva = nuevas.get(clave(actual))
    if (actual.reservado <= (nueva?.stock ?? 0)) continue
    const params = { color: await nombreDeColor(db, actual.colorId, idioma), talla: actual.talla, n: actual.reservado }
    throw new ReglaError(nueva ? 'modelo.stock-reservado' : 'modelo.variante-reservada', params)
  }
  const sobran = actuales.filter((actual) => !nuevas.has(clave(actual))).map(({ id }) => id)
  if (sobran.length > 0) await db.delete(v).where(inArray(v.id, sobran))
  if (variantes.length === 0) return
  const cambia = sql`(${v.ean}, ${v.stock}, ${v.disponibleWeb}) is distinct from (excluded.ean, excluded.stock, excluded.disponible_web)`
  const upsert = db
    .insert(v)
    .values(variantes.map((variante) => ({ ...variante, modeloId })))
    .onConflictDoUpdate({
      target: [v.modeloId, v.colorId, v.talla],
      set: {
        ean: sql`excluded.ean`,
        stock: sql`excluded.stock`,
        disponibleWeb: sql`excluded.disponible_web`,
        version: sql`${v.version} + 1`,
        modificadoEn: sql`now()`,
      },
      setWhere: cambia,
    })
  await save(upsert as unknown as Promise<unknown>, v)
}

/** Photos in the order they were sent. A picture that stays keeps its row, so that its history does too. */
async function guardarFotos(db: Db, modeloId: number, fotos: Entrada['fotos']): Promise<void> {
  const actuales = await db.select().from(f).where(eq(f.modeloId, modeloId))
  const quedan = new Set(fotos.map(({ imagenId }) => imagenId))
  const sobran = actuales.filter(({ imagenId }) => !quedan.has(imagenId)).map(({ id }) => id)
  if (sobran.length > 0) await db.delete(f).where(inArray(f.id, sobran))
  for (const [orden, foto] of fotos.entries()) {
    const actual = actuales.find(({ imagenId }) => imagenId === foto.imagenId)
    if (actual)
      await save(
        db
          .update(f)
          .set({ ...foto, orden })
          .where(eq(f.id, actual.id)),
        f,
      )
    else await save(db.insert(f).values({ ...foto, modeloId, orden }), f)
  }
}

/** Publishes or hides several at once, all or nothing. */
export async function publicarModelos(db: Db, ids: number[], publicado: boolean): Promise<number[]> {
  const set = { publicado, ...publicacion(publicado), version: sql`${m.version} + 1`, modificadoEn: sql`now()` }
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
