import type { devoluciones } from '@telar/contract/facturacion/devoluciones'
import type { Body } from '@telar/contract/kit/endpoint'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import {
  acreditable,
  comprobarPaso,
  DESTINOS_DE_DEVOLUCION,
  type DestinoDeDevolucion,
} from '@telar/domain/facturacion/devolucion'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { apuntar } from '../../almacen/libro.ts'
import { bloquearCeldas } from '../../almacen/reservas.ts'
import { anunciar } from '../../casa/avisos/anunciar.ts'
import { componerCorreo, ponerEnSalida } from '../../casa/correo/enviar.ts'
import { leerCorreo } from '../../clientes/correo.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { devolucionesTable as d, devolucionLineasTable as l } from '../../db/schema/facturacion/devoluciones.ts'
import { entregasTable as e, entregaLineasTable as el } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { bloquearPedido } from '../../ventas/pedidos/pedido.ts'
import { netasDe, revisarPedidos } from '../facturas/de-pedido.ts'
import type { AnuncioDeDevolucion } from './aviso.ts'
import { devolucion, type PasoDicho } from './cartas.ts'
import { devolviblesDe } from './queries.ts'

const DEVOLUCION = { table: d, entity: 'Devolución' }
type Fila = typeof d.$inferSelect

/** A return that is about to change, kept from others. */
export const bloquear = (db: Db, id: number, own?: SQL, version?: Version): Promise<Fila> =>
  lockVersion(db, { ...DEVOLUCION, own }, id, version)

/** Tells the customer how far their return is, in their language. */
async function escribir(
  db: Db,
  { config }: Pick<House, 'config'>,
  { id, numero, clienteId, pedidoId }: Pick<Fila, 'id' | 'numero' | 'clienteId' | 'pedidoId'>,
  paso: PasoDicho,
  respuesta: string,
): Promise<void> {
  const [cliente] = await db.select().from(clientesTable).where(eq(clientesTable.id, clienteId))
  const para = await leerCorreo(db, clienteId)
  if (!cliente || !para) return
  const datos = {
    nombre: cliente.razonSocial,
    numero,
    paso,
    respuesta,
    enlace: `${config.publicUrl}/pedido/${pedidoId}`,
  }
  const sobre = [`devoluciones/${id}`, `clientes/${clienteId}`] as const
  await ponerEnSalida(db, [
    await componerCorreo(db, {
      para,
      idioma: cliente.idioma,
      plantilla: devolucion,
      datos,
      sobre: [...sobre],
    }),
  ])
}

/** The house hears at once that garments are to come back. */
async function anunciarDevolucion(db: Db, { id, numero, clienteId }: Fila): Promise<void> {
  const [cliente] = await db
    .select({ comercialId: clientesTable.comercialId })
    .from(clientesTable)
    .where(eq(clientesTable.id, clienteId))
  await anunciar<AnuncioDeDevolucion>(db, { tipo: 'devolucion', id, numero, comercialId: cliente?.comercialId ?? null })
}

interface Solicitud {
  entrega: { id: number; pedidoId: number; clienteId: number }
  notas: string
  lineas: Body<(typeof devoluciones)['solicitar']>['lineas']
  quien: string
  hoy: string
  idioma: Idioma
  house: Pick<House, 'config'>
}

