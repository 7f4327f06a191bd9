import { Liquidacion, type PorLiquidar } from '@telar/contract/produccion/liquidacionestaller'
import { sumarEuros } from '@telar/domain/dinero'
import { esDeAntes, finDeMes } from '@telar/domain/produccion/liquidacion'
import { eq, getViewSelectedFields, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import {
  liquidacionesTallerLista as lista,
  liquidacionesTallerTable as q,
} from '../../db/schema/produccion/talleres.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { sueltasDe } from './lineas.ts'

const columnas = getViewSelectedFields(lista)

export const filas: Source = {
  table: lista,
  columns: columnas,
  searchIn: ['numero', 'taller', 'mes'],
  orderBy: 'mes desc',
}

const Linea = Liquidacion.shape.lineas.element.omit({ deAntes: true })

const lineasDe = (db: Db, id: number) =>
  rows(
    db,
    Linea,
    sql`
    select l.id, v.id as "vueltaId", n.id as "notaId", n.numero as nota, o.id as "ordenId", o.numero as orden, m.numero as modelo,
      m.nombre, k.nombre as operacion, v.fecha::text as fecha, l.buenas, l.segundas, l.perdidas, l.tarifa::float8 as tarifa,
      l.precio_perdida::float8 as "precioPerdida", l.segundas_se_pagan as "segundasSePagan", l.importe::float8 as importe,
      l.revisada, l.corregido::float8 as corregido, l.motivo
    from liquidacion_taller_lineas l join vueltas_taller v on v.id = l.vuelta_id join ordenes_fab o on o.id = v.orden_id
      join modelos m on m.id = o.modelo_id join orden_operaciones r on r.id = v.orden_operacion_id
      join operaciones k on k.id = r.operacion_id left join notas_taller n on n.id = v.nota_id
    where l.liquidacion_id = ${id} order by o.id, v.fecha, v.id`,
  )

/** A statement with what came back, line by line. */
export async function verLiquidacion(db: Db, id: number): Promise<Liquidacion> {
  const [liquidacion] = await db
    .select({
      ...{ ...columnas, email: p.email, notas: q.notas, quien: q.quien, enviadaEn: q.enviadaEn, enviadaA: q.enviadaA },
    })
    .from(lista)
    .innerJoin(q, eq(q.id, lista.id))
    .innerJoin(p, eq(p.id, q.tallerId))
    .where(eq(lista.id, id))
  if (!liquidacion) throw notFound('Liquidación', id)
  const { tallerId, mes, estado } = liquidacion
  const nuevas =
    estado === 'borrador' ? await sueltasDe(db, sql`v.taller_id = ${tallerId} and v.fecha <= ${finDeMes(mes)}`) : []
  const lineas = await lineasDe(db, id)
  return {
    ...{ ...liquidacion, nuevas: nuevas.length },
    lineas: lineas.map((linea) => ({ ...linea, deAntes: esDeAntes(linea.fecha, mes) })),
  }
}

/** What of each workshop is on no statement, and from which month on. */
export async function porLiquidar(db: Db): Promise<PorLiquidar[]> {
  const sueltas = await sueltasDe(db, sql`true`)
  const talleres = await db.select({ id: p.id, taller: p.razonSocial }).from(p).where(eq(p.tipo, 'taller'))
  return [...Map.groupBy(sueltas, ({ tallerId }) => tallerId)]
    .map(([tallerId, suyas]) => ({
      ...{ tallerId, taller: talleres.find(({ id }) => id === tallerId)?.taller ?? '' },
      mes: (suyas[0]?.fecha ?? '').slice(0, 7),
      prendas: suyas.reduce((n, { buenas, segundas }) => n + buenas + segundas, 0),
      importe: sumarEuros(suyas.map(({ importe }) => importe)),
    }))
    .sort((a, b) => b.importe - a.importe)
}
