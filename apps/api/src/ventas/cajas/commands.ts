import type { Body } from '@telar/contract/kit/endpoint'
import type { cajas } from '@telar/contract/ventas/cajas'
import { sscc } from '@telar/domain/casa/codigos'
import { ReglaError } from '@telar/domain/regla'
import {
  type Caja,
  enCajas,
  mover,
  type Prendas,
  poner,
  porSalir,
  quitar,
  salidasDe,
} from '@telar/domain/ventas/embalar'
import { and, eq, max, type SQL } from 'drizzle-orm'
import { prendaDicha } from '../../almacen/escaneada.ts'
import { siguienteNumero } from '../../casa/numerar.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { cajasTable as c, cajaPrendasTable as g } from '../../db/schema/ventas/cajas.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { type Acto, bloquearPedido, entregar, lineasDe, type Pedido, refuseIfClosed } from '../pedidos/pedido.ts'
import { cajasAbiertas, cogidasDe } from './estado.ts'

/** The next number of a box in the world; none where the house has no prefix. */
async function siguienteSscc(db: Db): Promise<string | null> {
  const [ajustes] = await db.select({ codigos: appSettingsTable.codigos }).from(appSettingsTable)
  const prefijo = ajustes?.codigos.prefijo ?? ''
  return prefijo === '' ? null : sscc(prefijo, await siguienteNumero(db, `SSCC ${prefijo}`, 0))
}

/** Who packs holds the order: two people never put the same garment into two boxes. */
export async function abrirCaja(db: Db, pedidoId: number, suyo: SQL | undefined): Promise<number> {
  const pedido = await bloquearPedido(db, pedidoId, suyo)
  refuseIfClosed(pedido)
  const [ultima] = await db
    .select({ n: max(c.numero) })
    .from(c)
    .where(eq(c.pedidoId, pedidoId))
  const [caja] = await db
    .insert(c)
    .values({ pedidoId, numero: (ultima?.n ?? 0) + 1, sscc: await siguienteSscc(db) })
    .returning({ id: c.id })
  return caja?.id as number
}

/** A box that has not left, with its order, both held. */
async function tomarCaja(db: Db, id: number, suyo: SQL | undefined): Promise<Pedido> {
  const [caja] = await db.select({ pedidoId: c.pedidoId }).from(c).where(eq(c.id, id))
  if (!caja) throw notFound('Caja', id)
  const pedido = await bloquearPedido(db, caja.pedidoId, suyo)
  const [ahora] = await db.select({ entregaId: c.entregaId }).from(c).where(eq(c.id, id))
  if (!ahora) throw notFound('Caja', id)
  if (ahora.entregaId !== null) throw new ReglaError('caja.salio')
  return pedido
}

/** Writes down what lies in a box now. */
async function guardarCaja(db: Db, cajaId: number, cual: Omit<Prendas, 'cantidad'>, prendas: readonly Prendas[]) {
  const { modeloId, colorId, talla } = cual
  const suya = and(eq(g.cajaId, cajaId), eq(g.modeloId, modeloId), eq(g.colorId, colorId), eq(g.talla, talla))
  const cantidad = prendas.find(
    (una) => una.modeloId === modeloId && una.colorId === colorId && una.talla === talla,
  )?.cantidad
  if (!cantidad) await db.delete(g).where(suya)
  else
    await db
      .insert(g)
      .values({ cajaId, modeloId, colorId, talla, cantidad })
      .onConflictDoUpdate({ target: [g.cajaId, g.modeloId, g.colorId, g.talla], set: { cantidad } })
}

type PorPoner = Body<(typeof cajas)['poner']>

/** What is refused is said of the garment. */
async function diciendoDe<T>(db: Db, cual: Omit<Prendas, 'cantidad'>, decidir: () => T): Promise<T> {
  try {
    return decidir()
  } catch (error) {
    if (!(error instanceof ReglaError)) throw error
    throw new ReglaError(error.code, { ...error.params, que: await nombrarColor(db, cual, cual.talla) })
  }
}

