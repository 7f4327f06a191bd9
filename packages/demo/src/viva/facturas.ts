import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { cobrosTable, facturaLineasTable, facturasTable } from '@telar/api/db/schema/facturacion/facturas'
import { dichoDeFacturas, FACTURA_EN_PAPEL } from '@telar/api/facturacion/facturas/documentos/dicho'
import { direccionesDe } from '@telar/api/ventas/condiciones'
import { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { Direccion } from '@telar/domain/casa/direccion'
import { decidirFactura } from '@telar/domain/facturacion/decidir'
import { copiaDelCliente, emisorDe, emitida } from '@telar/domain/facturacion/emision'
import type { EmisorCopia } from '@telar/domain/facturacion/factura'
import type { LineaPedida } from '@telar/domain/facturacion/linea'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import { type AnticipoVivo, anticipos, fillAnticipos } from './anticipos.ts'
import type { Casa, ClienteVivo } from './casa.ts'
import { type CobroVivo, cobradoEn, cobrosDe, descontar, devolverDinero } from './cobros.ts'
import { liquidarComisiones } from './comisiones.ts'
import { type DevolucionViva, fillDevoluciones } from './devoluciones.ts'
import { enSuEjercicio } from './ejercicio.ts'
import { fillExtractos, type PorCasar } from './extractos.ts'
import type { PagoVivo } from './gastos.ts'
import type { PedidoContado } from './pedidos.ts'
import { fillReclamaciones } from './reclamaciones.ts'
import { fillRemesas, remesasDe } from './remesas.ts'
import type { EntregaViva, SalidaViva } from './vivo.ts'
import { volcar } from './volcar.ts'

/** A delivery that was invoiced, with its day. */
interface PorFacturar {
  pedido: PedidoContado
  entrega: EntregaViva
  fecha: string
  primera: boolean
}

const porFacturar = (pedidos: readonly PedidoContado[]): PorFacturar[] =>
  pedidos
    .flatMap((pedido) =>
      pedido.entregas.flatMap((entrega, i) =>
        entrega.facturada ? [{ pedido, entrega, fecha: entrega.facturada, primera: i === 0 }] : [],
      ),
    )
    .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.entrega.id - b.entrega.id)

/** What garments are on paper: a line for each of the order's; of those that came back, below nothing. */
function lineasDe(salidas: readonly SalidaViva[], cuantas: (salida: SalidaViva) => number): LineaPedida[] {
  return [...Map.groupBy(salidas, ({ linea }) => linea)].map(([{ id, modelo, colorId, precio }, celdas]) => ({
    ...{ modeloId: modelo.id, colorId, pedidoLineaId: id, anticipoId: null, pvp: null, descripcion: '', iva: null },
    ...{ cantidad: 0, precio, dto: 0, comision: null },
    tallasCantidades: celdas.map((salida) => ({ talla: salida.talla, cantidad: cuantas(salida) })),
  }))
}

type Reunido = Parameters<typeof decidirFactura>[1]
type Pedida = Parameters<typeof decidirFactura>[0]

/** What a customer is invoiced, by the rules of the trade. */
function decidir(
  { casa, catalogo }: Libros,
  pedido: PedidoContado,
  dicho: Partial<Pedida> & Pick<Pedida, 'fecha' | 'lineas'>,
  rectificadas: Reunido['rectificadas'] = [],
) {
  const { cliente } = pedido
  const [direccionEnvio] = direccionesDe(cliente) as [Direccion]
  const { impuestos, series } = casa.ajustes
  return decidirFactura(
    { ...FACTURA_EN_BLANCO, direccionEnvio, ...dicho },
    {
      ...{ cliente, direccionEnvio, esUE: casa.union.has(direccionEnvio.pais), impuestos, series, catalogo },
      ...{ rectificadas, anticipos: new Map(), lineasDeSegunda: deSegunda(pedido), pedidoIds: [pedido.id] },
      acuerdo: casa.acuerdos.get(cliente.comercialId ?? 0) ?? null,
      comisionPagada: null,
      forzado: { regimenForzado: null, regimenRazon: '' },
    },
  )
}

const deSegunda = ({ lugar, lineas }: PedidoContado) => new Set(lugar === 'segunda' ? lineas.map(({ id }) => id) : [])

