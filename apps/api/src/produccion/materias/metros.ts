import type { CausaDeMetros } from '@telar/domain/produccion/materia'
import type { Db } from '../../db/connection.ts'
import { piezaMovimientosTable as v } from '../../db/schema/produccion/materias.ts'

interface Acto {
  causa: CausaDeMetros
  quien: string | null
  ordenId?: number
  devolucionId?: number
  motivo?: string
}

/** Metres come into rolls or leave them; what is left of each is kept by the database with it. */
export async function moverMetros(
  db: Db,
  metros: readonly { piezaId: number; cantidad: number }[],
  { causa, quien, ordenId, devolucionId, motivo = '' }: Acto,
): Promise<void> {
  const reales = metros.filter(({ cantidad }) => cantidad !== 0)
  if (reales.length === 0) return
  const filas = reales.map(({ piezaId, cantidad }) => ({ piezaId, cantidad, causa, quien, motivo }))
  await db
    .insert(v)
    .values(filas.map((fila) => ({ ...fila, ordenId: ordenId ?? null, devolucionId: devolucionId ?? null })))
}
