import type { Extracto } from '@telar/domain/facturacion/banco/extracto'
import { and, eq, gt, lt, lte, ne, not, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { extractosTable as e, movimientosBancariosTable as m } from '../../db/schema/facturacion/banco.ts'
import { conflict } from '../../kit/errors.ts'

/**
 * The movements that a statement must have too: those of the days that it is of whole, and those of one that began on the
 * same day with the same balance. One that goes on where another ended on that day need not. What was set aside may be missing.
 */
const queDebenEstar = (db: Db, { cuenta, desde, hasta, saldoInicial }: Extracto & { saldoInicial: number }) =>
  db
    .select({ huella: m.huella, fecha: m.fecha, referencia: m.referencia, importe: m.importe })
    .from(m)
    .innerJoin(e, eq(e.id, m.extractoId))
    .where(
      and(
        ...[eq(m.cuenta, cuenta), not(m.descartado), ne(m.referencia, ''), lte(m.fecha, hasta)],
        or(and(gt(m.fecha, desde), lt(m.fecha, hasta)), and(eq(e.desde, desde), eq(e.saldoInicial, saldoInicial))),
      ),
    )

/** Refuses a statement that says another amount of a movement that is there already: both would count. */
export async function refuseIfCorregido(db: Db, extracto: Extracto, huellas: readonly string[]): Promise<void> {
  const { saldoInicial, saldoFinal, movimientos } = extracto
  // Without its balances nobody knows whether all is in it.
  if (saldoInicial === null || saldoFinal === null) return
  const suyas = new Set(huellas)
  const antes = await queDebenEstar(db, { ...extracto, saldoInicial })
  const conocidas = new Set(antes.map(({ huella }) => huella))
  const nuevos = movimientos.filter((_, i) => !conocidas.has(huellas[i] ?? ''))
  for (const { huella, fecha, referencia, importe } of antes) {
    if (suyas.has(huella)) continue
    const ahora = nuevos.find((uno) => uno.referencia === referencia && uno.fecha === fecha)
    if (ahora && ahora.importe !== importe)
      throw conflict('banco.corregido', { referencia, fecha, antes: importe, ahora: ahora.importe })
  }
}