const FACTURA_EN_BLANCO = FacturaInput.parse({ clienteId: 1, lineas: [] })

type Catalogo = Reunido['catalogo']

const catalogoDe = ({ modelos, colores }: Casa): Catalogo => ({
  modelos: new Map(
    [...modelos.values()]
      .flat()
      .map(({ id, numero, nombres, precio }) => [id, { numero, nombres, precio, segunda: 0 }]),
  ),
  colores: new Map([...colores].map(([id, { nombre }]) => [id, nombre])),
})

/** The invoices as they are written, one after the other. */
interface Libros {
  casa: Casa
  catalogo: Catalogo
  emisorCopia: EmisorCopia
  /** The last number of each series. */
  numeros: Map<string, (dia: string) => number>
  filas: (typeof facturasTable.$inferInsert & { id: number })[]
  lineas: (typeof facturaLineasTable.$inferInsert)[]
  cobros: CobroVivo[]
}

/** Issues an invoice, with what was paid of it; answers how the others speak of it. */
function emitir(
  libros: Libros,
  { cliente, fila, lineas }: ReturnType<typeof decidir>,
  pagar: (factura: typeof fila & { id: number }) => CobroVivo[],
): Reunido['rectificadas'][number] {
  const id = libros.filas.length + 1
  const numero = libros.numeros.get(fila.serie) ?? enSuEjercicio()
  libros.numeros.set(fila.serie, numero)
  const pagos = pagar({ id, ...fila })
  const cobrado = cobradoEn(pagos)
  const cuando = `${fila.fecha}T17:00:00Z`
  libros.filas.push({
    ...{ id, ...fila, ...emitida(fila, numero(fila.fecha)), clienteCopia: copiaDelCliente(cliente) },
    ...{ emisorCopia: libros.emisorCopia, emitidaEn: cuando, creadoEn: cuando, modificadoEn: cuando, cobrado },
    comisionLiquidada: 0,
    vence: venceEl(fila.vencimientos, cobrado),
  })
  libros.lineas.push(...lineas.map((linea) => ({ ...linea, facturaId: id })))
  libros.cobros.push(...pagos)
  return { ...fila, id }
}

function facturar(libros: Libros, pedidos: readonly PedidoContado[], recibos: ReadonlyMap<number, AnticipoVivo>) {
  const suerte = azar(1977)
  const deEntrega = new Map<number, Reunido['rectificadas'][number]>()
  for (const { pedido, entrega, fecha, primera } of porFacturar(pedidos)) {
    const dicho = {
      ...{ fecha, fechaOperacion: entrega.fecha < fecha ? entrega.fecha : null },
      ...{ portes: primera ? pedido.portes : 0, lineas: lineasDe(entrega.lineas, ({ cantidad }) => cantidad) },
    }
    const factura = emitir(libros, decidir(libros, pedido, dicho), (una) => {
      const antes = descontar(una, recibos.get(pedido.id))
      return [...antes, ...cobrosDe(una, antes, pedido.cliente, libros.casa.hoy, suerte)]
    })
    deEntrega.set(entrega.id, factura)
  }
  return deEntrega
}

/** A credit note for what came back, and the money with it; answers which of each return. */
function abonar(
  libros: Libros,
  vueltas: readonly DevolucionViva<PedidoContado>[],
  deEntrega: ReturnType<typeof facturar>,
): Map<number, number> {
  const abonos = new Map<number, number>()
  const abonadas = vueltas
    .flatMap((vuelta) => (vuelta.abonada ? [{ ...vuelta, fecha: vuelta.abonada }] : []))
    .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.id - b.id)
  for (const { id, pedido, entrega, fecha, lineas } of abonadas) {
    const original = deEntrega.get(entrega.id)
    if (!original) continue
    const cuantas = new Map(lineas.map(({ salida, cantidad }) => [salida, -cantidad]))
    const dicho = {
      ...{ fecha, tipo: 'R1' as const, tipoRectificativa: 'I' as const, motivoRectificacion: 'Devolución de prendas' },
      lineas: lineasDe([...cuantas.keys()], (salida) => cuantas.get(salida) ?? 0),
    }
    const abono = emitir(libros, decidir(libros, pedido, dicho, [original]), (una) =>
      devolverDinero(una, libros.casa.hoy),
    )
    abonos.set(id, abono.id)
  }
  return abonos
}

