import { Id } from '@telar/contract/kit/crud'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Celda, celdasEnSql } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRows, rows, run } from '../../db/rows.ts'
import { type LoSuyo, leerLoSuyo } from './leer.ts'
import { type Compania, type PrecioVisto, ponerCelda, ponerEnSql } from './poner.ts'

const clave = ({ modeloId, colorId, talla }: Omit<Celda, 'cantidad'>) => `${modeloId} ${colorId} ${talla}`

/** One item per cell: the last word, or the sum of all. */
function unicos(items: readonly Celda[], suma: boolean): Celda[] {
  const porCelda = new Map<string, Celda>()
  for (const item of items) {
    const antes = suma ? (porCelda.get(clave(item))?.cantidad ?? 0) : 0
    porCelda.set(clave(item), { ...item, cantidad: item.cantidad + antes })
  }
  return [...porCelda.values()]
}

/** In what language what cannot be had is named, and what the customer is shown as the price of some models. */
export interface Puesta {
  idioma: Idioma
  precios: (modeloIds: readonly number[]) => Promise<PreciosVistos>
}

/** Prices as they are shown, by model, where they are not the house's. */
export type PreciosVistos = Record<number, PrecioVisto>

const Guardada = z.object({ modeloId: Id, colorId: Id, talla: z.string() })
const Que = z.object({ que: z.string() })

/** Two tabs that fill different cells never meet; in the same one the last word counts. */
async function poner(
  db: Db,
  userId: string,
  items: readonly Celda[],
  suma: boolean,
  { idioma, precios }: Puesta,
): Promise<void> {
  const vistos = await precios(items.map(({ modeloId }) => modeloId))
  const puestasAhora = await preparedRows(
    db,
    suma ? 'cart_sumar' : 'cart_poner',
    Guardada,
    sql`with k as (
        insert into carts as k (user_id) values (${userId}) on conflict (user_id) do update set modificado_en = now()
        returning id)
      ${ponerEnSql({
        celdas: sql`k, ${celdasEnSql(items)}`,
        visto: sql`${JSON.stringify(vistos)}::jsonb -> p.modelo_id::text`,
        suma,
      })}
      returning modelo_id as "modeloId", color_id as "colorId", talla`,
  )
  if (puestasAhora.length === items.length) return
  const puestas = new Set(puestasAhora.map(clave))
  const faltan = items.filter((item) => !puestas.has(clave(item)))
  throw new ReglaError('cart.no-disponible', { que: await nombrar(db, faltan, idioma) })
}

/** One cell, and the cart with it in the same statement. */
export async function ponerItem(db: Db, userId: string, celda: Celda, como: Puesta & Compania): Promise<LoSuyo> {
  if (celda.cantidad > 0) {
    const visto = (await como.precios([celda.modeloId]))[celda.modeloId] ?? null
    const puesto = await ponerCelda(db, { userId, celda, visto }, como)
    if (puesto?.puestas === 0)
      throw new ReglaError('cart.no-disponible', { que: await nombrar(db, [celda], como.idioma) })
    if (puesto) return puesto
  }
  await ponerItems(db, userId, [celda], false, como)
  return leerLoSuyo(db, userId)
}

/** What cannot be had, as the reader would say it. */
async function nombrar(db: Db, items: readonly Celda[], idioma: Idioma): Promise<string> {
  const nombres = await rows(
    db,
    Que,
    sql`
    select concat_ws(' ', coalesce(m.numero, p.modelo_id::text),
      coalesce(nullif(c.nombre ->> ${idioma}::text, ''), c.nombre ->> 'es'), p.talla) as que
    from ${celdasEnSql(items)} left join modelos m on m.id = p.modelo_id and m.publicado left join colores c on c.id = p.color_id order by p.n`,
  )
  return nombres.map(({ que }) => que).join(', ')
}

export async function quitar(db: Db, userId: string, celdas: readonly Omit<Celda, 'cantidad'>[]): Promise<void> {
  if (celdas.length === 0) return
  await run(
    db,
    sql`
    delete from cart_lineas l using carts k, ${celdasEnSql(celdas.map((celda) => ({ ...celda, cantidad: 0 })))}
    where k.user_id = ${userId} and l.cart_id = k.id
      and l.modelo_id = p.modelo_id and l.color_id = p.color_id and l.talla = p.talla`,
  )
}

/** Sets cells to quantities, 0 taking them out; with `suma` adds to what is there. */
export async function ponerItems(
  db: Db,
  userId: string,
  items: readonly Celda[],
  suma: boolean,
  como: Puesta,
): Promise<void> {
  const finales = unicos(items, suma)
  const puestos = finales.filter(({ cantidad }) => cantidad > 0)
  if (puestos.length > 0) await poner(db, userId, puestos, suma, como)
  if (!suma)
    await quitar(
      db,
      userId,
      finales.filter(({ cantidad }) => cantidad === 0),
    )
}

export interface Cambios {
  modelos?:
    | { modeloId: number; colores: { colorId: number; tallasCantidades: { talla: string; cantidad: number }[] }[] }[]
    | null
    | undefined
  tipo?: 'servicio' | 'programacion' | null | undefined
  notas?: string | null | undefined
  referenciaCliente?: string | null | undefined
  direccionEnvio?: number | null | undefined
}

/** What goes with the lines changes field by field; the lines, when they are given, all at once. */
export async function guardarCart(db: Db, userId: string, cambios: Cambios, como: Puesta): Promise<void> {
  const { tipo = null, notas = null, referenciaCliente = null, direccionEnvio = null, modelos } = cambios
  await run(
    db,
    sql`
    insert into carts as k (user_id, tipo, notas, referencia_cliente, direccion_envio)
    values (${userId}, coalesce(${tipo}::text, 'servicio'), coalesce(${notas}::text, ''),
      coalesce(${referenciaCliente}::text, ''), coalesce(${direccionEnvio}::int, 0))
    on conflict (user_id) do update set modificado_en = now(), tipo = coalesce(${tipo}::text, k.tipo),
      notas = coalesce(${notas}::text, k.notas),
      referencia_cliente = coalesce(${referenciaCliente}::text, k.referencia_cliente),
      direccion_envio = coalesce(${direccionEnvio}::int, k.direccion_envio)`,
  )
  if (!modelos) return
  await vaciar(db, userId)
  const items = modelos.flatMap(({ modeloId, colores }) =>
    colores.flatMap(({ colorId, tallasCantidades }) =>
      tallasCantidades.map(({ talla, cantidad }) => ({ modeloId, colorId, talla, cantidad })),
    ),
  )
  await ponerItems(db, userId, items, false, como)
}

async function vaciar(db: Db, userId: string): Promise<void> {
  await run(db, sql`delete from cart_lineas where cart_id = (select id from carts where user_id = ${userId})`)
}
