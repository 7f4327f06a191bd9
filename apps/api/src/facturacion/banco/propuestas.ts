import type { PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import { type Abierta, type Girado, type Parte, proponer } from '@telar/domain/facturacion/banco/casar'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { movimientosBancariosLista as m } from '../../db/schema/facturacion/banco.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesasEnCamino } from '../remesas/en-camino.ts'

const abiertas = (db: Db, suyas: SQL | undefined): Promise<Abierta[]> =>
  db
    .select({
      id: f.id,
      numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')`,
      fecha: f.fecha,
      vence: f.vence,
      clienteId: f.clienteId,
      cliente: f.cliente,
      clienteIban: clientesTable.iban,
      referenciaCliente: f.referenciaCliente,
      pendiente: f.pendiente,
    })
    .from(f)
    .innerJoin(clientesTable, eq(clientesTable.id, f.clienteId))
    .where(and(eq(f.estado, 'emitida'), ne(f.pendiente, 0), suyas))

type GiradoDe = Girado & Pick<Abierta, 'clienteId' | 'cliente' | 'pendiente' | 'vence'>

/** Direct debits that were collected and not given back, of these amounts. */
const girados = (db: Db, importes: readonly number[], suyas: SQL | undefined): Promise<GiradoDe[]> =>
  importes.length === 0
    ? Promise.resolve([])
    : db
        .select({
          cobroId: c.id,
          facturaId: c.facturaId,
          numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')`,
          fecha: c.fecha,
          importe: c.importe,
          referencia: c.referencia,
          clienteId: f.clienteId,
          cliente: f.cliente,
          pendiente: f.pendiente,
          vence: f.vence,
        })
        .from(c)
        .innerJoin(f, eq(f.id, c.facturaId))
        .where(and(eq(c.medio, 'giro'), eq(c.impagado, false), inArray(c.importe, [...importes]), suyas))

/** What each movement most likely pays of what it has left. */
export async function propuestasDe(
  db: Db,
  ids: readonly number[],
  suyas: SQL | undefined,
): Promise<PropuestaDeCobro[]> {
  const movimientos = await db
    .select()
    .from(m)
    .where(and(inArray(m.id, [...ids]), inArray(m.estado, ['pendiente', 'parcial'])))
    .orderBy(m.id)
  if (movimientos.length === 0) return []
  const facturas = await abiertas(db, suyas)
  const devueltos = movimientos.flatMap(({ resto }) => (resto < 0 ? -resto : []))
  const cobros = await girados(db, devueltos, suyas)
  const entradas = movimientos.flatMap(({ resto }) => (resto > 0 ? resto : []))
  const remesas = await remesasEnCamino(db, entradas, suyas)
  const porId = new Map(facturas.map((una) => [una.id, una]))
  const conFactura = (parte: Parte) => {
    const de = parte.cobroId === null ? porId.get(parte.facturaId) : cobros.find((uno) => uno.cobroId === parte.cobroId)
    if (!de) throw new Error(`Nothing is known of invoice ${parte.facturaId}.`)
    const { numeroCompleto, clienteId, cliente, pendiente, vence } = de
    return { ...parte, numeroCompleto, clienteId, cliente, pendiente, vence }
  }
  return movimientos.flatMap((movimiento) => {
    const propuesta = proponer({ ...movimiento, importe: movimiento.resto }, facturas, cobros, remesas)
    if (!propuesta) return []
    const { partes, remesaId, razones, seguridad } = propuesta
    const suya = remesas.find(({ id }) => id === remesaId)
    const remesa = suya ? { id: suya.id, numero: suya.numero, adeudos: suya.adeudos } : null
    return [{ movimientoId: movimiento.id, razones, seguridad, partes: partes.map(conFactura), remesa }]
  })
}
