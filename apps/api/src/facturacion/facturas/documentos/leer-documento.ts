import { Id } from '@telar/contract/kit/crud'
import { escritoEn } from '@telar/domain/idioma'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { diriaAhora, papelesDe } from '../../../casa/papeles/papeles.ts'
import type { Db } from '../../../db/connection.ts'
import { ints, rows } from '../../../db/rows.ts'
import { clientesTable } from '../../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../../db/schema/facturacion/facturas.ts'
import { notFound } from '../../../kit/errors.ts'
import { leerAjustes } from '../../verifactu/ajustes.ts'
import { refuseIfForeign } from '../guardar.ts'
import type { Factura } from '../referencias.ts'
import {
  cotejoDicho,
  type DichoDeFactura,
  dichoDeFacturas,
  FACTURA_EN_PAPEL,
  type Rectificada,
  rectificadasDe,
} from './dicho.ts'

/** What invoices say beside their columns: what they said when they were issued, or what a draft would say now. */
async function leerDichos(db: Db, facturas: readonly Factura[]): Promise<Map<number, DichoDeFactura>> {
  const emitidas = facturas.flatMap(({ id, estado }) => (estado === 'borrador' ? [] : id))
  const borradores = facturas.flatMap(({ id, estado }) => (estado === 'borrador' ? id : []))
  const papeles = emitidas.length === 0 ? new Map() : await papelesDe(db, FACTURA_EN_PAPEL, emitidas)
  const ahora =
    borradores.length === 0
      ? new Map<number, DichoDeFactura>()
      : await diriaAhora(db, FACTURA_EN_PAPEL, dichoDeFacturas(sql`f.id = any (${ints(borradores)})`))
  return new Map([...ahora, ...[...papeles].map(([id, { contenido }]) => [id, contenido] as const)])
}

const Callado = z.object({ id: Id, netas: z.array(z.boolean()), rectifica: z.array(z.custom<Rectificada>()) })

/** What the oldest papers leave out, from the lines and invoices themselves, which never change once they are issued. */
async function decirLoCallado(db: Db, dichos: ReadonlyMap<number, DichoDeFactura>): Promise<void> {
  const viejos = [...dichos].filter(([, { lineas }]) => lineas.some(({ neta }) => neta === undefined))
  if (viejos.length === 0) return
  const callados = await rows(
    db,
    Callado,
    sql`
    select f.id,
      (select jsonb_agg(l.anticipo_id is not null order by l.orden, l.id) from factura_lineas l where l.factura_id = f.id) as netas,
      coalesce((${rectificadasDe(sql`f`)}), '[]') as rectifica
    from facturas f where f.id = any (${ints(viejos.map(([id]) => id))})`,
  )
  for (const { id, netas, rectifica } of callados) {
    const dicho = dichos.get(id)
    dicho?.lineas.forEach((linea, i) => {
      linea.neta = netas[i] ?? false
    })
    if (dicho) dicho.rectifica = rectifica
  }
}

/** Everything that a document of these invoices says, in the order asked for; one that is not the caller's is missing. */
export async function leerDocumentos(db: Db, ids: number[], own: SQL | undefined) {
  const filas = await db
    .select({ factura: f, cliente: clientesTable })
    .from(f)
    .innerJoin(clientesTable, eq(clientesTable.id, f.clienteId))
    .where(and(inArray(f.id, ids), own))
  const porId = new Map(filas.map((fila) => [fila.factura.id, fila]))
  const missing = ids.find((id) => !porId.has(id))
  if (missing !== undefined) throw notFound('Factura', missing)
  for (const { factura } of filas) refuseIfForeign(factura)
  const { empresa, idiomas } = await leerAjustes(db)
  const dichos = await leerDichos(
    db,
    filas.map(({ factura }) => factura),
  )
  await decirLoCallado(db, dichos)
  return ids.flatMap((id) => {
    const fila = porId.get(id)
    if (!fila) return []
    const { factura, cliente } = fila
    const dicho = dichos.get(id)
    if (!dicho) throw new Error(`Invoice ${id} is issued without its paper.`)
    const { lineas, rectifica, pedidos, estado, notas, pruebaTransporte } = dicho
    return [
      {
        factura: { ...factura, estado, notas, pruebaTransporte },
        emisor: factura.emisorCopia ?? empresa,
        cliente: factura.clienteCopia ?? { ...cliente, direccion: cliente.direccionFiscal },
        idioma: factura.clienteCopia?.idioma ?? escritoEn(cliente.idioma, idiomas),
        ...{ cotejo: cotejoDicho(dicho), lineas, rectifica, pedidos },
      },
    ]
  })
}

export type Documento = Awaited<ReturnType<typeof leerDocumentos>>[number]
