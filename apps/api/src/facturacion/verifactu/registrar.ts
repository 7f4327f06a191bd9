import { Id } from '@telar/contract/kit/crud'
import { esSimplificada } from '@telar/domain/facturacion/factura'
import { comoAnterior, type Eslabon } from '@telar/domain/facturacion/verifactu/cadena'
import {
  type Alta,
  type Anulacion,
  type Destinatario,
  descripcionDeOperacion,
  desglosar,
  destinatarioDe,
  fechaLiteral,
  type IdFactura,
  importeLiteral,
  numSerieValido,
  type RegistroFacturacion,
} from '@telar/domain/facturacion/verifactu/verifactu'
import { momentoConHuso, type Reloj } from '@telar/domain/fecha'
import { principio } from '@telar/domain/texto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { facturasTable, facturaLineasTable as lineasTable } from '../../db/schema/facturacion/facturas.ts'
import { registrosFacturacionTable as t } from '../../db/schema/facturacion/verifactu.ts'
import { type leerAjustes, sistemaDe } from './ajustes.ts'
import { huellaDe } from './huella.ts'

type Factura = typeof facturasTable.$inferSelect

export type Ajustes = Awaited<ReturnType<typeof leerAjustes>>

/** What the database holds is what was put there: its columns never change again. */
export const UltimoEslabon = z.object({ id: Id, registro: z.custom<RegistroFacturacion>(), huella: z.string() })
const Nuevo = z.object({ id: Id })

/** The chain of records, held until the transaction ends, with its last link. */
export interface Cadena {
  ultimo: Eslabon | null
  readonly ajustes: Ajustes
  readonly reloj: Reloj
}

/** Whoever adds to the chain waits here, before taking any number, so that nobody waits in a ring. */
export async function tomarCadena(tx: Db, ajustes: Ajustes, reloj: Reloj): Promise<Cadena> {
  const ultimo = await preparedRow(
    tx,
    'tomar_cadena',
    UltimoEslabon,
    sql`select id, contenido as registro, huella from tomar_cadena()`,
  )
  return { ultimo: ultimo ?? null, ajustes, reloj }
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
function ahora({ ultimo, reloj }: Cadena): string {
  const generado = momentoConHuso(reloj())
  const anterior = ultimo?.registro.generado
  return anterior && Date.parse(generado) < Date.parse(anterior) ? anterior : generado
}

const comun = (cadena: Cadena, factura: Factura) => ({
  factura: identidad(factura),
  anterior: cadena.ultimo && comoAnterior(cadena.ultimo),
  sistema: sistemaDe(cadena.ajustes.verifactu, factura.emisorCopia ?? cadena.ajustes.empresa),
  generado: ahora(cadena),
})

async function anadir(
  tx: Db,
  cadena: Cadena,
  factura: Factura,
  registro: RegistroFacturacion,
  subsanaId: number | null,
): Promise<number> {
  const huella = huellaDe(registro)
  const alta = tx
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
      huella,
    })
    .returning({ id: t.id })
  const nuevo = await preparedRow(tx, 'anadir_registro', Nuevo, alta.getSQL())
  if (!nuevo) throw new Error('The record was not stored.')
  cadena.ultimo = { id: nuevo.id, registro, huella }
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
      factura.tipoRectificativa === 'S' && factura.tipo !== 'F3'
        ? { base: suma('base'), cuota: suma('cuotaIva'), recargo: recargo ? suma('cuotaRe') : null }
        : null,
  }
}

/** What was sold, in the words of a line. */
type Concepto = Parameters<typeof descripcionDeOperacion>[0]['lineas'][number]

/** The lines of an invoice whose record is to be mended. */
export const leerLineas = (tx: Db, facturaId: number): Promise<Concepto[]> =>
  tx
    .select({ descripcion: lineasTable.descripcion, cantidad: lineasTable.cantidad })
    .from(lineasTable)
    .where(eq(lineasTable.facturaId, facturaId))
    .orderBy(lineasTable.orden, lineasTable.id)

