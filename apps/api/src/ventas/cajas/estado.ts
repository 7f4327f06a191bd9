import { Id } from '@telar/contract/kit/crud'
import type { Embalaje } from '@telar/contract/ventas/cajas'
import { type Caja, enCajas, mismaPrenda, type Prendas, porSalir, sobrantes } from '@telar/domain/ventas/embalar'
import { estadoDe, PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { coloresTable as k, modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { cajasTable as c, cajaPrendasTable as g } from '../../db/schema/ventas/cajas.ts'
import { pedidosLista as p } from '../../db/schema/ventas/pedidos.ts'
import { notFound } from '../../kit/errors.ts'
import { lineasDe } from '../pedidos/pedido.ts'

/** The boxes of an order that have not left, with what lies in each. */
export async function cajasAbiertas(db: Db, pedidoId: number) {
  const filas = await db
    .select()
    .from(c)
    .where(and(eq(c.pedidoId, pedidoId), isNull(c.entregaId)))
    .orderBy(asc(c.numero))
  const ids = filas.map(({ id }) => id)
  const prendas = ids.length === 0 ? [] : await db.select().from(g).where(inArray(g.cajaId, ids)).orderBy(asc(g.id))
  return filas.map((fila) => ({
    ...fila,
    prendas: prendas
      .filter(({ cajaId }) => cajaId === fila.id)
      .map(({ modeloId, colorId, talla, cantidad }) => ({ modeloId, colorId, talla, cantidad })),
  }))
}

/** Every garment that the order waits for, or that lies in its boxes, once. */
function prendasDe(lineas: Awaited<ReturnType<typeof lineasDe>>, cajas: readonly Caja[]): Prendas[] {
  const pedidas = lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.map(({ talla }) => ({ modeloId, colorId, talla, cantidad: 0 })),
  )
  const todas = [...pedidas, ...cajas.flatMap(({ prendas }) => prendas)]
  return todas
    .filter((una, i) => todas.findIndex((otra) => mismaPrenda(otra, una)) === i)
    .filter((una) => porSalir(lineas, una) > 0 || enCajas(cajas, una) > 0)
}

const Cogidas = z.object({
  ...{ oleadaId: Id, oleada: z.string(), modeloId: Id, colorId: Id, talla: z.string(), cantidad: z.int() },
})

/** What was picked for an order in its last wave, if nothing of it has left since. */
export const cogidasDe = (db: Db, pedidoId: number) =>
  rows(
    db,
    Cogidas,
    sql`
    select o.id as "oleadaId", o.numero as oleada, x.modelo_id as "modeloId", x.color_id as "colorId", x.talla,
      x.cogidas as cantidad
    from oleada_celdas x join oleadas o on o.id = x.oleada_id
    where x.pedido_id = ${pedidoId} and x.oleada_id = (
      select max(k.oleada_id) from oleada_pedidos k where k.pedido_id = ${pedidoId} and k.fuera <> 'quitado')
      and not exists (
        select from entregas e where e.pedido_id = ${pedidoId} and e.deshecha_en is null and e.creado_en > o.creado_en)
    order by x.id`,
  )

/** How far the packing of an order has come. */
export async function verEmbalaje(db: Db, pedidoId: number, suyo: SQL | undefined): Promise<Embalaje> {
  const [pedido] = await db
    .select({ id: p.id, numero: p.numero, cliente: p.cliente, situacion: p.situacion })
    .from(p)
    .where(and(eq(p.id, pedidoId), suyo))
  if (!pedido) throw notFound('Pedido', pedidoId)
  const lineas = await lineasDe(db, pedidoId)
  const cajas = await cajasAbiertas(db, pedidoId)
  const prendas = prendasDe(lineas, cajas)
  const cogidas = await cogidasDe(db, pedidoId)
  const [oleada] = cogidas
  const modelos =
    prendas.length === 0
      ? []
      : await db
          .select()
          .from(m)
          .where(
            inArray(
              m.id,
              prendas.map(({ modeloId }) => modeloId),
            ),
          )
  const colores =
    prendas.length === 0
      ? []
      : await db
          .select()
          .from(k)
          .where(
            inArray(
              k.id,
              prendas.map(({ colorId }) => colorId),
            ),
          )
  const sobran = []
  for (const { cantidad, talla, ...cual } of sobrantes(cajas, lineas))
    sobran.push({ que: await nombrarColor(db, cual, talla), cantidad })
  return {
    pedido: { ...pedido, abierto: estadoDe(pedido.situacion) === PENDIENTE },
    oleada: oleada ? { id: oleada.oleadaId, numero: oleada.oleada } : null,
    prendas: prendas.flatMap(({ modeloId, colorId, talla }) => {
      const modelo = modelos.find(({ id }) => id === modeloId)
      const color = colores.find(({ id }) => id === colorId)
      if (!modelo || !color) return []
      const cual = { modeloId, colorId, talla }
      return [
        {
          ...{ ...cual, numero: modelo.numero, nombre: modelo.nombre, color: color.nombre, hex: color.hex },
          ...{ pendiente: porSalir(lineas, cual), enCajas: enCajas(cajas, cual) },
          cogidas: oleada ? (cogidas.find((una) => mismaPrenda(una, cual))?.cantidad ?? 0) : null,
        },
      ]
    }),
    cajas: cajas.map(({ id, numero, sscc, pesoGr, prendas: suyas }) => ({
      ...{ id, numero, sscc, pesoGr, prendas: suyas },
      pesoDePrendas: suyas.reduce(
        (n, { modeloId, cantidad }) => n + cantidad * (modelos.find((uno) => uno.id === modeloId)?.pesoGr ?? 0),
        0,
      ),
    })),
    sobran,
  }
}
