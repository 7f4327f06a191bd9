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
import { sql } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import { type AnticipoVivo, anticipos, fillAnticipos } from './anticipos.ts'
import type { Casa } from './casa.ts'
import { type CobroVivo, cobradoEn, cobrosDe, descontar, devolverDinero } from './cobros.ts'
import { type DevolucionViva, fillDevoluciones } from './devoluciones.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { PedidoContado } from './pedidos.ts'
import type { EntregaViva, SalidaViva } from './relato.ts'
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
  return [...Map.groupBy(salidas, ({ linea }) => linea)].map(([{ id, modelo, colorId }, celdas]) => ({
    ...{ modeloId: modelo.id, colorId, pedidoLineaId: id, anticipoId: null, descripcion: '', iva: null },
    ...{ cantidad: 0, precio: modelo.precio, dto: 0, comision: null },
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
      ...{ rectificadas, anticipos: new Map(), lineasDeSegunda: new Set<number>(), pedidoIds: [pedido.id] },
      comisionDelComercial: casa.comisiones.get(cliente.comercialId ?? 0) ?? 0,
      forzado: { regimenForzado: null, regimenRazon: '' },
    },
  )
}

const FACTURA_EN_BLANCO = FacturaInput.parse({ clienteId: 1, lineas: [] })

type Catalogo = Reunido['catalogo']

const catalogoDe = ({ modelos, colores }: Casa): Catalogo => ({
  modelos: new Map(
    [...modelos.values()].flat().map(({ id, numero, nombre, precio }) => [id, { numero, nombre, precio, segunda: 0 }]),
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

/** An invoice for each delivery, a credit note for each return, and the money that came and went. */
export async function fillFacturas(
  db: Db,
  casa: Casa,
  pedidos: readonly PedidoContado[],
  devueltas: readonly DevolucionViva[],
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
  await volcar(db, facturasTable, libros.filas)
  await volcar(db, facturaLineasTable, libros.lineas)
  await volcar(db, cobrosTable, libros.cobros)
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
