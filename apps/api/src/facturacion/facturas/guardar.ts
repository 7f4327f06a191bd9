import { esPrevia } from '@telar/domain/facturacion/factura'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ready } from '../../db/prepared.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f, facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import type { Cliente } from '../../ventas/condiciones.ts'
import { type Fechada, type LineaPreparada, type Preparada, prepararFactura } from './preparar.ts'
import type { Factura } from './referencias.ts'

export const FACTURA = { table: f, entity: 'Factura' }

/** Locks an invoice that the caller reaches. */
export const bloquearFactura = (db: Db, id: number, suya: SQL | undefined, version?: Version): Promise<Factura> =>
  lockVersion(db, { ...FACTURA, own: suya }, id, version)

/** The same of several, in the order of their ids; all of them or none. */
export async function bloquearFacturas(db: Db, ids: readonly number[], suyas: SQL | undefined): Promise<Factura[]> {
  if (ids.length === 0) return []
  const filas = await db
    .select()
    .from(f)
    .where(and(inArray(f.id, [...ids]), suyas))
    .orderBy(f.id)
    .for('no key update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Factura', falta)
  return filas
}

export function refuseIfIssued({ estado, numeroCompleto }: Factura): void {
  if (estado !== 'borrador') throw conflict('factura.ya-emitida', { numero: numeroCompleto ?? '' })
}

/** What another program issued has neither paper nor lines nor records here. */
export function refuseIfForeign({ tipo, numeroCompleto }: Pick<Factura, 'tipo' | 'numeroCompleto'>): void {
  if (esPrevia(tipo)) throw conflict('previa.no-es-nuestra', { numero: numeroCompleto ?? '' })
}

/** The customer of an invoice, if the caller reaches them. */
export async function clienteDe(db: Db, id: number, suyo?: SQL): Promise<Cliente> {
  const [cliente] = await db
    .select()
    .from(clientesTable)
    .where(and(eq(clientesTable.id, id), suyo))
  if (!cliente) throw new FieldsError({ clienteId: ['error.missing-reference'] })
  return cliente
}

export type LineaDeFactura = typeof l.$inferSelect

export const lineasDe = (db: Db, facturaId: number): Promise<LineaDeFactura[]> =>
  db.select().from(l).where(eq(l.facturaId, facturaId)).orderBy(l.orden, l.id)

async function guardarLineas(db: Db, facturaId: number, lineas: readonly LineaPreparada[]): Promise<void> {
  if (lineas.length > 0) await db.insert(l).values(lineas.map((linea) => ({ ...linea, facturaId })))
}

/** Keeps a new draft. */
export async function crearBorrador(db: Db, { fila, lineas }: Preparada): Promise<Factura> {
  const [factura] = (await ready(db.insert(f).values(fila).returning(), { steady: true }).ask(db)) as [Factura]
  await guardarLineas(db, factura.id, lineas)
  return factura
}

/** Writes a draft anew. */
export async function cambiarBorrador(db: Db, id: number, { fila, lineas }: Preparada): Promise<void> {
  await saveVersion(db, FACTURA, id, null, fila)
  await db.delete(l).where(eq(l.facturaId, id))
  await guardarLineas(db, id, lineas)
}

/** A stored invoice as it would be typed, to be prepared again. */
export function comoEntrada(factura: Factura, lineas: readonly LineaDeFactura[]): Fechada {
  const { clienteId, tipo, tipoRectificativa, rectifica, motivoRectificacion, anticipo, fecha, fechaOperacion } =
    factura
  const { direccionEnvio, comercialId, comision, dtoComercial, dtoProntoPago, portes, formaPago } = factura
  const { diasPago, diasFijos, mesesSinPago, referenciaCliente, notas, pruebaTransporte } = factura
  const { mercancia, reabrePedido, soloServido } = factura
  return {
    ...{ clienteId, tipo, tipoRectificativa, rectifica, motivoRectificacion, anticipo, fecha, fechaOperacion },
    ...{ direccionEnvio, comercialId, comision, dtoComercial, dtoProntoPago, portes, formaPago, diasPago, diasFijos },
    ...{ mesesSinPago, referenciaCliente, notas, pruebaTransporte, mercancia, reabrePedido },
    ...{ soloServido, lineas: [...lineas] },
  }
}

/** A draft prepared again, with what customer, settings and rates say now. */
export async function prepararDeNuevo(db: Db, factura: Factura, cambios: Partial<Fechada> = {}): Promise<Preparada> {
  const lineas = await lineasDe(db, factura.id)
  const cliente = await clienteDe(db, factura.clienteId)
  const { regimenForzado, regimenRazon } = factura
  const entrada = { ...comoEntrada(factura, lineas), ...cambios }
  return prepararFactura(db, entrada, cliente, { regimenForzado, regimenRazon, guardada: true })
}

/** Deletes drafts, all or nothing; an issued invoice is named. */
export async function borrarBorradores(db: Db, ids: readonly number[], suyas: SQL | undefined): Promise<number[]> {
  const filas = await bloquearFacturas(db, ids, suyas)
  const emitida = filas.find(({ estado }) => estado !== 'borrador')
  if (emitida) throw conflict('factura.no-borrable', { numero: emitida.numeroCompleto ?? '' })
  await db.delete(f).where(inArray(f.id, [...ids]))
  return [...ids]
}
