import type { PrepararInput } from '@telar/contract/ventas/envio'
import type { Direccion } from '@telar/domain/casa/direccion'
import { ReglaError } from '@telar/domain/regla'
import { serviciosDe, transportistaPara } from '@telar/domain/ventas/transportista'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, rows } from '../../db/rows.ts'
import { clientesTable as c } from '../../db/schema/clientes/clientes.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { envioBultosTable as b, envioEntregasTable as n, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { transportistasTable as t } from '../../db/schema/ventas/transportistas.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import type { Fila } from './envio.ts'

export type Pedido = z.output<typeof PrepararInput>
export type Transportista = typeof t.$inferSelect
export type BultoNuevo = Omit<typeof b.$inferInsert, 'envioId' | 'orden'>

const Caja = z.object({ id: z.int(), sscc: z.string().nullable(), pesoGr: z.int() })
const Peso = z.object({ pesoGr: z.int() })
const Viva = z.object({ entrega: z.string(), envio: z.string() })

/** The boxes that left with these notes, each with what the scales said, or what its garments weigh. */
const cajasDe = (db: Db, entregaIds: readonly number[]) =>
  rows(
    db,
    Caja,
    sql`
    select x.id, x.sscc, coalesce(x.peso_gr, (
      select sum(g.cantidad * coalesce(m.peso_gr, 0)) from caja_prendas g join modelos m on m.id = g.modelo_id
      where g.caja_id = x.id), 0)::int as "pesoGr"
    from cajas x where x.entrega_id = any (${ints(entregaIds)}) order by x.entrega_id, x.numero`,
  )

/** What the garments of some notes weigh by their models. */
async function pesoDe(db: Db, entregaIds: readonly number[]): Promise<number> {
  const fila = await firstRow(
    db,
    Peso,
    sql`select coalesce(sum(l.cantidad * coalesce(m.peso_gr, 0)), 0)::int as "pesoGr"
      from entrega_lineas l join modelos m on m.id = l.modelo_id where l.entrega_id = any (${ints(entregaIds)})`,
  )
  return fila?.pesoGr ?? 0
}

/** The parcels: as somebody counted and weighed them, or the boxes, or one of what its garments weigh. */
export async function bultosDe(db: Db, entregaIds: readonly number[], dichos: Pedido['bultos']): Promise<BultoNuevo[]> {
  const cajas = await cajasDe(db, entregaIds)
  if (dichos.length > 0 && dichos.length !== cajas.length) return dichos.map((uno) => ({ ...uno }))
  if (cajas.length === 0) return [{ pesoGr: await pesoDe(db, entregaIds) }]
  return cajas.map(({ id, sscc, pesoGr }, i) => ({ pesoGr, ...dichos[i], cajaId: id, sscc }))
}

/** Who takes it: the one that was named, or the one the house takes there with that weight. */
export async function elegirTransportista(
  db: Db,
  { transportistaId, pais, pesoGr }: { transportistaId: number | null; pais: string; pesoGr: number },
): Promise<Transportista> {
  const activos = await db.select().from(t).where(eq(t.activo, true)).orderBy(asc(t.id)).for('share')
  if (transportistaId !== null) {
    const dicho = activos.find(({ id }) => id === transportistaId)
    if (!dicho) throw new FieldsError({ transportistaId: ['error.missing-reference'] })
    return dicho
  }
  const suyo = transportistaPara(activos, { pais, pesoGr })
  if (!suyo) throw new ReglaError('envio.sin-transportista', { pais })
  return suyo
}

/** A service of theirs; unless one is named, the first. */
export function elegirServicio({ servicios }: Pick<Transportista, 'servicios'>, servicio: string): string {
  const suyos = serviciosDe(servicios)
  if (servicio === '') return suyos[0]?.codigo ?? ''
  if (suyos.length > 0 && !suyos.some(({ codigo }) => codigo === servicio))
    throw new FieldsError({ servicio: ['field.invalid'] })
  return servicio
}

