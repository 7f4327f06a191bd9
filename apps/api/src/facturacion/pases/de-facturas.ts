import { asientoDeFactura, asientoDeTraspaso, type Cifras } from '@telar/domain/facturacion/contabilidad/ventas'
import { fechaDeDevengo } from '@telar/domain/facturacion/devengo'
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Factura } from '../facturas/referencias.ts'
import type { Anotable } from './anotar.ts'
import type { Periodo } from './de-tesoreria.ts'

const Descontado = z.object({ id: z.int(), importe: z.number() })

/** What the lines of some invoices deduct of deposits, which is negative. */
async function descontadoEn(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const filas = await rows(
    db,
    Descontado,
    sql`
    select factura_id as id, sum(importe)::float8 as importe from factura_lineas
    where factura_id = any (${ints(ids)}) and anticipo_id is not null group by 1`,
  )
  return new Map(filas.map(({ id, importe }) => [id, importe]))
}

/** What some invoices bring to the accounts: one that replaces others, only the difference. */
export async function deFacturas(db: Db, facturas: readonly Factura[]): Promise<Anotable[]> {
  const corregidas = [...new Set(facturas.flatMap(({ rectifica }) => rectifica))]
  const viejas = corregidas.length === 0 ? [] : await db.select().from(f).where(inArray(f.id, corregidas))
  const descontado = await descontadoEn(db, [...facturas.map(({ id }) => id), ...corregidas])
  const cifras = ({ id, tramos, base, total }: Factura): Cifras => ({
    ...{ tramos, base, total, descontado: descontado.get(id) ?? 0 },
  })
  return facturas.map((factura) => {
    const suyas = viejas.filter(({ id }) => factura.rectifica.includes(id))
    const { id, clienteId, cliente, clienteCopia, tipo, regimenIva } = factura
    const numeroCompleto = factura.numeroCompleto ?? ''
    return {
      ...asientoDeFactura({
        ...{ id, numeroCompleto, clienteId, cliente, tipo, regimenIva, ...cifras(factura) },
        devengo: fechaDeDevengo(factura),
        anticipo: factura.anticipo || suyas.some(({ anticipo }) => anticipo),
        sustituye: factura.tipoRectificativa === 'S' ? suyas.map(cifras) : [],
      }),
      ...{ facturaId: id, numero: numeroCompleto, tercero: cliente, nif: clienteCopia?.nif ?? '' },
    }
  })
}

/**
 * The full invoices of a period that took the place of simplified ones and were posted without what goes from one customer
 * to the other: their payments are posted with it, and would be left without their other side.
 */
export async function deTraspasos(db: Db, { desde, hasta }: Periodo, suyas: SQL | undefined): Promise<Anotable[]> {
  const facturas = await db
    .select()
    .from(f)
    .where(
      and(
        ...[
          eq(f.tipo, 'F3'),
          eq(f.estado, 'emitida'),
          eq(f.contabilizada, true),
          between(f.fecha, desde, hasta),
          suyas,
        ],
        sql`not exists (select from pase_apuntes a where a.documento = 'factura:' || ${f.id} and a.cuenta like '555%')`,
      ),
    )
    .orderBy(asc(f.id))
  return facturas.map((factura) => {
    const numeroCompleto = factura.numeroCompleto ?? ''
    return {
      ...asientoDeTraspaso({ ...factura, numeroCompleto }),
      ...{ facturaId: factura.id, numero: numeroCompleto, tercero: factura.cliente },
      nif: factura.clienteCopia?.nif ?? '',
    }
  })
}
