import type { PasePrevio } from '@telar/contract/facturacion/pases'
import { sumarEuros } from '@telar/domain/dinero'
import { contraAsientoDe } from '@telar/domain/facturacion/contabilidad/asiento'
import { cuentaMayor, nombreDeCuenta } from '@telar/domain/facturacion/contabilidad/cuentas'
import { fechaDeDevengo } from '@telar/domain/facturacion/devengo'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, takeTurn } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { pasesTable as p } from '../../db/schema/facturacion/pases.ts'
import { paseApuntesTable as a } from '../../db/schema/facturacion/tesoreria.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { devengo } from '../devengo.ts'
import { bloquearFacturas, refuseIfForeign } from '../facturas/guardar.ts'
import type { Factura } from '../facturas/referencias.ts'
import { desaparecidos, type Linea, porAnotar } from './anotar.ts'
import { deComisiones, deCompras } from './de-compras.ts'
import { deFacturas, deTraspasos } from './de-facturas.ts'
import { deAnticipos, deCaja, deCobros, type Periodo } from './de-tesoreria.ts'

/** Who posts, and on what day. */
interface Acto {
  quien: string
  hoy: string
}

type Cuales = { ids: number[] } | Periodo
const LOTE = 1000
/** Lots are made one after the other: what one posts, the next finds posted. */
const TURNO = sql`hashtext('pases')`

/** The issued invoices on which tax fell due in a period and that are in no lot. */
const sinPasar = (db: Db, { desde, hasta }: Periodo, suyas: SQL | undefined) =>
  db
    .select()
    .from(f)
    .where(
      and(
        eq(f.estado, 'emitida'),
        ne(f.tipo, 'previa'),
        eq(f.contabilizada, false),
        sql`${devengo(sql`facturas`)} between ${desde} and ${hasta}`,
        suyas,
      ),
    )
    .orderBy(f.id)

async function elegir(db: Db, cuales: Cuales, suyas: SQL | undefined): Promise<Factura[]> {
  if ('desde' in cuales) return sinPasar(db, cuales, suyas).for('no key update')
  const filas = await bloquearFacturas(db, cuales.ids, suyas)
  if (filas.some(({ estado }) => estado !== 'emitida')) throw new ReglaError('factura.no-emitida')
  filas.forEach(refuseIfForeign)
  return filas.filter(({ contabilizada }) => !contabilizada)
}

/** All that is to be posted: the invoices, and of a period its money too; what is the whole house's only by who sees all of it. */
async function reunir(db: Db, cuales: Cuales, facturas: readonly Factura[], suyas: SQL | undefined, hoy: string) {
  const deEllas = await deFacturas(db, facturas)
  if ('ids' in cuales) return deEllas
  const todo = [...deEllas, ...(await deTraspasos(db, cuales, suyas)), ...(await deCobros(db, cuales, suyas))]
  if (suyas) return todo
  return [
    ...todo,
    ...(await deAnticipos(db, cuales)),
    ...(await deCompras(db, cuales)),
    ...(await deComisiones(db, cuales)),
    ...(await deCaja(db, cuales)),
    ...(await desaparecidos(db, hoy)),
  ]
}

const sumar = (lineas: readonly Linea[], lado: 'debe' | 'haber', grupo: string) =>
  sumarEuros(lineas.filter(({ cuenta }) => cuenta.startsWith(grupo)).map((linea) => linea[lado] ?? 0))

/** What a lot comes to: its invoices by what customers owe for them and the taxes in it, and the debits of everything. */
function cuentasDe(asientos: readonly Linea[][]) {
  const deFactura = asientos.flat().filter(({ documento }) => documento?.startsWith('factura:'))
  const neto = (grupo: string) => sumarEuros([sumar(deFactura, 'debe', grupo), -sumar(deFactura, 'haber', grupo)])
  const [total, cuotas] = [sumarEuros([neto('430'), neto('555')]), sumarEuros([-neto('477')])]
  return {
    ...{ total, cuotas, base: sumarEuros([total, -cuotas]), asientos: asientos.length },
    importe: sumar(asientos.flat(), 'debe', ''),
  }
}

async function apuntar(db: Db, paseId: number, asientos: readonly Linea[][]): Promise<void> {
  const filas = asientos.flatMap((lineas, i) => lineas.map((linea) => ({ ...linea, paseId, asiento: i + 1 })))
  for (let i = 0; i < filas.length; i += LOTE) await db.insert(a).values(filas.slice(i, i + LOTE))
}

