import type { Giro } from '@telar/contract/facturacion/remesas'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { Mandato } from '@telar/domain/clientes/mandato'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import { reparoDeGiro } from '@telar/domain/facturacion/banco/remesa'
import { sinEncargar, type Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { clientesTable as c } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { conflict } from '../../kit/errors.ts'

/** A due date that a customer could be charged, and by what. */
export interface Girable extends Giro {
  iban: string | null
  mandato: Mandato | null
  domicilio: Direccion
  ultimo: string | null
  /** The account that was charged then, by the same mandate. */
  ultimaCuenta: string | null
}

/** What of each invoice is on its way to the bank, due date by due date. */
export async function enCamino(db: Db, facturaIds: readonly number[]): Promise<Map<number, Vencimiento[]>> {
  const filas = await db
    .select({ facturaId: l.facturaId, fecha: l.vence, importe: l.importe })
    .from(l)
    .innerJoin(r, eq(r.id, l.remesaId))
    .where(and(eq(r.estado, 'enviada'), sql`${l.devuelta} is null`, sql`${l.facturaId} = any (${ints(facturaIds)})`))
    .orderBy(l.id)
  return Map.groupBy(filas, ({ facturaId }) => facturaId)
}

/** What the bank may be charging keeps its debt until it is known: what takes that away from an invoice waits. */
export async function refuseIfEnCamino(db: Db, facturaIds: readonly number[]): Promise<void> {
  const [camino] = await db
    .select({ factura: f.numeroCompleto, remesa: r.numero })
    .from(l)
    .innerJoin(r, eq(r.id, l.remesaId))
    .innerJoin(f, eq(f.id, l.facturaId))
    .where(and(eq(r.estado, 'enviada'), isNull(l.devuelta), inArray(l.facturaId, [...facturaIds])))
    .orderBy(l.id)
    .limit(1)
  if (camino) throw conflict('remesa.en-camino', { factura: camino.factura ?? '', remesa: camino.remesa })
}

interface Debida {
  id: number
  pendiente: number
}

/** What is settled without money leaves as much owed of an invoice as the bank is about to charge. */
export async function refuseIfLessThanEnCamino(db: Db, { id, pendiente }: Debida, importe: number): Promise<void> {
  const girado = sumarEuros(((await enCamino(db, [id])).get(id) ?? []).map((uno) => uno.importe))
  if (girado > 0 && aCentimos(sumarEuros([pendiente, -importe])) < aCentimos(girado)) await refuseIfEnCamino(db, [id])
}

/** A credit note of the invoice is open: what is charged besides, the customer would not owe. */
const conAbono = sql<boolean>`exists (
  select from facturas s where s.estado = 'emitida' and s.pendiente < 0 and s.rectifica @> array[${f.id}])`

interface UltimoCargo {
  ultimo: string
  cuenta: string
}

/** The last day on which something was charged by each mandate and did not come back, and the account that it was charged to. */
async function ultimosCargos(db: Db, referencias: readonly string[]): Promise<Map<string, UltimoCargo>> {
  if (referencias.length === 0) return new Map()
  const mandato = sql<string>`${l.mandato} ->> 'referencia'`
  const filas = await db
    .select({
      ...{ mandato, ultimo: sql<string>`max(${r.cargo})::text` },
      cuenta: sql<string>`(array_agg(${l.iban} order by ${r.cargo} desc, ${l.id} desc))[1]`,
    })
    .from(l)
    .innerJoin(r, eq(r.id, l.remesaId))
    .where(and(inArray(mandato, [...referencias]), sql`${r.estado} <> 'anulada'`, sql`${l.devuelta} is null`))
    .groupBy(sql`1`)
  return new Map(filas.map(({ mandato: referencia, ...cargo }) => [referencia, cargo]))
}

/** What is open by direct debit up to a day, apart from what is on its way; of some invoices, or of all. */
export async function girables(
  db: Db,
  { hasta, cargo, ids }: { hasta: string; cargo: string; ids?: readonly number[] },
  suyas: SQL | undefined,
): Promise<Girable[]> {
  const filas = await db
    .select({ factura: f, iban: c.iban, mandato: c.mandatoSepa, domicilio: c.direccionFiscal, abono: conAbono })
    .from(f)
    .innerJoin(c, eq(c.id, f.clienteId))
    .where(
      and(
        eq(f.estado, 'emitida'),
        eq(f.formaPago, 'giro'),
        gt(f.pendiente, 0),
        lte(f.vence, hasta),
        ids && sql`${f.id} = any (${ints(ids)})`,
        suyas,
      ),
    )
    .orderBy(f.vence, f.id)
  const camino = await enCamino(
    db,
    filas.map(({ factura }) => factura.id),
  )
  const ultimos = await ultimosCargos(db, [
    ...new Set(filas.flatMap(({ mandato }) => (mandato ? [mandato.referencia] : []))),
  ])
  return filas.flatMap(({ factura, iban, mandato, domicilio, abono }) => {
    const cargado = mandato && ultimos.get(mandato.referencia)
    const [ultimo, ultimaCuenta] = [cargado?.ultimo ?? null, cargado?.cuenta ?? null]
    const { id: facturaId, clienteId, cliente, numeroCompleto } = factura
    return sinEncargar(factura.vencimientos, factura.cobrado, camino.get(facturaId) ?? [])
      .filter(({ fecha }) => fecha <= hasta)
      .map(({ fecha: vence, importe }) => ({
        ...{ facturaId, clienteId, cliente, vence, importe, iban, mandato, domicilio, ultimo, ultimaCuenta },
        numeroCompleto: numeroCompleto ?? '',
        reparo: abono ? 'abono' : reparoDeGiro({ iban, mandato, ultimo }, cargo),
      }))
  })
}
