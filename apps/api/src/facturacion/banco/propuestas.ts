import type { PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import {
  type Abierta,
  type EnCamino,
  type Girado,
  masFirme,
  type Parte,
  type PorPagar,
  type Propuesta,
  type PropuestaDePago,
  proponer,
  proponerPago,
} from '@telar/domain/facturacion/banco/casar'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { movimientosBancariosLista as m } from '../../db/schema/facturacion/banco.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { transferenciasTable as t } from '../../db/schema/facturacion/transferencias.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'
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

/** Suppliers' invoices that are not paid; those that the bank was told to pay are its transfers'. */
const porPagar = (db: Db): Promise<PorPagar[]> =>
  db
    .select({
      ...{ id: r.id, numero: r.numero, fecha: r.fecha, vence: r.vence, proveedorId: r.proveedorId },
      ...{ proveedor: r.proveedor, proveedorIban: s.iban, pendiente: r.pendiente },
    })
    .from(r)
    .innerJoin(s, eq(s.id, r.proveedorId))
    .where(
      and(
        ne(r.pendiente, 0),
        sql`not exists (
      select from transferencia_lineas l join transferencias t on t.id = l.transferencia_id
      where l.recibida_id = ${r.id} and t.estado = 'preparada')`,
      ),
    )

/** Transfers that the bank was told to make and has not been seen to, of these amounts. */
const preparadas = (db: Db, importes: readonly number[]): Promise<(EnCamino & { pagos: number })[]> =>
  db
    .select({ id: t.id, numero: t.numero, fecha: t.fecha, total: t.total, pagos: t.pagos })
    .from(t)
    .where(and(eq(t.estado, 'preparada'), inArray(t.total, [...importes])))
    .orderBy(t.id)

type Encontrada = Omit<PropuestaDeCobro, 'movimientoId'>
const VACIA = { partes: [], remesa: null, pagos: [], transferencia: null }

/** What is proposed of what went out to suppliers and reps, with what it is called. */
function conRecibidas(
  { pagos, transferenciaId, razones, seguridad }: PropuestaDePago,
  recibidas: readonly PorPagar[],
  transferencias: readonly (EnCamino & { pagos: number })[],
): Encontrada {
  const suya = transferencias.find(({ id }) => id === transferenciaId)
  return {
    ...{ ...VACIA, razones, seguridad },
    transferencia: suya ? { id: suya.id, numero: suya.numero, pagos: suya.pagos } : null,
    pagos: pagos.flatMap((pago) => {
      const de = recibidas.find(({ id }) => id === pago.recibidaId)
      if (!de) return []
      const { numero, proveedorId, proveedor, pendiente, vence } = de
      return [{ ...pago, numero, proveedorId, proveedor, pendiente, vence }]
    }),
  }
}

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
  const debidas = devueltos.length === 0 ? [] : await porPagar(db)
  const transferencias = devueltos.length === 0 ? [] : await preparadas(db, devueltos)
  const porId = new Map(facturas.map((una) => [una.id, una]))
  const conFactura = (parte: Parte) => {
    const de = parte.cobroId === null ? porId.get(parte.facturaId) : cobros.find((uno) => uno.cobroId === parte.cobroId)
    if (!de) throw new Error(`Nothing is known of invoice ${parte.facturaId}.`)
    const { numeroCompleto, clienteId, cliente, pendiente, vence } = de
    return { ...parte, numeroCompleto, clienteId, cliente, pendiente, vence }
  }
  const conFacturas = ({ partes, remesaId, razones, seguridad }: Propuesta): Encontrada => {
    const suya = remesas.find(({ id }) => id === remesaId)
    const remesa = suya ? { id: suya.id, numero: suya.numero, adeudos: suya.adeudos } : null
    return { ...VACIA, razones, seguridad, partes: partes.map(conFactura), remesa }
  }
  return movimientos.flatMap((movimiento) => {
    const resto = { ...movimiento, importe: movimiento.resto }
    const cobro = proponer(resto, facturas, cobros, remesas)
    const pago = proponerPago(resto, debidas, transferencias)
    const hallada = masFirme(cobro && conFacturas(cobro), pago && conRecibidas(pago, debidas, transferencias))
    return hallada ? [{ movimientoId: movimiento.id, ...hallada }] : []
  })
}
