import type { FacturaInput, FacturaMudable } from '@telar/contract/facturacion/entrada'
import type { Change } from '@telar/contract/kit/change'
import type { Regimen } from '@telar/domain/clientes/regimen'
import { aCentimos } from '@telar/domain/dinero'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, FieldsError } from '../../kit/errors.ts'
import { over, refuseIfStale, saveVersion, type Version } from '../../kit/rows/version.ts'
import type { Cliente } from '../../ventas/condiciones.ts'
import { igualarCobros } from '../cobros/cobros.ts'
import { exigirLoAcordado } from './acordado.ts'
import {
  bloquearFactura,
  cambiarBorrador,
  comoEntrada,
  FACTURA,
  lineasDe,
  prepararDeNuevo,
  refuseIfIssued,
} from './guardar.ts'
import { fechada, prepararFactura } from './preparar.ts'
import type { Factura } from './referencias.ts'

/** What changes of a draft, or of an issued invoice; what it leaves out stays. */
type CambioEntero = z.output<Change<typeof FacturaInput>>
type Cambio = CambioEntero | z.output<Change<typeof FacturaMudable>>

const esEntera = (cambio: Cambio): cambio is CambioEntero => 'lineas' in cambio

/** What somebody may have typed over in an issued invoice; the rest follows from it. */
async function tocaLoFiscal(db: Db, factura: Factura, cambio: CambioEntero): Promise<boolean> {
  const lineas = await lineasDe(db, factura.id)
  const distinto = <T>(nuevo: T | null | undefined, viejo: T) => nuevo != null && nuevo !== viejo
  return (
    cambio.clienteId !== factura.clienteId ||
    distinto(cambio.fecha, factura.fecha) ||
    distinto(cambio.dtoComercial, factura.dtoComercial) ||
    distinto(cambio.dtoProntoPago, factura.dtoProntoPago) ||
    aCentimos(cambio.portes ?? factura.portes) !== aCentimos(factura.portes) ||
    cambio.lineas.length !== lineas.length ||
    cambio.lineas.some((linea, i) => {
      const vieja = lineas[i] as (typeof lineas)[number]
      const cantidad = linea.tallasCantidades.reduce((n, una) => n + una.cantidad, 0) || linea.cantidad
      return cantidad !== vieja.cantidad || distinto(linea.precio, vieja.precio) || linea.dto !== vieja.dto
    })
  )
}

/** Notes and payments, which change at any time. */
async function cambiarEmitida(db: Db, factura: Factura, cambio: Cambio, hoy: string): Promise<void> {
  if (esEntera(cambio) && (await tocaLoFiscal(db, factura, cambio)))
    throw conflict('factura.ya-emitida', { numero: factura.numeroCompleto ?? '' })
  const { notas, pruebaTransporte, cobros } = cambio
  await saveVersion(db, FACTURA, factura.id, null, { notas, pruebaTransporte })
  if (cobros) await igualarCobros(db, factura, cobros, () => bloquearFactura(db, factura.id, undefined), hoy)
}

/** Changes an invoice: a draft wholly, an issued one where the law lets it. */
export async function cambiarFactura(
  db: Db,
  factura: Factura,
  cambio: Cambio,
  { user, clienteDe, hoy }: { user: Caller; clienteDe: (id: number) => Promise<Cliente>; hoy: string },
): Promise<number> {
  if (factura.estado !== 'borrador') await cambiarEmitida(db, factura, cambio, hoy)
  else if (esEntera(cambio)) {
    const { regimenForzado, regimenRazon } = factura
    const cliente = await clienteDe(cambio.clienteId)
    const entrada = fechada(over(comoEntrada(factura, []), cambio), hoy)
    const preparada = await prepararFactura(db, entrada, cliente, { regimenForzado, regimenRazon })
    await exigirLoAcordado(db, user, { entrada, preparada, cliente }, factura)
    await cambiarBorrador(db, factura.id, preparada)
  } else throw new FieldsError({ lineas: ['field.required'] })
  return factura.id
}

/** Gives a draft something that it says of itself; its lines stay. */
export async function cambiarCabecera(
  db: Db,
  factura: Factura,
  cambio: Partial<Pick<CambioEntero, 'fecha' | 'formaPago'>>,
  acto: Parameters<typeof cambiarFactura>[3],
): Promise<void> {
  refuseIfIssued(factura)
  const entera = { ...comoEntrada(factura, await lineasDe(db, factura.id)), ...cambio }
  await cambiarFactura(db, factura, entera as CambioEntero, acto)
}

/** A regime decided by hand for a draft, with the reason; without one, the rule decides again. */
export async function forzarRegimen(
  db: Db,
  id: number,
  suya: SQL | undefined,
  { regimen, razon, version }: { regimen: Regimen | null; razon: string; version?: Version },
): Promise<void> {
  const factura = await bloquearFactura(db, id, suya)
  refuseIfStale(factura, version)
  refuseIfIssued(factura)
  if (regimen !== null && !razon) throw new FieldsError({ razon: ['factura.razon'] })
  const decidida = { ...factura, regimenForzado: regimen, regimenRazon: regimen === null ? '' : razon }
  await cambiarBorrador(db, id, await prepararDeNuevo(db, decidida))
}