export async function ponerEnCaja(db: Db, id: number, dicho: PorPoner, suyo: SQL | undefined) {
  const pedido = await tomarCaja(db, id, suyo)
  refuseIfClosed(pedido)
  const cual = await prendaDicha(db, dicho)
  const lineas = await lineasDe(db, pedido.id)
  const antes = await cajasAbiertas(db, pedido.id)
  const despues = await diciendoDe(db, cual, () => poner(antes, lineas, id, cual))
  await guardarCaja(db, id, cual, despues.find((caja) => caja.id === id)?.prendas ?? [])
  const que = await nombrarColor(db, cual, cual.talla)
  return { que, enCajas: enCajas(despues, cual), pendiente: porSalir(lineas, cual) }
}

/** All that was picked for the order goes into a box; what lies in one already, or is no longer awaited, does not. */
export async function ponerCogidas(db: Db, id: number, suyo: SQL | undefined): Promise<{ prendas: number }> {
  const pedido = await tomarCaja(db, id, suyo)
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  let cajas: Caja[] = await cajasAbiertas(db, pedido.id)
  let prendas = 0
  for (const { modeloId, colorId, talla, cantidad } of await cogidasDe(db, pedido.id)) {
    const cual = { modeloId, colorId, talla }
    const entran = Math.min(cantidad, porSalir(lineas, cual)) - enCajas(cajas, cual)
    for (let i = 0; i < entran; i += 1) cajas = poner(cajas, lineas, id, cual)
    if (entran > 0) await guardarCaja(db, id, cual, cajas.find((caja) => caja.id === id)?.prendas ?? [])
    prendas += Math.max(0, entran)
  }
  return { prendas }
}

export async function quitarDeCaja(db: Db, id: number, prendas: Prendas, suyo: SQL | undefined): Promise<void> {
  const pedido = await tomarCaja(db, id, suyo)
  const antes = await cajasAbiertas(db, pedido.id)
  const despues = await diciendoDe(db, prendas, () => quitar(antes, id, prendas))
  await guardarCaja(db, id, prendas, despues.find((caja) => caja.id === id)?.prendas ?? [])
}

export async function moverDeCaja(
  db: Db,
  id: number,
  a: number,
  prendas: Prendas,
  suyo: SQL | undefined,
): Promise<void> {
  const pedido = await tomarCaja(db, id, suyo)
  const antes = await cajasAbiertas(db, pedido.id)
  if (a === id || !antes.some((caja) => caja.id === a)) throw new ReglaError('caja.otro-pedido')
  const despues = await diciendoDe(db, prendas, () => mover(antes, id, a, prendas))
  for (const caja of despues) if (caja.id === id || caja.id === a) await guardarCaja(db, caja.id, prendas, caja.prendas)
}

export async function pesarCaja(db: Db, id: number, pesoGr: number | null, suyo: SQL | undefined): Promise<void> {
  await tomarCaja(db, id, suyo)
  await db.update(c).set({ pesoGr }).where(eq(c.id, id))
}

/** Somebody else packs the same order: what is done with the boxes is done with what was seen in them. */
function refuseIfOtras(cajas: readonly Pick<Caja, 'prendas'>[], vistas: number | null | undefined): void {
  const n = cajas.flatMap(({ prendas }) => prendas).reduce((suma, { cantidad }) => suma + cantidad, 0)
  if (typeof vistas === 'number' && vistas !== n) throw conflict('caja.otras', { n })
}

export async function deshacerCaja(db: Db, id: number, suyo: SQL | undefined, vistas?: number | null): Promise<void> {
  const pedido = await tomarCaja(db, id, suyo)
  refuseIfOtras(
    (await cajasAbiertas(db, pedido.id)).filter((caja) => caja.id === id),
    vistas,
  )
  await db.delete(c).where(eq(c.id, id))
}

/** What is in the boxes leaves with one delivery note; empty ones stay behind. */
export async function servirCajas(
  db: Db,
  pedido: Pedido,
  { vistas, ...acto }: Acto & { vistas?: number | null | undefined },
): Promise<number> {
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  const llenas = (await cajasAbiertas(db, pedido.id)).filter(({ prendas }) => prendas.length > 0)
  refuseIfOtras(llenas, vistas)
  if (llenas.length === 0) throw new ReglaError('caja.ninguna')
  return entregar(db, pedido, salidasDe(llenas, lineas), { ...acto, cajaIds: llenas.map(({ id }) => id) })
}
