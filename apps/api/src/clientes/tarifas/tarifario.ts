import type { Tarifario } from '@telar/domain/catalogo/tarifa'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'

/**
 * The lists and promotions that hold for a group on a day, as JSON; nothing where there are none. Fixed prices are those
 * of the models that are asked for.
 */
export const tarifarioEnSql = ({ grupo, dia, modelos }: { grupo: SQL; dia: string; modelos: SQL }): SQL => sql`
  (select case when q.tarifas is not null or q.promociones is not null then
      json_build_object('tarifas', coalesce(q.tarifas, '[]'), 'promociones', coalesce(q.promociones, '[]')) end
    from (select
      (select json_agg(json_build_object('id', t.id, 'nombre', t.nombre, 'escalas', t.escalas,
          'reglas', (select coalesce(json_agg(r || jsonb_build_object('modelos', case r ->> 'ambito' when 'coleccion' then
              (select jsonb_agg(c.modelo_id) from modelo_colecciones c where c.coleccion_id = (r ->> 'cual')::int) end)), '[]')
            from jsonb_array_elements(t.reglas) r),
          'precios', (select coalesce(json_agg(json_build_object('modeloId', x.modelo_id, 'precio', x.precio)), '[]')
            from tarifa_precios x where x.tarifa_id = t.id and ${modelos})) order by t.id)
        from tarifas t where t.activa and t.desde <= ${dia}::date and (t.hasta is null or t.hasta >= ${dia}::date)
          and t.grupo_ids @> to_jsonb(${grupo}::int)) as tarifas,
      (select json_agg(json_build_object('id', p.id, 'nombre', p.nombre, 'hasta', p.hasta, 'dto', p.dto, 'precio', p.precio,
          'acumulable', p.acumulable, 'ambito', p.ambito, 'cuales', p.cuales,
          'modelos', case p.ambito when 'colecciones' then
            (select json_agg(distinct c.modelo_id) from modelo_colecciones c where p.cuales @> to_jsonb(c.coleccion_id)) end)
          order by p.id)
        from promociones p where p.activa and ${dia}::date between p.desde and p.hasta
          and (p.grupo_ids = '[]' or p.grupo_ids @> to_jsonb(${grupo}::int))) as promociones offset 0) q)`

const Leido = z.object({ tarifario: z.custom<Tarifario | null>() })
export const TODOS_LOS_MODELOS = sql`true`

/** What holds for a group on a day: for customers without one, what is for everybody. */
export async function leerTarifario(
  db: Db,
  grupoId: number | null,
  dia: string,
  modelos: SQL = TODOS_LOS_MODELOS,
): Promise<Tarifario | null> {
  const fila = await firstRow(
    db,
    Leido,
    sql`select ${tarifarioEnSql({ grupo: sql`${grupoId}`, dia, modelos })} as tarifario`,
  )
  return fila?.tarifario ?? null
}

/** The tables that decide a price besides the models themselves. */
export const TABLAS_DE_PRECIOS = ['tarifas', 'tarifa_precios', 'promociones', 'modelo_colecciones', 'clientes'] as const
