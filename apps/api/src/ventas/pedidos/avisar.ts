import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Casa, type Correo, componer, ponerEnSalida, type Sobre } from '../../casa/correo/enviar.ts'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import type { House } from '../../kit/house.ts'
import type { Cliente } from '../condiciones.ts'
import type { AnuncioDePedido } from './aviso.ts'
import { pedido, pedidoNuevo, type Salida } from './cartas.ts'

interface Pedido {
  id: number
  numero: string
  email: string
  prendas: number
  base: number
  cliente: Pick<Cliente, 'id' | 'razonSocial' | 'idioma' | 'comercialId'>
  casa: Pick<Casa, 'marca' | 'email' | 'conLogo'>
}

const Salidas = z.object({ desde: z.string(), hasta: z.string(), prendas: z.int() }) satisfies z.ZodType<Salida>

/** The deliveries that were agreed for an order, the first first. */
const salidasDe = (db: Db, pedidoId: number) =>
  rows(
    db,
    Salidas,
    sql`
    select l.entrega_desde::text as desde, l.entrega_hasta::text as hasta, sum((t ->> 'cantidad')::int)::int as prendas
    from pedido_lineas l cross join jsonb_array_elements(l.tallas_cantidades) t
    where l.pedido_id = ${pedidoId} and l.entrega_desde is not null and l.entrega_hasta is not null group by 1, 2 order by 1, 2`,
  )

/** Tells the customer that the order has arrived, and the house that there is one. */
export async function avisarDePedido(
  db: Db,
  { config }: Pick<House, 'config'>,
  { id, numero, email, prendas, base, cliente, casa }: Pedido,
): Promise<void> {
  const { razonSocial: nombre, idioma, comercialId } = cliente
  const datos = { nombre, numero, prendas, base }
  const enlace = `${config.publicUrl}/pedido/${id}`
  const sobre: Sobre[] = [`pedidos/${id}`, `clientes/${cliente.id}`]
  const correos: Correo[] = [
    componer(
      { para: email, idioma, plantilla: pedido, datos: { ...datos, enlace, salidas: await salidasDe(db, id) }, sobre },
      casa,
    ),
  ]
  const para = config.MAIL_STAFF ?? casa.email
  if (para) {
    const gestion = { ...datos, enlace: `${config.publicUrl}/gestion/pedidos/${id}` }
    correos.push(componer({ para, idioma: 'es', plantilla: pedidoNuevo, datos: gestion }, casa))
  }
  const anuncio: AnuncioDePedido = { tipo: 'pedido', id, numero, comercialId }
  await ponerEnSalida(db, correos, anuncio)
}
