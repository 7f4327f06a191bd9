import {
  asientoDeArqueo,
  asientoDeCaja,
  asientosDeAnticipo,
  asientosDeCobros,
} from '@telar/domain/facturacion/contabilidad/tesoreria'
import { and, asc, between, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { clientesTable as k } from '../../db/schema/clientes/clientes.ts'
import { anticiposTable as n } from '../../db/schema/facturacion/anticipos.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { cajaDiasTable as d, cajaMovimientosTable as m } from '../../db/schema/facturacion/tesoreria.ts'
import type { Anotable } from './anotar.ts'

export interface Periodo {
  desde: string
  hasta: string
}

/** Whether an invoice takes the place of others that were somebody else's, or is one of those. */
const DE_OTRO = sql<boolean>`(facturas.tipo = 'F3' or exists (
  select from facturas s where s.tipo = 'F3' and s.estado = 'emitida' and s.rectifica @> array[facturas.id]))`

/** The invoices of which something was sent to the bank, paid or given back in a period. */
async function movidas(db: Db, { desde, hasta }: Periodo, suyas: SQL | undefined) {
  const cobradas = db
    .select({ id: c.facturaId })
    .from(c)
    .where(or(between(c.fecha, desde, hasta), between(c.fechaImpagado, desde, hasta)))
  const giradas = db
    .select({ id: l.facturaId })
    .from(l)
    .innerJoin(r, eq(r.id, l.remesaId))
    .where(or(between(r.fecha, desde, hasta), between(l.devuelta, desde, hasta)))
  return db
    .select({
      ...{ id: f.id, numero: f.numeroCompleto, clienteId: f.clienteId, cliente: f.cliente, copia: f.clienteCopia },
      ajena: DE_OTRO,
    })
    .from(f)
    .where(and(or(inArray(f.id, cobradas), inArray(f.id, giradas)), suyas))
    .orderBy(asc(f.id))
}

/** The payments of those invoices, all of them, and how they stand with the bank. */
export async function deCobros(db: Db, periodo: Periodo, suyas: SQL | undefined): Promise<Anotable[]> {
  const facturas = await movidas(db, periodo, suyas)
  const ids = ints(facturas.map(({ id }) => id))
  const cobros = await db.select().from(c).where(sql`${c.facturaId} = any (${ids})`).orderBy(asc(c.id))
  const giros = await db
    .select({
      ...{ id: l.id, facturaId: l.facturaId, fecha: r.fecha, importe: l.importe },
      ...{ cobroId: l.cobroId, devuelta: l.devuelta },
    })
    .from(l)
    .innerJoin(r, eq(r.id, l.remesaId))
    .where(and(sql`${l.facturaId} = any (${ids})`, ne(r.estado, 'anulada')))
    .orderBy(asc(l.id))
  const [porFactura, giradas] = [
    Map.groupBy(cobros, ({ facturaId }) => facturaId),
    Map.groupBy(giros, ({ facturaId }) => facturaId),
  ]
  return facturas.flatMap(({ id, numero, clienteId, cliente, copia, ajena }) => {
    const numeroCompleto = numero ?? ''
    const quien = { numeroCompleto, clienteId, cliente }
    const suyos = (porFactura.get(id) ?? []).map((cobro) => ({
      ...cobro,
      traspaso: ajena && cobro.medio === 'compensacion' && cobro.contraparteId === null,
    }))
    return asientosDeCobros(quien, suyos, giradas.get(id) ?? []).map((documento) => ({
      ...documento,
      ...{ facturaId: id, numero: numeroCompleto, tercero: cliente, nif: copia?.nif ?? '' },
    }))
  })
}

/** Money that came, or went back, in a period before any supply. */
export async function deAnticipos(db: Db, { desde, hasta }: Periodo): Promise<Anotable[]> {
  const filas = await db
    .select({ anticipo: n, cliente: k.razonSocial, nif: k.nif })
    .from(n)
    .innerJoin(k, eq(k.id, n.clienteId))
    .where(and(eq(n.anulado, false), or(between(n.fecha, desde, hasta), between(n.fechaDevuelto, desde, hasta))))
    .orderBy(asc(n.id))
  return filas.flatMap(({ anticipo, cliente, nif }) =>
    asientosDeAnticipo({ ...anticipo, cliente }).map((documento) => ({
      ...documento,
      ...{ facturaId: null, numero: anticipo.numero, tercero: cliente, nif },
    })),
  )
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
