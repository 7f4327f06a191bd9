import { TarifaDeTaller, type TarifasInput } from '@telar/contract/produccion/operaciones'
import { CampoError } from '@telar/domain/regla'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { operacionTarifasTable as t } from '../../db/schema/produccion/operaciones.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { nextVersion } from '../../kit/rows/version.ts'

/** What a workshop asks for each kind of work, those that it has said nothing of included. */
export const tarifasDe = (db: Db, tallerId: number) =>
  rows(
    db,
    TarifaDeTaller,
    sql`
    select o.id as "operacionId", o.nombre as operacion, t.tarifa::float8 as tarifa, t.precio_perdida::float8 as "precioPerdida"
    from operaciones o left join operacion_tarifas t on t.operacion_id = o.id and t.proveedor_id = ${tallerId}
    where o.activa or t.id is not null order by o.orden, o.id`,
  )

/** Says what a workshop asks for some kinds of work; its row keeps two people from saying it at once. */
export async function guardarTarifas(
  db: Db,
  proveedorId: number,
  tarifas: z.output<typeof TarifasInput>['tarifas'],
): Promise<z.output<typeof TarifaDeTaller>[]> {
  const [taller] = await db.select({ tipo: p.tipo }).from(p).where(eq(p.id, proveedorId)).for('update')
  if (!taller) throw notFound('Proveedor', proveedorId)
  if (taller.tipo !== 'taller') throw new CampoError('tarifas', 'orden.taller')
  for (const { operacionId, tarifa, precioPerdida } of tarifas) {
    if (tarifa === null) await db.delete(t).where(and(eq(t.proveedorId, proveedorId), eq(t.operacionId, operacionId)))
    else
      await saving(
        t,
        db
          .insert(t)
          .values({ proveedorId, operacionId, tarifa, precioPerdida })
          .onConflictDoUpdate({
            target: [t.proveedorId, t.operacionId],
            set: { tarifa, precioPerdida, ...nextVersion(t) },
          }),
      )
  }
  return tarifasDe(db, proveedorId)
}