/** The notes, held: of one customer, to one address, none undone and none on its way already. */
async function tomarEntregas(db: Db, ids: readonly number[], suya: SQL | undefined) {
  const entregas = await db
    .select()
    .from(e)
    .where(and(inArray(e.id, [...ids]), suya))
    .orderBy(asc(e.id))
    .for('update')
  const falta = ids.find((id) => !entregas.some((una) => una.id === id))
  const [primera] = entregas
  if (falta !== undefined || !primera) throw notFound('Entrega', falta ?? 0)
  const deshecha = entregas.find(({ deshechaEn }) => deshechaEn)
  if (deshecha) throw new ReglaError('entrega.ya-deshecha', { numero: deshecha.numero })
  if (entregas.some(({ clienteId }) => clienteId !== primera.clienteId)) throw new ReglaError('envio.clientes')
  const viva = await firstRow(
    db,
    Viva,
    sql`select a.numero as entrega, w.numero as envio from envio_entregas x join envios w on w.id = x.envio_id
      join entregas a on a.id = x.entrega_id where x.vive and x.entrega_id = any (${ints(ids)}) order by a.id limit 1`,
  )
  if (viva) throw new ReglaError('envio.ya', viva)
  return { entregas, clienteId: primera.clienteId }
}

const sinNombre = ({ nombre: _, telefono: __, ...lugar }: Direccion) => JSON.stringify(lugar)

/** Where all of them go. */
async function direccionDe(db: Db, pedidoIds: readonly number[], clienteId: number): Promise<Direccion> {
  const direcciones = await db
    .select({ direccion: p.direccionEnvio })
    .from(p)
    .where(inArray(p.id, [...pedidoIds]))
    .orderBy(asc(p.id))
  const [primera] = direcciones
  if (!primera) throw notFound('Pedido', pedidoIds[0] ?? 0)
  if (direcciones.some(({ direccion }) => sinNombre(direccion) !== sinNombre(primera.direccion)))
    throw new ReglaError('envio.direcciones')
  const [cliente] = await db.select({ nombre: c.razonSocial, telefono: c.telefono }).from(c).where(eq(c.id, clienteId))
  const { nombre, telefono } = primera.direccion
  return {
    ...primera.direccion,
    nombre: nombre || (cliente?.nombre ?? ''),
    telefono: telefono || (cliente?.telefono ?? ''),
  }
}

export const ponerBultos = (db: Db, envioId: number, bultos: readonly BultoNuevo[]) =>
  db.insert(b).values(bultos.map((uno, i) => ({ ...uno, envioId, orden: i + 1 })))

interface Quien {
  suya: SQL | undefined
  quien: string
  hoy: string
}

/** A shipment of delivery notes that left for one customer and address. */
export async function preparar(db: Db, pedido: Pedido, { suya, quien, hoy }: Quien): Promise<number> {
  const ids = [...new Set(pedido.entregaIds)].sort((a, z) => a - z)
  const { entregas, clienteId } = await tomarEntregas(db, ids, suya)
  const direccion = await direccionDe(db, [...new Set(entregas.map(({ pedidoId }) => pedidoId))], clienteId)
  const bultos = await bultosDe(db, ids, pedido.bultos)
  const pesoGr = bultos.reduce((suma, uno) => suma + uno.pesoGr, 0)
  const transportista = await elegirTransportista(db, { ...pedido, pais: direccion.pais, pesoGr })
  const [fila] = await db
    .insert(v)
    .values({
      ...{ fecha: hoy, clienteId, direccion, transportistaId: transportista.id, notas: pedido.notas, quien },
      servicio: elegirServicio(transportista, pedido.servicio),
    })
    .returning({ id: v.id })
  const envioId = (fila as Pick<Fila, 'id'>).id
  await db.insert(n).values(ids.map((entregaId) => ({ envioId, entregaId })))
  await ponerBultos(db, envioId, bultos)
  return envioId
}
