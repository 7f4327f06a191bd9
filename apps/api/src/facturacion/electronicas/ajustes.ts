import type { AjustesElectronica as AjustesEscritos } from '@telar/contract/facturacion/electronicas'
import { AJUSTES_ELECTRONICA, type AjustesElectronica } from '@telar/domain/casa/ajustes'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'

export const electronicaPuesta = (guardados: AjustesElectronica | null | undefined): AjustesElectronica => ({
  ...AJUSTES_ELECTRONICA,
  ...guardados,
})

export async function leerElectronica(db: Db): Promise<AjustesElectronica> {
  const [fila] = await db.select({ electronica: t.electronica }).from(t)
  return electronicaPuesta(fila?.electronica)
}

/** Since when it is on is told by the clock after everybody who issues without it has ended: they hold the chain. */
export async function guardarElectronica(db: Db, { modo, desde }: z.output<typeof AjustesEscritos>): Promise<void> {
  await run(db, sql`select tomar_cadena()`)
  const [antes] = await db.select({ electronica: t.electronica }).from(t).for('update')
  const { modo: anterior, encendida } = electronicaPuesta(antes?.electronica)
  const sigue = modo !== 'off' && anterior !== 'off' ? sql`${encendida}::text` : sql`clock_timestamp()::text`
  await db.update(t).set({
    electronica: sql`jsonb_build_object('modo', ${modo}::text, 'desde', ${desde}::text, 'encendida',
      ${modo === 'off' ? sql`null::text` : sigue})`,
  })
}
