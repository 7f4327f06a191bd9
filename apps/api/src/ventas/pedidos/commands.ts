import type { ConReparo } from '@telar/contract/clientes/credito'
import type { PedidoInput } from '@telar/contract/ventas/pedidos'
import {
  anularPendiente,
  comprobarMovimiento,
  PENDIENTE,
  pendienteDe,
  seConfirmaOtraVez,
} from '@telar/domain/ventas/pedido'
import { valorDe } from '@telar/domain/ventas/totales'
import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { bloquearCeldas } from '../../almacen/reservas.ts'
import { olvidarPapeles } from '../../casa/papeles/papeles.ts'
import { SIN_VIGIA, type Vigia, verCredito } from '../../clientes/clientes/credito.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { refuseIfAnyStale, refuseIfStale, type Seen, saveVersion, type Version } from '../../kit/rows/version.ts'
import { tiposDelPedido } from '../condiciones.ts'
import { congelarPedidos, PEDIDO_EN_PAPEL } from './dicho.ts'
import {
  anotar,
  bloquearPedido,
  type Hecho,
  lineasDe,
  PEDIDO,
  type Pedido,
  pendientes,
  refuseIfClosed,
  situacionDespues,
  soltarPedido,
} from './pedido.ts'

export type Entrada = z.output<typeof PedidoInput>

/** What is pending will never leave: its reservation is given back. */
export async function cerrarPedido(
  db: Db,
  pedido: Pedido,
  hecho: Pick<Hecho, 'quien' | 'nota'>,
  house: Pick<House, 'facturadoDe'>,
): Promise<void> {
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  await soltarPedido(db, pedido, lineas)
  for (const linea of lineas) linea.tallasCantidades = anularPendiente(linea.tallasCantidades)
  const situacion = await situacionDespues(db, pedido, lineas, house)
  await anotar(db, pedido.id, { situacion, ...hecho }, lineas)
}

/** What is still to leave with an order, and its customer would owe then. */
async function porSalir(db: Db, pedido: Pedido): Promise<{ clienteId: number; mas: number }> {
  const lineas = await lineasDe(db, pedido.id)
  const celdas = lineas.flatMap(({ tallasCantidades }) => tallasCantidades)
  const servidas = celdas.reduce((n, { servida }) => n + servida, 0)
  const mas = valorDe(
    { ...pedido, servidas, tipos: await tiposDelPedido(db, pedido) },
    lineas.map(({ precio, dto, tallasCantidades }) => ({ precio, dto, cantidad: pendienteDe(tallasCantidades) })),
  )
  return { clienteId: pedido.clienteId, mas }
}

/** Which of several orders would not be confirmed without a reason, and why; by what each would add to what is owed. */
export async function reparosDe(
  llamada: Parameters<typeof verCredito>[0],
  ids: readonly number[],
  suyos: SQL | undefined,
): Promise<ConReparo[]> {
  const { db } = llamada
  const filas = await db
    .select({ pedido: p, cliente: clientesTable.razonSocial })
    .from(p)
    .innerJoin(clientesTable, eq(clientesTable.id, p.clienteId))
    .where(and(inArray(p.id, [...ids]), eq(p.porConfirmar, true), suyos))
    .orderBy(p.id)
  const vistos: ConReparo[] = []
  for (const { pedido, cliente } of filas) {
    const { clienteId, mas } = await porSalir(db, pedido)
    const { reparos } = await verCredito(llamada, clienteId, undefined, mas)
    vistos.push({ id: pedido.id, cliente, reparos })
  }
  return vistos.filter(({ reparos }) => reparos.length > 0)
}

/** What an order says now is what its customer is told, and stays so on paper. */
async function confirmar(db: Db, id: number): Promise<void> {
  await saveVersion(db, PEDIDO, id, null, { porConfirmar: false })
  await congelarPedidos(db, [id])
}

/** All that is kept for some orders, held at once: each of them alone would hold it in its own order. */
async function bloquearLoSuyo(db: Db, pedidos: readonly Pedido[]): Promise<void> {
  const lineas = []
  for (const { id } of pedidos) lineas.push(...(await lineasDe(db, id)))
  await bloquearCeldas(db, pendientes(lineas))
}

/** Moves several on, all or nothing; a cancelled one gives its reservation back. */
export async function moverPedidos(
  db: Db,
  ids: readonly number[],
  suyos: SQL | undefined,
  { situacion, quien, nota, version, vistas = [] }: Hecho & { version?: Version; vistas?: Seen },
  house: Pick<House, 'facturadoDe'>,
  vigilar: Vigia = SIN_VIGIA,
): Promise<number[]> {
  const locked: Pedido[] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) locked.push(await bloquearPedido(db, id, suyos))
  if (situacion === 'cancelado' && locked.length > 1) await bloquearLoSuyo(db, locked)
  const seConfirma = (pedido: Pedido) => situacion === 'confirmado' && seConfirmaOtraVez(pedido)
  for (const pedido of locked) {
    if (!seConfirma(pedido)) comprobarMovimiento(pedido.situacion, situacion)
    if (ids.length === 1) refuseIfStale(pedido, version)
  }
  refuseIfAnyStale(locked, vistas, ({ numero }) => numero)
  for (const pedido of locked.toSorted((a, b) => a.clienteId - b.clienteId || a.id - b.id)) {
    const { id } = pedido
    const otraVez = seConfirma(pedido)
    if (situacion === 'cancelado') await cerrarPedido(db, pedido, { quien, nota }, house)
    else {
      const confirma = situacion === 'confirmado' && pedido.porConfirmar
      const autorizacion = confirma ? await vigilar(db, await porSalir(db, pedido)) : ''
      await anotar(db, id, { situacion: otraVez ? pedido.situacion : situacion, quien, nota, autorizacion })
      if (confirma) await confirmar(db, id)
      if (situacion === 'recibido') await saveVersion(db, PEDIDO, id, null, { porConfirmar: true })
    }
  }
  return [...ids]
}

/** Only the last order made can disappear; what became of any other is to be known. */
export async function borrarPedidos(db: Db, ids: readonly number[], suyos: SQL | undefined): Promise<number[]> {
  const filas = await db
    .select()
    .from(p)
    .where(and(inArray(p.id, [...ids]), suyos))
    .orderBy(desc(p.id))
    .for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Pedido', falta)
  for (const pedido of filas) {
    const lineas = await lineasDe(db, pedido.id)
    const servidas = lineas.some(({ tallasCantidades }) => tallasCantidades.some(({ servida }) => servida > 0))
    const entregado = servidas || (await db.$count(e, eq(e.pedidoId, pedido.id))) > 0
    if (entregado || (await db.$count(p, gt(p.id, pedido.id))) > 0)
      throw conflict('pedido.no-borrable', { numero: pedido.numero })
    if (pedido.estado === PENDIENTE) await soltarPedido(db, pedido, lineas)
    await olvidarPapeles(db, PEDIDO_EN_PAPEL, [pedido.id])
    await db.delete(p).where(eq(p.id, pedido.id))
  }
  return [...ids]
}
