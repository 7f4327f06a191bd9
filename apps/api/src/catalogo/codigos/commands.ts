import { siguientesCodigos, ultimoDelRango } from '@telar/domain/casa/codigos'
import { and, asc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows, run } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { eanUsadosTable as u, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'

const Ultimo = z.object({ ultimo: z.int() })
const serieDe = (prefijo: string) => `EAN ${prefijo}`

async function ajustesDe(db: Db) {
  const [ajustes] = await db.select({ codigos: appSettingsTable.codigos }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return ajustes.codigos
}

/**
 * Gives a bar code to every garment of some models, or of all, that has none. Who gives waits for who is giving: the
 * counter's row stays locked, and a number that any garment ever had is passed over.
 */
export async function darCodigos(db: Db, modeloIds: readonly number[] | null): Promise<number> {
  const ajustes = await ajustesDe(db)
  const serie = serieDe(ajustes.prefijo)
  const contador = await firstRow(
    db,
    Ultimo,
    sql`
    insert into contadores as c (serie, ejercicio, ultimo) values (${serie}, 0, ${ajustes.desde - 1})
    on conflict (serie, ejercicio) do update set ultimo = c.ultimo returning ultimo`,
  )
  const faltan = await db
    .select({ id: v.id })
    .from(v)
    .where(and(isNull(v.ean), modeloIds ? inArray(v.modeloId, [...modeloIds]) : undefined))
    .orderBy(asc(v.modeloId), asc(v.colorId), asc(v.id))
    .for('update')
  if (faltan.length === 0) return 0
  const usados = await db
    .select({ ean: u.ean })
    .from(u)
    .where(like(u.ean, `${ajustes.prefijo}%`))
  const { codigos, ultimo } = siguientesCodigos(
    ajustes,
    contador?.ultimo ?? -1,
    faltan.length,
    new Set(usados.map(({ ean }) => ean)),
  )
  const dados = faltan.map(({ id }, i) => ({ id, ean: codigos[i] }))
  await run(
    db,
    sql`
    update modelo_variantes v set ean = d.ean, ean_repetido = null, version = v.version + 1, modificado_en = now()
    from jsonb_to_recordset(${JSON.stringify(dados)}::jsonb) as d(id int, ean text) where v.id = d.id`,
  )
  await run(db, sql`update contadores set ultimo = ${ultimo} where serie = ${serie} and ejercicio = 0`)
  return faltan.length
}

const Repetido = z.object({ modeloId: z.int(), que: z.string(), ean: z.string() })
const Cuenta = z.object({ con: z.int(), sin: z.int() })

/** How the house stands with its codes: how many lack one, what is left of the range, and what was found twice. */
export async function estadoDeCodigos(db: Db) {
  const ajustes = await ajustesDe(db)
  const cuenta = await firstRow(
    db,
    Cuenta,
    sql`select count(ean)::int as con, (count(*) - count(ean))::int as sin from modelo_variantes`,
  )
  const contador = await firstRow(
    db,
    Ultimo,
    sql`select ultimo from contadores where serie = ${serieDe(ajustes.prefijo)} and ejercicio = 0`,
  )
  const repetidos = await rows(
    db,
    Repetido,
    sql`
    select m.id as "modeloId", concat_ws(' ', m.numero, c.nombre->>'es', v.talla) as que, v.ean_repetido as ean
    from modelo_variantes v join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id
    where v.ean_repetido is not null order by 2 limit 200`,
  )
  const ultimo = Math.max(contador?.ultimo ?? -1, ajustes.desde - 1)
  const quedan = ajustes.prefijo === '' ? 0 : Math.max(0, ultimoDelRango(ajustes) - ultimo)
  return { con: cuenta?.con ?? 0, sin: cuenta?.sin ?? 0, quedan, repetidos }
}

/** The garment that a bar code belongs to, however many zeros stand before it. */
export const varianteDeCodigo = (db: Db, codigos: readonly string[]) =>
  db
    .select({ id: v.id, modeloId: v.modeloId, colorId: v.colorId, talla: v.talla })
    .from(v)
    .where(codigos.length === 1 ? eq(v.ean, codigos[0] as string) : inArray(v.ean, [...codigos]))
    .limit(1)
