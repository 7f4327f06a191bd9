import type { TiposDeIva } from '@telar/domain/casa/ajustes'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { Linea } from '@telar/domain/ventas/totales'
import { type Condiciones, calcularVenta, type Venta } from '@telar/domain/ventas/venta'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/casa/ajustes.ts'
import { countriesTable } from '../db/schema/casa/countries.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { notFound } from '../kit/errors.ts'

export type Cliente = typeof clientesTable.$inferSelect

export async function leerCliente(db: Db, id: number): Promise<Cliente | undefined> {
  const [cliente] = await db.select().from(clientesTable).where(eq(clientesTable.id, id))
  return cliente
}

/** Where a customer's goods can go; without an address of their own for it, where they pay taxes. */
export const direccionesDe = (cliente: Pick<Cliente, 'direccionesEnvio' | 'direccionFiscal'>): Direccion[] =>
  cliente.direccionesEnvio.length > 0 ? cliente.direccionesEnvio : [cliente.direccionFiscal]

export async function paisEnLaUE(db: Db, pais: string): Promise<boolean> {
  const [row] = await db.select({ esUE: countriesTable.esUE }).from(countriesTable).where(eq(countriesTable.iso2, pais))
  return row?.esUE ?? false
}

export async function ajustesDeVenta(db: Db) {
  const [ajustes] = await db
    .select({
      impuestos: appSettingsTable.impuestos,
      portes: appSettingsTable.portes,
      series: appSettingsTable.series,
      pedidoMinimo: appSettingsTable.pedidoMinimo,
    })
    .from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return ajustes
}

type DelCliente = Pick<Cliente, 'recargoEquivalencia' | 'viesResultado' | 'regimenForzado'>

interface Pedido {
  fecha: string
  direccionEnvio: Direccion
  dtoComercial: number
  dtoProntoPago: number
  portes: Condiciones['portes']
}

/** What an order of this customer amounts to. */
export const importesDe = (
  lineas: readonly Linea[],
  cliente: DelCliente,
  { fecha, direccionEnvio, dtoComercial, dtoProntoPago, portes }: Pedido,
  impuestos: readonly TiposDeIva[],
  esUE: boolean,
): Venta =>
  calcularVenta(lineas, {
    comprador: cliente,
    entrega: direccionEnvio,
    ...{ esUE, dtoComercial, dtoProntoPago, impuestos, portes, fecha },
  })

/** The rates that an order bears, by its customer and where it goes. */
export async function tiposDelPedido(
  db: Db,
  pedido: Omit<Pedido, 'portes'> & { clienteId: number },
): Promise<Pick<Venta, 'iva' | 're'>> {
  const cliente = await leerCliente(db, pedido.clienteId)
  if (!cliente) throw notFound('Cliente', pedido.clienteId)
  const { impuestos } = await ajustesDeVenta(db)
  const esUE = await paisEnLaUE(db, pedido.direccionEnvio.pais)
  return importesDe([], cliente, { ...pedido, portes: 0 }, impuestos, esUE)
}
