import { EnTaller, type Nota, Segundas, type SegundasInput } from '@telar/contract/produccion/nota'
import { diasEntre } from '@telar/domain/fecha'
import { tasaDeSegundas } from '@telar/domain/produccion/liquidacion'
import { asc, desc, eq, getViewSelectedFields, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { coloresTable as k, modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import {
  notaTallerCeldasTable as c,
  liquidacionTallerLineasTable as l,
  notasTallerTable as n,
  notasTallerLista,
  vueltasTallerTable as v,
  vueltaTallerCeldasTable as w,
} from '../../db/schema/produccion/talleres.ts'
import { notFound } from '../../kit/errors.ts'
import { ofDay } from '../../kit/rows/source.ts'
import { etapasDe } from '../operaciones/etapas.ts'
import { rutaDe } from '../operaciones/rutas.ts'
import { fueraDeNota } from './volver.ts'

const columnas = getViewSelectedFields(notasTallerLista)

/** Whether something of a note should have come back already. */
const atrasada = (hoy: string): SQL<boolean> =>
  sql<boolean>`(coalesce(${notasTallerLista.fechaPrevista} < ${hoy}, false) and ${notasTallerLista.fuera} > 0)`

export const filas = ofDay((hoy) => ({
  table: notasTallerLista,
  columns: columnas,
  calculated: { atrasada: { kind: 'boolean', nullable: false, sql: atrasada(hoy) } },
  searchIn: ['numero', 'orden', 'modelo', 'nombre', 'taller'],
  orderBy: 'fecha desc',
}))

async function celdasDe(db: Db, notaId: number, tallas: readonly string[]): Promise<Nota['celdas']> {
  const fuera = await fueraDeNota(db, notaId)
  const celdas = await db
    .select({
      ...{ colorId: c.colorId, color: k.nombre, hex: k.hex, talla: c.talla },
      cantidad: sql<number>`sum(${c.cantidad})::int`,
    })
    .from(c)
    .innerJoin(k, eq(k.id, c.colorId))
    .where(eq(c.notaId, notaId))
    .groupBy(c.colorId, k.id, c.talla)
    .orderBy(sql`min(${c.id})`)
  return celdas
    .map((celda) => ({
      ...celda,
      fuera: fuera.find((una) => una.colorId === celda.colorId && una.talla === celda.talla)?.fuera ?? 0,
    }))
    .sort((a, b) => a.colorId - b.colorId || tallas.indexOf(a.talla) - tallas.indexOf(b.talla))
}

async function vueltasDe(db: Db, notaId: number): Promise<Nota['vueltas']> {
  const vueltas = await db
    .select({
      ...{ id: v.id, fecha: v.fecha, anulada: v.anulada, nota: v.nota, quien: v.quien, cuando: v.creadoEn },
      liquidacionId: l.liquidacionId,
    })
    .from(v)
    .leftJoin(l, eq(l.vueltaId, v.id))
    .where(eq(v.notaId, notaId))
    .orderBy(desc(v.id))
  const celdas = await db
    .select({ celda: w })
    .from(w)
    .innerJoin(v, eq(v.id, w.vueltaId))
    .where(eq(v.notaId, notaId))
    .orderBy(asc(w.id))
  return vueltas.map((vuelta) => ({
    ...vuelta,
    celdas: celdas
      .filter(({ celda }) => celda.vueltaId === vuelta.id)
      .map(({ celda: { colorId, talla, buenas, segundas, perdidas, motivo, detalle } }) => ({
        ...{ colorId, talla, buenas, segundas, perdidas, motivo, detalle },
      })),
  }))
}

/** A note with what left and what has come back of it. */
export async function verNota(db: Db, id: number, hoy: string): Promise<Nota> {
  const [nota] = await db
    .select({
      ...{ ...columnas, atrasada: atrasada(hoy), modeloId: o.modeloId, tallas: m.tallas },
      ...{ precioPerdida: n.precioPerdida, acompana: n.acompana, notas: n.notas, anulada: n.anulada },
    })
    .from(notasTallerLista)
    .innerJoin(n, eq(n.id, notasTallerLista.id))
    .innerJoin(o, eq(o.id, n.ordenId))
    .innerJoin(m, eq(m.id, o.modeloId))
    .where(eq(notasTallerLista.id, id))
  if (!nota) throw notFound('Nota de taller', id)
  return {
    ...nota,
    ultima: etapasDe(await rutaDe(db, nota.ordenId)).at(-1)?.id === nota.ordenOperacionId,
    celdas: await celdasDe(db, id, nota.tallas),
    vueltas: await vueltasDe(db, id),
  }
}

const Fuera = EnTaller.shape.notas.element
  .omit({ dias: true, atrasada: true })
  .extend({ tallerId: EnTaller.shape.tallerId, taller: EnTaller.shape.taller })

/** What is at each workshop now; what is latest first. */
export async function enTaller(db: Db, hoy: string): Promise<EnTaller[]> {
  const notas = await rows(
    db,
    Fuera,
    sql`
    select id, numero, orden_id as "ordenId", orden, modelo, nombre, operacion, fuera, fecha::text as fecha,
      fecha_prevista::text as "fechaPrevista", taller_id as "tallerId", taller
    from notas_taller_lista where fuera > 0 order by taller nulls last, taller_id, fecha_prevista nulls last, id`,
  )
  return [...Map.groupBy(notas, ({ tallerId }) => tallerId)].map(([tallerId, suyas]) => {
    const dichas = suyas.map(({ tallerId: _, taller: __, ...nota }) => ({
      ...nota,
      dias: diasEntre(nota.fecha, hoy),
      atrasada: nota.fechaPrevista !== null && nota.fechaPrevista < hoy,
    }))
    const suma = (cuales: typeof dichas) => cuales.reduce((total, { fuera }) => total + fuera, 0)
    return {
      ...{ tallerId, taller: suyas[0]?.taller ?? null, notas: dichas, prendas: suma(dichas) },
      atrasadas: suma(dichas.filter((nota) => nota.atrasada)),
    }
  })
}

/** Seconds of a period: by workshop with their rate, and by model, operation and reason. */
export async function segundasDe(
  db: Db,
  { desde, hasta, tallerId }: z.output<typeof SegundasInput>,
): Promise<Segundas> {
  const cuales = sql`not v.anulada and v.fecha between ${desde} and ${hasta} and x.trabajo <> 'corte'
    ${tallerId === null ? sql`` : sql`and v.taller_id = ${tallerId}`}`
  const de = sql`
    vueltas_taller v join vuelta_taller_celdas c on c.vuelta_id = v.id join orden_operaciones r on r.id = v.orden_operacion_id
      join operaciones x on x.id = r.operacion_id left join proveedores p on p.id = v.taller_id`
  const talleres = await rows(
    db,
    Segundas.shape.talleres.element.omit({ tasa: true }),
    sql`
    select v.taller_id as "tallerId", p.razon_social as taller, sum(c.buenas + c.segundas + c.perdidas)::int as prendas,
      sum(c.segundas)::int as segundas, sum(c.perdidas)::int as perdidas
    from ${de} where ${cuales} group by 1, 2 order by 4 desc, 2`,
  )
  const suyas = await rows(
    db,
    Segundas.shape.filas.element,
    sql`
    select v.taller_id as "tallerId", p.razon_social as taller, m.id as "modeloId", m.numero as modelo, m.nombre, x.nombre as operacion,
      c.motivo, sum(c.segundas)::int as segundas, coalesce(array_agg(distinct c.detalle) filter (where c.detalle <> ''), '{}') as detalles
    from ${de} join ordenes_fab o on o.id = v.orden_id join modelos m on m.id = o.modelo_id
    where ${cuales} and c.segundas <> 0 group by 1, 2, 3, 4, 5, x.id, 7 having sum(c.segundas) <> 0
    order by 8 desc, 4 limit 500`,
  )
  return {
    talleres: talleres.map((uno) => ({ ...uno, tasa: tasaDeSegundas(uno.segundas, uno.prendas) })),
    filas: suyas,
  }
}