/** Asks to give garments back: never more than were delivered and have not come back or been asked for. */
export async function solicitar(
  db: Db,
  { entrega, notas, lineas, quien, hoy, idioma, house }: Solicitud,
): Promise<number> {
  await bloquearPedido(db, entrega.pedidoId, undefined)
  if ((await db.$count(e, and(eq(e.id, entrega.id), isNull(e.deshechaEn)))) === 0) throw notFound('Entrega', entrega.id)
  const quedan = new Map((await devolviblesDe(db, entrega.id)).map((una) => [una.entregaLineaId, una]))
  const porLinea = Map.groupBy(lineas, ({ entregaLineaId }) => entregaLineaId)
  const filas = [...porLinea].map(([entregaLineaId, suyas]) => {
    const hay = quedan.get(entregaLineaId)
    if (!hay) throw new FieldsError({ lineas: ['error.missing-reference'] })
    const pedida = suyas.reduce((n, { cantidad }) => n + cantidad, 0)
    if (pedida > hay.quedan)
      throw new ReglaError('devolucion.de-mas', {
        ...{ que: `${hay.numero} ${enIdioma(hay.color, idioma)} ${hay.talla}`, n: Math.max(hay.quedan, 0) },
      })
    return { entregaLineaId, pedida, motivo: suyas[0]?.motivo ?? 'otro' }
  })
  const { id: entregaId, pedidoId, clienteId } = entrega
  const [fila] = await db.insert(d).values({ entregaId, pedidoId, clienteId, fecha: hoy, quien, notas }).returning()
  await db.insert(l).values(filas.map((una) => ({ ...una, devolucionId: (fila as Fila).id })))
  await escribir(db, house, fila as Fila, 'solicitada', '')
  await anunciarDevolucion(db, fila as Fila)
  return (fila as Fila).id
}

async function pasar(
  db: Db,
  fila: Fila,
  a: Exclude<Fila['estado'], 'solicitada'>,
  set: Partial<Fila> = {},
): Promise<void> {
  comprobarPaso(fila.estado, a)
  await saveVersion(db, DEVOLUCION, fila.id, null, { ...set, estado: a })
}

export async function aprobar(
  db: Db,
  fila: Fila,
  { respuesta, lineas }: Pick<Body<(typeof devoluciones)['aprobar']>, 'respuesta' | 'lineas'>,
  house: Pick<House, 'config'>,
): Promise<void> {
  const suyas = await db.select().from(l).where(eq(l.devolucionId, fila.id)).orderBy(l.id)
  const aprobadas = suyas.map((linea) => ({
    ...linea,
    aprobada: lineas.find(({ id }) => id === linea.id)?.aprobada ?? 0,
  }))
  if (
    lineas.some(({ id }) => !suyas.some((linea) => linea.id === id)) ||
    aprobadas.some((una) => una.aprobada > una.pedida)
  )
    throw new FieldsError({ lineas: ['field.invalid'] })
  if (aprobadas.every(({ aprobada }) => aprobada === 0)) throw new ReglaError('devolucion.vacia')
  await pasar(db, fila, 'aprobada', { respuesta })
  for (const { id, aprobada } of aprobadas) await db.update(l).set({ aprobada }).where(eq(l.id, id))
  await escribir(db, house, fila, 'aprobada', respuesta)
}

export async function rechazar(db: Db, fila: Fila, respuesta: string, house: Pick<House, 'config'>): Promise<void> {
  await pasar(db, fila, 'rechazada', { respuesta })
  await escribir(db, house, fila, 'rechazada', respuesta)
}

export const retirar = (db: Db, fila: Fila): Promise<void> => pasar(db, fila, 'retirada')

/** What goes back to the stock goes to where it had left from: a garment sold with a fault is no good one for coming back. */
const aDonde = <D extends DestinoDeDevolucion>(destino: D, lugar: EnCasa): D | EnCasa =>
  destino === 'almacen' ? lugar : destino

interface Recepcion {
  lineas: Body<(typeof devoluciones)['recibir']>['lineas']
  observaciones: string
  hoy: string
  quien: string
  house: Pick<House, 'config'>
}

/**
 * What came back is booked from the customer to where it was put and noted on its delivery note: never more than left.
 * What of it is on no invoice will be on none.
 */