/** Posts to the accounts, in one lot; what is there already is left alone, and what has changed since is put right. */
export async function pasar(db: Db, cuales: Cuales, suyas: SQL | undefined, { quien, hoy: fecha }: Acto) {
  await takeTurn(db, TURNO)
  const facturas = await elegir(db, cuales, suyas)
  const dentro = (dia: string) => 'ids' in cuales || (dia >= cuales.desde && dia <= cuales.hasta)
  const asientos = await porAnotar(db, await reunir(db, cuales, facturas, suyas, fecha), { hoy: fecha, dentro })
  if (asientos.length === 0) return { paseId: null, ids: [], total: 0 }
  asientos.sort((una, otra) => (una[0]?.fecha ?? '').localeCompare(otra[0]?.fecha ?? ''))
  const cuentas = cuentasDe(asientos)
  const lote = { fecha, quien, facturas: facturas.length, ...cuentas }
  const [pase] = await db.insert(p).values(lote).returning({ id: p.id })
  const paseId = pase?.id as number
  await apuntar(db, paseId, asientos)
  const ids = facturas.map(({ id }) => id)
  await db
    .update(f)
    .set({ contabilizada: true, fechaPase: fecha, paseId, ...nextVersion(f) })
    .where(sql`${f.id} = any (${ints(ids)})`)
  return { paseId, ids, total: cuentas.total }
}

const MUESTRA = 200

/** What posting a period would bring to the accounts. */
export async function previo(
  db: Db,
  periodo: Periodo,
  suyas: SQL | undefined,
  hoy: string,
): Promise<z.input<typeof PasePrevio>> {
  const facturas = await sinPasar(db, periodo, suyas)
  const dentro = (dia: string) => dia >= periodo.desde && dia <= periodo.hasta
  const asientos = await porAnotar(db, await reunir(db, periodo, facturas, suyas, hoy), { hoy, dentro })
  const porCuenta = [...Map.groupBy(asientos.flat(), ({ cuenta }) => cuentaMayor(cuenta))]
  const primeras = facturas
    .map(({ numeroCompleto, ...factura }) => ({
      ...factura,
      numeroCompleto: numeroCompleto ?? '',
      fecha: fechaDeDevengo(factura),
    }))
    .sort((una, otra) => una.fecha.localeCompare(otra.fecha) || una.id - otra.id)
  return {
    ...cuentasDe(asientos),
    delPeriodo: asientos.filter(([primera]) => dentro(primera?.fecha ?? '')).length,
    facturas: facturas.length,
    cuentas: porCuenta
      .map(([cuenta, suyos]) => ({
        ...{ cuenta, nombre: nombreDeCuenta(cuenta, '') },
        subcuentas: new Set(suyos.map((uno) => uno.cuenta)).size,
        ...{ debe: sumar(suyos, 'debe', ''), haber: sumar(suyos, 'haber', '') },
      }))
      .sort((una, otra) => una.cuenta.localeCompare(otra.cuenta)),
    primeras: primeras.slice(0, MUESTRA),
  }
}

async function paseDe(db: Db, id: number) {
  const [pase] = await db.select().from(p).where(eq(p.id, id)).for('update')
  if (!pase) throw notFound('Pase', id)
  return pase
}

/** Undoes a lot by a counter-entry: what was in it can be posted again. */
export async function deshacerPase(db: Db, id: number, { quien, hoy: fecha }: Acto): Promise<number> {
  await takeTurn(db, TURNO)
  const pase = await paseDe(db, id)
  const deshecho = await db.$count(p, eq(p.deshaceId, id))
  if (pase.deshaceId !== null || deshecho > 0) throw conflict('pase.deshecho')
  const { facturas, asientos, importe } = pase
  const [contra] = await db
    .insert(p)
    .values({
      ...{ fecha, quien, deshaceId: id, facturas, asientos, importe },
      ...{ base: -pase.base, cuotas: -pase.cuotas, total: -pase.total },
    })
    .returning({ id: p.id })
  const contraId = contra?.id as number
  const suyos = await db.select().from(a).where(eq(a.paseId, id)).orderBy(asc(a.asiento), asc(a.id))
  const filas = suyos.flatMap(({ id: _, ...apunte }) =>
    contraAsientoDe([apunte]).map((uno) => ({ ...apunte, ...uno, paseId: contraId, fecha })),
  )
  for (let i = 0; i < filas.length; i += LOTE) await db.insert(a).values(filas.slice(i, i + LOTE))
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
