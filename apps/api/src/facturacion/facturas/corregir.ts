import { sumarEuros } from '@telar/domain/dinero'
import { modelosDeVenta } from '@telar/domain/facturacion/agencia/presentacion'
import { fechaDeDevengo } from '@telar/domain/facturacion/devengo'
import { esSimplificada, type ModoDeRectificar, type TipoDeFactura } from '@telar/domain/facturacion/factura'
import type { Mercancia } from '@telar/domain/facturacion/mercancia'
import {
  cabeceraQueRectifica,
  lineasQueRectifican,
  plazosQueRectifican,
  quedanDe,
} from '@telar/domain/facturacion/rectificar'
import type { Reloj } from '@telar/domain/fecha'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { declaradaEn, dicha } from '../impuestos/presentadas.ts'
import { refuseIfEnCamino } from '../remesas/giros.ts'
import { leerAjustes } from '../verifactu/ajustes.ts'
import { tomarCadena } from '../verifactu/registrar.ts'
import { exigirLoAcordado } from './acordado.ts'
import { alAnular } from './al-emitir.ts'
import { bloquearPedidos } from './de-pedido.ts'
import { bloquearFacturas, clienteDe, comoEntrada, crearBorrador, lineasDe, refuseIfForeign } from './guardar.ts'
import { devolverMercancia } from './mercancia.ts'
import { type Fechada, prepararFactura } from './preparar.ts'
import type { Factura } from './referencias.ts'
import { cobradoDeVerdad, deshacerSustitucion } from './sustituir.ts'
import { refuseIfCopiada, refuseIfEnCorreccion, type Vistos } from './ya-hecha.ts'

interface Rectificacion {
  tipo: TipoDeFactura
  modo: ModoDeRectificar
  motivo: string
  /** Whether the garments come back, and where to. */
  mercancia: Mercancia
  /** Whether what is given back of an order can be invoiced again. */
  reabrir: boolean
  vistos?: Vistos
}

/** What a new draft takes from another invoice: everything but what is of its day. */
const deHoy = (entrada: Fechada, hoy: string): Fechada => ({ ...entrada, fecha: hoy, fechaOperacion: null })

/** An invoice without what corrections by difference have taken of it. */
async function loQueQueda(db: Db, factura: Factura) {
  const corregida = and(eq(f.estado, 'emitida'), eq(f.tipoRectificativa, 'I'), eq(f.rectifica, [factura.id]))
  const correcciones = await db.select({ id: f.id, portes: f.portes }).from(f).where(corregida).orderBy(f.id)
  const tomadas = []
  for (const { id } of correcciones) tomadas.push(...(await lineasDe(db, id)))
  const lineas = quedanDe(await lineasDe(db, factura.id), tomadas)
  const portes = sumarEuros([factura.portes, ...correcciones.map((una) => una.portes)])
  if (lineas.length === 0 && portes === 0)
    throw conflict('factura.rectifica-de-mas', { numero: factura.numeroCompleto ?? '' })
  return { lineas, factura: { ...factura, portes } }
}

