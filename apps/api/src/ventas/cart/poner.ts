import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Celda } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { ints, preparedRows, run, texts } from '../../db/rows.ts'
import type { PeldanoVisto } from '../../db/schema/ventas/carts.ts'
import { isAway } from '../../kit/errors.ts'
import { Together } from '../../kit/together.ts'
import type { EnVenta } from './filas.ts'
import { EN_VENTA, LeidoSuelto, type LoSuyo, SUELTA, SUYO, suyoDe } from './leer.ts'

/** The price of one garment as it is shown, and of more, where it is not the house's. */
export interface PrecioVisto {
  precio: number
  escalas?: PeldanoVisto[]
}

const MAXIMO = 9999

interface EnCelda {
  /** The carts `k` and the cells `p` that go into them, in the order of `p.n`. */
  celdas: SQL
  /** A {@link PrecioVisto} of a cell. */
  visto: SQL
  /** Added to what is there; without it, in its place. */
  suma: boolean
}

/** Fills cells of carts at today's price; those that are not on sale, not. */
export const ponerEnSql = ({ celdas, visto, suma }: EnCelda): SQL => sql`
    insert into cart_lineas as l (cart_id, modelo_id, color_id, talla, cantidad, precio, escalas)
    select k.id, p.modelo_id, p.color_id, p.talla, least(p.cantidad, ${MAXIMO}),
      coalesce((x.visto ->> 'precio')::numeric, m.precio_mayor), x.visto -> 'escalas'
    from ${celdas}
      cross join lateral (
        select m.precio_mayor from modelos m join modelo_variantes v on v.modelo_id = m.id
        where m.id = p.modelo_id and m.publicado
          and v.color_id = p.color_id and v.talla = p.talla and v.disponible_web
        limit 1) m
      cross join lateral (select ${visto} as visto) x
    order by p.n
    on conflict (cart_id, modelo_id, color_id, talla) do update set precio = excluded.precio, escalas = excluded.escalas,
      cantidad = ${suma ? sql`least(l.cantidad + excluded.cantidad, ${MAXIMO})` : sql`excluded.cantidad`}`

/** A cell of somebody's cart, and what they are shown as the price of its model where it is not the house's. */
interface Puesta {
  userId: string
  celda: Celda
  visto: PrecioVisto | null
}

const TrasPoner = LeidoSuelto.extend({
  userId: z.string(),
  enVenta: z.custom<(EnVenta[] | null)[]>(),
  puestas: z.int(),
})
type LoPuesto = LoSuyo & { puestas: number }

const CELDA = sql`cart_id, modelo_id, color_id, talla, cantidad, precio, escalas, orden`

/**
 * Puts a cell into each of some carts and reads what is their own in one statement, which sees carts as they were when it
 * began: nothing is put, and nothing answered, where somebody else has touched one since, or there is none yet. Those that
 * somebody else is at are waited for, or left out.
 */
async function ponerYLeer(
  db: Db,
  puestas: readonly Puesta[],
  ocupados: 'esperar' | 'dejar',
): Promise<ReadonlyMap<string, LoPuesto>> {
  const numeros = (campo: 'modeloId' | 'colorId' | 'cantidad') => ints(puestas.map(({ celda }) => celda[campo]))
  const vistos = puestas.map(({ visto }) => JSON.stringify(visto))
  const leidos = await preparedRows(
    db,
    ocupados === 'dejar' ? 'cart_poner_y_leer' : 'cart_poner_y_leer_esperando',
    TrasPoner,
    sql`
    with dicho as (
      select * from unnest(${texts(puestas.map(({ userId }) => userId))}::uuid[], ${numeros('modeloId')},
        ${numeros('colorId')}, ${texts(puestas.map(({ celda }) => celda.talla))}, ${numeros('cantidad')},
        ${texts(vistos)}::jsonb[]) with ordinality as d(user_id, modelo_id, color_id, talla, cantidad, visto, n)),
    tomado as (
      select k.id, k.xmin as escrito from carts k where k.user_id in (select user_id from dicho)
      order by k.id for no key update ${sql.raw(ocupados === 'dejar' ? 'skip locked' : '')}),
    k as (
      update carts k set modificado_en = now() from tomado t
      where k.id = t.id and t.escrito = (select antes.xmin from carts antes where antes.id = t.id) returning k.*),
    p as (
      ${ponerEnSql({ celdas: sql`k join dicho p on p.user_id = k.user_id`, visto: sql`p.visto`, suma: false })} returning ${CELDA}),
    l as (
      select ${CELDA} from p
      union all
      select ${CELDA} from (select l.* from k join cart_lineas l on l.cart_id = k.id) l
      where not exists (select from p where p.cart_id = l.cart_id
        and p.modelo_id = l.modelo_id and p.color_id = l.color_id and p.talla = l.talla))
    select k.user_id as "userId", ${SUYO}, coalesce(s.sueltas, '[]') as sueltas, coalesce(v.ven, '[]') as "enVenta",
      (select count(*)::int from p where p.cart_id = k.id) as puestas
    from k
      left join (select cart_id, json_agg(${SUELTA}) as sueltas from l group by cart_id) s on s.cart_id = k.id
      left join (
        select cart_id, json_agg((select json_agg(${EN_VENTA}) from modelo_variantes v
          where v.modelo_id = l.modelo_id and v.color_id = l.color_id and v.disponible_web)) as ven
        from (select distinct cart_id, modelo_id, color_id from l) l group by cart_id) v on v.cart_id = k.id`,
  )
  return new Map(
    leidos.map(({ userId, puestas: cuantas, enVenta, ...suelto }) => [
      userId,
      { ...suyoDe({ ...suelto, enVenta: enVenta.flatMap((una) => una ?? []) }), puestas: cuantas },
    ]),
  )
}

/** With whom a cell may go: with those of other carts, but not out of a transaction of its own. */
export interface Compania {
  junto: boolean
}

const MAS_JUNTAS = 10
const PACIENCIA_MS = 20

const JUNTAS = new WeakMap<Db, Together<Puesta, LoPuesto>>()

/** Cells of other carts that come while some are on their way go together with the next. */
function juntasDe(db: Db): Together<Puesta, LoPuesto> {
  const juntas =
    JUNTAS.get(db) ??
    new Together<Puesta, LoPuesto>({
      ...{ most: MAS_JUNTAS, patience: PACIENCIA_MS },
      about: ({ userId }) => userId,
      ask: (todas) => ponerYLeer(db, todas, 'dejar'),
    })
  JUNTAS.set(db, juntas)
  return juntas
}

/** What one of them brings, or holds, must not be the others' trouble: each is tried alone. */
const cadaUna = (error: unknown): undefined => {
  if (isAway(error)) throw error
  return undefined
}

/** How often it is tried while others touch the same cart. */
const INTENTOS = 3

/** One cell, and the cart with it; nothing where others never leave the cart alone. */
export async function ponerCelda(db: Db, puesta: Puesta, { junto }: Compania): Promise<LoPuesto | undefined> {
  const puesto = junto ? await juntasDe(db).ask(puesta).catch(cadaUna) : undefined
  if (puesto) return puesto
  for (let intento = 0; intento < INTENTOS; intento++) {
    const solo = (await ponerYLeer(db, [puesta], 'esperar')).get(puesta.userId)
    if (solo) return solo
    await run(db, sql`insert into carts (user_id) values (${puesta.userId}) on conflict do nothing`)
  }
  return undefined
}
