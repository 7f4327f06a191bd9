import { modelos } from '@telar/contract/catalogo/modelos'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { transportistas } from '@telar/contract/ventas/transportistas'
import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'
import { enExistencias } from './existencias.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

/** An order of two garments that has left; with its delivery note. */
export async function albaranPara(t: TestApp, admin: Client, clienteId: number, modeloId = 1) {
  await enExistencias(t.house.db, 10, sql`v.modelo_id = ${modeloId}`)
  const { variantes } = await admin.call(modelos.get, { params: { id: modeloId } })
  const { colorId, talla } = variantes[0] as { colorId: number; talla: string }
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 2 }] }]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  await admin.call(pedidos.situacion, { body: { ids: [pedidoId], situacion: 'confirmado' } })
  const pedido = await admin.call(pedidos.get, { params: { id: pedidoId } })
  const { entregas } = await admin.call(pedidos.entrega, {
    params: { id: pedidoId },
    body: { lineas: [{ lineaId: pedido.lineas[0]?.id ?? 0, tallasCantidades: [{ talla, cantidad: 2 }] }] },
  })
  return { pedidoId, entregaId: entregas[0]?.id ?? 0, numero: entregas[0]?.numero ?? '' }
}

/** A carrier with our own label. */
export const transportistaPara = (admin: Client, extra: object = {}) =>
  admin.call(transportistas.create, {
    body: {
      nombre: `Transportes ${Math.random().toString(36).slice(2, 8)}`,
      patron: 'https://sigue.example/{numero}',
      servicios: '24 En un día\n48 En dos',
      predeterminado: true,
      ...extra,
    },
  })
