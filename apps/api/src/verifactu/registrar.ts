import {
  type Alta,
  type Anulacion,
  type Destinatario,
  desglosar,
  destinatarioDe,
  fechaLiteral,
  type IdFactura,
  importeLiteral,
  momentoConHuso,
  numSerieValido,
  type RegistroFacturacion,
} from '@telar/domain/verifactu'
import { comoAnterior, type Eslabon } from '@telar/domain/verifactu-cadena'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { facturasTable } from '../db/schema/facturacion.ts'
import { registrosFacturacionTable as t } from '../db/schema/verifactu.ts'
import { leerAjustes, sistemaDe } from './ajustes.ts'
import { huellaDe } from './huella.ts'

type Factura = typeof facturasTable.$inferSelect

const CADENA = 5_003_009
const DESCRIPCION = 'Venta de prendas de vestir'

/** Whoever adds to the chain waits here; taken before any series is numbered, so that nobody waits in a ring. */
export const bloquearCadena = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${CADENA})`)

async function ultimo(tx: Db): Promise<Eslabon | null> {
  const [registro] = await tx
    .select({ id: t.id, registro: t.contenido, huella: t.huella })
    .from(t)
    .orderBy(desc(t.id))
    .limit(1)
  return registro ?? null
}

/** The invoice of a record that is to be mended. */
export async function leerFactura(tx: Db, id: number): Promise<Factura> {
  const [factura] = await tx.select().from(facturasTable).where(eq(facturasTable.id, id))
  if (!factura) throw new Error(`Invoice ${id} is not there.`)
  return factura
}

function identidad({ emisorCopia, numeroCompleto, fecha }: Factura): IdFactura {
  if (!emisorCopia || !numeroCompleto) throw new Error('Only issued invoices are registered.')
  if (!numSerieValido(numeroCompleto)) throw new Error(`The agency would not take ${numeroCompleto} for a number.`)
  return { nif: emisorCopia.nif.trim().toUpperCase(), numSerie: numeroCompleto, fecha: fechaLiteral(fecha) }
}

/** Time never runs backwards in the chain, even if the machine's clock is set back. */
function ahora(previo: Eslabon | null): string {
  const generado = momentoConHuso(new Date())
  const anterior = previo?.registro.generado
  return anterior && Date.parse(generado) < Date.parse(anterior) ? anterior : generado
}

async function comun(tx: Db, factura: Factura) {
  const { verifactu, empresa } = await leerAjustes(tx)
  await bloquearCadena(tx)
  const previo = await ultimo(tx)
  return {
    factura: identidad(factura),
    anterior: previo && comoAnterior(previo),
    sistema: sistemaDe(verifactu, factura.emisorCopia ?? empresa),
    generado: ahora(previo),
  }
}

async function anadir(tx: Db, factura: Factura, registro: RegistroFacturacion, subsanaId: number | null) {
  const [nuevo] = await tx
    .insert(t)
    .values({
      facturaId: factura.id,
      clase: registro.clase,
      subsanaId,
      numSerie: registro.factura.numSerie,
      fecha: factura.fecha,
      importeTotal: factura.total,
      contenido: registro,
      huellaAnterior: registro.anterior?.huella ?? '',
      huella: huellaDe(registro),
    })
    .returning({ id: t.id })
  if (!nuevo) throw new Error('The record was not stored.')
  return nuevo.id
}

/** Of an invoice that corrects others: which, and by substitution how much they amounted to. */
async function rectificacion(tx: Db, factura: Factura): Promise<Pick<Alta, 'rectificadas' | 'importeRectificacion'>> {
  if (factura.rectifica.length === 0) return { rectificadas: [], importeRectificacion: null }
  const originales = await tx
    .select()
    .from(facturasTable)
    .where(inArray(facturasTable.id, factura.rectifica))
    .orderBy(facturasTable.id)
  const suma = (campo: 'base' | 'cuotaIva' | 'cuotaRe') =>
    importeLiteral(originales.reduce((total, una) => total + una[campo], 0))
  const recargo = originales.some(({ cuotaRe }) => cuotaRe !== 0)
  return {
    rectificadas: originales.map(identidad),
    importeRectificacion:
      factura.tipoRectificativa === 'S'
        ? { base: suma('base'), cuota: suma('cuotaIva'), recargo: recargo ? suma('cuotaRe') : null }
        : null,
  }
}

export interface Enmienda {
  /** The record that is mended. */
  id: number
  rechazoPrevio: 'S' | 'X' | null
  destinatario?: Pick<Destinatario, 'nombre' | 'nif'>
}

function destinatarioDeFactura({ clienteCopia, regimenIva }: Factura, cambio: Enmienda['destinatario']): Destinatario {
  if (!clienteCopia) throw new Error('Only issued invoices are registered.')
  const { razonSocial, nif, nifIva, direccion } = clienteCopia
  const propio = destinatarioDe({ razonSocial, nif, nifIva, pais: direccion.pais }, regimenIva)
  if (!cambio) return propio
  const nombre = cambio.nombre || propio.nombre
  if (!cambio.nif) return { ...propio, nombre }
  return propio.otro ? { nombre, otro: { ...propio.otro, id: cambio.nif } } : { nombre, nif: cambio.nif }
}

/** Adds an issued invoice to the chain, inside the transaction that issues it; or a record that mends another. */
export async function registrarAlta(tx: Db, factura: Factura, enmienda?: Enmienda): Promise<number> {
  const { emisorCopia, fechaOperacion } = factura
  const alta: Alta = {
    clase: 'alta',
    ...(await comun(tx, factura)),
    ...(await rectificacion(tx, factura)),
    emisor: emisorCopia?.razonSocial.trim().slice(0, 120) ?? '',
    subsanacion: enmienda !== undefined,
    rechazoPrevio: enmienda?.rechazoPrevio ?? null,
    tipo: factura.tipo,
    tipoRectificativa: factura.tipoRectificativa,
    fechaOperacion: fechaOperacion && fechaOperacion !== factura.fecha ? fechaLiteral(fechaOperacion) : null,
    descripcion: DESCRIPCION,
    destinatario: destinatarioDeFactura(factura, enmienda?.destinatario),
    desglose: desglosar(factura.regimenIva, factura.tramos),
    cuotaTotal: importeLiteral(factura.cuotaIva + factura.cuotaRe),
    importeTotal: importeLiteral(factura.total),
  }
  return anadir(tx, factura, alta, enmienda?.id ?? null)
}

/** Adds the annulment of an invoice to the chain; or one that mends another. */
export async function registrarAnulacion(
  tx: Db,
  factura: Factura,
  enmienda?: { id: number; sinRegistroPrevio: boolean },
): Promise<number> {
  const anulacion: Anulacion = {
    clase: 'anulacion',
    ...(await comun(tx, factura)),
    sinRegistroPrevio: enmienda?.sinRegistroPrevio ?? false,
    rechazoPrevio: enmienda !== undefined,
  }
  return anadir(tx, factura, anulacion, enmienda?.id ?? null)
}