/** A draft that corrects an issued invoice; it starts by taking back everything that is left, or by saying it all anew. */
export async function rectificar(
  db: Db,
  factura: Factura,
  { tipo: articulo, modo, motivo, mercancia, reabrir, vistos }: Rectificacion,
  hoy: string,
): Promise<number> {
  refuseIfForeign(factura)
  const tipo = esSimplificada(factura.tipo) ? 'R5' : articulo
  if (factura.estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  if (modo === 'S' && mercancia !== 'nada') throw new CampoError('mercancia', 'factura.mercancia-sustitucion')
  await refuseIfEnCorreccion(db, factura.id, vistos)
  const queda = modo === 'S' ? { factura, lineas: await lineasDe(db, factura.id) } : await loQueQueda(db, factura)
  const lineas = lineasQueRectifican(queda.lineas, modo)
  const entrada = cabeceraQueRectifica(deHoy(comoEntrada(queda.factura, lineas), hoy) as Fechada & Cabecera, modo)
  const cliente = await clienteDe(db, factura.clienteId)
  const preparada = await prepararFactura(
    db,
    {
      ...entrada,
      ...{ tipo, tipoRectificativa: modo, rectifica: [factura.id], motivoRectificacion: motivo },
      ...{ notas: '', diasFijos: [], mesesSinPago: [], mercancia, reabrePedido: reabrir, soloServido: false },
      diasPago: plazosQueRectifican(factura.vencimientos, hoy, modo),
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
export async function duplicar(
  db: Db,
  user: Caller,
  factura: Factura,
  { vistos, hoy }: { vistos: Vistos; hoy: string },
): Promise<number> {
  refuseIfForeign(factura)
  const lineas = (await lineasDe(db, factura.id))
    .filter(({ anticipoId }) => anticipoId === null)
    .map((linea) => ({ ...linea, pedidoLineaId: null, pvp: null }))
  const entrada: Fechada = {
    ...deHoy(comoEntrada(factura, lineas), hoy),
    ...{ tipo: 'F1', tipoRectificativa: null, rectifica: [], motivoRectificacion: '', pruebaTransporte: '' },
    ...{ mercancia: 'nada', reabrePedido: false, soloServido: false, mesesSinPago: null },
    ...{
      comercialId: null,
      comision: null,
      dtoComercial: null,
      dtoProntoPago: null,
      formaPago: null,
      diasPago: null,
      diasFijos: null,
    },
  }
  const cliente = await clienteDe(db, factura.clienteId)
  const sinRegimen = { regimenForzado: null, regimenRazon: '', guardada: true }
  const preparada = await prepararFactura(db, entrada, cliente, sinRegimen)
  await exigirLoAcordado(db, user, { entrada, preparada, cliente })
  await refuseIfCopiada(db, factura.id, preparada, vistos)
  return (await crearBorrador(db, preparada)).id
}

/** Locks an invoice that is to be annulled with those it corrects, in the order of their ids. */
export async function bloquearConRectificadas(db: Db, id: number, suya: SQL | undefined): Promise<Factura> {
  const [nombra] = await db
    .select({ rectifica: f.rectifica })
    .from(f)
    .where(and(eq(f.id, id), suya))
  const filas = nombra ? await bloquearFacturas(db, [...nombra.rectifica, id], undefined) : []
  const factura = filas.find((fila) => fila.id === id)
  if (!factura) throw notFound('Factura', id)
  return factura
}

const Uso = z.object({ usada: z.boolean() })

/**
 * Annuls an invoice that should never have been issued. One that has had effects (payments, entries, commissions,
 * corrections) is corrected instead. Locks are taken as for issuing: what it refers to, orders, stock, then the chain.
 */
export async function anular(
  db: Db,
  factura: Factura,
  motivo: string,
  { quien, reloj }: { quien: string; reloj: Reloj },
): Promise<number> {
  refuseIfForeign(factura)
  const { id, estado, contabilizada, comisionLiquidada, numeroCompleto } = factura
  if (estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  const uso = await firstRow(
    db,
    Uso,
    sql`
    select exists (select from facturas where rectifica @> array[${id}::int] and estado = 'emitida')
      or exists (select from factura_lineas l join facturas f on f.id = l.factura_id where l.anticipo_id = ${id} and f.estado = 'emitida')
      as usada`,
  )
  if ((await cobradoDeVerdad(db, factura)) || contabilizada || comisionLiquidada !== 0 || uso?.usada)
    throw conflict('factura.no-anulable', { numero: numeroCompleto ?? '' })
  const papel = { fecha: factura.fecha, apuntado: factura.emitidaEn ?? '' }
  const declarada = await declaradaEn(db, fechaDeDevengo(factura), modelosDeVenta(factura.regimenIva), papel)
  if (declarada) throw conflict('factura.declarada', { numero: numeroCompleto ?? '', ...dicha(declarada) })
  await refuseIfEnCamino(db, [id])
  await bloquearPedidos(db, factura.pedidoIds)
  await devolverMercancia(db, id)
  await deshacerSustitucion(db, factura)
  const [anulada] = await db
    .update(f)
    .set({
      ...{ estado: 'anulada' as const, motivoAnulacion: motivo, vence: null },
      ...{ anuladaEn: sql`now()`, ...nextVersion(f) },
    })
    .where(eq(f.id, id))
    .returning()
  const cadena = await tomarCadena(db, await leerAjustes(db), reloj)
  await alAnular(db, anulada as Factura, { quien, cadena, reloj })
  return id
}
