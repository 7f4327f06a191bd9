import type { AjustesElectronica as AjustesEscritos } from '@telar/contract/facturacion/electronicas'
import { AJUSTES_ELECTRONICA, type AjustesElectronica } from '@telar/domain/casa/ajustes'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'

const puestos = (guardados: AjustesElectronica | undefined): AjustesElectronica => ({
  ...AJUSTES_ELECTRONICA,
  ...guardados,
})

export async function leerElectronica(db: Db): Promise<AjustesElectronica> {
  const [fila] = await db.select({ electronica: t.electronica }).from(t)
  return puestos(fila?.electronica)
}

/** The same for who issues: nobody switches it on or off meanwhile. */
export async function leerAlEmitir(db: Db): Promise<AjustesElectronica> {
  const [fila] = await db.select({ electronica: t.electronica }).from(t).for('share')
  return puestos(fila?.electronica)
}

/** Since when it is on is told by the clock after everybody who issues without it has ended. */
export async function guardarElectronica(db: Db, { modo, desde }: z.output<typeof AjustesEscritos>): Promise<void> {
  const [antes] = await db.select({ electronica: t.electronica }).from(t).for('update')
  const { modo: anterior, encendida } = puestos(antes?.electronica)
  const sigue = modo !== 'off' && anterior !== 'off' ? sql`${encendida}::text` : sql`clock_timestamp()::text`
  await db.update(t).set({
    electronica: sql`jsonb_build_object('modo', ${modo}::text, 'desde', ${desde}::text, 'encendida',
      ${modo === 'off' ? sql`null::text` : sigue})`,
  })
}
