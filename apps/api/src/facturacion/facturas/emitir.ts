import { comprobarEmision, copiaDelCliente, emisorDe, emitida } from '@telar/domain/facturacion/emision'
import { type EmisorCopia, nombraOtras } from '@telar/domain/facturacion/factura'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { escritoEn, type Idioma } from '@telar/domain/idioma'
import { eq, type SQL, sql } from 'drizzle-orm'
import { siguienteNumeroDeFactura } from '../../casa/numerar.ts'
import { SIN_VIGIA, type Vigia } from '../../clientes/clientes/credito.ts'
import type { Db } from '../../db/connection.ts'
import { runPrepared } from '../../db/prepared.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { refuseIfAnyStale, type Seen } from '../../kit/rows/version.ts'
import { leerAjustes } from '../verifactu/ajustes.ts'
import { alEmitir } from './al-emitir.ts'
import { bloquearPedidos, servirLoFacturado } from './de-pedido.ts'
import { congelarFactura } from './documentos/dicho.ts'
import { bloquearFacturas, cambiarBorrador, crearBorrador, prepararDeNuevo, refuseIfIssued } from './guardar.ts'
import { moverMercancia } from './mercancia.ts'
import type { Preparada } from './preparar.ts'
import { bloquearReferidas, comprobarReferidas } from './rectificadas.ts'
import type { Factura } from './referencias.ts'
import { ajustarSustitucion } from './sustituir.ts'
import { tomarTurno } from './turno.ts'

/** Who issues, and by what clock. */
interface Acto {
  quien: string
  reloj: Reloj
  /** Looks at the customers before they get more on credit. */
  vigilar?: Vigia
}

interface Lista {
  factura: Factura
  preparada: Preparada
}

/** Has what a draft invoices leave; the number comes later, because everybody else waits for it. */
async function alistar(db: Db, { factura, preparada }: Lista, { quien, reloj }: Acto): Promise<void> {
  const { fila, lineas } = preparada
  await moverMercancia(db, { ...fila, id: factura.id }, lineas)
  if (!nombraOtras(fila.tipo)) await servirLoFacturado(db, fila, lineas, { quien, hoy: hoy(reloj) })
}

/** Customers whose invoices ask for money are looked at, each once; says why those that needed a reason were allowed. */
async function autorizar(db: Db, listas: readonly Lista[], vigilar: Vigia): Promise<Map<number, string>> {
  const piden = listas.filter(({ preparada }) => preparada.importes.total > 0)
  const porCliente = Map.groupBy(piden, ({ preparada }) => preparada.fila.clienteId)
  const motivos = new Map<number, string>()
  for (const [clienteId, suyas] of [...porCliente].toSorted(([a], [b]) => a - b))
    motivos.set(clienteId, await vigilar(db, { clienteId, comoEmitidas: suyas.map(({ factura }) => factura.id) }))
  return motivos
}

async function congelar(
  db: Db,
  { factura, preparada }: Lista,
  casa: { emisorCopia: EmisorCopia; idiomas: readonly Idioma[] },
  { autorizacion, numero }: { autorizacion: string; numero: number },
): Promise<Factura> {
  const { cliente, fila } = preparada
  const clienteCopia = copiaDelCliente({ ...cliente, idioma: escritoEn(cliente.idioma, casa.idiomas) })
  const congelada = { ...emitida(fila, numero), emisorCopia: casa.emisorCopia, clienteCopia, autorizacion }
  const cambio = db
    .update(f)
    .set({ ...congelada, emitidaEn: sql`now()` })
    .where(eq(f.id, factura.id))
  await runPrepared(db, 'congelar_factura', cambio.getSQL())
  return { ...factura, ...fila, ...congelada }
}

const porSerie = (a: Lista, b: Lista) => a.preparada.fila.serie.localeCompare(b.preparada.fila.serie)
const porFecha = (a: Lista, b: Lista) =>
  a.preparada.fila.fecha.localeCompare(b.preparada.fila.fecha) || a.factura.id - b.factura.id

/**
 * What they refer to is locked first, then orders and stock, then the chain of records, then the numbers are taken series
 * by series: so two that issue at once never wait for each other in a ring. From the chain on everybody else waits, so
 * little is left to do.
 */
async function emitir(db: Db, listas: readonly Lista[], acto: Acto): Promise<void> {
  const ajustes = await leerAjustes(db)
  const casa = { emisorCopia: emisorDe(ajustes.empresa), idiomas: ajustes.idiomas }
  const preparadas = listas.map(({ preparada }) => preparada)
  for (const { fila, lineas } of preparadas) comprobarEmision(fila, lineas, hoy(acto.reloj))
  await bloquearReferidas(db, preparadas)
  await bloquearPedidos(
    db,
    preparadas.flatMap(({ fila }) => fila.pedidoIds),
  )
  for (const lista of listas) {
    await alistar(db, lista, acto)
    await congelarFactura(db, lista.factura.id)
  }
  const motivos = await autorizar(db, listas, acto.vigilar ?? SIN_VIGIA)
  const [primera, ...otras] = listas.toSorted((a, b) => porSerie(a, b) || porFecha(a, b))
  if (!primera) return
  const { cadena, electronica, numero } = await tomarTurno(db, ajustes, acto.reloj, primera.preparada.fila)
  const conNumero = async (lista: Lista, numero: number): Promise<Lista> => {
    const autorizacion = motivos.get(lista.preparada.fila.clienteId) ?? ''
    return { ...lista, factura: await congelar(db, lista, casa, { autorizacion, numero }) }
  }
  const emitidas = [await conNumero(primera, numero)]
  for (const otra of otras)
    emitidas.push(await conNumero(otra, await siguienteNumeroDeFactura(db, otra.preparada.fila)))
  for (const { factura, preparada } of emitidas) {
    await comprobarReferidas(db, factura, preparada)
    await ajustarSustitucion(db, factura)
    const { lineas } = preparada
    await alEmitir(db, factura, { quien: acto.quien, cadena, electronica, reloj: acto.reloj, lineas })
  }
}

interface Emision extends Acto {
  suyas?: SQL | undefined
  /** The day of issue, instead of the draft's. */
  fecha?: string | null
  /** The versions at which they were read. */
  vistas?: Seen
}

/** Issues drafts, prepared again with what holds now: all of them or none. */
export async function emitirFacturas(
  db: Db,
  ids: readonly number[],
  { suyas, fecha = null, vistas = [], ...acto }: Emision,
): Promise<number[]> {
  const listas: Lista[] = []
  const borradores = await bloquearFacturas(db, ids, suyas)
  for (const factura of borradores) refuseIfIssued(factura)
  refuseIfAnyStale(borradores, vistas, ({ cliente }) => cliente)
  for (const factura of borradores) {
    const preparada = await prepararDeNuevo(db, factura, fecha ? { fecha } : {})
    await cambiarBorrador(db, factura.id, preparada)
    listas.push({ factura, preparada })
  }
  await emitir(db, listas, acto)
  return [...ids]
}

/** Issues at once what was just prepared. */
export async function emitirRecien(db: Db, preparada: Preparada, acto: Acto): Promise<number> {
  const factura = await crearBorrador(db, preparada)
  await emitir(db, [{ factura, preparada }], acto)
  return factura.id
}
