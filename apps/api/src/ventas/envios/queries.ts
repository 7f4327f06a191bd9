import type { Envio } from '@telar/contract/ventas/envio'
import { momentoConHuso, type Reloj } from '@telar/domain/fecha'
import { antesDelCorte } from '@telar/domain/ventas/transportista'
import { and, asc, desc, eq, getViewSelectedFields, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import {
  envioBultosTable as b,
  enviosLista as lista,
  envioEntregasTable as n,
  envioSucesosTable as s,
  enviosTable as v,
} from '../../db/schema/ventas/envios.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { aduanaDe } from './aduana.ts'
import { enKilos } from './kilos.ts'

export const fuente: Source = {
  table: lista,
  columns: getViewSelectedFields(lista),
  calculated: { pesoKg: enKilos(lista.pesoGr) },
  searchIn: ['numero', 'cliente', 'seguimiento', 'albaranes', 'pedidos', 'ciudad'],
  orderBy: 'id desc',
}

/** Those of the caller's own customer. */
export const propios = ({ clienteId }: Caller): SQL =>
  clienteId === null ? sql`false` : eq(lista.clienteId, clienteId)

/** A shipment with its parcels, notes and what happened to it. */
export async function verEnvio(db: Db, id: number, suyo: SQL | undefined): Promise<Envio> {
  const [fila] = await db
    .select()
    .from(lista)
    .where(and(eq(lista.id, id), suyo))
  const [entera] = fila ? await db.select().from(v).where(eq(v.id, id)) : []
  if (!fila || !entera) throw notFound('Envío', id)
  const entregas = await db
    .select({
      ...{ id: e.id, numero: e.numero, fecha: e.fecha, prendas: e.prendas, pedidoId: e.pedidoId },
      pedido: p.numero,
    })
    .from(n)
    .innerJoin(e, eq(e.id, n.entregaId))
    .innerJoin(p, eq(p.id, e.pedidoId))
    .where(eq(n.envioId, id))
    .orderBy(asc(e.id))
  const { direccion, notas, enlace, error, avisadoEn, etiqueta, justificante } = entera
  return {
    ...fila,
    ...{ direccion, notas, enlace, error, avisadoEn, entregas },
    ...{ etiquetaPropia: etiqueta !== null, conJustificante: justificante !== null },
    bultosDe: await db.select().from(b).where(eq(b.envioId, id)).orderBy(asc(b.orden)),
    sucesos: await db.select().from(s).where(eq(s.envioId, id)).orderBy(desc(s.cuando), desc(s.id)),
    aduana: await aduanaDe(db, entera),
  }
}

/** The shipments of an order, the newest first; those that were called off are of nobody's interest any more. */
export async function enviosDePedido(db: Db, pedidoId: number, suyos: SQL | undefined) {
  const filas = await db
    .select({ ...getViewSelectedFields(lista), enlace: v.enlace })
    .from(lista)
    .innerJoin(v, eq(v.id, lista.id))
    .where(
      and(
        sql`${lista.id} in (select x.envio_id from envio_entregas x join entregas a on a.id = x.entrega_id
          where x.vive and a.pedido_id = ${pedidoId})`,
        suyos,
      ),
    )
    .orderBy(desc(lista.id))
  const ids = filas.map(({ id }) => id)
  const sucesos =
    ids.length === 0 ? [] : await db.select().from(s).where(inArray(s.envioId, ids)).orderBy(desc(s.cuando), desc(s.id))
  return filas.map((fila) => ({ ...fila, sucesos: sucesos.filter(({ envioId }) => envioId === fila.id) }))
}

const Espera = z.object({
  transportistaId: z.int(),
  transportista: z.string(),
  horaCorte: z.string(),
  envios: z.int(),
  bultos: z.int(),
  pesoGr: z.int(),
  sinEtiqueta: z.int(),
})

/** What waits for each carrier. */
export async function porEntregar(db: Db, reloj: Reloj, suyos: SQL | undefined) {
  const filas = await rows(
    db,
    Espera,
    sql`
    select t.id as "transportistaId", t.nombre as transportista, t.hora_corte as "horaCorte",
      count(*) filter (where w.estado = 'etiquetado')::int as envios,
      coalesce(sum(x.bultos) filter (where w.estado = 'etiquetado'), 0)::int as bultos,
      coalesce(sum(x.peso) filter (where w.estado = 'etiquetado'), 0)::int as "pesoGr",
      count(*) filter (where w.estado = 'preparado')::int as "sinEtiqueta"
    from (select * from ${v} where ${v.estado} in ('preparado', 'etiquetado') and ${suyos ?? sql`true`}) w
      join transportistas t on t.id = w.transportista_id cross join lateral (
        select count(*) as bultos, sum(y.peso_gr) as peso from envio_bultos y where y.envio_id = w.id) x
    group by t.id order by t.nombre`,
  )
  const hora = momentoConHuso(reloj()).slice(11, 16)
  return filas.map((fila) => ({ ...fila, aTiempo: antesDelCorte(fila.horaCorte, hora) }))
}
