import type { ModoDeRectificar, TipoDeFactura } from '@telar/domain/facturacion/factura'
import { cabeceraQueRectifica, lineasQueRectifican } from '@telar/domain/facturacion/rectificar'
import type { Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { leerAjustes } from '../verifactu/ajustes.ts'
import { tomarCadena } from '../verifactu/registrar.ts'
import { exigirLoAcordado } from './acordado.ts'
import { alAnular } from './al-emitir.ts'
import { clienteDe, comoEntrada, crearBorrador, lineasDe } from './guardar.ts'
import { devolverMercancia } from './mercancia.ts'
import { type Fechada, prepararFactura } from './preparar.ts'
import type { Factura } from './referencias.ts'
import { deshacerSustitucion } from './sustituir.ts'

interface Rectificacion {
  tipo: TipoDeFactura
  modo: ModoDeRectificar
  motivo: string
}

/** What a new draft takes from another invoice: everything but what is of its day. */
const deHoy = (entrada: Fechada, hoy: string): Fechada => ({ ...entrada, fecha: hoy, fechaOperacion: null })

/** A draft that corrects an issued invoice; it starts by taking everything back, or by saying it all anew. */
export async function rectificar(
  db: Db,
  factura: Factura,
  { tipo, modo, motivo }: Rectificacion,
  hoy: string,
): Promise<number> {
  if (factura.estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  const lineas = lineasQueRectifican(await lineasDe(db, factura.id), modo)
  const entrada = cabeceraQueRectifica(deHoy(comoEntrada(factura, lineas), hoy) as Fechada & Cabecera, modo)
  const cliente = await clienteDe(db, factura.clienteId)
  const preparada = await prepararFactura(
    db,
    {
      ...entrada,
      ...{ tipo, tipoRectificativa: modo, rectifica: [factura.id], motivoRectificacion: motivo },
      ...{ notas: '', diasPago: [0], diasFijos: [], mercancia: 'nada' },
    },
    cliente,
  )
  return (await crearBorrador(db, preparada)).id
}

interface Cabecera {
  dtoComercial: number
  dtoProntoPago: number
  portes: number
}

/** A draft with the same lines, at the customer's conditions of today; what tied it to orders and deposits stays behind. */
export async function duplicar(db: Db, user: Caller, factura: Factura, hoy: string): Promise<number> {
  const lineas = (await lineasDe(db, factura.id))
    .filter(({ anticipoId }) => anticipoId === null)
    .map((linea) => ({ ...linea, pedidoLineaId: null }))
  const entrada: Fechada = {
    ...deHoy(comoEntrada(factura, lineas), hoy),
    ...{ tipo: 'F1', tipoRectificativa: null, rectifica: [], motivoRectificacion: '', pruebaTransporte: '' },
    mercancia: 'nada',
    ...{ dtoComercial: null, dtoProntoPago: null, formaPago: null, diasPago: null, diasFijos: null },
  }
  const cliente = await clienteDe(db, factura.clienteId)
  const sinRegimen = { regimenForzado: null, regimenRazon: '', guardada: true }
  const preparada = await prepararFactura(db, entrada, cliente, sinRegimen)
  await exigirLoAcordado(db, user, { entrada, preparada, cliente })
  return (await crearBorrador(db, preparada)).id
}

const Uso = z.object({ usada: z.boolean() })

/**
 * Annuls an invoice that should never have been issued. One that has had effects (payments, entries, commissions,
 * corrections) is corrected instead.
 */
export async function anular(
  db: Db,
  factura: Factura,
  motivo: string,
  { quien, reloj }: { quien: string; reloj: Reloj },
): Promise<number> {
  const { id, estado, cobrado, contabilizada, comisionLiquidada, numeroCompleto } = factura
  if (estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  const uso = await firstRow(
    db,
    Uso,
    sql`
    select exists (select from facturas where rectifica @> array[${id}::int] and estado = 'emitida')
      or exists (select from factura_lineas l join facturas f on f.id = l.factura_id where l.anticipo_id = ${id} and f.estado = 'emitida')
      as usada`,
  )
  if (cobrado !== 0 || contabilizada || comisionLiquidada !== 0 || uso?.usada)
    throw conflict('factura.no-anulable', { numero: numeroCompleto ?? '' })
  const [anulada] = await db
    .update(f)
    .set({
      ...{ estado: 'anulada' as const, motivoAnulacion: motivo, vence: null },
      ...{ anuladaEn: sql`now()`, ...nextVersion(f) },
    })
    .where(eq(f.id, id))
    .returning()
  await deshacerSustitucion(db, factura)
  const cadena = await tomarCadena(db, await leerAjustes(db), reloj)
  await alAnular(db, anulada as Factura, { quien, cadena })
  await devolverMercancia(db, id)
  return id
}
