import { Id } from '@telar/contract/kit/crud'
import { TIPOS_DE_PEDIDO } from '@telar/contract/ventas/importes'
import type { Tarifario } from '@telar/domain/catalogo/tarifa'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Casa } from '../../casa/correo/enviar.ts'
import { tarifarioEnSql } from '../../clientes/tarifas/tarifario.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { DE_LA_FICHA, FICHA_SIN_IMAGEN, type Ficha } from './fichas.ts'
import { type EnVenta, enFilas, type Linea, type Suelta } from './filas.ts'
import { MARCO, Marco } from './marco.ts'

/** The lines `l` of a cart with what is said of their models, a row for each model and colour, in the order they were begun. */
const FILAS = sql`
    select l.modelo_id as "modeloId", l.color_id as "colorId", ${FICHA_SIN_IMAGEN} as ficha,
      coalesce((select json_agg(json_build_object('talla', v.talla, 'libre', v.libre)) from modelo_variantes v
        where v.modelo_id = l.modelo_id and v.color_id = l.color_id and v.disponible_web), '[]') as "enVenta",
      json_agg(json_build_object('talla', l.talla, 'cantidad', l.cantidad, 'precio', l.precio, 'escalas', l.escalas)) as celdas
    from cart_lineas l join modelos m on m.id = l.modelo_id join colores c on c.id = l.color_id ${DE_LA_FICHA}
    where l.cart_id = k.id
    group by l.modelo_id, l.color_id, m.id, c.id, t.id, w.id
    order by min(min(l.orden)) over (partition by l.modelo_id), min(l.orden)`

/** What the database puts together as JSON is taken as it comes: this is read at every touch of a cart. */
const Suyo = z.object({
  tipo: z.enum(TIPOS_DE_PEDIDO).nullable(),
  notas: z.string().nullable(),
  referenciaCliente: z.string().nullable(),
  direccionEnvio: z.int().nullable(),
  filas: z.custom<Linea[]>(),
})
const ConTodo = Suyo.extend({
  ...Marco.shape,
  email: z.string().nullable(),
  casa: z.custom<Pick<Casa, 'marca' | 'email' | 'conLogo'>>(),
  tarifario: z.custom<Tarifario | null>(),
  recienEnviado: Id.nullable(),
  entero: z.boolean(),
})

/** What is its own of a cart `k`. */
export const SUYO = sql`
      k.tipo, k.notas, k.referencia_cliente as "referenciaCliente", k.direccion_envio as "direccionEnvio"`

const SUS_MODELOS = sql`x.modelo_id in (select modelo_id from cart_lineas where cart_id = k.id)`

export type Carrito = Omit<z.output<typeof Suyo>, 'filas'> & Marco
export type CarritoConCasa = Omit<z.output<typeof ConTodo>, 'filas' | 'tarifario' | 'entero'>

export interface Abierto<C extends Carrito> {
  carrito: C
  filas: (Linea & Ficha)[]
  tarifario: Tarifario | null
}

/** A cart that is sent again within this time is the same order, even from a caller that gives no key. */
const MISMO_ENVIO_MINUTOS = 10

/**
 * A cart in one statement, with everything that decides about it as it stands now; nobody else touches it until the end of
 * the transaction. The statement sees lines as they were when it began: where somebody was at them then, it is read again.
 */
export async function tomarTodo(db: Db, userId: string, hoy: string): Promise<Abierto<CarritoConCasa>> {
  const tarifa = tarifarioEnSql({ grupo: sql`c.grupo_id`, dia: hoy, modelos: SUS_MODELOS })
  const leido = await preparedRow(
    db,
    'cart_tomar',
    ConTodo,
    sql`
    with k as (select k.*, k.xmin as escrito from carts k where k.user_id = ${userId} for update)
    select ${SUYO}, ${MARCO}, coalesce((select json_agg(f) from (${FILAS}) f), '[]') as filas, u.email,
      s.empresa || jsonb_build_object('conLogo', s.logo is not null) as casa, ${tarifa} as tarifario,
      case when k.enviado_en > now() - make_interval(mins => ${MISMO_ENVIO_MINUTOS}::int) then k.pedido_id end
        as "recienEnviado",
      k.escrito is not distinct from (select antes.xmin from carts antes where antes.user_id = u.id) as entero
    from app_settings s left join users u on u.id = ${userId} left join k on true
      left join clientes c on c.id = u.cliente_id`,
  )
  if (!leido) throw new Error('The settings row is missing.')
  const { filas, tarifario, entero, ...carrito } = leido
  if (!entero) return tomarTodo(db, userId, hoy)
  return { carrito, filas: filas.flatMap(({ ficha, ...linea }) => (ficha ? [{ ...ficha, ...linea }] : [])), tarifario }
}

/** What is kept for whoever looks at a cart: what decides about it, prices, and what is said of the models. */
export interface Guardado {
  marco: Marco
  tarifario: Tarifario | null
  fichas: (lineas: readonly Linea[]) => Promise<(linea: Linea) => Ficha | undefined>
}

/** What is its own of a cart, as it is read; the rest is kept. */
export type LoSuyo = z.output<typeof Suyo>

const NADA: LoSuyo = { tipo: null, notas: null, referenciaCliente: null, direccionEnvio: null, filas: [] }

/** A line `l` by itself, and what can be had of a variant `v`; they are put together in {@link enFilas}. */
export const SUELTA = sql`json_build_array(l.modelo_id, l.color_id, l.talla, l.cantidad, l.precio, l.escalas, l.orden)`
export const EN_VENTA = sql`json_build_array(v.modelo_id, v.color_id, v.talla, v.libre)`

export const LeidoSuelto = Suyo.omit({ filas: true }).extend({
  sueltas: z.custom<Suelta[]>(),
  enVenta: z.custom<EnVenta[]>(),
})

export const suyoDe = ({ sueltas, enVenta, ...suyo }: z.output<typeof LeidoSuelto>): LoSuyo => ({
  ...suyo,
  filas: enFilas(sueltas, enVenta),
})

export async function leerLoSuyo(db: Db, userId: string): Promise<LoSuyo> {
  const leido = await preparedRow(
    db,
    'cart_lo_suyo',
    LeidoSuelto,
    sql`
    with k as (select * from carts where user_id = ${userId}),
    l as (select l.* from k join cart_lineas l on l.cart_id = k.id)
    select ${SUYO}, coalesce((select json_agg(${SUELTA}) from l), '[]') as sueltas,
      coalesce((select json_agg(${EN_VENTA}) from modelo_variantes v
        where v.disponible_web and (v.modelo_id, v.color_id) in (select l.modelo_id, l.color_id from l)), '[]') as "enVenta"
    from k`,
  )
  return leido ? suyoDe(leido) : NADA
}

/** A cart with what is kept of its models. */
export async function abrirLoSuyo({ filas: lineas, ...suyo }: LoSuyo, guardado: Guardado): Promise<Abierto<Carrito>> {
  const fichaDe = await guardado.fichas(lineas)
  const filas = lineas.flatMap((linea) => {
    const ficha = fichaDe(linea)
    return ficha ? [{ ...ficha, ...linea }] : []
  })
  return { carrito: { ...suyo, ...guardado.marco }, filas, tarifario: guardado.tarifario }
}
