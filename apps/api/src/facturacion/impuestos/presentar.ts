import { type impuestos, Presentacion } from '@telar/contract/facturacion/impuestos'
import type { Body } from '@telar/contract/kit/endpoint'
import { INTRACOMUNITARIA, REGIMENES } from '@telar/domain/clientes/regimen'
import { diasPresentados, modelosDeCompra, modelosDeVenta } from '@telar/domain/facturacion/agencia/presentacion'
import { TRATOS_DE_IVA } from '@telar/domain/facturacion/recibida'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { presentacionesTable as t } from '../../db/schema/facturacion/presentaciones.ts'
import { conflict } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { devengo } from '../devengo.ts'
import { dicha, llamado } from './presentadas.ts'

type Presentada = typeof t.$inferSelect

const Tardia = Presentacion.shape.tardias.element

/** What counts in the days of a return and is dated after it was handed in, or was written down after it was marked. */
async function tardiasDe(db: Db, { modelo, desde, hasta, fecha, creadoEn }: Presentada) {
  const regimenes = REGIMENES.filter((uno) => modelosDeVenta(uno).includes(modelo))
  const tratos = TRATOS_DE_IVA.filter((uno) => modelosDeCompra(uno).includes(modelo))
  return rows(
    db,
    Tardia,
    sql`
    select 'emitida' as clase, f.id, f.numero_completo as numero, f.cliente_copia ->> 'razonSocial' as nombre, d.fecha::text as fecha,
      f.base::float8 as base, (f.total - f.base)::float8 as cuota
    from facturas f cross join lateral (select ${devengo(sql`f`)} as fecha) d
    where f.estado = 'emitida' and f.tipo <> 'previa' and f.regimen_iva in ${regimenes} and d.fecha between ${desde} and ${hasta}
      and (f.fecha > ${fecha} or f.emitida_en > ${creadoEn}) and not (f.regimen_iva = ${INTRACOMUNITARIA} and f.anticipo)
    union all
    select 'recibida', r.recibida_id, r.numero, r.proveedor, r.fecha::text, sum(r.base)::float8, sum(r.cuota)::float8
    from libro_recibidas r join recibidas x on x.id = r.recibida_id
    where r.trato in ${tratos} and r.fecha between ${desde} and ${hasta} and (x.fecha_recepcion > ${fecha} or x.creado_en > ${creadoEn})
    group by r.recibida_id, r.numero, r.proveedor, r.fecha
    order by 5, 3`,
  )
}

/** The returns of a year that were handed in, the last one first. */
export async function verPresentaciones(db: Db, ejercicio: number): Promise<Presentacion[]> {
  const todas = await db.select().from(t).where(eq(t.ejercicio, ejercicio)).orderBy(desc(t.id))
  const vistas: Presentacion[] = []
  for (const una of todas) {
    const { id, modelo, periodo, fecha, justificante, quien, creadoEn, retiradaEn, retiradaPor, motivo } = una
    const tardias = retiradaEn === null ? await tardiasDe(db, una) : []
    vistas.push({
      ...{ id, modelo, ejercicio, periodo, fecha, justificante, quien, creadoEn },
      ...{ retiradaEn, retiradaPor, motivo, tardias },
    })
  }
  return vistas
}

/** Writes down that a return was handed in, once. */
export async function presentar(
  db: Db,
  entrada: Body<typeof impuestos.presentar>,
  { quien, hoy }: { quien: string; hoy: string },
): Promise<number> {
  const dias = diasPresentados(entrada, hoy)
  const { modelo, ejercicio, periodo } = entrada
  const suya = and(eq(t.modelo, modelo), eq(t.ejercicio, ejercicio), eq(t.periodo, periodo), isNull(t.retiradaEn))
  const [ya] = await db.select({ fecha: t.fecha }).from(t).where(suya)
  if (ya) throw conflict('presentacion.ya', dicha({ modelo, periodo: llamado(ejercicio, periodo), fecha: ya.fecha }))
  const [nueva] = await db
    .insert(t)
    .values({ ...entrada, ...dias, quien })
    .returning({ id: t.id })
  return nueva?.id as number
}

/** Takes it back that a return was handed in; both are remembered. */
export async function retirar(db: Db, id: number, motivo: string, quien: string): Promise<void> {
  const NOMBRE = { table: t, entity: 'Presentación' }
  const { retiradaEn } = await lockVersion(db, NOMBRE, id)
  if (retiradaEn !== null) throw conflict('presentacion.retirada')
  await saveVersion(db, NOMBRE, id, null, { retiradaEn: sql`now()`, retiradaPor: quien, motivo })
}
