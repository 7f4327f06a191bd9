import { Textos } from '@telar/contract/kit/crud'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { enCadaIdioma, enIdioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { runPrepared } from '../db/prepared.ts'
import { preparedRow, rows } from '../db/rows.ts'
import { numeroEscrito } from '../i18n/mensaje.ts'
import { type Celda, celdasEnSql } from './celdas.ts'

const Cuenta = z.object({ pedidas: z.int(), cambiadas: z.int() })
const Falta = z.object({ numero: z.string(), color: Textos, talla: z.string(), hay: z.int() })

/** The same cell twice is one with the sum. */
const sumadas = (celdas: readonly Celda[]): SQL => sql`(
  select modelo_id, color_id, talla, sum(cantidad)::int as cantidad from ${celdasEnSql(celdas)} group by 1, 2, 3) p`

/** What of each place is kept for orders, and what anybody may still take of it. */
const DE: Record<EnCasa, { reservado: SQL; libre: SQL }> = {
  almacen: { reservado: sql`reservado`, libre: sql`v.libre` },
  segunda: { reservado: sql`reservado_segunda`, libre: sql`(v.segunda - v.reservado_segunda)` },
  outlet: { reservado: sql`reservado_outlet`, libre: sql`(v.outlet - v.reservado_outlet)` },
}

/** What of a place anybody may still take, of the variant `v` of a statement. */
export const libreEn = (lugar: EnCasa): SQL => DE[lugar].libre

interface Cambio {
  nombre: string
  lugar: EnCasa
  /** How many more are kept, and how many there must be for it. */
  n: SQL
  hay: SQL
}

/**
 * How many more are kept for orders from stock, as the table `cambiadas` of a statement: all of the table `pedidas`, or
 * none. Variants are locked always in the same order, so that two orders that share some never wait for each other in a
 * ring.
 */
const cambio = (celdas: readonly Celda[], { lugar, n, hay }: Omit<Cambio, 'nombre'>): SQL => sql`
  pedidas as (select * from ${sumadas(celdas)}),
  bloqueadas as (
    select v.id, p.cantidad, ${hay} >= p.cantidad as bastan from modelo_variantes v
      join pedidas p on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
    order by v.id for update of v),
  cambiadas as (
    update modelo_variantes v set ${DE[lugar].reservado} = v.${DE[lugar].reservado} + ${n}, modificado_en = now()
    from bloqueadas b
    where v.id = b.id and (select count(*) filter (where bastan) from bloqueadas) = (select count(*) from pedidas)
    returning v.id)`

const conPrendas = (celdas: readonly Celda[]) => celdas.filter(({ cantidad }) => cantidad !== 0)

async function cambiarReservado(db: Db, celdas: readonly Celda[], { nombre, ...que }: Cambio): Promise<void> {
  const reales = conPrendas(celdas)
  if (reales.length === 0) return
  const cuenta = await preparedRow(
    db,
    `stock_${nombre}_${que.lugar}`,
    Cuenta,
    sql`with ${cambio(reales, que)}
      select (select count(*)::int from pedidas) as pedidas, (select count(*)::int from cambiadas) as cambiadas`,
  )
  if (cuenta?.pedidas !== cuenta?.cambiadas) throw await faltaStock(db, reales, que.hay)
}

/** Which cells are short, each with its colour and with how many there are of what was asked. */
async function faltaStock(db: Db, celdas: readonly Celda[], hay: SQL): Promise<ReglaError> {
  const faltas = await rows(
    db,
    Falta,
    sql`
    select coalesce(m.numero, p.modelo_id::text) as numero, coalesce(c.nombre, '{"es":"","en":"","pt":"","ca":""}') as color, p.talla,
      greatest(coalesce(${hay}, 0), 0) as hay
    from ${sumadas(celdas)}
      left join modelos m on m.id = p.modelo_id left join colores c on c.id = p.color_id
      left join modelo_variantes v on v.modelo_id = p.modelo_id and v.color_id = p.color_id and v.talla = p.talla
    where coalesce(${hay}, 0) < p.cantidad
    order by m.numero, p.color_id, array_position(array(select jsonb_array_elements_text(m.tallas)), p.talla)`,
  )
  const que = enCadaIdioma((idioma) =>
    faltas
      .map(
        ({ numero, color, talla, hay: quedan }) =>
          `${numero} ${enIdioma(color, idioma)} ${talla} (${numeroEscrito(idioma, quedan)})`,
      )
      .join(', '),
  )
  return new ReglaError('pedido.sin-stock', { que })
}

/**
 * Who is about to touch these cells by several statements holds them all first, in the order in which everybody does: two
 * who share some never wait for each other in a ring.
 */
export const bloquearCeldas = (db: Db, celdas: readonly Celda[]): Promise<unknown> =>
  runPrepared(
    db,
    'stock_bloquear',
    sql`
    select from modelo_variantes v
      join (select distinct modelo_id, color_id, talla from ${celdasEnSql(celdas)}) c
        on c.modelo_id = v.modelo_id and c.color_id = v.color_id and c.talla = v.talla
    order by v.id for update of v`,
  )

const Bastan = z.object({ pedidas: z.int(), bastan: z.int() })

/** Garments that leave a place must be there and nobody else's: locks them, or says which are short. */
export async function exigirLibre(db: Db, celdas: readonly Celda[], lugar: EnCasa = 'almacen'): Promise<void> {
  const cuenta = await preparedRow(
    db,
    `stock_exigir_${lugar}`,
    Bastan,
    sql`
    with p as (select * from ${sumadas(celdas)}),
    bloqueadas as (
      select ${libreEn(lugar)} >= p.cantidad as bastan from modelo_variantes v
        join p on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
      order by v.id for update of v)
    select (select count(*)::int from p) as pedidas, (select count(*)::int from bloqueadas where bastan) as bastan`,
  )
  if (cuenta?.pedidas !== cuenta?.bastan) throw await faltaStock(db, celdas, libreEn(lugar))
}

const reserva = (lugar: EnCasa) => ({ lugar, n: sql`b.cantidad`, hay: libreEn(lugar) })

/** Keeps garments of a place for an order; none of them when some are not free. */
export const reservar = (db: Db, celdas: readonly Celda[], lugar: EnCasa) =>
  cambiarReservado(db, celdas, { nombre: 'reservar', ...reserva(lugar) })

/** The same inside a statement: its first tables, and what is true in it once all are kept. */
export const reservaEnSql = (celdas: readonly Celda[], lugar: EnCasa): { tablas: SQL; hecha: SQL } => ({
  tablas: cambio(celdas, reserva(lugar)),
  hecha: sql`(select count(*) from cambiadas) = (select count(*) from pedidas)`,
})

/** What is said where that did not become true. */
export const faltaEn = (db: Db, celdas: readonly Celda[], lugar: EnCasa) => faltaStock(db, celdas, libreEn(lugar))

/** Gives them back. */
export const liberar = (db: Db, celdas: readonly Celda[], lugar: EnCasa) =>
  cambiarReservado(db, celdas, { nombre: 'liberar', lugar, n: sql`- b.cantidad`, hay: sql`v.${DE[lugar].reservado}` })
