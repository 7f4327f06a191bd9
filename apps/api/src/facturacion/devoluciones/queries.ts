import type { Devolucion } from '@telar/contract/facturacion/devoluciones'
import { Id } from '@telar/contract/kit/crud'
import { plazoHasta } from '@telar/domain/facturacion/devolucion'
import { hoy, type Reloj } from '@telar/domain/fecha'
import type { Textos } from '@telar/domain/idioma'
import { and, asc, desc, eq, getViewSelectedFields, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nombresDe } from '../../catalogo/webmodelos/queries.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { adjuntosTable } from '../../db/schema/casa/fichas.ts'
import { coloresTable as c, modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { devolucionesLista as d, devolucionLineasTable as l } from '../../db/schema/facturacion/devoluciones.ts'
import { entregasTable as e, entregaLineasTable as el } from '../../db/schema/ventas/entregas.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

export const fuente: Source = {
  table: d,
  columns: getViewSelectedFields(d),
  searchIn: ['numero', 'entrega', 'pedido', 'cliente'],
  orderBy: 'id desc',
}

/** Those of the caller's own customer. */
export const propias = ({ clienteId }: Caller, columna: typeof d.clienteId | typeof e.clienteId): SQL =>
  clienteId === null ? sql`false` : eq(columna, clienteId)

export const FOTOS = 'devoluciones'

async function lineasDe(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      ...{ id: l.id, devolucionId: l.devolucionId, entregaLineaId: l.entregaLineaId, modeloId: el.modeloId },
      ...{
        numero: m.numero,
        nombre: m.nombre,
        nombres: nombresDe,
        colorId: el.colorId,
        color: sql<Textos>`${c.nombre}`,
        talla: el.talla,
      },
      ...{ motivo: l.motivo, pedida: l.pedida, aprobada: l.aprobada },
      ...{ almacen: l.almacen, segunda: l.segunda, arreglo: l.arreglo },
    })
    .from(l)
    .innerJoin(el, eq(el.id, l.entregaLineaId))
    .innerJoin(m, eq(m.id, el.modeloId))
    .innerJoin(c, eq(c.id, el.colorId))
    .where(inArray(l.devolucionId, [...ids]))
    .orderBy(asc(l.id))
}

const Abono = z.object({ devolucionId: Id, id: Id, numero: z.string() })

/** The credit notes made by hand that are tied to returns. */
const abonosDe = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    Abono,
    sql`select d.id as "devolucionId", f.id, coalesce(f.numero_completo, '') as numero
      from devoluciones d join facturas f on f.id = any (d.abono_ids) where d.id = any (${ints(ids)}) order by f.id`,
  )

/** Returns with their lines and pictures, the newest first. */
export async function verDevoluciones(db: Db, cuales: SQL | undefined): Promise<Devolucion[]> {
  const filas = await db.select().from(d).where(cuales).orderBy(desc(d.id)).limit(MAXIMO)
  const lineas = await lineasDe(
    db,
    filas.map(({ id }) => id),
  )
  const { id, nombre, registro } = adjuntosTable
  const fotos =
    filas.length === 0
      ? []
      : await db
          .select({ id, nombre, registro })
          .from(adjuntosTable)
          .where(
            and(
              eq(adjuntosTable.recurso, FOTOS),
              inArray(
                registro,
                filas.map((fila) => String(fila.id)),
              ),
            ),
          )
          .orderBy(asc(id))
  const abonos = await abonosDe(
    db,
    filas.map((fila) => fila.id),
  )
  return filas.map((fila) => ({
    ...fila,
    abonos: abonos
      .filter(({ devolucionId }) => devolucionId === fila.id)
      .map(({ id: abono, numero }) => ({ id: abono, numero })),
    lineas: lineas.filter(({ devolucionId }) => devolucionId === fila.id),
    fotos: fotos
      .filter((foto) => foto.registro === String(fila.id))
      .map((foto) => ({ id: foto.id, nombre: foto.nombre })),
  }))
}
const MAXIMO = 200

export async function verDevolucion(db: Db, id: number, suya: SQL | undefined): Promise<Devolucion> {
  const [una] = await verDevoluciones(db, and(eq(d.id, id), suya))
  if (!una) throw notFound('Devolución', id)
  return una
}

/** A delivery that the caller reaches, and until when its garments may come back. */
export async function plazoDe(db: Db, entregaId: number, suya: SQL | undefined, reloj: Reloj) {
  const [entrega] = await db
    .select({
      id: e.id,
      pedidoId: e.pedidoId,
      clienteId: e.clienteId,
      fecha: e.fecha,
      dias: appSettingsTable.diasDevolucion,
    })
    .from(e)
    .innerJoin(appSettingsTable, sql`true`)
    .where(and(eq(e.id, entregaId), sql`${e.deshechaEn} is null`, suya))
  if (!entrega) throw notFound('Entrega', entregaId)
  const hasta = plazoHasta(entrega.fecha, entrega.dias)
  return { entrega, hasta, enPlazo: hoy(reloj) <= hasta }
}

/** The number of a return that is asked for of a delivery note and has not come yet. */
export async function devolucionPedidaDe(db: Db, entregaId: number): Promise<string | undefined> {
  const [pedida] = await db
    .select({ numero: d.numero })
    .from(d)
    .where(and(eq(d.entregaId, entregaId), inArray(d.estado, ['solicitada', 'aprobada'])))
    .limit(1)
  return pedida?.numero
}

/** What of a delivery has not come back and nobody has asked for. */
export function devolviblesDe(db: Db, entregaId: number) {
  const quedan = sql<number>`(${el.cantidad} - ${el.devuelta} - coalesce((
    select sum(case x.estado when 'solicitada' then v.pedida else v.aprobada end) from devolucion_lineas v
      join devoluciones x on x.id = v.devolucion_id
    where v.entrega_linea_id = ${el.id} and x.estado in ('solicitada', 'aprobada')), 0))::int`
  return db
    .select({
      ...{
        entregaLineaId: el.id,
        numero: m.numero,
        nombre: m.nombre,
        nombres: nombresDe,
        color: sql<Textos>`${c.nombre}`,
        talla: el.talla,
      },
      quedan,
    })
    .from(el)
    .innerJoin(m, eq(m.id, el.modeloId))
    .innerJoin(c, eq(c.id, el.colorId))
    .where(eq(el.entregaId, entregaId))
    .orderBy(asc(el.id))
}
