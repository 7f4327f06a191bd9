import {
  asientoDeArqueo,
  asientoDeCaja,
  asientosDeCobros,
  type CobroContable,
} from '@telar/domain/facturacion/contabilidad/tesoreria'
import { and, asc, between, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { cajaDiasTable as d, cajaMovimientosTable as m } from '../../db/schema/facturacion/tesoreria.ts'
import type { Anotable } from './anotar.ts'

export interface Periodo {
  desde: string
  hasta: string
}

/** The payments of every invoice of which something was paid or given back in a period, all of them. */
export async function deCobros(db: Db, { desde, hasta }: Periodo, suyas: SQL | undefined): Promise<Anotable[]> {
  const movidas = db
    .select({ id: c.facturaId })
    .from(c)
    .where(or(between(c.fecha, desde, hasta), between(c.fechaImpagado, desde, hasta)))
  const filas = await db
    .select({ cobro: c, numero: f.numeroCompleto, clienteId: f.clienteId, cliente: f.cliente, copia: f.clienteCopia })
    .from(c)
    .innerJoin(f, eq(f.id, c.facturaId))
    .where(and(inArray(c.facturaId, movidas), suyas))
    .orderBy(asc(c.facturaId), asc(c.id))
  return [...Map.groupBy(filas, ({ cobro }) => cobro.facturaId)].flatMap(([facturaId, suyos]) => {
    const { numero, clienteId, cliente, copia } = suyos[0] as (typeof filas)[number]
    const numeroCompleto = numero ?? ''
    const cobros: CobroContable[] = suyos.map(({ cobro }) => cobro)
    return asientosDeCobros({ numeroCompleto, clienteId, cliente }, cobros).map((documento) => ({
      ...documento,
      ...{ facturaId, numero: numeroCompleto, tercero: cliente, nif: copia?.nif ?? '' },
    }))
  })
}

const SIN_TERCERO = { facturaId: null, numero: '', tercero: '', nif: '' }

/** The cash of a period that moved without an invoice, and what its counts found. */
export async function deCaja(db: Db, { desde, hasta }: Periodo): Promise<Anotable[]> {
  const movimientos = await db
    .select()
    .from(m)
    .where(between(m.fecha, desde, hasta))
    .orderBy(asc(m.fecha), asc(m.id))
  const dias = await db
    .select({ fecha: d.fecha, diferencia: d.diferencia })
    .from(d)
    .where(and(between(d.fecha, desde, hasta), d.cerrada, ne(d.diferencia, 0)))
    .orderBy(asc(d.fecha))
  return [
    ...movimientos.map(asientoDeCaja),
    ...dias.map((dia) => asientoDeArqueo({ ...dia, diferencia: dia.diferencia ?? 0 })),
  ].map((documento) => ({ ...documento, ...SIN_TERCERO }))
}
