import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { entregaLineasTable, entregasTable } from '@telar/api/db/schema/ventas/entregas'
import { pedidoHechosTable, pedidoLineasTable, pedidosTable } from '@telar/api/db/schema/ventas/pedidos'
import { direccionesDe, importesDe } from '@telar/api/ventas/condiciones'
import { dichoDePedidos, PEDIDO_EN_PAPEL } from '@telar/api/ventas/pedidos/dicho'
import type { Direccion } from '@telar/domain/casa/direccion'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { ANCHO_DE_NUMERO, estadoDe, PENDIENTE, pendienteDe, type Situacion } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import type { Casa } from './casa.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { EntregaViva, PedidoVivo } from './vivo.ts'
import { volcar } from './volcar.ts'

const QUIEN = 'ventas@telar.test'
const PLAZO = 62

/** Where an order stands: what its garments say, and how long ago it came where none has left. */
function situacionDe({ id, cancelado, lineas, entregas, fecha, tipo }: PedidoVivo, hoy: string): Situacion {
  if (cancelado) return 'cancelado'
  const pendientes = lineas.reduce((n, { celdas }) => n + pendienteDe(celdas), 0)
  if (pendientes === 0) return entregas.every(({ facturada }) => facturada) ? 'facturado' : 'servido'
  if (entregas.length > 0) return 'parcial'
  if (masDias(fecha, tipo === 'servicio' ? 1 : 5) > hoy) return 'recibido'
  return tipo === 'servicio' && id % 3 > 0 ? 'enPreparacion' : 'confirmado'
}

interface Hecho {
  situacion: Situacion
  dia: string
  hora: number
}

/** What happened to an order, in its turn; the last of it is where it stands. */
function hechosDe(pedido: PedidoVivo, hasta: Situacion, hoy: string): Hecho[] {
  const { fecha, entregas } = pedido
  const hechos: Hecho[] = [{ situacion: 'recibido', dia: fecha, hora: 9 }]
  if (hasta === 'recibido') return hechos
  if (hasta === 'cancelado') return [...hechos, { situacion: 'cancelado', dia: masDias(fecha, 1), hora: 11 }]
  hechos.push({ situacion: 'confirmado', dia: fecha, hora: 12 })
  if (hasta === 'enPreparacion') hechos.push({ situacion: 'enPreparacion', dia: hoy, hora: 8 })
  const ultima = entregas.length - 1
  for (const [i, entrega] of entregas.entries())
    hechos.push({ situacion: i < ultima || hasta === 'parcial' ? 'parcial' : 'servido', dia: entrega.fecha, hora: 16 })
  const facturada = entregas.at(-1)?.facturada
  if (hasta === 'facturado' && facturada) hechos.push({ situacion: 'facturado', dia: facturada, hora: 17 })
  return hechos
}

const momento = (dia: string, hora: number) => `${dia}T${String(hora).padStart(2, '0')}:00:00Z`

/** What an order comes to, by the rules of the trade. */
function importes({ cliente, fecha, lineas }: PedidoVivo, { ajustes, union }: Casa) {
  const [direccionEnvio] = direccionesDe(cliente) as [Direccion]
  const { dtoComercial, dtoProntoPago } = cliente
  const vendidas = lineas.map(({ precio, celdas }) => ({
    ...{ precio, dto: 0, cantidad: celdas.reduce((n, { cantidad }) => n + cantidad, 0) },
  }))
  const condiciones = { fecha, direccionEnvio, dtoComercial, dtoProntoPago, portes: ajustes.portes }
  const { base, total, portes } = importesDe(
    vendidas,
    cliente,
    condiciones,
    ajustes.impuestos,
    union.has(direccionEnvio.pais),
  )
  const prendas = vendidas.reduce((n, { cantidad }) => n + cantidad, 0)
  return { direccionEnvio, dtoComercial, dtoProntoPago, portes, base, total, prendas }
}

/** An order, with what it comes to. */
export type PedidoContado = PedidoVivo & { portes: number; total: number }

