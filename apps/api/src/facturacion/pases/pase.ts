import { sumarEuros } from '@telar/domain/dinero'
import { asientoDe, contraAsientoDe } from '@telar/domain/facturacion/pase'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { pasesTable as p } from '../../db/schema/facturacion/pases.ts'
import { paseApuntesTable as a } from '../../db/schema/facturacion/tesoreria.ts'
import type { FileResult } from '../../kit/call.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { csv } from '../../kit/formats/csv.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'

/** Who posts, and on what day. */
interface Acto {
  quien: string
  hoy: string
}

type Cuales = { ids: number[] } | { desde: string; hasta: string }
const LOTE = 1000

async function elegir(db: Db, cuales: Cuales, suyas: SQL | undefined): Promise<Factura[]> {
  if ('ids' in cuales) {
    const filas = await bloquearFacturas(db, cuales.ids, suyas)
    if (filas.some(({ estado }) => estado !== 'emitida')) throw new ReglaError('factura.no-emitida')
    return filas.filter(({ contabilizada }) => !contabilizada)
  }
  return db
    .select()
    .from(f)
    .where(
      and(between(f.fecha, cuales.desde, cuales.hasta), eq(f.estado, 'emitida'), eq(f.contabilizada, false), suyas),
    )
    .orderBy(f.id)
    .for('no key update')
}

const CIFRAS = ['base', 'cuotaIva', 'cuotaRe', 'total'] as const
type Cifras = Pick<Factura, (typeof CIFRAS)[number]>

/** What an invoice adds to the accounts: one that replaces others, only the difference. */
async function efectos(db: Db, facturas: readonly Factura[]): Promise<Map<number, Cifras>> {
  const ids = facturas.flatMap(({ tipoRectificativa, rectifica }) => (tipoRectificativa === 'S' ? rectifica : []))
  const viejas = ids.length === 0 ? [] : await db.select().from(f).where(inArray(f.id, ids))
  return new Map(
    facturas.map((factura) => {
      const suyas = factura.tipoRectificativa === 'S' ? viejas.filter(({ id }) => factura.rectifica.includes(id)) : []
      const cifra = (campo: (typeof CIFRAS)[number]) =>
        sumarEuros([factura[campo], ...suyas.map((vieja) => -vieja[campo])])
      return [
        factura.id,
        { base: cifra('base'), cuotaIva: cifra('cuotaIva'), cuotaRe: cifra('cuotaRe'), total: cifra('total') },
      ]
    }),
  )
}

async function apuntar(db: Db, apuntes: readonly (typeof a.$inferInsert)[]): Promise<void> {
  for (let i = 0; i < apuntes.length; i += LOTE) await db.insert(a).values(apuntes.slice(i, i + LOTE))
}

/** Posts issued invoices to the accounts, in one lot; those already posted are left alone. */
export async function pasar(db: Db, cuales: Cuales, suyas: SQL | undefined, { quien, hoy: fecha }: Acto) {
  const facturas = await elegir(db, cuales, suyas)
  if (facturas.length === 0) return { paseId: null, ids: [], total: 0 }
  const cifras = await efectos(db, facturas)
  const todas = [...cifras.values()]
  const total = sumarEuros(todas.map((una) => una.total))
  const lote = {
    ...{ fecha, quien, total, facturas: facturas.length, base: sumarEuros(todas.map(({ base }) => base)) },
    cuotas: sumarEuros(todas.flatMap(({ cuotaIva, cuotaRe }) => [cuotaIva, cuotaRe])),
  }
  const [pase] = await db.insert(p).values(lote).returning({ id: p.id })
  const paseId = pase?.id as number
  const apuntes = facturas.flatMap((factura, i) =>
    asientoDe({
      ...(cifras.get(factura.id) as Cifras),
      numeroCompleto: factura.numeroCompleto ?? '',
      cliente: factura.cliente,
    }).map((apunte) => ({ ...apunte, paseId, facturaId: factura.id, asiento: i + 1, fecha: factura.fecha })),
  )
  await apuntar(db, apuntes)
  const ids = facturas.map(({ id }) => id)
  await db
    .update(f)
    .set({ contabilizada: true, fechaPase: fecha, paseId, ...nextVersion(f) })
    .where(sql`${f.id} = any (${ints(ids)})`)
  return { paseId, ids, total }
}

async function paseDe(db: Db, id: number) {
  const [pase] = await db.select().from(p).where(eq(p.id, id)).for('update')
  if (!pase) throw notFound('Pase', id)
  return pase
}

const apuntesDe = (db: Db, paseId: number) =>
  db.select().from(a).where(eq(a.paseId, paseId)).orderBy(asc(a.asiento), asc(a.id))

/** Undoes a lot by a counter-entry: its invoices can be posted again. */
export async function deshacerPase(db: Db, id: number, { quien, hoy: fecha }: Acto): Promise<number> {
  const pase = await paseDe(db, id)
  const deshecho = await db.$count(p, eq(p.deshaceId, id))
  if (pase.deshaceId !== null || deshecho > 0) throw conflict('pase.deshecho')
  const [contra] = await db
    .insert(p)
    .values({
      ...{ fecha, quien, deshaceId: id, facturas: pase.facturas },
      ...{ base: -pase.base, cuotas: -pase.cuotas, total: -pase.total },
    })
    .returning({ id: p.id })
  const contraId = contra?.id as number
  const apuntes = (await apuntesDe(db, id)).flatMap((apunte) =>
    contraAsientoDe([apunte]).map((uno) => ({
      ...{ ...uno, paseId: contraId, facturaId: apunte.facturaId, asiento: apunte.asiento, fecha },
    })),
  )
  await apuntar(db, apuntes)
  await db
    .update(f)
    .set({
      contabilizada: false,
      fechaPase: null,
      paseId: null,
      ...nextVersion(f),
    })
    .where(eq(f.paseId, id))
  return contraId
}

const CABECERA = ['asiento', 'fecha', 'cuenta', 'concepto', 'debe', 'haber', 'factura', 'cliente', 'nif']

/** The entries of a lot, for the accountant's program. */
export async function paseEnCsv(db: Db, id: number): Promise<FileResult> {
  const [pase] = await db.select().from(p).where(eq(p.id, id))
  if (!pase) throw notFound('Pase', id)
  const filas = await db
    .select({
      apunte: a,
      numero: f.numeroCompleto,
      codigo: sql<string>`${f.clienteCopia} ->> 'codigo'`,
      nif: sql<string>`${f.clienteCopia} ->> 'nif'`,
    })
    .from(a)
    .innerJoin(f, eq(f.id, a.facturaId))
    .where(eq(a.paseId, id))
    .orderBy(asc(a.asiento), asc(a.id))
  const cuerpo = filas.map(({ apunte, numero, codigo, nif }) => [
    ...[String(apunte.asiento), apunte.fecha, apunte.cuenta, apunte.concepto, apunte.debe, apunte.haber],
    ...[numero, codigo, nif],
  ])
  return { name: `pase-${id}-${pase.fecha}.csv`, content: csv([CABECERA, ...cuerpo]) }
}
