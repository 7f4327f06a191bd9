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
import { atTheEnd } from '../kit/writing.ts'
import { type Celda, celdasEnSql } from './celdas.ts'

const Hecho = z.object({ hecho: z.boolean() })
const Falta = z.object({ numero: z.string(), color: Textos, talla: z.string(), hay: z.int() })

/** The same cell twice is one with the sum. */
const sumadas = (celdas: readonly Celda[]): SQL => sql`(
  select modelo_id, color_id, talla, sum(cantidad)::int as cantidad from ${celdasEnSql(celdas)} group by 1, 2, 3) p`

/** What of each place is kept for orders, and what anybody may still take of it. */
const DE: Record<EnCasa, { reservado: SQL; libre: SQL }> = {
  almacen: { reservado: sql`v.reservado`, libre: sql`v.libre` },
  segunda: { reservado: sql`v.reservado_segunda`, libre: sql`(v.segunda - v.reservado_segunda)` },
  outlet: { reservado: sql`v.reservado_outlet`, libre: sql`(v.outlet - v.reservado_outlet)` },
}

/** What of a place anybody may still take, of the variant `v` of a statement. */
export const libreEn = (lugar: EnCasa): SQL => DE[lugar].libre

const conPrendas = (celdas: readonly Celda[]) => celdas.filter(({ cantidad }) => cantidad !== 0)

const RESERVAR = 1
const LIBERAR = -1

/** A list in one word. */
const enLista = (valores: readonly (string | number)[]) =>
  `{${valores.map((valor) => `"${String(valor).replaceAll(/["\\]/g, '\\$&')}"`).join()}}`

/** How many more are kept for orders from stock: all of these, and true, or none. */
function cambioEnSql(celdas: readonly Celda[], lugar: EnCasa, signo: number): SQL {
  const columna = (campo: keyof Celda) => enLista(celdas.map((celda) => celda[campo]))
  return sql`cambiar_reservado(${columna('modeloId')}::int[], ${columna('colorId')}::int[], ${columna('talla')}::text[],
    ${columna('cantidad')}::int[], ${lugar}::text, ${signo}::int)`
}

async function cambiarReservado(db: Db, celdas: readonly Celda[], lugar: EnCasa, signo: number): Promise<void> {
  const reales = conPrendas(celdas)
  if (reales.length === 0) return
  const cambio = await preparedRow(
    db,
    'stock_reservado',
    Hecho,
    sql`select ${cambioEnSql(reales, lugar, signo)} as hecho`,
  )
  if (!cambio?.hecho) throw await faltaStock(db, reales, signo === RESERVAR ? DE[lugar].libre : DE[lugar].reservado)
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
export async function bloquearCeldas(db: Db, celdas: readonly Celda[]): Promise<void> {
  if (celdas.length === 0) return
  await runPrepared(
    db,
    'stock_bloquear',
    sql`
    select from modelo_variantes v
      join (select distinct modelo_id, color_id, talla from ${celdasEnSql(celdas)}) c
        on c.modelo_id = v.modelo_id and c.color_id = v.color_id and c.talla = v.talla
    order by v.id for update of v`,
  )
}

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

/** Keeps garments of a place for an order; none of them when some are not free. */
export const reservar = (db: Db, celdas: readonly Celda[], lugar: EnCasa) =>
  cambiarReservado(db, celdas, lugar, RESERVAR)

/** The same as what is true in a statement once all are kept. */
export const reservaEnSql = (celdas: readonly Celda[], lugar: EnCasa): SQL => cambioEnSql(celdas, lugar, RESERVAR)

/** The same with the end of the transaction: others who want them wait for that, and for nothing that came before. */
export const reservarAlFinal = (db: Db, celdas: readonly Celda[], lugar: EnCasa): void =>
  atTheEnd(db, reservaEnSql(celdas, lugar))

/** What is said where that did not become true. */
export const faltaEn = (db: Db, celdas: readonly Celda[], lugar: EnCasa) => faltaStock(db, celdas, libreEn(lugar))

/** Gives them back. */
export const liberar = (db: Db, celdas: readonly Celda[], lugar: EnCasa) => cambiarReservado(db, celdas, lugar, LIBERAR)
