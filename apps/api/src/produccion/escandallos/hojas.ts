import { AJUSTES_DE_PRODUCCION, type AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import type { ConsumoPorTallas, TipoDeLinea } from '@telar/domain/produccion/escandallo'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'

export async function ajustesDeProduccion(db: Db): Promise<AjustesDeProduccion> {
  const [ajustes] = await db.select({ produccion: appSettingsTable.produccion }).from(appSettingsTable)
  return ajustes?.produccion ?? AJUSTES_DE_PRODUCCION
}

export interface LineaDeHoja {
  tipo: TipoDeLinea
  materiaId: number | null
  concepto: string
  consumo: number
  porTallas: ConsumoPorTallas[]
  merma: number
  precio: number
}

/** A cost sheet with the model it is of. */
export interface HojaDeModelo extends Record<string, unknown> {
  id: number
  modeloId: number
  revision: number
  gastosGenerales: number
  margen: number
  coste: number
  numero: string
  nombre: string
  precioMayor: number
  tallas: string[]
  curva: Record<string, number> | null
  lineas: LineaDeHoja[]
}

/** The sheets in force of the models that a condition on `m` and `e` picks. */
export async function hojasVigentes(db: Db, cuales: ReturnType<typeof sql>): Promise<HojaDeModelo[]> {
  const { rows } = await db.execute<HojaDeModelo>(sql`
    select e.id, e.modelo_id as "modeloId", e.revision, e.gastos_generales::float8 as "gastosGenerales",
      e.margen::float8 as margen, e.coste::float8 as coste, m.numero, m.nombre, m.precio_mayor::float8 as "precioMayor",
      m.tallas, m.curva,
      coalesce((
        select jsonb_agg(jsonb_build_object('tipo', l.tipo, 'materiaId', l.materia_id, 'concepto', l.concepto,
          'consumo', l.consumo, 'porTallas', l.por_tallas, 'merma', l.merma, 'precio', l.precio) order by l.orden)
        from escandallo_lineas l where l.escandallo_id = e.id), '[]') as lineas
    from modelos m
      join lateral (select * from escandallos where modelo_id = m.id order by revision desc limit 1) e on true
    where ${cuales} order by m.numero, m.id`)
  return rows
}
