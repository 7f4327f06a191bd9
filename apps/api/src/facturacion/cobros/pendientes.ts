import { type FacturaPendiente, Pendientes } from '@telar/contract/facturacion/cobros'
import { sumarEuros } from '@telar/domain/dinero'
import { type Antiguedad, antiguedadDe, sumarAntiguedad } from '@telar/domain/facturacion/antiguedad'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { masDias } from '@telar/domain/fecha'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { clientesTable as k } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { notFound } from '../../kit/errors.ts'

const AlDia = z.object({ id: z.int(), cobrado: z.number() })

export interface Pregunta {
  fecha: string
  hoy: string
  clienteId?: number | null | undefined
}

const enPieEl = (fecha: string) => sql`(estado <> 'borrador' and fecha <= ${fecha}
  and (anulada_en is null or (anulada_en at time zone 'Europe/Madrid')::date > ${fecha}::date))`
/** Nothing is dated after today: who asks for today, or a day to come, asks for what is open now. */
export const ABIERTAS = sql`(estado = 'emitida' and pendiente <> 0)`

/** What is open of one by how late it is, as `antiguedadDe` says it: sums over invoices. */
export function antiguedadHoy(hoy: string): Record<keyof Antiguedad, SQL> {
  /** What fell due by so many days ago and is open; the first open due date tells of most of them. */
  const vencido = (dias: number) => {
    const dia = masDias(hoy, -dias)
    return sql`case when ${f.vence} > ${dia} then 0
      when jsonb_array_length(${f.vencimientos}) = 1 then ${f.pendiente}
      else abierto_hasta(${f.vencimientos}, ${f.cobrado}, ${dia}) end`
  }
  const suma = (importe: SQL) => sql`coalesce(sum(${importe}), 0)::float8`
  return {
    corriente: suma(sql`${f.pendiente} - (${vencido(1)})`),
    hasta30: suma(sql`(${vencido(1)}) - (${vencido(31)})`),
    hasta60: suma(sql`(${vencido(31)}) - (${vencido(61)})`),
    hasta90: suma(sql`(${vencido(61)}) - (${vencido(91)})`),
    mas90: suma(vencido(91)),
    total: suma(sql`${f.pendiente}`),
  }
}

/** What is open now, customer by customer, as each invoice knows it; who owes most comes first. */
export const clientesQueDeben = (db: Db, hoy: string, cuales: SQL | undefined) => {
  const tramos = antiguedadHoy(hoy)
  return rows(
    db,
    Pendientes.shape.clientes.element,
    sql`
    select cliente_id as "clienteId", (array_agg(cliente order by coalesce(vence, fecha), id))[1] as cliente,
      count(*)::int as facturas, ${sql.join(
        Object.entries(tramos).map(([tramo, suma]) => sql`${suma} as ${sql.identifier(tramo)}`),
        sql`, `,
      )}
    from ${f} where ${and(ABIERTAS, cuales)}
    group by 1 order by total desc, 1`,
  )
}

/**
 * What was paid by the end of a day of every invoice that stood then: issued by it, annulled or replaced only later.
 * What was paid of those that it replaces was paid of it. Nothing that is dated later is looked at, so that the same day
 * is answered the same for ever.
 */
const cobradoEntonces = (db: Db, { fecha, clienteId }: Pregunta) =>
  rows(
    db,
    AlDia,
    sql`
    with recursive vigentes as (
      select id, rectifica, tipo_rectificativa, total from facturas
      where ${enPieEl(fecha)} and ${clienteId ? sql`cliente_id = ${clienteId}` : sql`true`}),
    sustituidas as (select unnest(rectifica) as id from vigentes where tipo_rectificativa = 'S'),
    cadena as (
      select id as raiz, id from vigentes where id not in (select id from sustituidas)
      union select c.raiz, v.id from cadena c join facturas s on s.id = c.id and s.tipo_rectificativa = 'S'
        cross join unnest(s.rectifica) as v(id))
    select v.id, coalesce(sum(c.importe), 0)::float8 as cobrado
    from cadena k join vigentes v on v.id = k.raiz left join cobros c on c.factura_id = k.id and c.fecha <= ${fecha}
      and (not c.impagado or c.fecha_impagado > ${fecha}) and (c.medio <> 'compensacion' or c.contraparte_id is not null)
    group by v.id, v.total having v.total <> coalesce(sum(c.importe), 0)`,
  )

