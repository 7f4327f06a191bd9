import type { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { Direccion } from '@telar/domain/casa/direccion'
import { type Acuerdo, type ComisionPagada, comisionPagada } from '@telar/domain/facturacion/comision'
import { comercialDe, decidirFactura, type Forzado, type Reunido } from '@telar/domain/facturacion/decidir'
import { esRectificativa } from '@telar/domain/facturacion/factura'
import { vendeSegunda } from '@telar/domain/facturacion/mercancia'
import { eq, inArray } from 'drizzle-orm'
import { segundasDe } from '../../clientes/tarifas/segundas.ts'
import type { Db } from '../../db/connection.ts'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import { FieldsError } from '../../kit/errors.ts'
import { ajustesDeVenta, type Cliente, direccionesDe, paisEnLaUE } from '../../ventas/condiciones.ts'
import { leerCatalogo } from './catalogo.ts'
import { anticiposDe, type Factura, pedidosDe, rectificadasDe } from './referencias.ts'

const NADIE: Forzado = { regimenForzado: null, regimenRazon: '' }

/** What was typed, once it has its day. */
export type Fechada = FacturaInput & { fecha: string }
/** Without a day, today's. */
export const fechada = (entrada: FacturaInput, hoy: string): Fechada => ({ ...entrada, fecha: entrada.fecha ?? hoy })

/** An invoice ready to be kept: its row, its lines and what it amounts to. */
export type Preparada = ReturnType<typeof decidirFactura<Cliente>>
export type LineaPreparada = Preparada['lineas'][number]

async function acuerdoCon(db: Db, id: number | null): Promise<Acuerdo | null> {
  if (id === null) return null
  const { comision, criterio } = comercialesTable
  const [comercial] = await db.select({ comision, criterio }).from(comercialesTable).where(eq(comercialesTable.id, id))
  if (!comercial) throw new FieldsError({ comercialId: ['error.missing-reference'] })
  return comercial
}

/** What invoices that are corrected paid their rep. */
async function pagadaPor(db: Db, rectificadas: readonly Factura[]): Promise<ComisionPagada | null> {
  const ids = rectificadas.map(({ id }) => id)
  const lineas = await db.select().from(l).where(inArray(l.facturaId, ids))
  return comisionPagada(
    rectificadas.map(({ id, comercialId, criterioComision: criterio, comisionTotal, dtoComercial, dtoProntoPago }) => ({
      ...{ comercialId, criterio, comisionTotal, cabecera: { dtoComercial, dtoProntoPago } },
      lineas: lineas
        .filter(({ facturaId }) => facturaId === id)
        .map((linea) => ({ ...linea, neta: linea.anticipoId !== null })),
    })),
  )
}

/** Everything that has to be known to decide; what is named must be there, and this customer's. */
async function reunir(db: Db, entrada: Fechada, cliente: Cliente, forzado: Forzado): Promise<Reunido<Cliente>> {
  const direccionEnvio = entrada.direccionEnvio ?? (direccionesDe(cliente)[0] as Direccion)
  const rectificadas = await rectificadasDe(db, entrada, cliente.id)
  const pagada = esRectificativa(entrada.tipo) ? await pagadaPor(db, rectificadas) : null
  const anticipos = await anticiposDe(db, entrada.lineas, cliente.id)
  const { impuestos, series } = await ajustesDeVenta(db)
  const { grupo, compra, porCiento } = await segundasDe(db, cliente.grupoId)
  if (!compra && entrada.lineas.some((linea) => vendeSegunda(entrada, linea)))
    throw new FieldsError({ mercancia: ['factura.segundas-no'] }, { grupo: grupo ?? '' })
  return {
    ...{ cliente, direccionEnvio, rectificadas, anticipos, impuestos, series, forzado },
    esUE: await paisEnLaUE(db, direccionEnvio.pais),
    catalogo: await leerCatalogo(db, entrada.lineas, {
      segundaPorCiento: porCiento,
      grupoId: cliente.grupoId,
      dia: entrada.fecha,
    }),
    acuerdo: await acuerdoCon(db, comercialDe(entrada, cliente, pagada)),
    comisionPagada: pagada,
    ...(await pedidosDe(db, entrada.lineas, cliente.id)),
  }
}

/** What an invoice is, out of what was typed. Nothing is written. */
export const prepararFactura = async (
  db: Db,
  entrada: Fechada,
  cliente: Cliente,
  forzado: Forzado = NADIE,
): Promise<Preparada> => decidirFactura(entrada, await reunir(db, entrada, cliente, forzado))
