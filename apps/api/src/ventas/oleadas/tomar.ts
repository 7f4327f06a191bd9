import { Id } from '@telar/contract/kit/crud'
import { ReglaError } from '@telar/domain/regla'
import type { Prendas } from '@telar/domain/ventas/embalar'
import { tomar } from '@telar/domain/ventas/oleada'
import { pendiente } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { celdasEnSql } from '../../almacen/celdas.ts'
import { bloquearCeldas } from '../../almacen/reservas.ts'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { oleadaPedidosTable as k, oleadasTable as o, oleadaCeldasTable as x } from '../../db/schema/ventas/oleadas.ts'
import { lockVersion } from '../../kit/rows/version.ts'
import { atar } from '../asignaciones/ataduras.ts'
import { bloquearPedido, lineasDe, type Pedido, refuseIfClosed } from '../pedidos/pedido.ts'

const EnOtra = z.object({ numero: z.string(), oleada: z.string() })

/** The orders, held by their number; each waits for something, is confirmed, and is in no open wave. */
async function bloquearPedidos(db: Db, ids: readonly number[], suyo: SQL | undefined): Promise<Pedido[]> {
  const pedidos: Pedido[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, suyo)
    refuseIfClosed(pedido)
    if (pedido.lugar !== 'almacen') throw new ReglaError('oleada.de-ocasion', { numero: pedido.numero })
    if (pedido.situacion === 'recibido') throw new ReglaError('oleada.sin-confirmar', { numero: pedido.numero })
    pedidos.push(pedido)
  }
  const [otra] = await rows(
    db,
    EnOtra,
    sql`
    select p.numero, o.numero as oleada from oleada_pedidos x join oleadas o on o.id = x.oleada_id
      join pedidos p on p.id = x.pedido_id
    where x.pedido_id = any (${ints(ids)}) and x.fuera_en is null order by p.id limit 1`,
  )
  if (otra) throw new ReglaError('oleada.ya-esta', otra)
  return pedidos
}

const Atada = z.object({ lineaId: Id, talla: z.string(), enCasa: z.int(), todas: z.int() })

const atadasDe = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    Atada,
    sql`
    select a.pedido_linea_id as "lineaId", a.talla, sum(a.cantidad)::int as todas,
      coalesce(sum(a.cantidad) filter (where a.orden_id is null), 0)::int as "enCasa"
    from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id
    where l.pedido_id = any (${ints(ids)}) group by 1, 2`,
  )

const Libre = z.object({ modeloId: Id, colorId: Id, talla: z.string(), cantidad: z.int() })

const libresDe = (db: Db, celdas: readonly Prendas[]) =>
  rows(
    db,
    Libre,
    sql`
    select v.modelo_id as "modeloId", v.color_id as "colorId", v.talla, greatest(v.libre, 0) as cantidad
    from modelo_variantes v join (select distinct modelo_id, color_id, talla from ${celdasEnSql(celdas)}) c
      on c.modelo_id = v.modelo_id and c.color_id = v.color_id and c.talla = v.talla`,
  )

const dia = (fecha: string | null) => fecha ?? '0000-00-00'

/** What each line of the orders has in the house and lacks, those that leave first before the others. */
async function derechosDe(db: Db, pedidos: readonly Pedido[]) {
  const atadas = await atadasDe(
    db,
    pedidos.map(({ id }) => id),
  )
  const derechos = []
  for (const pedido of pedidos)
    for (const linea of await lineasDe(db, pedido.id))
      for (const celda of linea.tallasCantidades) {
        const espera = pendiente(celda)
        const suya = atadas.find(({ lineaId, talla }) => lineaId === linea.id && talla === celda.talla)
        const deAlmacen = pedido.tipo === 'servicio'
        derechos.push({
          ...{ pedidoId: pedido.id, lineaId: linea.id, modeloId: linea.modeloId, colorId: linea.colorId },
          talla: celda.talla,
          suyas: deAlmacen ? espera : Math.min(espera, suya?.enCasa ?? 0),
          faltan: deAlmacen ? 0 : Math.max(0, espera - (suya?.todas ?? 0)),
          turno: `${dia(linea.entregaDesde ?? pedido.fechaEntregaDesde)} ${pedido.fecha} ${pedido.numero}`,
        })
      }
  return derechos.toSorted((a, b) => (a.turno < b.turno ? -1 : Number(a.turno > b.turno)))
}