export async function recibir(
  db: Db,
  fila: Fila,
  { lineas, observaciones, hoy, quien, house }: Recepcion,
): Promise<void> {
  comprobarPaso(fila.estado, 'recibida')
  const { lugar } = await bloquearPedido(db, fila.pedidoId, undefined)
  const suyas = await db
    .select({ linea: l, entregada: el })
    .from(l)
    .innerJoin(el, eq(el.id, l.entregaLineaId))
    .where(eq(l.devolucionId, fila.id))
    .orderBy(el.id)
    .for('update')
  if (lineas.some(({ id }) => !suyas.some(({ linea }) => linea.id === id)))
    throw new FieldsError({ lineas: ['field.invalid'] })
  const llegadas = suyas.map(({ linea, entregada }) => {
    const dicha = lineas.find(({ id }) => id === linea.id) ?? { almacen: 0, segunda: 0, arreglo: 0 }
    return { linea, entregada, dicha, n: dicha.almacen + dicha.segunda + dicha.arreglo }
  })
  if (llegadas.every(({ n }) => n === 0)) throw new ReglaError('devolucion.vacia')
  const deMas = llegadas.find(({ n, entregada }) => n > entregada.cantidad - entregada.devuelta)
  if (deMas)
    throw new ReglaError('devolucion.de-mas', {
      ...{ que: deMas.entregada.talla, n: deMas.entregada.cantidad - deMas.entregada.devuelta },
    })
  const apuntes = llegadas.flatMap(({ entregada: { modeloId, colorId, talla }, dicha }) =>
    DESTINOS_DE_DEVOLUCION.map((a) => ({
      ...{ modeloId, colorId, talla, cantidad: dicha[a], de: 'cliente' as const, a: aDonde(a, lugar) },
    })),
  )
  const facturadas = await netasDe(db, fila.pedidoId)
  await bloquearCeldas(db, apuntes)
  await apuntar(db, 'devolucion', apuntes, { pedidoId: fila.pedidoId, motivo: fila.numero })
  let abonar = 0
  for (const { linea, entregada, dicha, n } of llegadas) {
    if (n === 0) continue
    const clave = `${entregada.pedidoLineaId} ${entregada.talla}`
    const abonables = acreditable(n, facturadas.get(clave) ?? 0)
    facturadas.set(clave, (facturadas.get(clave) ?? 0) - abonables)
    abonar += abonables
    const { almacen, segunda, arreglo } = dicha
    await db
      .update(l)
      .set({ almacen, segunda, arreglo, sinFacturar: n - abonables })
      .where(eq(l.id, linea.id))
    await db
      .update(el)
      .set({ devuelta: sql`${el.devuelta} + ${n}` })
      .where(eq(el.id, entregada.id))
  }
  await pasar(db, fila, 'recibida', { observaciones, recibidaEn: hoy })
  await revisarPedidos(db, [fila.pedidoId], quien)
  await escribir(db, house, fila, abonar > 0 ? 'recibida' : 'sinFactura', '')
}

/** What was mended goes to the stock or among the seconds. */
export async function arreglar(
  db: Db,
  fila: Fila,
  { lineaId, cantidad, a }: Body<(typeof devoluciones)['arreglar']>,
): Promise<void> {
  const [una] = await db
    .select({ linea: l, entregada: el })
    .from(l)
    .innerJoin(el, eq(el.id, l.entregaLineaId))
    .where(inArray(l.id, [lineaId]))
    .for('update')
  if (una?.linea.devolucionId !== fila.id) throw new FieldsError({ lineaId: ['error.missing-reference'] })
  if (cantidad > una.linea.arreglo)
    throw new ReglaError('devolucion.de-mas', { que: una.entregada.talla, n: una.linea.arreglo })
  const [pedido] = await db.select({ lugar: p.lugar }).from(p).where(eq(p.id, fila.pedidoId))
  const { modeloId, colorId, talla } = una.entregada
  const apuntes = [
    { modeloId, colorId, talla, cantidad, de: 'arreglo' as const, a: aDonde(a, pedido?.lugar ?? 'almacen') },
  ]
  await bloquearCeldas(db, apuntes)
  await apuntar(db, 'calidad', apuntes, { pedidoId: fila.pedidoId, motivo: fila.numero })
  await db
    .update(l)
    .set({ arreglo: una.linea.arreglo - cantidad, [a]: una.linea[a] + cantidad })
    .where(eq(l.id, lineaId))
  await saveVersion(db, DEVOLUCION, fila.id, null, {})
}
