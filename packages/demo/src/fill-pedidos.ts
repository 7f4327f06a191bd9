import type { Db } from '@telar/api/db/connection'
import { ints, run } from '@telar/api/db/rows'
import { modelosTable as m, modeloVariantesTable as v } from '@telar/api/db/schema/catalogo/modelos'
import { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import { facturadoDe } from '@telar/api/facturacion/facturas/de-pedido'
import { direccionesDe } from '@telar/api/ventas/condiciones'
import { moverPedidos } from '@telar/api/ventas/pedidos/commands'
import { crearPedido, type LineaNueva } from '@telar/api/ventas/pedidos/crear-pedido'
import { bloquearPedido, entregar, lineasDe } from '@telar/api/ventas/pedidos/pedido'
import { valorar } from '@telar/api/ventas/pedidos/valorar'
import { masDias } from '@telar/domain/fecha'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { and, eq, sql } from 'drizzle-orm'

const QUIEN = 'ventas@telar.test'

interface DemoPedido {
  cliente: string
  hace: number
  tipo: 'servicio' | 'programacion'
  origen: 'web' | 'showroom' | 'comercial'
  modelos: number
  pasos: Situacion[]
  /** Which share of each cell has left. */
  servido?: 'todo' | 'mitad'
  notas?: string
}

/** An order in every situation, so that each view of the list shows something. */
const PEDIDOS: DemoPedido[] = [
  {
    cliente: '0003',
    hace: 48,
    tipo: 'servicio',
    origen: 'comercial',
    modelos: 3,
    pasos: ['confirmado'],
    servido: 'todo',
  },
  { cliente: '0005', hace: 41, tipo: 'programacion', origen: 'showroom', modelos: 5, pasos: ['confirmado'] },
  { cliente: '0002', hace: 30, tipo: 'servicio', origen: 'web', modelos: 2, pasos: ['confirmado'], servido: 'todo' },
  { cliente: '0006', hace: 21, tipo: 'servicio', origen: 'web', modelos: 3, pasos: ['confirmado'], servido: 'mitad' },
  {
    cliente: '0001',
    hace: 15,
    tipo: 'programacion',
    origen: 'web',
    modelos: 4,
    pasos: ['confirmado', 'enPreparacion'],
    notas: 'Si puede ser, antes de Sant Jordi.',
  },
  { cliente: '0004', hace: 9, tipo: 'servicio', origen: 'web', modelos: 2, pasos: ['cancelado'] },
  { cliente: '0003', hace: 5, tipo: 'servicio', origen: 'comercial', modelos: 4, pasos: ['confirmado'] },
  { cliente: '0002', hace: 3, tipo: 'programacion', origen: 'web', modelos: 3, pasos: ['confirmado'] },
  { cliente: '0005', hace: 1, tipo: 'servicio', origen: 'web', modelos: 2, pasos: [] },
  {
    cliente: '0006',
    hace: 0,
    tipo: 'servicio',
    origen: 'web',
    modelos: 3,
    pasos: [],
    notas: 'Recogerá el transportista.',
  },
]

interface Surtido {
  modeloId: number
  colorId: number
  precio: number
  tallas: string[]
}

const TALLAS = 4

/** Models in a colour of which there is enough to sell: of each the first that comes in several sizes. */
async function surtidos(db: Db): Promise<Surtido[]> {
  const enVenta = await db
    .select({ modeloId: m.id, colorId: v.colorId, precio: m.precioMayor, talla: v.talla })
    .from(m)
    .innerJoin(v, and(eq(v.modeloId, m.id), v.disponibleWeb, sql`${v.stock} - ${v.reservado} >= 6`))
    .where(eq(m.publicado, true))
    .orderBy(m.id, v.colorId, v.id)
  const porColor = [...Map.groupBy(enVenta, ({ modeloId, colorId }) => `${modeloId} ${colorId}`).values()]
  const variados = porColor.flatMap((suyas) => {
    const [primera, segunda] = suyas
    if (!primera || !segunda) return []
    const { talla: _, ...modelo } = primera
    return [{ ...modelo, tallas: suyas.slice(0, TALLAS).map(({ talla }) => talla) }]
  })
  return [...Map.groupBy(variados, ({ modeloId }) => modeloId).values()].flatMap((suyos) => suyos.slice(0, 1))
}

const POR_TEMPORADA = 4

/** Neighbouring models, some of each size; for a season the first ones and more of each, so that some have to be made. */
function lineasDelSurtido(
  surtido: readonly Surtido[],
  desde: number,
  { modelos: cuantos, tipo }: Pick<DemoPedido, 'modelos' | 'tipo'>,
): LineaNueva[] {
  const deTemporada = tipo === 'programacion'
  const primero = deTemporada ? 0 : (desde * 13) % surtido.length
  const veces = deTemporada ? POR_TEMPORADA : 1
  return [...surtido.slice(primero), ...surtido.slice(0, primero)]
    .slice(0, cuantos)
    .map(({ tallas, ...modelo }, i) => ({
      ...modelo,
      dto: 0,
      ventana: null,
      tallasCantidades: tallas.map((talla, j) => ({ talla, cantidad: veces * (2 + ((desde + i + j) % 3)) })),
    }))
}

async function crear(
  db: Db,
  { cliente: codigo, hace, tipo, origen, notas = '' }: DemoPedido,
  lineas: LineaNueva[],
  hoy: string,
) {
  const [cliente] = await db.select().from(clientesTable).where(eq(clientesTable.codigo, codigo))
  const [direccionEnvio] = cliente ? direccionesDe(cliente) : []
  if (!cliente || !direccionEnvio) throw new Error(`The demo names an unknown customer ${codigo}.`)
  const { id: clienteId, dtoComercial, dtoProntoPago, comercialId } = cliente
  const fecha = masDias(hoy, -hace)
  const venta = await valorar(db, cliente, lineas, { direccionEnvio, fecha, dtoComercial, dtoProntoPago, portes: null })
  const datos = { clienteId, userId: null, comercialId, dtoComercial, dtoProntoPago, direccionEnvio }
  return crearPedido(db, { ...datos, fecha, tipo, origen, notas, referenciaCliente: '', lineas, venta, quien: QUIEN })
}

async function servir(db: Db, id: number, cuanto: 'todo' | 'mitad', fecha: string): Promise<void> {
  const entregas = (await lineasDe(db, id)).map((linea) => ({
    lineaId: linea.id,
    tallasCantidades: linea.tallasCantidades.map(({ talla, cantidad }) => ({
      talla,
      cantidad: cuanto === 'todo' ? cantidad : Math.floor(cantidad / 2),
    })),
  }))
  await entregar(db, await bloquearPedido(db, id, undefined), entregas, { quien: QUIEN, nota: '', hoy: fecha })
}

/** The orders of the demo, made by the same functions as everybody's; what happened to them happened when it would have. */
export async function fillPedidos(db: Db, hoy: string): Promise<void> {
  const ids: number[] = []
  for (const [i, pedido] of PEDIDOS.entries()) {
    const { id } = await crear(db, pedido, lineasDelSurtido(await surtidos(db), i, pedido), hoy)
    for (const situacion of pedido.pasos)
      await moverPedidos(db, [id], undefined, { situacion, quien: QUIEN, nota: '' }, { facturadoDe })
    if (pedido.servido) await servir(db, id, pedido.servido, masDias(hoy, -pedido.hace))
    ids.push(id)
  }
  await run(
    db,
    sql`
    update pedido_hechos h set cuando = least(now(), p.fecha + interval '9 hours' + o.orden * interval '26 hours')
    from (select id, row_number() over (partition by pedido_id order by id) - 1 as orden, pedido_id from pedido_hechos) o
      join pedidos p on p.id = o.pedido_id
    where o.id = h.id and h.pedido_id = any (${ints(ids)})`,
  )
}