/** What the orders get now. What is free becomes theirs in the same act: nobody else takes it while they are picked. */
async function tomarPara(db: Db, pedidos: readonly Pedido[], conLibres: boolean) {
  const derechos = await derechosDe(db, pedidos)
  const celdas = derechos.map((una) => ({ ...una, cantidad: una.faltan })).filter(({ cantidad }) => cantidad > 0)
  if (!conLibres || celdas.length === 0) return tomar(derechos, [])
  await bloquearCeldas(db, celdas)
  const tomadas = tomar(derechos, await libresDe(db, celdas))
  await atar(
    db,
    tomadas.map(({ lineaId: pedidoLineaId, modeloId, colorId, talla, deLibres }) => ({
      ...{ pedidoLineaId, modeloId, colorId, talla, cantidad: deLibres, ordenId: null },
    })),
  )
  return tomadas
}

/** Takes orders into a wave, each with its place on the cart. */
async function meter(db: Db, oleadaId: number, pedidos: readonly Pedido[], conLibres: boolean, desde: number) {
  const tomadas = (await tomarPara(db, pedidos, conLibres)).filter(({ cantidad }) => cantidad > 0)
  const vacio = pedidos.find(({ id }) => !tomadas.some(({ pedidoId }) => pedidoId === id))
  if (vacio) throw new ReglaError('oleada.nada', { numero: vacio.numero })
  const enTurno = [...new Set(tomadas.map(({ pedidoId }) => pedidoId))]
  await db.insert(k).values(enTurno.map((pedidoId, i) => ({ oleadaId, pedidoId, puesto: desde + i })))
  const porCelda = Map.groupBy(
    tomadas,
    ({ pedidoId, modeloId, colorId, talla }) => `${pedidoId} ${modeloId} ${colorId} ${talla}`,
  )
  await db.insert(x).values(
    [...porCelda.values()].flatMap((iguales) =>
      iguales.slice(0, 1).map(({ pedidoId, modeloId, colorId, talla }) => ({
        ...{ oleadaId, pedidoId, modeloId, colorId, talla },
        cantidad: iguales.reduce((n, { cantidad }) => n + cantidad, 0),
      })),
    ),
  )
}

interface Elegidos {
  pedidoIds: readonly number[]
  libres: boolean
}

const ANCHO = 6

/** Opens a wave for some orders. */
export async function abrirOleada(
  db: Db,
  { pedidoIds, libres, nota }: Elegidos & { nota: string },
  { quien, hoy, suyo }: { quien: string; hoy: string; suyo: SQL | undefined },
): Promise<number> {
  const pedidos = await bloquearPedidos(db, pedidoIds, suyo)
  const n = await siguienteNumero(db, 'oleadas', 0)
  const [oleada] = await db
    .insert(o)
    .values({ numero: `OL${String(n).padStart(ANCHO, '0')}`, fecha: hoy, nota, quien })
    .returning({ id: o.id })
  const id = oleada?.id as number
  await meter(db, id, pedidos, libres, 0)
  return id
}

const Ultimo = z.object({ abierta: z.boolean(), siguiente: z.int() })

/** Takes more orders into an open wave; one that was in it before cannot come back into the same. */
export async function anadirAOleada(
  db: Db,
  id: number,
  { pedidoIds, libres }: Elegidos,
  { suyo, suya }: { suyo: SQL | undefined; suya: SQL | undefined },
): Promise<void> {
  const pedidos = await bloquearPedidos(db, pedidoIds, suyo)
  await lockVersion(db, { table: o, entity: 'Oleada', own: suya }, id)
  const [oleada] = await rows(
    db,
    Ultimo,
    sql`
    select o.estado = 'abierta' as abierta, coalesce(max(x.puesto), -1) + 1 as siguiente
    from oleadas o left join oleada_pedidos x on x.oleada_id = o.id where o.id = ${id} group by o.id`,
  )
  if (!oleada?.abierta) throw new ReglaError('oleada.cerrada')
  const [otraVez] = await rows(
    db,
    z.object({ numero: z.string() }),
    sql`
    select p.numero from oleada_pedidos x join pedidos p on p.id = x.pedido_id
    where x.oleada_id = ${id} and x.pedido_id = any (${ints(pedidoIds)}) limit 1`,
  )
  if (otraVez) throw new ReglaError('oleada.ya-estuvo', otraVez)
  await meter(db, id, pedidos, libres, oleada.siguiente)
}
