import { keepPreviousData } from '@tanstack/react-query'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { useRead } from '../../../calls.ts'
import { cuantas, type LineaEscrita } from './lineas.ts'

type Calculado = CallOutput<typeof tarifas.calcular>[number]

/** What a customer pays today for what is written, and would pay for what is about to be, and why. */
export function usePreciosDeCliente(
  clienteId: number | undefined,
  lugar: EnCasa,
  lineas: readonly LineaEscrita[],
  ids: readonly number[],
): ReadonlyMap<number, Calculado> {
  const pedidas = ids.map((modeloId) => ({ modeloId, cantidad: cuantas(lineas, modeloId) }))
  const { data } = useRead(
    tarifas.calcular,
    { body: { clienteId: clienteId ?? 0, lugar, lineas: pedidas } },
    { enabled: clienteId !== undefined && pedidas.length > 0, placeholderData: keepPreviousData },
  )
  return new Map((data ?? []).map((uno) => [uno.modeloId, uno]))
}
