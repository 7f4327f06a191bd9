import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ordenFabCeldasTable as c, ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { atarLoQueLlega, soltarLoQueNoLlega } from '../../ventas/asignaciones/de-orden.ts'

/** What an order will still bring of each cell; of one that is not open, nothing. */
async function porLlegar(db: Db, ordenId: number) {
  const [orden] = await db.select({ id: o.id, modeloId: o.modeloId, estado: o.estado }).from(o).where(eq(o.id, ordenId))
  if (!orden) throw new Error(`There is no order ${ordenId}.`)
  const celdas = ABIERTAS.includes(orden.estado)
    ? await db
        .select({ colorId: c.colorId, talla: c.talla, pendiente: c.pendiente })
        .from(c)
        .where(eq(c.ordenId, ordenId))
        .orderBy(asc(c.id))
    : []
  return { orden, celdas }
}

/** What an order is to bring is tied to who awaits it: when it is launched, and when its plan changes. */
export async function repartirPlan(db: Db, ordenId: number): Promise<void> {
  const { orden, celdas } = await porLlegar(db, ordenId)
  await atarLoQueLlega(db, orden, celdas)
}

interface Exceso {
  colorId: number
  talla: string
  exceso: number
}

/** What is made beyond the plan is tied to who awaits it, and nothing else of the order: staff may have set it free. */
export async function repartirExceso(db: Db, ordenId: number, excesos: readonly Exceso[]): Promise<void> {
  if (excesos.length === 0) return
  const { orden, celdas } = await porLlegar(db, ordenId)
  const nuevas = ({ colorId, talla }: { colorId: number; talla: string }) =>
    excesos.find((uno) => uno.colorId === colorId && uno.talla === talla)?.exceso ?? 0
  await atarLoQueLlega(
    db,
    orden,
    celdas.map((celda) => ({ ...celda, nuevas: nuevas(celda) })),
  )
}

/** What an order will no longer bring is nobody's: whenever something of it came, was lost, closed or called off. */
export async function recortarReparto(db: Db, ordenId: number): Promise<void> {
  const { orden, celdas } = await porLlegar(db, ordenId)
  await soltarLoQueNoLlega(db, orden, celdas)
}