async function volcarPedidos(db: Db, casa: Casa, pedidos: readonly PedidoVivo[]): Promise<PedidoContado[]> {
  const numero = enSuEjercicio()
  const hechos: (typeof pedidoHechosTable.$inferInsert)[] = []
  const contados: PedidoContado[] = []
  const filas = pedidos.map((pedido) => {
    const { id, cliente, fecha, tipo, lugar, origen, temporada, cancelado } = pedido
    const situacion = situacionDe(pedido, casa.hoy)
    const suyos = importes(pedido, casa)
    const deTemporada = tipo === 'programacion'
    const suHistoria = hechosDe(pedido, situacion, casa.hoy)
    const { dia, hora } = suHistoria.at(-1) as Hecho
    for (const uno of suHistoria)
      hechos.push({
        ...{ pedidoId: id, situacion: uno.situacion, prendas: suyos.prendas, quien: QUIEN },
        cuando: momento(uno.dia, uno.hora),
      })
    contados.push({ ...pedido, portes: suyos.portes, total: suyos.total })
    return {
      ...{ id, clienteId: cliente.id, comercialId: cliente.comercialId, fecha, tipo, lugar, origen, situacion },
      ...suyos,
      numero: `${ejercicioDe(fecha)}/${String(numero(fecha)).padStart(ANCHO_DE_NUMERO, '0')}`,
      ...{ estado: estadoDe(situacion), porConfirmar: situacion === 'recibido' || cancelado },
      fechaEntregaDesde: deTemporada ? temporada.fechaInicio : null,
      fechaEntregaHasta: deTemporada ? masDias(temporada.fechaInicio, PLAZO) : null,
      ...{ creadoEn: momento(fecha, 9), modificadoEn: momento(dia, hora) },
    }
  })
  await volcar(db, pedidosTable, filas)
  await volcar(
    db,
    pedidoLineasTable,
    pedidos.flatMap(({ id: pedidoId, lineas }) =>
      lineas.map(({ id, modelo, colorId, celdas, precio, porque }, orden) => ({
        ...{ id, pedidoId, orden, modeloId: modelo.id, colorId, precio, porque, tallasCantidades: celdas },
      })),
    ),
  )
  await volcar(db, pedidoHechosTable, hechos)
  return contados
}

async function volcarEntregas(db: Db, pedidos: readonly PedidoVivo[]): Promise<void> {
  const entregas = pedidos
    .flatMap((pedido) => pedido.entregas.map((entrega) => ({ pedido, entrega })))
    .sort((a, b) => a.entrega.id - b.entrega.id)
  const prendas = ({ lineas }: EntregaViva) => lineas.reduce((n, { cantidad }) => n + cantidad, 0)
  await volcar(
    db,
    entregasTable,
    entregas.map(({ pedido, entrega }) => ({
      ...{ id: entrega.id, pedidoId: pedido.id, clienteId: pedido.cliente.id, fecha: entrega.fecha, quien: QUIEN },
      ...{ prendas: prendas(entrega), creadoEn: momento(entrega.fecha, 16) },
      modificadoEn: momento(entrega.fecha, 16),
    })),
  )
  await volcar(
    db,
    entregaLineasTable,
    entregas.flatMap(({ entrega }) =>
      entrega.lineas.map(({ id, linea, talla, cantidad, devuelta }) => ({
        ...{ id, entregaId: entrega.id, pedidoLineaId: linea.id, modeloId: linea.modelo.id, colorId: linea.colorId },
        ...{ talla, cantidad, devuelta },
      })),
    ),
  )
}

/** The orders with their lines and deliveries. */
export async function fillRelato(db: Db, casa: Casa, pedidos: readonly PedidoVivo[]): Promise<PedidoContado[]> {
  const contados = await volcarPedidos(db, casa, pedidos)
  await volcarEntregas(db, pedidos)
  return contados
}

/** What follows from them: what each awaits, what is kept for it, the paper of those still open and the last number of each year. */
export async function cerrarRelato(db: Db): Promise<void> {
  await run(db, sql`analyze pedidos, pedido_lineas, entregas, entrega_lineas, asignaciones, clientes, modelos`)
  await run(db, sql`insert into pedido_esperas select * from esperas_contadas`)
  await run(
    db,
    sql`
    update modelo_variantes v set reservado = o.n
    from (
      select l.modelo_id, l.color_id, c.talla, sum(c.cantidad - c.servida - c.anulada)::int as n
      from pedidos p join pedido_lineas l on l.pedido_id = p.id
        cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int, servida int, anulada int)
      where p.tipo = 'servicio' and p.estado = ${PENDIENTE} group by 1, 2, 3) o
    where v.modelo_id = o.modelo_id and v.color_id = o.color_id and v.talla = o.talla`,
  )
  await congelar(db, PEDIDO_EN_PAPEL, dichoDePedidos(sql`p.situacion <> 'recibido' and p.estado = ${PENDIENTE}`))
}
