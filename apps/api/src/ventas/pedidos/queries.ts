import type { Pedido } from '@telar/contract/ventas/pedidos'
import { aEuros } from '@telar/domain/dinero'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nombresDe } from '../../catalogo/webmodelos/queries.ts'
import type { Db } from '../../db/connection.ts'
import { plannedById } from '../../db/prepared.ts'
import { firstRow, ints } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { coloresTable as c, modelosTable as m, temporadasTable as s } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import {
  pedidoHechosTable as h,
  pedidoLineasTable as l,
  pedidosTable as p,
  pedidosLista,
  pedidosPorSuOrden,
} from '../../db/schema/ventas/pedidos.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { Keep } from '../../kit/memory/kept.ts'
import { addUp } from '../../kit/rows/blocks.ts'
import type { Source } from '../../kit/rows/source.ts'
import { esperasDe } from '../asignaciones/espera.ts'
import { importesDe } from '../condiciones.ts'

/** What a customer reads of their own. */
const propias = (() => {
  const { id, version, creadoEn, modificadoEn, numero, fecha, tipo, lugar, estado, situacion } = pedidosLista
  const { fechaEntregaHasta, referenciaCliente, prendas, base, total } = pedidosLista
  return {
    ...{ id, version, creadoEn, modificadoEn, numero, fecha, tipo, lugar, estado, situacion },
    ...{ fechaEntregaHasta, referenciaCliente, prendas, base, total },
  }
})()

function columnas() {
  const { clienteId, cliente, comercialId, origen, retenido, porEnviar, porFabricar, enTaller } = pedidosLista
  return { ...propias, clienteId, cliente, comercialId, origen, retenido, porEnviar, porFabricar, enTaller }
}

export const fuente: Source = {
  table: pedidosLista,
  columns: columnas(),
  searchIn: ['numero', 'cliente', 'referenciaCliente'],
  orderBy: 'fecha desc',
  plain: ['numero', 'tipo', 'lugar', 'situacion', 'origen'],
  find: (holds) => sql`${pedidosLista.id} in (
    select id from pedidos where ${holds(sql`norm(numero)`)}
    union all select id from pedidos where ${holds(sql`norm(referencia_cliente)`)}
    union all select id from pedidos where cliente_id in (
      select id from clientes where ${holds(sql`norm(razon_social)`)}))`,
  first: porNombre,
  dear: pedidosLista.id,
  sorted: { by: ['cliente'], from: pedidosPorSuOrden },
  blocks: {
    id: pedidosLista.id,
    as: p,
    groups: [
      ...(['situacion', 'estado', 'tipo', 'lugar', 'origen', 'fecha', 'fechaEntregaHasta'] as const),
      ...(['comercialId', 'retenido'] as const),
    ],
  },
}
/** What figures over the list are made of. */
export const DE_LA_LISTA = {
  from: ['pedidos', 'clientes', 'pedido_esperas'],
  grows: ['pedidos', 'pedido_esperas'],
} as const

const Hallado = z.object({ clientes: z.array(z.int()), propios: z.array(z.int()) })
/** From more customers, or orders, on, looking at the newest orders is quicker. */
const MUCHOS_CLIENTES = 1000
const MUCHOS_PEDIDOS = 200

/** A word that only names hold, or only numbers and references: an index has the orders of each customer, and each order. */
async function porNombre(db: Db, holds: (text: SQL) => SQL): Promise<SQL | undefined> {
  const hallado = await firstRow(
    db,
    Hallado,
    sql`select array(select id from clientes where ${holds(sql`norm(razon_social)`)} limit ${MUCHOS_CLIENTES}) as clientes,
      array(select id from pedidos where ${holds(sql`norm(numero)`)} limit ${MUCHOS_PEDIDOS})
        || array(select id from pedidos where ${holds(sql`norm(referencia_cliente)`)} limit ${MUCHOS_PEDIDOS}) as propios`,
  )
  if (!hallado || hallado.clientes.length === MUCHOS_CLIENTES || hallado.propios.length >= MUCHOS_PEDIDOS)
    return undefined
  if (hallado.propios.length === 0) return sql`${pedidosLista.clienteId} = any (${ints(hallado.clientes)})`
  return hallado.clientes.length === 0 ? sql`${pedidosLista.id} = any (${ints(hallado.propios)})` : undefined
}

/** What a customer can search in: nothing about anybody else. */
export const fuentePropia: Source = {
  table: pedidosLista,
  columns: propias,
  searchIn: ['numero', 'referenciaCliente'],
  orderBy: fuente.orderBy,
}

/** Those of the caller's own customer. Cancelled ones are not listed. */
export const propios = ({ clienteId }: Caller, tabla: typeof p | typeof pedidosLista): SQL =>
  (clienteId === null ? sql`false` : and(eq(tabla.clienteId, clienteId), ne(tabla.estado, 3))) as SQL

/** Sums over all the orders of a condition. */
export async function sumar(db: Db, cuales: SQL | undefined, keep: Keep) {
  const { id, prendas, base, total } = pedidosLista
  const sums = [sql`count(*)`, ...[prendas, base, total].map((columna) => sql`coalesce(sum(${columna}), 0)`)]
  const [todos] = await addUp(db, keep, { from: pedidosLista, id, as: p, where: cuales, sums })
  const [pedidos = 0, suyas = 0, suBase = 0, suTotal = 0] = todos?.sums ?? []
  return { pedidos, prendas: suyas, base: suBase, total: suTotal }
}

