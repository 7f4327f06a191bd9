import { comprobarFecha, type EmisorCopia, numeroDeFactura } from '@telar/domain/factura'
import { ReglaError } from '@telar/domain/regla'
import { venceEl } from '@telar/domain/vencimientos'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/ajustes.ts'
import { facturasTable as f } from '../db/schema/facturacion.ts'
import { hoy } from '../ventas/condiciones.ts'
import { siguienteNumeroDeFactura } from '../ventas/numerar.ts'
import { alEmitir } from './al-emitir.ts'
import { comprobarDescuentos } from './anticipos.ts'
import { servirLoFacturado } from './de-pedido.ts'
import { bloquearFacturas, cambiarBorrador, clienteDe, prepararDeNuevo, refuseIfIssued } from './guardar.ts'
import type { Preparada } from './preparar.ts'
import type { Factura } from './referencias.ts'
import { ajustarSustitucion } from './sustituir.ts'

/** Our company, as it goes on the invoice; without a name and a tax number nothing can be issued. */
async function emisor(db: Db): Promise<EmisorCopia> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  if (!ajustes?.empresa.razonSocial || !ajustes.empresa.nif) throw new ReglaError('factura.emisor')
  const { whatsapp: _, instagram: __, horario: ___, ...copia } = ajustes.empresa
  return copia
}

async function copiaDelCliente(db: Db, id: number) {
  const cliente = await clienteDe(db, id)
  const { codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, idioma, iban, mandatoSepa } = cliente
  const { direccionFiscal: direccion, recargoEquivalencia, viesFecha, viesResultado } = cliente
  return {
    ...{ codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, direccion, idioma, iban, mandatoSepa },
    ...{ recargoEquivalencia, viesFecha, viesResultado },
  }
}

interface Emision {
  quien: string
  suyas?: SQL | undefined
  /** The day of issue, instead of the draft's. */
  fecha?: string | null
  /** Of one that was made a moment ago: how it was prepared. */
  recien?: Preparada
}

interface Lista {
  factura: Factura
  preparada: Preparada
}

/** Checks a draft and has what it invoices leave; the number comes later, because everybody else waits for it. */
async function alistar(
  db: Db,
  factura: Factura,
  { fecha = null, recien, quien }: Pick<Emision, 'fecha' | 'recien' | 'quien'>,
): Promise<Lista> {
  refuseIfIssued(factura)
  const preparada = recien ?? (await prepararDeNuevo(db, factura, fecha ? { fecha } : {}))
  const { fila, lineas } = preparada
  if (lineas.length === 0) throw new ReglaError('factura.sin-lineas')
  comprobarFecha(fila.fecha, null, hoy())
  await comprobarDescuentos(db, factura.id, lineas)
  if (!recien) await cambiarBorrador(db, factura.id, preparada)
  if (fila.tipo === 'F1') await servirLoFacturado(db, fila.pedidoIds ?? [], lineas, quien)
  return { factura, preparada }
}

async function congelar(db: Db, { factura, preparada: { fila } }: Lista, emisorCopia: EmisorCopia): Promise<Factura> {
  const clienteCopia = await copiaDelCliente(db, factura.clienteId)
  const numero = await siguienteNumeroDeFactura(db, fila.serie, fila.ejercicio, fila.fecha)
  const [emitida] = await db
    .update(f)
    .set({
      ...{ numero, clienteCopia, emisorCopia, estado: 'emitida' as const, emitidaEn: sql`now()` },
      numeroCompleto: numeroDeFactura(fila.serie, fila.ejercicio, numero),
      vence: venceEl(fila.vencimientos ?? [], 0),
    })
    .where(eq(f.id, factura.id))
    .returning()
  return emitida as Factura
}

/**
 * Issues drafts: all of them or none. Orders and stock are locked first, then the numbers are taken series by series,
 * then comes what belongs to the same transaction; so two that issue at once never wait for each other in a ring.
 */
export async function emitirFacturas(
  db: Db,
  ids: readonly number[],
  { suyas, ...emision }: Emision,
): Promise<number[]> {
  const { quien } = emision
  const emisorCopia = await emisor(db)
  const listas: Lista[] = []
  for (const factura of await bloquearFacturas(db, ids, suyas)) listas.push(await alistar(db, factura, emision))
  listas.sort((a, b) => a.preparada.fila.serie.localeCompare(b.preparada.fila.serie) || porFecha(a, b))
  const emitidas: Factura[] = []
  for (const lista of listas) emitidas.push(await congelar(db, lista, emisorCopia))
  for (const emitida of emitidas) {
    await ajustarSustitucion(db, emitida)
    await alEmitir(db, emitida, quien)
  }
  return [...ids]
}

const porFecha = (a: Lista, b: Lista) =>
  a.preparada.fila.fecha.localeCompare(b.preparada.fila.fecha) || a.factura.id - b.factura.id
