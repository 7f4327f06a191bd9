import { Id } from '@telar/contract/kit/crud'
import type { Idioma } from '@telar/domain/idioma'
import { PENDIENTE, type Situacion } from '@telar/domain/ventas/pedido'
import { plazoDeTodo } from '@telar/domain/ventas/plazo'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows, run } from '../../db/rows.ts'
import { ventanasTable as w } from '../../db/schema/catalogo/modelos.ts'
import { fechaEscrita, mensaje } from '../../i18n/mensaje.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { anotar, lineasDe, PEDIDO } from '../pedidos/pedido.ts'

const VENTANA = { table: w, entity: 'Ventana' }

/** The open lines that leave with a season's delivery on other days than it has now. `l` is the line, `p` its order, `w` the delivery. */
const distintas = (ventanaId: number, suyos: SQL) => sql`
  from ventanas w join pedido_lineas l on l.ventana_id = w.id join pedidos p on p.id = l.pedido_id
    cross join lateral (
      select sum((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int)::int as prendas
      from jsonb_array_elements(l.tallas_cantidades) t) f
  where w.id = ${ventanaId} and p.estado = ${PENDIENTE} and f.prendas > 0 and ${suyos}
    and (l.entrega_desde, l.entrega_hasta) is distinct from (w.desde, w.hasta)`

const Cuantas = z.object({ pedidos: z.int(), prendas: z.int() })

export async function porCambiar(db: Db, ventanaId: number, suyos: SQL): Promise<z.output<typeof Cuantas>> {
  const cuantas = await firstRow(
    db,
    Cuantas,
    sql`select count(distinct p.id)::int as pedidos, coalesce(sum(f.prendas), 0)::int as prendas ${distintas(ventanaId, suyos)}`,
  )
  return cuantas ?? { pedidos: 0, prendas: 0 }
}

const Pedido = z.object({ id: Id, situacion: z.custom<Situacion>(), idioma: z.custom<Idioma>() })

/** Orders that were agreed for other days leave on those that the delivery has now; each says so to its customer. */
export async function cambiarPlazos(db: Db, ventanaId: number, suyos: SQL, quien: string): Promise<number> {
  const { desde, hasta } = await lockVersion(db, VENTANA, ventanaId)
  const afectados = await rows(
    db,
    Pedido,
    sql`
    select p.id, p.situacion, ${ESCRITO_EN} as idioma from pedidos p join clientes c on c.id = p.cliente_id, app_settings s
    where p.id in (select p.id ${distintas(ventanaId, suyos)}) order by p.id for no key update of p`,
  )
  for (const { id, situacion, idioma } of afectados) {
    await run(
      db,
      sql`update pedido_lineas set entrega_desde = ${desde}, entrega_hasta = ${hasta}
        where pedido_id = ${id} and ventana_id = ${ventanaId}`,
    )
    const plazo = plazoDeTodo(
      (await lineasDe(db, id)).map(({ entregaDesde, entregaHasta }) => ({ desde: entregaDesde, hasta: entregaHasta })),
    )
    await saveVersion(db, PEDIDO, id, null, { fechaEntregaDesde: plazo.desde, fechaEntregaHasta: plazo.hasta })
    const dias = { desde: fechaEscrita(idioma, desde), hasta: fechaEscrita(idioma, hasta) }
    await anotar(db, id, { situacion, quien, nota: mensaje(idioma, 'pedido.plazo-nuevo', dias) })
  }
  return afectados.length
}