const foto = sql<{ id: number; ancho: number; alto: number; huella: string } | null>`(
  select json_build_object('id', i.id, 'ancho', i.ancho, 'alto', i.alto, 'huella', i.huella)
  from modelo_fotos f join imagenes i on i.id = f.imagen_id where f.modelo_id = pedido_lineas.modelo_id
  order by (f.color_id = pedido_lineas.color_id) desc nulls last, f.orden limit 1)`

const filasDe = plannedById((db, pedidoId) =>
  db
    .select({
      id: l.id,
      modeloId: l.modeloId,
      numero: m.numero,
      nombre: m.nombre,
      nombres: nombresDe,
      colorId: l.colorId,
      color: c.nombre,
      hex: c.hex,
      imagen: foto,
      tallas: m.tallas,
      precio: l.precio,
      dto: l.dto,
      porque: l.porque,
      tallasCantidades: l.tallasCantidades,
      liberadaEn: l.liberadaEn,
      entregaDesde: l.entregaDesde,
      entregaHasta: l.entregaHasta,
      fechaLiberacion: s.fechaLiberacion,
    })
    .from(l)
    .innerJoin(m, eq(m.id, l.modeloId))
    .innerJoin(s, eq(s.id, m.temporadaId))
    .innerJoin(c, eq(c.id, l.colorId))
    .where(eq(l.pedidoId, pedidoId))
    .orderBy(asc(l.orden), asc(l.id)),
)

async function lineasDe(db: Db, pedido: typeof p.$inferSelect): Promise<Pedido['lineas']> {
  const rows = await filasDe(db, pedido.id)
  const espera = await esperasDe(db, pedido)
  return rows.map(({ fechaLiberacion, ...linea }) => ({
    ...linea,
    porque: (linea.porque ?? []).filter((paso) => paso.clase !== 'mano'),
    aMano: linea.porque?.[0]?.clase === 'mano',
    seLibera: seLibera(pedido, fechaLiberacion) ? fechaLiberacion : null,
    espera: espera(linea),
    importe: aEuros(importeDeLinea({ ...linea, cantidad: cuantas(linea.tallasCantidades, 'cantidad') })),
  }))
}

/** Whether what is tied to an order's line of that season becomes free on its day. */
const seLibera = ({ tipo, estado, fecha }: typeof p.$inferSelect, fechaLiberacion: string | null) =>
  tipo === 'programacion' && estado === PENDIENTE && fechaLiberacion !== null && fecha < fechaLiberacion

const cuantas = (celdas: Pedido['lineas'][number]['tallasCantidades'], campo: 'cantidad' | 'servida') =>
  celdas.reduce((n, celda) => n + celda[campo], 0)

const { razonSocial, bloqueado, recargoEquivalencia, viesResultado, regimenForzado } = clientesTable

const hechosDe = plannedById((db, pedidoId) => db.select().from(h).where(eq(h.pedidoId, pedidoId)).orderBy(asc(h.id)))

const entregas = sql<Pedido['entregas']>`coalesce((
  select json_agg(json_build_object('id', e.id, 'numero', e.numero, 'fecha', e.fecha, 'prendas', e.prendas, 'motivo', e.motivo,
    'deshecha', e.deshecha_en is not null) order by e.id)
  from entregas e where e.pedido_id = pedidos.id), '[]')`

const cabezaDe = plannedById((db, pedidoId, suyo) =>
  db
    .select({
      pedido: p,
      cliente: { razonSocial, bloqueado, recargoEquivalencia, viesResultado, regimenForzado },
      impuestos: appSettingsTable.impuestos,
      esUE: sql<boolean>`coalesce(${countriesTable.esUE}, false)`,
      entregas,
    })
    .from(p)
    .innerJoin(clientesTable, eq(clientesTable.id, p.clienteId))
    .innerJoin(appSettingsTable, sql`true`)
    .leftJoin(countriesTable, sql`${countriesTable.iso2} = ${p.direccionEnvio} ->> 'pais'`)
    .where(and(eq(p.id, pedidoId), suyo)),
)

/** An order with everything its page shows, read outside of any write. Five statements at most, however many lines. */
export async function verPedido(db: Db, id: number, suyo: SQL | undefined): Promise<Pedido> {
  const [row] = await cabezaDe(db, id, suyo)
  if (!row) throw notFound('Pedido', id)
  const { pedido, cliente, impuestos, esUE, entregas } = row
  const [lineas, hechos] = await Promise.all([lineasDe(db, pedido), hechosDe(db, id)])
  const vendidas = lineas.map(({ precio, dto, tallasCantidades }) => ({
    ...{ precio, dto },
    cantidad: cuantas(tallasCantidades, 'cantidad'),
  }))
  return {
    ...pedido,
    cliente: cliente.razonSocial,
    retenido: pedido.situacion === 'recibido' && cliente.bloqueado,
    lineas,
    hechos,
    entregas,
    servidas: lineas.reduce((n, { tallasCantidades }) => n + cuantas(tallasCantidades, 'servida'), 0),
    importes: importesDe(vendidas, cliente, pedido, impuestos, esUE),
  }
}

/** The same as its customer reads it: what was tied and no longer is, each line says itself; what never left is not told. */
export async function verPedidoPropio(db: Db, id: number, suyo: SQL | undefined): Promise<Pedido> {
  const { hechos, entregas, ...pedido } = await verPedido(db, id, suyo)
  return {
    ...pedido,
    entregas: entregas.filter(({ deshecha }) => !deshecha),
    hechos: hechos
      .filter(({ liberadas }) => liberadas === null)
      .map((hecho) => ({ ...hecho, prendas: (hecho.prendas ?? 0) < 0 ? null : hecho.prendas })),
  }
}
