import type { Pedido } from '@telar/contract/ventas/pedidos'
import type { DeLaCuenta } from '@telar/domain/asistente/cuenta'
import type { Idioma } from '@telar/domain/idioma'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { suyasEmitidas } from '../../facturacion/facturas/queries.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'
import type { Caller } from '../../kit/caller.ts'
import { propios, verPedidoPropio } from '../../ventas/pedidos/queries.ts'
import { type Frase, frase } from '../chatbot/redactar/frase.ts'

const MOSTRADOS = 4

interface Pregunta {
  db: Db
  user: Caller
  idioma: Idioma
  hoy: string
  /** The models that it names. */
  modelos: readonly { id: number; nombre: string }[]
  /** The order that it names. */
  numero: string | undefined
}

const SITUACION = {
  recibido: 'pedidoRecibido',
  confirmado: 'pedidoConfirmado',
  enPreparacion: 'pedidoEnPreparacion',
  parcial: 'pedidoParcial',
  servido: 'pedidoServido',
  facturado: 'pedidoServido',
  cancelado: 'pedidoCancelado',
} as const satisfies Record<Pedido['situacion'], Frase>

/** Their own orders, the newest first; nobody else's is ever read. */
const elNombrado = ({ numero }: Pregunta) => (numero === undefined ? undefined : eq(p.numero, numero))

async function pedidos(pregunta: Pregunta): Promise<string[]> {
  const { db, user, idioma, numero } = pregunta
  const rows = await db
    .select({ id: p.id, numero: p.numero, fecha: p.fecha, situacion: p.situacion, prendas: p.prendas })
    .from(p)
    .where(and(propios(user, p), elNombrado(pregunta)))
    .orderBy(desc(p.fecha), desc(p.id))
    .limit(MOSTRADOS)
  if (rows.length === 0) return [numero ? frase(idioma, 'sinEsePedido', { numero }) : frase(idioma, 'sinPedidos')]
  return rows.map(({ id, numero: suyo, fecha, situacion, prendas }) =>
    frase(idioma, 'miPedido', {
      numero: suyo,
      fecha: fechaEscrita(idioma, fecha),
      situacion: frase(idioma, SITUACION[situacion]),
      n: prendas,
      enlace: `/pedido/${id}`,
    }),
  )
}

/** When what has not left comes, order by order: what lies ready, what comes on a day, what is still to be made. */
function esperaDe(pedido: Pedido, ids: ReadonlySet<number>, idioma: Idioma): string[] {
  const lineas = pedido.lineas.filter(({ modeloId }) => ids.size === 0 || ids.has(modeloId))
  const esperas = lineas.flatMap(({ espera }) => espera)
  const enCasa = esperas.reduce((n, una) => n + una.enCasa, 0)
  const porHacer = esperas.reduce((n, una) => n + una.porHacer, 0)
  const llegan = Map.groupBy(
    esperas.flatMap((una) => una.llegan),
    ({ fecha }) => fecha ?? '',
  )
  const { fechaEntregaDesde: desde, fechaEntregaHasta: hasta } = pedido
  const ventana =
    desde && hasta ? { desde: fechaEscrita(idioma, desde), hasta: fechaEscrita(idioma, hasta) } : undefined
  return [
    ...(enCasa > 0 ? [frase(idioma, 'listas', { n: enCasa })] : []),
    ...[...llegan]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([fecha, suyas]) => {
        const n = suyas.reduce((suma, { cantidad }) => suma + cantidad, 0)
        return fecha
          ? frase(idioma, 'lleganEl', { n, fecha: fechaEscrita(idioma, fecha) })
          : frase(idioma, 'lleganSinFecha', { n })
      }),
    ...(porHacer > 0 ? [frase(idioma, 'porHacer', { n: porHacer })] : []),
    ...(ventana ? [frase(idioma, 'ventana', ventana)] : []),
  ]
}

