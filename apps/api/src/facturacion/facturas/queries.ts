import type { Factura } from '@telar/contract/facturacion/factura'
import { esPrevia, type SituacionDeFactura } from '@telar/domain/facturacion/factura'
import { abiertos } from '@telar/domain/facturacion/vencimientos'
import { totales } from '@telar/domain/ventas/totales'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { papelesDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, texts } from '../../db/rows.ts'
import { cobrosTable as c, facturasTable as f, facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import { ofDay, type Source } from '../../kit/rows/source.ts'
import { pedidosPorId } from './borrador.ts'
import { detallar } from './detalle.ts'
import { FACTURA_EN_PAPEL } from './documentos/dicho.ts'
import type { Factura as Fila } from './referencias.ts'
import { ANADE } from './sumas.ts'

const propias = {
  ...{ id: f.id, version: f.version, creadoEn: f.creadoEn, modificadoEn: f.modificadoEn, numero: f.numero },
  ...{ numeroCompleto: f.numeroCompleto, serie: f.serie, ejercicio: f.ejercicio, estado: f.estado, tipo: f.tipo },
  ...{ fecha: f.fecha, regimenIva: f.regimenIva, formaPago: f.formaPago, prendas: f.prendas, base: f.base },
  ...{ cuotaIva: f.cuotaIva, cuotaRe: f.cuotaRe, total: f.total, cobrado: f.cobrado, pendiente: f.pendiente },
  ...{ vence: f.vence, referenciaCliente: f.referenciaCliente },
}
const columnas = {
  ...propias,
  ...{ clienteId: f.clienteId, cliente: f.cliente, comercialId: f.comercialId, contabilizada: f.contabilizada },
  anticipo: f.anticipo,
  ...{ fechaPase: f.fechaPase, paseId: f.paseId },
}

/** How an invoice stands on a day, as `situacionDeFactura` says it. */
const situacion = (hoy: string) => sql<SituacionDeFactura>`case
  when ${f.estado} <> 'emitida' then ${f.estado}
  when ${f.pendiente} = 0 then 'cobrada'
  when ${f.vence} < ${hoy} then 'vencida'
  when ${f.cobrado} = 0 then 'emitida'
  else 'parte' end`

const Hallado = z.object({ nombres: z.array(z.string()), propias: z.array(z.int()) })
/** From more on, looking at the newest invoices is quicker. */
const MUCHOS_NOMBRES = 1000
const MUCHAS_FACTURAS = 200

/** A word that only names hold, or only numbers and references: an index has the invoices of each name, and each invoice. */
async function porNombre(db: Db, holds: (text: SQL) => SQL): Promise<SQL | undefined> {
  const hallado = await firstRow(
    db,
    Hallado,
    sql`select array(
        select distinct nombre from facturas_nombres where ${holds(sql`norm(nombre)`)} limit ${MUCHOS_NOMBRES}) as nombres,
      array(select id from facturas where ${holds(sql`norm(numero_completo)`)} limit ${MUCHAS_FACTURAS})
        || array(select id from facturas where ${holds(sql`norm(referencia_cliente)`)} limit ${MUCHAS_FACTURAS}) as propias`,
  )
  if (!hallado || hallado.nombres.length === MUCHOS_NOMBRES || hallado.propias.length >= MUCHAS_FACTURAS)
    return undefined
  if (hallado.propias.length === 0) return sql`${f.cliente} = any (${texts(hallado.nombres)})`
  return hallado.nombres.length === 0 ? sql`${f.id} = any (${ints(hallado.propias)})` : undefined
}

const EMITIDA = eq(f.estado, 'emitida')

export const fuente = ofDay((hoy) => ({
  table: f,
  columns: columnas,
  calculated: { situacion: { kind: 'text', nullable: false, plain: true, sql: situacion(hoy) } },
  searchIn: ['numeroCompleto', 'cliente', 'referenciaCliente'],
  orderBy: 'fecha desc',
  adds: {
    which: (campo) => (campo === 'situacion' ? undefined : EMITIDA),
    of: ANADE,
    apart: 'excel.no-cuenta-factura',
  },
  first: porNombre,
  dear: f.id,
  blocks: {
    id: f.id,
    as: f,
    groups: [
      ...(['situacion', 'estado', 'tipo', 'serie', 'ejercicio', 'fecha', 'vence', 'regimenIva', 'formaPago'] as const),
      ...(['comercialId', 'contabilizada', 'anticipo', 'fechaPase'] as const),
    ],
  },
}))

/** What figures over the list are made of. */
const DE_TODAS = { from: ['facturas'], grows: ['facturas'] } as const
/** A rep's are also made of which customers are theirs. */
const DE_SUYAS = { from: ['facturas', 'clientes'], grows: ['facturas'] } as const
export const deLaLista = (suyas: SQL | undefined) => (suyas ? DE_SUYAS : DE_TODAS)

/** What a customer can search in: nothing about anybody else, nor about our accounts. */
export const fuentePropia: Source = {
  table: f,
  columns: propias,
  searchIn: ['numeroCompleto', 'referenciaCliente'],
  orderBy: 'fecha desc',
}

/** Issued ones of the caller's own customer. */
export const suyasEmitidas = ({ clienteId }: Caller): SQL =>
  (clienteId === null ? sql`false` : and(eq(f.clienteId, clienteId), eq(f.estado, 'emitida'))) as SQL

const numerada = { id: f.id, numeroCompleto: f.numeroCompleto, fecha: f.fecha }

/** What one list of invoices needs of others: those they correct, those that correct them. */
async function relaciones(db: Db, facturas: readonly Fila[]) {
  const ids = facturas.map(({ id }) => id)
  const rectificadas = facturas.flatMap(({ rectifica }) => rectifica)
  const nombradas =
    rectificadas.length === 0 ? [] : await db.select(numerada).from(f).where(inArray(f.id, rectificadas)).orderBy(f.id)
  const posteriores = await db
    .select({ ...numerada, estado: f.estado, rectifica: f.rectifica })
    .from(f)
    .where(and(sql`${f.rectifica} && ${ints(ids)}`, ne(f.estado, 'anulada')))
    .orderBy(f.id)
  return { nombradas, posteriores }
}

/** What corrects an invoice, and what would. */
const correcciones = <C extends { id: number; estado: string }>(suyas: readonly C[]) => ({
  rectificadaPor: suyas.filter(({ estado }) => estado === 'emitida'),
  enCorreccion: suyas.filter(({ estado }) => estado === 'borrador').map(({ id }) => id),
})

type Linea = Awaited<ReturnType<typeof detallar<typeof l.$inferSelect>>>[number]

/** The lines of issued invoices, by the names that models and colours had then. */
async function comoSeDijo(db: Db, facturas: readonly Fila[], lineas: readonly Linea[]): Promise<Linea[]> {
  const emitidas = facturas.flatMap(({ id, estado }) => (estado === 'borrador' ? [] : id))
  const papeles = await papelesDe(db, FACTURA_EN_PAPEL, emitidas)
  return [...Map.groupBy(lineas, ({ facturaId }) => facturaId)].flatMap(([facturaId, suyas]) =>
    suyas.map((linea, i) => {
      const dicha = papeles.get(facturaId)?.contenido.lineas[i]
      if (!dicha) return linea
      const { numero, nombre, color, hex, tallas } = dicha
      return { ...linea, ...{ numero, nombre, color, hex, tallas: tallas ?? [] } }
    }),
  )
}

/** Invoices with everything their pages show. Ten statements, however many invoices and lines. */
export async function verFacturas(db: Db, where: SQL | undefined): Promise<Factura[]> {
  const facturas = await db.select().from(f).where(where).orderBy(f.id)
  const ids = facturas.map(({ id }) => id)
  if (ids.length === 0) return []
  const deHoy = await detallar(
    db,
    await db.select().from(l).where(inArray(l.facturaId, ids)).orderBy(asc(l.facturaId), asc(l.orden), asc(l.id)),
  )
  const lineas = await comoSeDijo(db, facturas, deHoy)
  const cobros = await db.select().from(c).where(inArray(c.facturaId, ids)).orderBy(asc(c.fecha), asc(c.id))
  const pedidos = await pedidosPorId(db, [...new Set(facturas.flatMap(({ pedidoIds }) => pedidoIds))])
  const { nombradas, posteriores } = await relaciones(db, facturas)
  return facturas.map((factura) => ({
    ...factura,
    importes: importesDe(
      factura,
      lineas.filter(({ facturaId }) => facturaId === factura.id),
    ),
    vencimientos: vencimientosDe(factura),
    rectifica: nombradas.filter(({ id }) => factura.rectifica.includes(id)),
    ...correcciones(posteriores.filter(({ rectifica }) => rectifica.includes(factura.id))),
    lineas: lineas.filter(({ facturaId }) => facturaId === factura.id),
    cobros: cobros.filter(({ facturaId }) => facturaId === factura.id),
    pedidos: pedidos.filter(({ id }) => factura.pedidoIds.includes(id)),
  }))
}

/** One of those the caller reaches. */
export async function verFactura(db: Db, id: number, suya: SQL | undefined): Promise<Factura> {
  const [factura] = await verFacturas(db, and(eq(f.id, id), suya))
  if (!factura) throw notFound('Factura', id)
  return factura
}

/** The regime that somebody decided by hand for a stored one. */
export async function forzadoEn(db: Db, id: number, suya: SQL | undefined) {
  const { regimenForzado, regimenRazon } = f
  const [forzado] = await db
    .select({ regimenForzado, regimenRazon })
    .from(f)
    .where(and(eq(f.id, id), suya))
  if (!forzado) throw notFound('Factura', id)
  return forzado
}

/** Several by their ids, in that order; all of them or none. */
export function enOrden<R extends { id: number }>(ids: readonly number[], filas: readonly R[]): R[] {
  return ids.map((id) => {
    const fila = filas.find((una) => una.id === id)
    if (!fila) throw notFound('Factura', id)
    return fila
  })
}

export const filasPorId = (db: Db, ids: readonly number[], suyas: SQL | undefined, hoy: string) =>
  db
    .select({ ...columnas, situacion: situacion(hoy) })
    .from(f)
    .where(and(inArray(f.id, [...ids]), suyas))

export const filasDePedido = (db: Db, pedidoId: number, suyas: SQL | undefined, hoy: string) =>
  db
    .select({ ...columnas, situacion: situacion(hoy) })
    .from(f)
    .where(and(sql`${f.pedidoIds} @> array[${pedidoId}::int]`, suyas))
    .orderBy(f.id)

function vencimientosDe({ vencimientos, cobrado }: Fila): Factura['vencimientos'] {
  const quedan = abiertos(vencimientos, cobrado)
  const pagados = vencimientos.length - quedan.length
  return vencimientos.map((uno, i) => ({ ...uno, pendiente: i < pagados ? 0 : (quedan[i - pagados]?.importe ?? 0) }))
}

/** The totals in full, by the same calculation that made them. */
function importesDe(factura: Fila, lineas: readonly (typeof l.$inferSelect)[]): Factura['importes'] {
  const importes = totales(
    lineas.map((linea) => ({ ...linea, neta: linea.anticipoId !== null })),
    factura,
    factura.tramos[0],
  )
  return esPrevia(factura.tipo) ? { ...importes, total: factura.total } : importes
}
