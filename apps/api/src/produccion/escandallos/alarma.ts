import { Id } from '@telar/contract/kit/crud'
import type { MargenBajo } from '@telar/contract/produccion/materia'
import { calcularEscandallo, margenDe, pesosDe } from '@telar/domain/produccion/escandallo'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { ajustesDeProduccion, hojasVigentes } from './hojas.ts'

const Abierto = z.object({ modeloId: Id, id: Id, numero: z.string(), cliente: z.string(), prendas: z.int() })

/** The orders of customers in which garments of those models are still to be served, at the price they were sold. */
async function pedidosAbiertos(db: Db, modeloIds: number[]): Promise<Map<number, z.output<typeof Abierto>[]>> {
  if (modeloIds.length === 0) return new Map()
  const abiertos = await rows(
    db,
    Abierto,
    sql`
    select l.modelo_id as "modeloId", p.id, p.numero, c.razon_social as cliente,
      sum((t->>'cantidad')::int - (t->>'servida')::int - (t->>'anulada')::int)::int as prendas
    from pedido_lineas l
      join pedidos p on p.id = l.pedido_id and p.estado = ${PENDIENTE}
      join clientes c on c.id = p.cliente_id
      cross join jsonb_array_elements(l.tallas_cantidades) t
    where l.modelo_id = any(${ints(modeloIds)})
    group by 1, 2, 3, 4
    having sum((t->>'cantidad')::int - (t->>'servida')::int - (t->>'anulada')::int) > 0
    order by p.numero`,
  )
  return Map.groupBy(abiertos, ({ modeloId }) => modeloId)
}

/** The models that a material, at this price, takes under the margin that their sheets ask for. */
export async function margenesBajos(db: Db, materiaId: number, precio: number): Promise<MargenBajo[]> {
  const ajustes = await ajustesDeProduccion(db)
  const hojas = await hojasVigentes(
    db,
    sql`exists (select from escandallo_lineas l where l.escandallo_id = e.id and l.materia_id = ${materiaId})`,
  )
  const bajos = hojas.flatMap((hoja) => {
    const pesos = pesosDe(hoja.tallas, hoja.curva)
    const encarecida = hoja.lineas.map((linea) => (linea.materiaId === materiaId ? { ...linea, precio } : linea))
    const antes = calcularEscandallo(hoja, ajustes, pesos)
    const ahora = calcularEscandallo({ ...hoja, lineas: encarecida }, ajustes, pesos)
    const margen = margenDe(hoja.precioMayor, ahora.coste)
    if (ahora.coste <= antes.coste || (margen !== null && margen >= hoja.margen)) return []
    return [{ hoja, antes, ahora, margen }]
  })
  const abiertos = await pedidosAbiertos(
    db,
    bajos.map(({ hoja }) => hoja.modeloId),
  )
  return bajos.map(({ hoja: { modeloId, numero, nombre, precioMayor, margen: objetivo }, antes, ahora, margen }) => ({
    ...{ modeloId, numero, nombre, precioMayor },
    costeAntes: antes.coste,
    costeAhora: ahora.coste,
    margenObjetivo: objetivo,
    margenAhora: margen,
    precioPropuesto: ahora.precio,
    pedidosAbiertos: abiertos.get(modeloId) ?? [],
  }))
}
