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
import type { LineaPedida } from '@telar/domain/facturacion/linea'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { sql } from 'drizzle-orm'
import { azar } from '../catalogo/seed.ts'
import type { Casa } from './casa.ts'
import { type CobroVivo, cobradoEn, cobrosDe } from './cobros.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { PedidoContado } from './pedidos.ts'
import type { EntregaViva } from './relato.ts'
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

/** What a delivery's garments are on paper: a line for each of the order's. */
function lineasDe({ lineas }: EntregaViva): LineaPedida[] {
  return [...Map.groupBy(lineas, ({ linea }) => linea)].map(([{ id, modelo, colorId }, celdas]) => ({
    ...{ modeloId: modelo.id, colorId, pedidoLineaId: id, anticipoId: null, descripcion: '', iva: null },
    ...{ cantidad: 0, precio: modelo.precio, dto: 0, comision: null },
    tallasCantidades: celdas.map(({ talla, cantidad }) => ({ talla, cantidad })),
  }))
}

function decidir({ pedido, entrega, fecha, primera }: PorFacturar, casa: Casa, catalogo: Catalogo) {
  const { cliente } = pedido
  const [direccionEnvio] = direccionesDe(cliente) as [Direccion]
  const { impuestos, series } = casa.ajustes
  const entrada = FACTURA_EN_BLANCO
  return decidirFactura(
    {
      ...{ ...entrada, fecha, fechaOperacion: entrega.fecha < fecha ? entrega.fecha : null, direccionEnvio },
      ...{ portes: primera ? pedido.portes : 0, lineas: lineasDe(entrega) },
    },
    {
      ...{ cliente, direccionEnvio, esUE: casa.union.has(direccionEnvio.pais), impuestos, series, catalogo },
      ...{ rectificadas: [], anticipos: new Map(), lineasDeSegunda: new Set<number>(), pedidoIds: [pedido.id] },
      comisionDelComercial: casa.comisiones.get(cliente.comercialId ?? 0) ?? 0,
      forzado: { regimenForzado: null, regimenRazon: '' },
    },
  )
}

const FACTURA_EN_BLANCO = FacturaInput.parse({ clienteId: 1, lineas: [] })

type Catalogo = Parameters<typeof decidirFactura>[1]['catalogo']

const catalogoDe = ({ modelos, colores }: Casa): Catalogo => ({
  modelos: new Map(
    [...modelos.values()].flat().map(({ id, numero, nombre, precio }) => [id, { numero, nombre, precio, segunda: 0 }]),
  ),
  colores: new Map([...colores].map(([id, { nombre }]) => [id, nombre])),
})

/** An invoice for each delivery, numbered by its day, and what was paid of it. */
export async function fillFacturas(db: Db, casa: Casa, pedidos: readonly PedidoContado[]): Promise<void> {
  const suerte = azar(1977)
  const catalogo = catalogoDe(casa)
  const numero = enSuEjercicio()
  const emisorCopia = emisorDe(casa.ajustes.empresa)
  const lineas: (typeof facturaLineasTable.$inferInsert)[] = []
  const cobros: CobroVivo[] = []
  const filas = porFacturar(pedidos).map((una, i) => {
    const id = i + 1
    const { cliente, fila, lineas: suyas } = decidir(una, casa, catalogo)
    for (const linea of suyas) lineas.push({ ...linea, facturaId: id })
    const pagos = cobrosDe(id, fila, una.pedido.cliente, casa.hoy, suerte)
    cobros.push(...pagos)
    const cobrado = cobradoEn(pagos)
    const cuando = `${una.fecha}T17:00:00Z`
    return {
      ...{ id, ...fila, ...emitida(fila, numero(una.fecha)), emisorCopia, clienteCopia: copiaDelCliente(cliente) },
      ...{ emitidaEn: cuando, creadoEn: cuando, modificadoEn: cuando, cobrado },
      vence: venceEl(fila.vencimientos, cobrado),
    }
  })
  await volcar(db, facturasTable, filas)
  await volcar(db, facturaLineasTable, lineas)
  await volcar(db, cobrosTable, cobros)
  await run(db, sql`analyze facturas, factura_lineas, cobros`)
  await congelar(db, FACTURA_EN_PAPEL, dichoDeFacturas(sql`true`))
  await run(
    db,
    sql`
    insert into contadores (serie, ejercicio, ultimo, fecha)
    select serie, ejercicio, max(numero), max(fecha) from facturas where numero is not null group by 1, 2`,
  )
}
