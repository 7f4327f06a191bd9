import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { coloresTable, modelosTable } from '../../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../../db/schema/clientes/clientes.ts'
import { facturasTable as f, facturaLineasTable as l } from '../../../db/schema/facturacion/facturas.ts'
import { pedidosTable } from '../../../db/schema/ventas/pedidos.ts'
import { notFound } from '../../../kit/errors.ts'
import { leerAjustes } from '../../verifactu/ajustes.ts'

const leerLineas = (db: Db, ids: number[]) =>
  db
    .select({
      facturaId: l.facturaId,
      modeloId: l.modeloId,
      numero: modelosTable.numero,
      nombre: modelosTable.nombre,
      tallas: modelosTable.tallas,
      color: coloresTable.nombre,
      hex: coloresTable.hex,
      descripcion: l.descripcion,
      tallasCantidades: l.tallasCantidades,
      cantidad: l.cantidad,
      precio: l.precio,
      dto: l.dto,
      iva: l.iva,
      re: l.re,
      importe: l.importe,
    })
    .from(l)
    .leftJoin(modelosTable, eq(modelosTable.id, l.modeloId))
    .leftJoin(coloresTable, eq(coloresTable.id, l.colorId))
    .where(inArray(l.facturaId, ids))
    .orderBy(asc(l.facturaId), asc(l.orden))

export type LineaDeDocumento = Awaited<ReturnType<typeof leerLineas>>[number]

/** Everything that a document of these invoices says, in the order asked for; one that is not the caller's is missing. */
export async function leerDocumentos(db: Db, ids: number[], own: SQL | undefined) {
  const filas = await db
    .select({ factura: f, cliente: clientesTable })
    .from(f)
    .innerJoin(clientesTable, eq(clientesTable.id, f.clienteId))
    .where(and(inArray(f.id, ids), own))
  const porId = new Map(filas.map((fila) => [fila.factura.id, fila]))
  const missing = ids.find((id) => !porId.has(id))
  if (missing !== undefined) throw notFound('Factura', missing)
  const { verifactu, empresa } = await leerAjustes(db)
  const lineas = Map.groupBy(await leerLineas(db, ids), ({ facturaId }) => facturaId)
  const rectificadas = filas.flatMap(({ factura }) => factura.rectifica)
  const otras = await db
    .select({ id: f.id, numero: f.numeroCompleto, fecha: f.fecha })
    .from(f)
    .where(inArray(f.id, rectificadas))
  const deLosPedidos = filas.flatMap(({ factura }) => factura.pedidoIds)
  const pedidos = await db
    .select({ id: pedidosTable.id, numero: pedidosTable.numero })
    .from(pedidosTable)
    .where(inArray(pedidosTable.id, deLosPedidos))
    .orderBy(asc(pedidosTable.id))
  return ids.flatMap((id) => {
    const fila = porId.get(id)
    if (!fila) return []
    const { factura, cliente } = fila
    return [
      {
        factura,
        modo: verifactu.modo,
        emisor: factura.emisorCopia ?? empresa,
        cliente: factura.clienteCopia ?? { ...cliente, direccion: cliente.direccionFiscal },
        idioma: factura.clienteCopia?.idioma ?? cliente.idioma,
        lineas: lineas.get(id) ?? [],
        rectifica: otras.filter((otra) => factura.rectifica.includes(otra.id)),
        pedidos: pedidos.filter((pedido) => factura.pedidoIds.includes(pedido.id)),
      },
    ]
  })
}

export type Documento = Awaited<ReturnType<typeof leerDocumentos>>[number]
