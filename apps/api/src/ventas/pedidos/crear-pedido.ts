import { Id } from '@telar/contract/kit/crud'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { PorqueGuardado } from '@telar/domain/catalogo/tarifa'
import { ejercicioDe } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { ANCHO_DE_NUMERO, type Cantidad } from '@telar/domain/ventas/pedido'
import type { VentanaDeLinea } from '@telar/domain/ventas/plazo'
import type { Venta } from '@telar/domain/ventas/venta'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Celda } from '../../almacen/celdas.ts'
import { faltaEn, reservaEnSql, reservarAlFinal } from '../../almacen/reservas.ts'
import { correosEnSql } from '../../casa/correo/enviar.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { type Avisos, sabido } from './por-saber.ts'

export interface LineaNueva {
  modeloId: number
  colorId: number
  precio: number
  /** Why that is not the house's. */
  porque?: readonly PorqueGuardado[]
  dto: number
  tallasCantidades: readonly Cantidad[]
  /** The season's delivery with which it leaves; only an order for the season keeps it. */
  ventana: VentanaDeLinea | null
}

export interface PedidoNuevo {
  clienteId: number
  userId: string | null
  comercialId: number | null
  fecha: string
  tipo: 'servicio' | 'programacion'
  /** Where its garments lie; the stock unless it is said. */
  lugar?: EnCasa
  origen: 'web' | 'showroom' | 'comercial'
  fechaEntregaDesde?: string | null
  fechaEntregaHasta?: string | null
  direccionEnvio: Direccion
  dtoComercial: number
  dtoProntoPago: number
  notas: string
  referenciaCliente: string
  lineas: readonly LineaNueva[]
  venta: Pick<Venta, 'portes' | 'base' | 'total'>
  quien: string | null
  /** Whose cart it was: emptied, and remembers its order. */
  cartDe?: string
  /** What is said of it, to whom. */
  avisos?: Avisos
}

export const celdasDeStock = (lineas: readonly Omit<LineaNueva, 'precio' | 'dto' | 'ventana'>[]): Celda[] =>
  lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.map(({ talla, cantidad }) => ({ modeloId, colorId, talla, cantidad })),
  )

/** Cells with garments in them, as an order keeps them. */
const sinVacias = (lineas: readonly LineaNueva[]): LineaNueva[] =>
  lineas
    .map((linea) => ({ ...linea, tallasCantidades: linea.tallasCantidades.filter(({ cantidad }) => cantidad > 0) }))
    .filter(({ tallasCantidades }) => tallasCantidades.length > 0)

export const prendasDe = (lineas: readonly { tallasCantidades: readonly Cantidad[] }[]): number =>
  lineas.reduce((n, linea) => linea.tallasCantidades.reduce((m, { cantidad }) => m + cantidad, n), 0)

/** What is worth keeping of why a price is what it is. */
export const porqueDe = ({ porque }: Pick<LineaNueva, 'porque'>) => (porque && porque.length > 0 ? porque : null)

/** When a line of an order leaves, as it keeps it. */
export const plazoGuardado = (tipo: PedidoNuevo['tipo'], { ventana }: Pick<LineaNueva, 'ventana'>) =>
  tipo === 'programacion' && ventana
    ? { ventanaId: ventana.id, entregaDesde: ventana.desde, entregaHasta: ventana.hasta }
    : { ventanaId: null, entregaDesde: null, entregaHasta: null }

const filaDeLinea = (tipo: PedidoNuevo['tipo'], linea: LineaNueva, orden: number) => ({
  ...{ orden, modeloId: linea.modeloId, colorId: linea.colorId, precio: linea.precio, dto: linea.dto },
  ...plazoGuardado(tipo, linea),
  porque: porqueDe(linea),
  tallasCantidades: linea.tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad, servida: 0, anulada: 0 })),
})

const Guardado = z.object({ id: Id, numero: z.string() })

/**
 * The order with the garments kept for it, its number, its lines, the first thing that happened to it, the cart it was and
 * what is said of it, in one statement. No row, and no number, where some garments are not free.
 */
