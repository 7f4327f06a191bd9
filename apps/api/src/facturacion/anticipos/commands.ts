import type { anticipos } from '@telar/contract/facturacion/anticipos'
import type { Body } from '@telar/contract/kit/endpoint'
import { regimenDe } from '@telar/domain/clientes/regimen'
import { comprobarAnticipo, comprobarAnulacion, comprobarDevolucion } from '@telar/domain/facturacion/anticipo'
import { ejercicioDe } from '@telar/domain/fecha'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { takeTurn } from '../../db/rows.ts'
import { anticiposTable as a } from '../../db/schema/facturacion/anticipos.ts'
import { conflict } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { direccionesDe, paisEnLaUE } from '../../ventas/condiciones.ts'
import { clienteDe } from '../facturas/guardar.ts'
import { ANTICIPO } from './uso.ts'

const SERIE = 'anticipos'
const ANCHO = 4

/** Takes turns with whoever notes money of the same customer, so that of two who note the same the second sees the first. */
async function refuseIfUnseen(
  db: Db,
  { clienteId, fecha, importe }: { clienteId: number; fecha: string; importe: number },
  vistos: readonly number[],
): Promise<void> {
  await takeTurn(db, sql`hashtext(${`anticipo ${clienteId}`})`)
  const igual = and(eq(a.clienteId, clienteId), eq(a.fecha, fecha), eq(a.importe, importe), eq(a.anulado, false))
  const iguales = await db.select({ id: a.id, numero: a.numero, quien: a.quien }).from(a).where(igual).orderBy(a.id)
  const otro = iguales.find(({ id }) => !vistos.includes(id))
  if (otro) throw conflict('anticipo.ya-anotado', { numero: otro.numero, quien: otro.quien })
}

/** A receipt of money that came before a supply within the Union, with a number of its own: it is in no series of invoices. */
export async function recibirAnticipo(
  db: Db,
  { fecha: dicha, vistos, ...entrada }: Body<(typeof anticipos)['create']>,
  { quien, hoy, suyo }: { quien: string; hoy: string; suyo: SQL | undefined },
): Promise<number> {
  const cliente = await clienteDe(db, entrada.clienteId, suyo)
  const entrega = direccionesDe(cliente)[0] ?? cliente.direccionFiscal
  const fecha = dicha ?? hoy
  comprobarAnticipo(regimenDe(cliente, entrega, await paisEnLaUE(db, entrega.pais)).regimen, fecha, hoy)
  if (vistos) await refuseIfUnseen(db, { ...entrada, fecha }, vistos)
  const ejercicio = ejercicioDe(fecha)
  const n = await siguienteNumero(db, SERIE, ejercicio)
  const numero = `ANT/${ejercicio}/${String(n).padStart(ANCHO, '0')}`
  const [recibo] = await db
    .insert(a)
    .values({ ...entrada, fecha, numero, quien })
    .returning({ id: a.id })
  return recibo?.id as number
}

/** What invoices have not taken of a receipt goes back to the customer. */
export async function devolverAnticipo(db: Db, id: number, fecha: string, hoy: string): Promise<void> {
  const recibo = await lockVersion(db, ANTICIPO, id)
  const queda = recibo.queda ?? 0
  comprobarDevolucion({ ...recibo, queda }, fecha, hoy)
  await saveVersion(db, ANTICIPO, id, null, { devuelto: queda, fechaDevuelto: fecha })
}

/** A receipt that was entered by mistake; its number stays. */
export async function anularAnticipo(db: Db, id: number): Promise<void> {
  const recibo = await lockVersion(db, ANTICIPO, id)
  comprobarAnulacion({ ...recibo, queda: recibo.queda ?? 0 })
  await saveVersion(db, ANTICIPO, id, null, { anulado: true })
}
