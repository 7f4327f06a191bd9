import { Id } from '@telar/contract/kit/crud'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, texts } from '../../db/rows.ts'

const PorCortar = z.object({
  materiaId: Id,
  modeloId: Id,
  colorId: Id,
  talla: z.string(),
  prendas: z.int(),
  /** What one garment takes, waste included. */
  consumo: z.number(),
})

/** Garments of a cell that the figures count already. */
export interface Contadas {
  modeloId: number
  colorId: number
  talla: string
  prendas: number
}

export interface Reserva {
  materiaId: number
  colorId: number
  cantidad: number
}

/**
 * The cloth that launched orders will cut, beyond what is asked about: not of these orders, nor for these garments, whose
 * cloth is counted as needed.
 */
export async function reservadoPorOtras(
  db: Db,
  materiaIds: readonly number[],
  { ordenIds, contadas }: { ordenIds: readonly number[]; contadas: readonly Contadas[] },
): Promise<Reserva[]> {
  const celdas = await rows(
    db,
    PorCortar,
    sql`
    select l.materia_id as "materiaId", o.modelo_id as "modeloId", c.color_id as "colorId", c.talla,
      c.por_cortar as prendas, (coalesce(t.consumo, l.consumo) * (1 + l.merma / 100))::float8 as consumo
    from ordenes_fab o
      join orden_fab_celdas c on c.orden_id = o.id and c.por_cortar > 0
      join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id = any(${ints(materiaIds)})
      left join lateral (
        select (r->>'consumo')::numeric as consumo from jsonb_array_elements(l.por_tallas) r
        where r->'tallas' ? c.talla limit 1) t on true
    where o.estado = any(${texts(ABIERTAS)}) and o.id <> all(${ints(ordenIds)}) order by l.id, o.id, c.id`,
  )
  const clave = ({ modeloId, colorId, talla }: Omit<Contadas, 'prendas'>) => `${modeloId} ${colorId} ${talla}`
  const deMateria = [...Map.groupBy(celdas, ({ materiaId }) => materiaId)]
  return deMateria.flatMap(([materiaId, suyas]) => {
    const quedan = new Map(contadas.map((celda) => [clave(celda), celda.prendas]))
    const porColor = new Map<number, number>()
    for (const celda of suyas) {
      const descontadas = Math.min(celda.prendas, quedan.get(clave(celda)) ?? 0)
      quedan.set(clave(celda), (quedan.get(clave(celda)) ?? 0) - descontadas)
      const cantidad = Math.ceil(aDiezmilesimas((celda.prendas - descontadas) * celda.consumo))
      porColor.set(celda.colorId, (porColor.get(celda.colorId) ?? 0) + cantidad)
    }
    return [...porColor].flatMap(([colorId, n]) =>
      n > 0 ? [{ materiaId, colorId, cantidad: deDiezmilesimas(n) }] : [],
    )
  })
}
