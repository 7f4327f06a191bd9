import { Id } from '@telar/contract/kit/crud'
import { type Camino, cerradasDe, type Etapa, NADA_HECHO, type Prendas } from '@telar/domain/produccion/operacion'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { vueltaTallerCeldasTable as c, vueltasTallerTable as v } from '../../db/schema/produccion/talleres.ts'
import { type PasoGuardado, tarifaDe } from './rutas.ts'

const Contada = z.object({
  pasoId: Id,
  colorId: Id,
  talla: z.string(),
  enviadas: z.int(),
  /** Of them, those that left with a note. */
  conNota: z.int(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
})
type Contada = z.output<typeof Contada>

/** What is counted of an order, operation by operation. What was received by one act left and came back in it. */
export const contadasDe = (db: Db, ordenId: number): Promise<Contada[]> =>
  rows(
    db,
    Contada,
    sql`
    select "pasoId", "colorId", talla, sum(enviadas)::int as enviadas, sum("conNota")::int as "conNota", sum(buenas)::int as buenas,
      sum(segundas)::int as segundas, sum(perdidas)::int as perdidas
    from (
      select n.orden_operacion_id as "pasoId", c.color_id as "colorId", c.talla, c.cantidad as enviadas, c.cantidad as "conNota",
        0 as buenas, 0 as segundas, 0 as perdidas
      from notas_taller n join nota_taller_celdas c on c.nota_id = n.id where n.orden_id = ${ordenId} and not n.anulada
      union all
      select v.orden_operacion_id, c.color_id, c.talla,
        case when v.nota_id is null then c.buenas + c.segundas + c.perdidas else 0 end, 0, c.buenas, c.segundas, c.perdidas
      from vueltas_taller v join vuelta_taller_celdas c on c.vuelta_id = v.id where v.orden_id = ${ordenId} and not v.anulada) x
    group by 1, 2, 3`,
  )

/** The operations that garments go through; cutting is counted by the cut itself. */
export const etapasDe = (ruta: readonly PasoGuardado[]): PasoGuardado[] =>
  ruta.filter(({ trabajo }) => trabajo !== 'corte')

interface CeldaDeOrden {
  colorId: number
  talla: string
  prevista: number
  cortada: number
  cerrada: number
}

/** How far the garments of one colour and size are. */
export function caminoDe(ruta: readonly PasoGuardado[], contadas: readonly Contada[], celda: CeldaDeOrden): Camino {
  const etapas = etapasDe(ruta).map(
    ({ id }): Etapa =>
      contadas.find((una) => una.pasoId === id && una.colorId === celda.colorId && una.talla === celda.talla) ??
      NADA_HECHO,
  )
  return { cortada: celda.cortada, cerradas: cerradasDe(celda), etapas }
}

export interface CeldaVuelta extends Prendas {
  colorId: number
  talla: string
  motivo?: 'mancha' | 'costura' | 'talla' | 'tejido' | 'otro' | null
  detalle?: string
}

interface Vuelta {
  ordenId: number
  ordenOperacionId: number
  tallerId: number | null
  tarifa: number
  precioPerdida: number | null
  fecha: string
  quien: string | null
  nota?: string
  notaId?: number
}

/** Writes down what came out of an operation. */
export async function anotarVuelta(db: Db, vuelta: Vuelta, celdas: readonly CeldaVuelta[]): Promise<number | null> {
  const hechas = celdas.filter(({ buenas, segundas, perdidas }) => buenas !== 0 || segundas !== 0 || perdidas !== 0)
  if (hechas.length === 0) return null
  const [fila] = await db.insert(v).values(vuelta).returning({ id: v.id })
  const vueltaId = fila?.id as number
  await db.insert(c).values(
    hechas.map(({ colorId, talla, buenas, segundas, perdidas, motivo = null, detalle = '' }) => ({
      ...{ vueltaId, colorId, talla, buenas, segundas, perdidas, detalle },
      motivo: segundas === 0 ? null : motivo,
    })),
  )
  return vueltaId
}

interface Acto {
  quien: string | null
  hoy: string
  nota?: string
}

/** What passes some operations without a note, at the workshop and the rate that each has now. */
export async function anotarPasos(
  db: Db,
  ordenId: number,
  ruta: readonly PasoGuardado[],
  pasan: readonly { paso: PasoGuardado; celdas: readonly CeldaVuelta[] }[],
  { quien, hoy, nota = '' }: Acto,
): Promise<void> {
  for (const { paso, celdas } of pasan) {
    const { tarifa } = tarifaDe(ruta, paso)
    const { id: ordenOperacionId, tallerId, precioPerdida } = paso
    await anotarVuelta(
      db,
      { ordenId, ordenOperacionId, tallerId, tarifa, precioPerdida, fecha: hoy, quien, nota },
      celdas,
    )
  }
}

/** What is cut, or cut less, is work of whoever cuts. */
export const anotarCorte = (
  db: Db,
  ordenId: number,
  ruta: readonly PasoGuardado[],
  celdas: readonly { colorId: number; talla: string; cantidad: number }[],
  acto: Acto,
): Promise<void> =>
  anotarPasos(
    db,
    ordenId,
    ruta,
    ruta
      .filter(({ trabajo }) => trabajo === 'corte')
      .map((paso) => ({
        paso,
        celdas: celdas.map(({ colorId, talla, cantidad }) => ({
          ...{ colorId, talla, buenas: cantidad, segundas: 0, perdidas: 0 },
        })),
      })),
    acto,
  )
