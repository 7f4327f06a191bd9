import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { anticiposTable } from '@telar/api/db/schema/facturacion/anticipos'
import { enEuros } from '@telar/domain/dinero'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import { azar } from '../catalogo/seed.ts'
import { type Casa, laborable } from './casa.ts'
import { enSuEjercicio } from './ejercicio.ts'
import type { PedidoContado } from './pedidos.ts'
import { volcar } from './volcar.ts'

const SERIE = 'anticipos'
const PARTE = 0.3

/** Money that came before the goods left for another state of the Union, by the order it was for. */
export interface AnticipoVivo {
  id: number
  clienteId: number
  fecha: string
  importe: number
  usado: number
}

/** Shops of the Union pay part of a season's order when they make it. */
export function anticipos({ union, hoy }: Casa, pedidos: readonly PedidoContado[]): Map<number, AnticipoVivo> {
  const suerte = azar(75)
  const suyos = pedidos
    .filter(({ cliente: { direccionFiscal, viesResultado }, tipo, cancelado }) => {
      const intracomunitario = viesResultado === 'valido' && union.has(direccionFiscal.pais)
      return tipo === 'programacion' && !cancelado && intracomunitario && direccionFiscal.pais !== 'ES'
    })
    .filter(({ fecha }) => suerte() < 0.7 && masDias(fecha, 12) <= hoy)
    .map(({ id, cliente, fecha, total }): [number, AnticipoVivo] => {
      const dia = laborable(masDias(fecha, 3 + Math.floor(suerte() * 7)))
      return [id, { id: 0, clienteId: cliente.id, fecha: dia, importe: enEuros(total * PARTE), usado: 0 }]
    })
    .sort(([, a], [, b]) => a.fecha.localeCompare(b.fecha))
  for (const [i, [, uno]] of suyos.entries()) uno.id = i + 1
  return new Map(suyos)
}

export async function fillAnticipos(db: Db, recibos: readonly AnticipoVivo[]): Promise<void> {
  const numero = enSuEjercicio()
  await volcar(
    db,
    anticiposTable,
    recibos.map(({ id, clienteId, fecha, importe, usado }) => ({
      ...{ id, clienteId, fecha, importe, usado, medio: 'transferencia' as const, quien: 'ventas@telar.test' },
      numero: `ANT/${ejercicioDe(fecha)}/${String(numero(fecha)).padStart(4, '0')}`,
      ...{ concepto: 'A cuenta de la temporada', creadoEn: `${fecha}T11:00:00Z`, modificadoEn: `${fecha}T11:00:00Z` },
    })),
  )
  const ejercicios = Map.groupBy(recibos, ({ fecha }) => ejercicioDe(fecha))
  await volcar(
    db,
    contadoresTable,
    [...ejercicios].map(([ejercicio, suyos]) => ({ serie: SERIE, ejercicio, ultimo: suyos.length })),
  )
}
