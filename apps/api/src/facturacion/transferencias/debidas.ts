import type { Vencimiento } from '@telar/contract/facturacion/transferencias'
import { esDeSepa } from '@telar/domain/casa/cuenta'
import { sinEncargar } from '@telar/domain/facturacion/vencimientos'
import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { comercialesTable as c } from '../../db/schema/clientes/clientes.ts'
import { recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { liquidacionesTable as q } from '../../db/schema/facturacion/tesoreria.ts'
import { transferenciaLineasTable as l, transferenciasTable as t } from '../../db/schema/facturacion/transferencias.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'

/** Something that falls due, and the account that it is paid to. */
export interface Debida extends Vencimiento {
  iban: string | null
}

interface Cuales {
  hasta: string
  recibidaIds?: readonly number[]
  liquidacionIds?: readonly number[]
}

/** What stands in the way of paying somebody. */
const reparoDe = (iban: string | null): Vencimiento['reparo'] => {
  if (!iban) return 'sin-cuenta'
  return esDeSepa(iban) ? null : 'fuera-de-sepa'
}

const enCamino = and(eq(t.estado, 'preparada'))

/** What of suppliers' invoices falls due up to a day, and their credit notes, apart from what the bank is told to pay. */
async function deProveedores(db: Db, { hasta, recibidaIds }: Cuales): Promise<Debida[]> {
  const filas = await db
    .select({ recibida: r, iban: s.iban })
    .from(r)
    .innerJoin(s, eq(s.id, r.proveedorId))
    .where(
      and(
        ne(r.pendiente, 0),
        or(lt(r.pendiente, 0), lte(r.vence, hasta)),
        recibidaIds && sql`${r.id} = any (${ints(recibidaIds)})`,
      ),
    )
    .orderBy(r.vence, r.id)
  const camino = await db
    .select({ id: l.recibidaId, fecha: l.vence, importe: l.importe })
    .from(l)
    .innerJoin(t, eq(t.id, l.transferenciaId))
    .where(and(enCamino, sql`${l.recibidaId} = any (${ints(filas.map(({ recibida }) => recibida.id))})`))
  return filas.flatMap(({ recibida, iban }) => {
    const yendo = camino.filter(({ id }) => id === recibida.id)
    return sinEncargar(recibida.vencimientos, recibida.pagado, yendo)
      .filter(({ fecha, importe }) => importe < 0 || fecha <= hasta)
      .map(({ fecha: vence, importe }) => ({
        ...{ clase: 'recibida' as const, documentoId: recibida.id, numero: recibida.numero, vence, importe, iban },
        ...{ beneficiarioId: recibida.proveedorId, beneficiario: recibida.proveedor },
        reparo: reparoDe(iban),
      }))
  })
}

/** What settlements owe reps, apart from what the bank is told to pay. */
async function deComerciales(db: Db, { hasta, liquidacionIds }: Cuales): Promise<Debida[]> {
  const yendo = sql`exists (
    select from transferencia_lineas l join transferencias t on t.id = l.transferencia_id
    where l.liquidacion_id = ${q.id} and t.estado = 'preparada')`
  const filas = await db
    .select({ liquidacion: q, nombre: c.nombre, iban: c.iban })
    .from(q)
    .innerJoin(c, eq(c.id, q.comercialId))
    .where(
      and(
        gt(q.importe, 0),
        isNull(q.pagada),
        lte(q.fecha, hasta),
        sql`not ${yendo}`,
        liquidacionIds && sql`${q.id} = any (${ints(liquidacionIds)})`,
      ),
    )
    .orderBy(q.fecha, q.id)
  return filas.map(({ liquidacion: { id, fecha, importe, comercialId, hasta: dia }, nombre, iban }) => ({
    ...{ clase: 'liquidacion' as const, documentoId: id, numero: dia, vence: fecha, importe, iban },
    ...{ beneficiarioId: comercialId, beneficiario: nombre, reparo: reparoDe(iban) },
  }))
}

/** What the house owes suppliers and reps up to a day; of some papers, or of all. */
export const debidas = async (db: Db, cuales: Cuales): Promise<Debida[]> => [
  ...(await deProveedores(db, cuales)),
  ...(await deComerciales(db, cuales)),
]