interface Registrable {
  factura: Factura
  lineas: readonly Concepto[]
}

export interface Enmienda {
  /** The record that is mended. */
  id: number
  rechazoPrevio: 'S' | 'X' | null
  destinatario?: Pick<Destinatario, 'nombre' | 'nif'>
}

function destinatarioDeFactura(
  { tipo, clienteCopia, regimenIva }: Factura,
  cambio: Enmienda['destinatario'],
): Destinatario | null {
  if (esSimplificada(tipo)) return null
  if (!clienteCopia) throw new Error('Only issued invoices are registered.')
  const { razonSocial, nif, nifIva, direccion } = clienteCopia
  const propio = destinatarioDe({ razonSocial, nif, nifIva, pais: direccion.pais }, regimenIva)
  if (!cambio) return propio
  const nombre = cambio.nombre || propio.nombre
  if (!cambio.nif) return { ...propio, nombre }
  return propio.otro ? { nombre, otro: { ...propio.otro, id: cambio.nif } } : { nombre, nif: cambio.nif }
}

/** Adds an issued invoice to the chain, inside the transaction that issues it; or a record that mends another. */
export async function registrarAlta(
  tx: Db,
  cadena: Cadena,
  { factura, lineas }: Registrable,
  enmienda?: Enmienda,
): Promise<number> {
  const { emisorCopia, fechaOperacion } = factura
  const alta: Alta = {
    clase: 'alta',
    ...comun(cadena, factura),
    ...(await rectificacion(tx, factura)),
    emisor: principio(emisorCopia?.razonSocial.trim() ?? '', 120),
    subsanacion: enmienda !== undefined,
    rechazoPrevio: enmienda?.rechazoPrevio ?? null,
    tipo: factura.tipo,
    tipoRectificativa: factura.tipo === 'F3' ? null : factura.tipoRectificativa,
    fechaOperacion: fechaOperacion && fechaOperacion !== factura.fecha ? fechaLiteral(fechaOperacion) : null,
    descripcion: descripcionDeOperacion({ tipo: factura.tipo, anticipo: factura.anticipo, lineas }),
    destinatario: destinatarioDeFactura(factura, enmienda?.destinatario),
    desglose: desglosar(factura.regimenIva, factura.tramos),
    cuotaTotal: importeLiteral(factura.cuotaIva + factura.cuotaRe),
    importeTotal: importeLiteral(factura.total),
  }
  return anadir(tx, cadena, factura, alta, enmienda?.id ?? null)
}

/** Every record of an invoice was refused, and none is still to be sent: the agency knows nothing of it. */
async function rechazada(tx: Db, { ajustes }: Cadena, facturaId: number): Promise<boolean> {
  const altas = await tx
    .select({ estado: t.estado, entorno: t.entorno })
    .from(t)
    .where(and(eq(t.facturaId, facturaId), eq(t.clase, 'alta')))
  const porEnviar = (entorno: string | null) => ajustes.verifactu.modo === 'real' && entorno === 'test'
  return altas.length > 0 && altas.every(({ estado, entorno }) => estado === 'Incorrecto' && !porEnviar(entorno))
}

/** Adds the annulment of an invoice to the chain; or one that mends another. */
export async function registrarAnulacion(
  tx: Db,
  cadena: Cadena,
  factura: Factura,
  enmienda?: { id: number; sinRegistroPrevio: boolean },
): Promise<number> {
  const anulacion: Anulacion = {
    clase: 'anulacion',
    ...comun(cadena, factura),
    sinRegistroPrevio: enmienda?.sinRegistroPrevio ?? (await rechazada(tx, cadena, factura.id)),
    rechazoPrevio: enmienda !== undefined,
  }
  return anadir(tx, cadena, factura, anulacion, enmienda?.id ?? null)
}
