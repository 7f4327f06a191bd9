import { FacturaInput } from '@telar/contract/facturacion/entrada'
import { Id } from '@telar/contract/kit/crud'
import { exigirJuntables, fechasDe, porFacturarDe } from '@telar/domain/facturacion/albaranes'
import { ReglaError } from '@telar/domain/regla'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { notFound } from '../../kit/errors.ts'
import { comoBorrador } from './borrador.ts'
import { abiertasDe, algoFacturado } from './de-pedido.ts'
import { clienteDe } from './guardar.ts'
import { prepararFactura } from './preparar.ts'

const Entregada = z.object({ pedidoLineaId: Id, talla: z.string(), cantidad: z.int() })

/** An unsaved invoice of what left with some delivery notes of one customer, of one order or of many. */
export async function desdeAlbaranes(db: Db, ids: readonly number[], suyas: SQL | undefined, hoy: string) {
  const notas = await db
    .select()
    .from(e)
    .where(and(inArray(e.id, [...ids]), suyas))
    .orderBy(e.id)
  const falta = ids.find((id) => !notas.some((nota) => nota.id === id))
  if (falta !== undefined) throw notFound('Entrega', falta)
  const pedidos = await db
    .select()
    .from(p)
    .where(
      inArray(
        p.id,
        notas.map(({ pedidoId }) => pedidoId),
      ),
    )
    .orderBy(p.id)
  exigirJuntables(
    notas.map(({ numero, fecha, clienteId, pedidoId, deshechaEn }) => {
      const { dtoComercial = 0, dtoProntoPago = 0 } = pedidos.find(({ id }) => id === pedidoId) ?? {}
      return { numero, fecha, clienteId, dtoComercial, dtoProntoPago, deshecha: deshechaEn !== null }
    }),
  )
  const entregadas = await rows(
    db,
    Entregada,
    sql`
    select pedido_linea_id as "pedidoLineaId", talla, sum(cantidad - devuelta)::int as cantidad from entrega_lineas
    where entrega_id = any (${ints(ids)}) group by 1, 2`,
  )
  const lineas = []
  let portes = 0
  for (const pedido of pedidos) {
    const abiertas = await abiertasDe(db, pedido.id, true)
    const toma = porFacturarDe(
      entregadas,
      abiertas.flatMap(({ linea, tallasCantidades }) =>
        tallasCantidades.map((una) => ({ ...una, pedidoLineaId: linea.id })),
      ),
    )
    for (const { linea, tallasCantidades } of abiertas) {
      const suyas = tallasCantidades.flatMap(({ talla }) =>
        toma
          .filter((una) => una.pedidoLineaId === linea.id && una.talla === talla)
          .map(({ cantidad }) => ({ talla, cantidad })),
      )
      const { id: pedidoLineaId, modeloId, colorId, precio, dto } = linea
      if (suyas.length > 0) lineas.push({ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades: suyas })
    }
    if (!(await algoFacturado(db, pedido.id))) portes += pedido.portes
  }
  const [primero] = pedidos
  if (!primero || lineas.length === 0)
    throw new ReglaError('factura.albaranes-facturados', { numeros: notas.map(({ numero }) => numero).join(', ') })
  const { clienteId, comercialId, direccionEnvio, dtoComercial, dtoProntoPago } = primero
  const base = FacturaInput.omit({ direccionEnvio: true }).parse({
    ...{ clienteId, comercialId, dtoComercial, dtoProntoPago, lineas, soloServido: true },
    referenciaCliente: pedidos.length === 1 ? primero.referenciaCliente : '',
    portes: Math.round(portes * 100) / 100,
    notas: notas.map(({ numero }) => numero).join(', '),
  })
  const salieron =
    notas
      .map(({ fecha }) => fecha)
      .toSorted()
      .at(-1) ?? null
  const entrada = { ...base, direccionEnvio, ...fechasDe(hoy, salieron) }
  return comoBorrador(db, await prepararFactura(db, entrada, await clienteDe(db, clienteId)))
}
