import { abonoDeDevolucion } from '@telar/domain/facturacion/abono-de-devolucion'
import { esSimplificada } from '@telar/domain/facturacion/factura'
import { lineasQueRectifican } from '@telar/domain/facturacion/rectificar'
import { escritoEn } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { devolucionesTable as d } from '../../db/schema/facturacion/devoluciones.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { conflict } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { bloquearFacturas, clienteDe, comoEntrada, crearBorrador, lineasDe } from '../facturas/guardar.ts'
import { prepararFactura } from '../facturas/preparar.ts'
import type { Factura } from '../facturas/referencias.ts'

const Vuelta = z.object({ pedidoLineaId: z.int(), talla: z.string(), cantidad: z.int() })
const Emitida = z.object({ id: z.int() })
const Abonada = z.object({
  rectifica: z.array(z.int()),
  pedidoLineaId: z.int(),
  tallasCantidades: z.array(z.object({ talla: z.string(), cantidad: z.int() })),
})

export type Fila = typeof d.$inferSelect

/** What a credit note has one of: invoices that differ in it are credited apart. */
export const condicionesDe = (factura: Factura): string => {
  const { dtoComercial, dtoProntoPago, comercialId, comision, regimenIva, tipo } = factura
  return JSON.stringify([dtoComercial, dtoProntoPago, comercialId, comision, regimenIva, esSimplificada(tipo)])
}

/** What credit notes, issued or prepared, have taken back of an order. */
const yaAbonadas = (db: Db, pedidoId: number) =>
  rows(
    db,
    Abonada,
    sql`select f.rectifica, l.pedido_linea_id as "pedidoLineaId", l.tallas_cantidades as "tallasCantidades"
      from factura_lineas l join facturas f on f.id = l.factura_id join pedido_lineas p on p.id = l.pedido_linea_id
      where p.pedido_id = ${pedidoId} and f.tipo_rectificativa = 'I' and f.estado <> 'anulada' order by f.id, l.id`,
  )

/** What came of a return and is to be credited. */
export const vueltasDe = (db: Db, { id }: Fila) =>
  rows(
    db,
    Vuelta,
    sql`select e.pedido_linea_id as "pedidoLineaId", e.talla, (v.almacen + v.segunda + v.arreglo - v.sin_facturar)::int as cantidad
      from devolucion_lineas v join entrega_lineas e on e.id = v.entrega_linea_id
      where v.devolucion_id = ${id} and v.almacen + v.segunda + v.arreglo > v.sin_facturar order by e.id`,
  )

/** Whether credit notes made by hand settle it. */
export async function atadas(db: Db, { abonoIds }: Fila): Promise<boolean> {
  if (abonoIds.length === 0) return false
  const emitidas = await db.$count(f, and(inArray(f.id, abonoIds), eq(f.estado, 'emitida')))
  return emitidas === abonoIds.length
}

/**
 * The credit note of what came back, as a draft that somebody looks at: by difference, at the prices and taxes of the
 * invoice that sold it. Its garments were booked when they came, so it moves none.
 */
export async function abonar(db: Db, fila: Fila, hoy: string): Promise<number> {
  if (fila.facturaId !== null || (await atadas(db, fila))) throw conflict('devolucion.preparada')
  const vueltas = await vueltasDe(db, fila)
  if (fila.estado !== 'recibida' || vueltas.length === 0) throw new ReglaError('devolucion.nada')
  const emitidas = await rows(
    db,
    Emitida,
    sql`select distinct f.id from facturas f join factura_lineas l on l.factura_id = f.id
        join pedido_lineas p on p.id = l.pedido_linea_id
      where p.pedido_id = ${fila.pedidoId} and f.estado = 'emitida' and f.tipo_rectificativa is distinct from 'I'
        and not exists (select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[f.id])
      order by f.id`,
  )
  const facturas = await bloquearFacturas(
    db,
    emitidas.map(({ id }) => id),
    undefined,
  )
  const ventas = await Promise.all(
    facturas.map(async (factura) => ({
      ...{ id: factura.id, condiciones: condicionesDe(factura) },
      lineas: await lineasDe(db, factura.id),
    })),
  )
  const abonadas = abonoDeDevolucion(vueltas, ventas, await yaAbonadas(db, fila.pedidoId))
  const [primera] = abonadas ?? []
  const factura = facturas.find(({ id }) => id === primera?.facturaId)
  if (!abonadas || !factura) {
    const numeros = facturas.map(({ numeroCompleto }) => numeroCompleto).join(', ')
    throw new ReglaError('devolucion.condiciones', { facturas: numeros })
  }
  const nombradas = [...new Set(abonadas.map(({ facturaId }) => facturaId))]
  const cliente = await clienteDe(db, factura.clienteId)
  const [casa] = await db.select({ idiomas: appSettingsTable.idiomas }).from(appSettingsTable)
  const motivo = mensaje(escritoEn(cliente.idioma, casa?.idiomas ?? []), 'papel.devolucion', { numero: fila.numero })
  const preparada = await prepararFactura(
    db,
    {
      ...comoEntrada(factura, lineasQueRectifican(abonadas, 'I')),
      ...{ fecha: hoy, fechaOperacion: null, portes: 0, tipo: esSimplificada(factura.tipo) ? 'R5' : 'R1' },
      ...{ tipoRectificativa: 'I', rectifica: nombradas, motivoRectificacion: motivo },
      ...{ notas: '', diasPago: [0], diasFijos: [], mesesSinPago: [], mercancia: 'nada', reabrePedido: false },
      soloServido: false,
    },
    cliente,
  )
  const { id } = await crearBorrador(db, preparada)
  await db
    .update(d)
    .set({ facturaId: id, ...nextVersion(d) })
    .where(eq(d.id, fila.id))
  return id
}