/** The same of now is what each invoice knows. */
const cobradoAlDia = (db: Db, pregunta: Pregunta) =>
  pregunta.fecha < pregunta.hoy
    ? cobradoEntonces(db, pregunta)
    : db
        .select({ id: f.id, cobrado: f.cobrado })
        .from(f)
        .where(and(ABIERTAS, pregunta.clienteId ? eq(f.clienteId, pregunta.clienteId) : undefined))

/** The invoices of which something was owed at the end of a day, the oldest due first. */
export async function facturasPendientes(
  db: Db,
  pregunta: Pregunta,
  suyas: SQL | undefined,
): Promise<z.input<typeof FacturaPendiente>[]> {
  const cobrado = new Map((await cobradoAlDia(db, pregunta)).map((una) => [una.id, una.cobrado]))
  const filas = await db
    .select({
      ...{ id: f.id, numeroCompleto: f.numeroCompleto, fecha: f.fecha, clienteId: f.clienteId, cliente: f.cliente },
      ...{ vencimientos: f.vencimientos, total: f.total },
    })
    .from(f)
    .where(and(sql`${f.id} = any (${ints([...cobrado.keys()])})`, suyas))
    .orderBy(asc(f.fecha), asc(f.id))
  return filas
    .map((factura) => {
      const { id, total, vencimientos } = factura
      const pagado = cobrado.get(id) ?? 0
      return {
        ...{ id, numeroCompleto: factura.numeroCompleto ?? '', fecha: factura.fecha, clienteId: factura.clienteId },
        ...{ cliente: factura.cliente, vencimientos, vence: venceEl(vencimientos, pagado), total, cobrado: pagado },
        pendiente: sumarEuros([total, -pagado]),
      }
    })
    .sort((a, b) => (a.vence ?? a.fecha).localeCompare(b.vence ?? b.fecha) || a.id - b.id)
}

/** The name of the customer who is asked for; one who is not there, or is another rep's, owes nothing to be told. */
export async function nombreDelCliente(db: Db, clienteId: number, suyos: SQL | undefined): Promise<string> {
  const [cliente] = await db
    .select({ nombre: k.razonSocial })
    .from(k)
    .where(and(eq(k.id, clienteId), suyos))
  if (!cliente) throw notFound('Cliente', clienteId)
  return cliente.nombre
}

/** What was to be collected at the end of a day, customer by customer, by how late it was; who owed most comes first. */
export async function pendientes(
  db: Db,
  pregunta: Pregunta,
  suyas: SQL | undefined,
): Promise<Omit<z.input<typeof Pendientes>, 'cliente'>> {
  const { fecha, hoy, clienteId } = pregunta
  if (fecha >= hoy) {
    const clientes = await clientesQueDeben(db, fecha, and(suyas, clienteId ? eq(f.clienteId, clienteId) : undefined))
    return { fecha, total: sumarAntiguedad(clientes), clientes }
  }
  const filas = await facturasPendientes(db, pregunta, suyas)
  const clientes = [...Map.groupBy(filas, (fila) => fila.clienteId).values()].flatMap((suyos) => {
    const [primera] = suyos
    if (!primera) return []
    const tramos = sumarAntiguedad(suyos.map((fila) => antiguedadDe(fila.vencimientos, fila.cobrado, fecha)))
    return [{ clienteId: primera.clienteId, cliente: primera.cliente, facturas: suyos.length, ...tramos }]
  })
  clientes.sort((a, b) => b.total - a.total || a.clienteId - b.clienteId)
  return { fecha, total: sumarAntiguedad(clientes), clientes }
}