async function llegada(pregunta: Pregunta): Promise<string[]> {
  const { db, user, idioma, modelos, numero } = pregunta
  const ids = modelos.map(({ id }) => id)
  const conEllos =
    ids.length === 0
      ? undefined
      : sql`exists (select from pedido_lineas l where l.pedido_id = ${p.id} and l.modelo_id = any (${ints(ids)}))`
  const abiertos = await db
    .select({ id: p.id })
    .from(p)
    .where(and(propios(user, p), eq(p.estado, PENDIENTE), conEllos, elNombrado(pregunta)))
    .orderBy(asc(p.fecha), asc(p.id))
    .limit(MOSTRADOS)
  if (abiertos.length === 0 && numero) return [frase(idioma, 'sinEsePedido', { numero })]
  if (abiertos.length === 0)
    return [frase(idioma, ids.length === 0 ? 'nadaPorLlegar' : 'nadaPorLlegarDe', { que: nombres(modelos) })]
  const suyos = await Promise.all(abiertos.map(({ id }) => verPedidoPropio(db, id, propios(user, p))))
  return suyos.flatMap((pedido) => [
    frase(idioma, 'delPedido', { numero: pedido.numero, que: nombres(modelos), enlace: `/pedido/${pedido.id}` }),
    ...esperaDe(pedido, new Set(ids), idioma),
  ])
}

const nombres = (modelos: Pregunta['modelos']) => modelos.map(({ nombre }) => nombre).join(', ')

async function deuda({ db, user, idioma, hoy }: Pregunta): Promise<string[]> {
  const abiertas = and(suyasEmitidas(user), ne(f.pendiente, 0))
  const [suma] = await db
    .select({
      n: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${f.pendiente}), 0)::float8`,
      vencido: sql<number>`coalesce(sum(${f.pendiente}) filter (where ${f.vence} < ${hoy}), 0)::float8`,
    })
    .from(f)
    .where(abiertas)
  if (!suma || suma.n === 0) return [frase(idioma, 'nadaQuePagar')]
  const rows = await db
    .select({ id: f.id, numero: f.numeroCompleto, pendiente: f.pendiente, vence: f.vence })
    .from(f)
    .where(abiertas)
    .orderBy(asc(f.vence), asc(f.id))
    .limit(MOSTRADOS)
  return [
    frase(idioma, suma.n === 1 ? 'debeUna' : 'debe', { n: suma.n, total: importeEscrito(idioma, suma.total) }),
    ...(suma.vencido > 0 ? [frase(idioma, 'vencido', { total: importeEscrito(idioma, suma.vencido) })] : []),
    ...rows.map(({ id, numero, pendiente, vence }) =>
      frase(idioma, vence ? 'miVencimiento' : 'miPendiente', {
        numero: numero ?? '',
        total: importeEscrito(idioma, pendiente),
        fecha: vence ? fechaEscrita(idioma, vence) : '',
        enlace: `/factura/${id}`,
      }),
    ),
  ]
}

async function facturas({ db, user, idioma }: Pregunta): Promise<string[]> {
  const rows = await db
    .select({ id: f.id, numero: f.numeroCompleto, fecha: f.fecha, total: f.total })
    .from(f)
    .where(suyasEmitidas(user))
    .orderBy(desc(f.fecha), desc(f.id))
    .limit(MOSTRADOS)
  if (rows.length === 0) return [frase(idioma, 'sinFacturas')]
  return rows.map(({ id, numero, fecha, total }) =>
    frase(idioma, 'miFactura', {
      numero: numero ?? '',
      fecha: fechaEscrita(idioma, fecha),
      total: importeEscrito(idioma, total),
      enlace: `/factura/${id}`,
    }),
  )
}

async function entregas({ db, user, idioma }: Pregunta): Promise<string[]> {
  const rows = await db
    .select({ numero: e.numero, fecha: e.fecha, prendas: e.prendas, pedido: p.numero, pedidoId: p.id })
    .from(e)
    .innerJoin(p, eq(p.id, e.pedidoId))
    .where(and(propios(user, p), isNull(e.deshechaEn)))
    .orderBy(desc(e.fecha), desc(e.id))
    .limit(MOSTRADOS)
  if (rows.length === 0) return [frase(idioma, 'sinEntregas')]
  return rows.map(({ numero, fecha, prendas, pedido, pedidoId }) =>
    frase(idioma, 'miEntrega', {
      ...{ numero, pedido, n: prendas },
      fecha: fechaEscrita(idioma, fecha),
      enlace: `/pedido/${pedidoId}`,
    }),
  )
}

const RESPUESTAS: Record<DeLaCuenta, (pregunta: Pregunta) => Promise<string[]>> = {
  ...{ pedidos, llegada, deuda, facturas, entregas },
}

/** What a customer asks of their own orders, deliveries and invoices, under the same conditions as their pages. */
export async function delCliente(que: DeLaCuenta, pregunta: Pregunta): Promise<string> {
  return (await RESPUESTAS[que](pregunta)).join('\n')
}