function guardar(
  db: Db,
  { lineas, venta: { portes, base, total }, quien, cartDe, avisos, ...datos }: PedidoNuevo,
  celdas: readonly Celda[],
): Promise<z.output<typeof Guardado> | undefined> {
  const { clienteId, userId, comercialId, fecha, tipo, origen, direccionEnvio, notas, referenciaCliente } = datos
  const { dtoComercial, dtoProntoPago, fechaEntregaDesde = null, fechaEntregaHasta = null, lugar = 'almacen' } = datos
  const prendas = prendasDe(lineas)
  const ejercicio = ejercicioDe(fecha)
  const deStock = celdas.length > 0
  return preparedRow(
    db,
    deStock ? 'pedido_crear_con_prendas' : 'pedido_crear',
    Guardado,
    sql`
    with r as materialized (select ${deStock ? reservaEnSql(celdas, lugar) : sql`true`} as hecha),
    n as materialized (select numero_de_pedido(${ejercicio}::int) as ultimo from r where hecha),
    p as (
      insert into pedidos (numero, cliente_id, user_id, comercial_id, fecha, tipo, lugar, origen, direccion_envio, notas,
        referencia_cliente, dto_comercial, dto_pronto_pago, fecha_entrega_desde, fecha_entrega_hasta, portes, base, total,
        prendas)
      select ${ejercicio}::text || '/' || lpad(ultimo::text, greatest(${ANCHO_DE_NUMERO}::int, length(ultimo::text)), '0'),
        ${clienteId}, ${userId}, ${comercialId}, ${fecha}, ${tipo}, ${lugar}, ${origen}, ${JSON.stringify(direccionEnvio)}, ${notas},
        ${referenciaCliente}, ${dtoComercial}, ${dtoProntoPago}, ${fechaEntregaDesde}, ${fechaEntregaHasta}, ${portes}, ${base}, ${total},
        ${prendas}
      from n returning id, numero),
    l as (
      insert into pedido_lineas (pedido_id, orden, modelo_id, color_id, precio, dto, porque, tallas_cantidades, ventana_id,
        entrega_desde, entrega_hasta)
      select p.id, l.* from p, jsonb_to_recordset(${JSON.stringify(lineas.map((linea, i) => filaDeLinea(tipo, linea, i)))}::jsonb)
        as l(orden int, "modeloId" int, "colorId" int, precio numeric, dto numeric, porque jsonb, "tallasCantidades" jsonb,
          "ventanaId" int, "entregaDesde" date, "entregaHasta" date)),
    k as (
      update carts set pedido_id = p.id, enviado_en = now(), notas = '', referencia_cliente = '', modificado_en = now()
      from p where carts.user_id = ${cartDe ?? null}::uuid returning carts.id),
    vaciadas as (delete from cart_lineas using k where cart_id = k.id),
    h as (
      insert into pedido_hechos (pedido_id, quien, situacion, prendas)
      select id, ${quien}, 'recibido', ${prendas}::int from p),
    c as (
      insert into correos (para, asunto, texto, html, plantilla, idioma, adjunto, sobre)
      select para, ${sabido(sql`asunto`)}, ${sabido(sql`texto`)}, ${sabido(sql`html`)}, plantilla, idioma, adjunto,
        array(select ${sabido(sql`s`)} from unnest(sobre) s)
      from p, ${correosEnSql(avisos?.correos ?? [])})
    select id, numero, (select anunciar(a || jsonb_build_object('id', p.id, 'numero', p.numero))::text
      from (select ${avisos ? JSON.stringify(avisos.anuncio) : null}::jsonb as a) a where a is not null)
    from p`,
  )
}

interface Hecho {
  id: number
  numero: string
}

function conLineas(nuevo: PedidoNuevo): { pedido: PedidoNuevo; celdas: Celda[] } {
  const lineas = sinVacias(nuevo.lineas)
  if (lineas.length === 0) throw new ReglaError('pedido.sin-lineas')
  return { pedido: { ...nuevo, lineas }, celdas: nuevo.tipo === 'servicio' ? celdasDeStock(lineas) : [] }
}

/** Makes an order, with its garments kept when they come from stock. */
export async function crearPedido(db: Db, nuevo: PedidoNuevo): Promise<Hecho> {
  const { pedido, celdas } = conLineas(nuevo)
  const guardado = await guardar(db, pedido, celdas)
  if (!guardado) throw await faltaEn(db, celdas, nuevo.lugar ?? 'almacen')
  return guardado
}

/** The same as the last of a call: its garments are kept when all else is written, and those who want them hardly wait. */
export async function crearPedidoAlFinal(db: Db, nuevo: PedidoNuevo): Promise<Hecho> {
  const { pedido, celdas } = conLineas(nuevo)
  const guardado = await guardar(db, pedido, [])
  if (!guardado) throw new Error('The order was not made.')
  if (celdas.length > 0) reservarAlFinal(db, celdas, nuevo.lugar ?? 'almacen')
  return guardado
}