/** Of what is still owed by transfer, what has come to the bank these days and nobody has booked. */
const SIN_CASAR = 6

function porCasar({ casa, filas }: Libros, clientes: ReadonlyMap<number, ClienteVivo>): PorCasar[] {
  const desde = masDias(casa.hoy, -25)
  return filas
    .filter(({ formaPago, vence, total, cobrado }) => {
      const enFecha = vence != null && vence >= desde && vence <= casa.hoy
      return formaPago === 'transferencia' && enFecha && (cobrado ?? 0) === 0 && (total ?? 0) > 0
    })
    .slice(-SIN_CASAR)
    .map(({ clienteId, total, numeroCompleto }) => ({
      ...{ cliente: clientes.get(clienteId) as ClienteVivo, numeroCompleto: numeroCompleto ?? '', importe: total ?? 0 },
    }))
}

/** What came in and how: the bank's statements, the charges that went to it, and what reps were settled. */
async function fillDinero(db: Db, libros: Libros, pagos: readonly PagoVivo[]): Promise<void> {
  const { casa, filas, cobros } = libros
  for (const [i, cobro] of cobros.entries()) cobro.id = i + 1
  const clientes = new Map(casa.clientes.map((cliente) => [cliente.id, cliente]))
  const facturas = new Map(
    filas.map(({ id, clienteId, numeroCompleto }) => [
      id,
      { cliente: clientes.get(clienteId) as ClienteVivo, numeroCompleto: numeroCompleto ?? '' },
    ]),
  )
  const girado = remesasDe(
    casa,
    cobros.flatMap((cobro) => {
      const factura = facturas.get(cobro.facturaId)
      return factura ? [{ cobro, ...factura }] : []
    }),
  )
  await fillExtractos(db, casa, { cobros, ...girado, pagos, facturas, porCasar: porCasar(libros, clientes) })
  const volcarLiquidaciones = await liquidarComisiones(db, casa, filas, cobros)
  await volcar(db, facturasTable, filas)
  await volcar(db, facturaLineasTable, libros.lineas)
  await volcar(
    db,
    cobrosTable,
    cobros.map(({ vence: _, ...cobro }) => cobro),
  )
  await volcarLiquidaciones()
  await fillRemesas(db, casa, girado)
  await fillReclamaciones(
    db,
    casa,
    filas.map(({ id, vencimientos, cobrado, clienteId }) => ({
      ...{ id, vencimientos: vencimientos ?? [], cobrado: cobrado ?? 0, para: clientes.get(clienteId)?.email ?? '' },
    })),
  )
}

/** An invoice for each delivery, a credit note for each return, and the money that came and went. */
export async function fillFacturas(
  db: Db,
  casa: Casa,
  pedidos: readonly PedidoContado[],
  devueltas: readonly DevolucionViva[],
  pagos: readonly PagoVivo[],
): Promise<void> {
  const recibos = anticipos(casa, pedidos)
  const libros: Libros = {
    ...{ casa, catalogo: catalogoDe(casa), emisorCopia: emisorDe(casa.ajustes.empresa), numeros: new Map() },
    ...{ filas: [], lineas: [], cobros: [] },
  }
  const deEntrega = facturar(libros, pedidos, recibos)
  const porId = new Map(pedidos.map((pedido) => [pedido.id, pedido]))
  const vueltas = devueltas.map((una) => ({ ...una, pedido: porId.get(una.pedido.id) as PedidoContado }))
  const abonos = abonar(libros, vueltas, deEntrega)
  await fillAnticipos(db, [...recibos.values()])
  await fillDinero(db, libros, pagos)
  await fillDevoluciones(db, devueltas, abonos)
  await run(db, sql`analyze facturas, factura_lineas, cobros`)
  await congelar(db, FACTURA_EN_PAPEL, dichoDeFacturas(sql`true`))
  await run(
    db,
    sql`
    insert into contadores (serie, ejercicio, ultimo, fecha)
    select serie, ejercicio, max(numero), max(fecha) from facturas where numero is not null group by 1, 2`,
  )
}
