import { Id } from '@telar/contract/kit/crud'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Celda, celdaEnSql, celdasEnSql } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRows, rows, run } from '../../db/rows.ts'
import type { PeldanoVisto } from '../../db/schema/ventas/carts.ts'
import { type LoSuyo, leerLoSuyo, ponerYLeer } from './leer.ts'

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

const MAXIMO = 9999

/** In what language what cannot be had is named, and what the customer is shown as the price of some models. */
export interface Puesta {
  idioma: Idioma
  precios: (modeloIds: readonly number[]) => Promise<PreciosVistos>
}

/** Prices as they are shown, by model, where they are not the house's: of one garment, and of more. */
export type PreciosVistos = Record<number, { precio: number; escalas?: PeldanoVisto[] }>

const Guardada = z.object({ modeloId: Id, colorId: Id, talla: z.string() })
const Que = z.object({ que: z.string() })

/** The cart `k` of somebody, who may not have one yet. */
const abrirEnSql = (userId: string): SQL => sql`
  insert into carts as k (user_id) values (${userId}) on conflict (user_id) do update set modificado_en = now()`

const porDicho = sql`excluded.cantidad`
const porSuma = sql`least(l.cantidad + excluded.cantidad, ${MAXIMO})`

/** Fills cells of the cart `k` at today's price; those that are not on sale, not. */
const ponerEnSql = (celdas: SQL, vistos: PreciosVistos, cantidad: SQL): SQL => sql`
    insert into cart_lineas as l (cart_id, modelo_id, color_id, talla, cantidad, precio, escalas)
    select k.id, p.modelo_id, p.color_id, p.talla, least(p.cantidad, ${MAXIMO}),
      coalesce((x.visto ->> 'precio')::numeric, m.precio_mayor), x.visto -> 'escalas'
    from k, ${celdas}
      cross join lateral (
        select m.precio_mayor from modelos m join modelo_variantes v on v.modelo_id = m.id
        where m.id = p.modelo_id and m.publicado
          and v.color_id = p.color_id and v.talla = p.talla and v.disponible_web
        limit 1) m
      cross join lateral (select ${JSON.stringify(vistos)}::jsonb -> p.modelo_id::text as visto) x
    order by p.n
    on conflict (cart_id, modelo_id, color_id, talla) do update set cantidad = ${cantidad}, precio = excluded.precio,
      escalas = excluded.escalas`

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
    sql`with k as (${abrirEnSql(userId)} returning id) ${ponerEnSql(celdasEnSql(items), vistos, suma ? porSuma : porDicho)}
      returning modelo_id as "modeloId", color_id as "colorId", talla`,
  )
  if (puestasAhora.length === items.length) return
  const puestas = new Set(puestasAhora.map(clave))
  const faltan = items.filter((item) => !puestas.has(clave(item)))
  throw new ReglaError('cart.no-disponible', { que: await nombrar(db, faltan, idioma) })
}

/** How often it is tried while others touch the same cart. */
const INTENTOS = 3

/** One cell, and the cart with it in the same statement; apart where others never leave the cart alone. */
export async function ponerItem(db: Db, userId: string, item: Celda, como: Puesta): Promise<LoSuyo> {
  if (item.cantidad > 0) {
    const vistos = await como.precios([item.modeloId])
    for (let intento = 0; intento < INTENTOS; intento++) {
      const leido = await ponerYLeer(db, {
        abrir: abrirEnSql(userId),
        poner: ponerEnSql(celdaEnSql(item), vistos, porDicho),
      })
      if (leido?.puestas === 0)
        throw new ReglaError('cart.no-disponible', { que: await nombrar(db, [item], como.idioma) })
      if (leido) return leido
    }
  }
  await ponerItems(db, userId, [item], false, como)
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
