import { Id } from '@telar/contract/kit/crud'
import { LineaDeEscandallo } from '@telar/contract/produccion/escandallo'
import { AJUSTES_DE_PRODUCCION, type AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'

export async function ajustesDeProduccion(db: Db): Promise<AjustesDeProduccion> {
  const [ajustes] = await db.select({ produccion: appSettingsTable.produccion }).from(appSettingsTable)
  return ajustes?.produccion ?? AJUSTES_DE_PRODUCCION
}

const LineaDeHoja = LineaDeEscandallo.omit({ importe: true })
export type LineaDeHoja = z.output<typeof LineaDeHoja>

/** A cost sheet with the model it is of. */
const HojaDeModelo = z.object({
  id: Id,
  modeloId: Id,
  revision: z.int(),
  gastosGenerales: z.number(),
  margen: z.number(),
  coste: z.number(),
  numero: z.string(),
  nombre: z.string(),
  precioMayor: z.number(),
  tallas: z.array(z.string()),
  curva: z.record(z.string(), z.number()).nullable(),
  lineas: z.array(LineaDeHoja),
})
export type HojaDeModelo = z.output<typeof HojaDeModelo>

/** The sheets in force of the models that a condition on `m` and `e` picks. */
export const hojasVigentes = (db: Db, cuales: SQL): Promise<HojaDeModelo[]> =>
  rows(
    db,
    HojaDeModelo,
    sql`
    select e.id, e.modelo_id as "modeloId", e.revision, e.gastos_generales::float8 as "gastosGenerales",
      e.margen::float8 as margen, e.coste::float8 as coste, m.numero, m.nombre, m.precio_mayor::float8 as "precioMayor",
      m.tallas, m.curva,
      coalesce((
        select jsonb_agg(jsonb_build_object('tipo', l.tipo, 'materiaId', l.materia_id, 'concepto', l.concepto,
          'consumo', l.consumo, 'porTallas', l.por_tallas, 'merma', l.merma, 'precio', l.precio) order by l.orden)
        from escandallo_lineas l where l.escandallo_id = e.id), '[]') as lineas
    from modelos m
      join lateral (select * from escandallos where modelo_id = m.id order by revision desc limit 1) e on true
    where ${cuales} order by m.numero, m.id`,
  )
