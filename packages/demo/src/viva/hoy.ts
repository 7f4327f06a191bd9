import { createHash } from 'node:crypto'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { preguntasTable } from '@telar/api/db/schema/asistente/asistente'
import { oleadaCeldasTable } from '@telar/api/db/schema/ventas/oleadas'
import { pedidosTable } from '@telar/api/db/schema/ventas/pedidos'
import { pasar } from '@telar/api/facturacion/pases/pase'
import { debidas } from '@telar/api/facturacion/transferencias/debidas'
import { transferir } from '@telar/api/facturacion/transferencias/transferir'
import { abrirOleada } from '@telar/api/ventas/oleadas/tomar'
import { habilDesde } from '@telar/domain/facturacion/banco/calendario'
import { diaDelMes, ejercicioDe, hoy as hoyDe, masDias, type Reloj } from '@telar/domain/fecha'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { sinHistoria } from '../fill-ventas.ts'

const ALMACEN = 'ventas@telar.test'
const EN_OLEADA = 7

/** The wave of this morning: what is being prepared, half of it picked. */
async function fillOleada(db: Db, hoy: string): Promise<void> {
  const pedidos = await db
    .select({ id: pedidosTable.id })
    .from(pedidosTable)
    .where(
      and(
        inArray(pedidosTable.situacion, ['enPreparacion', 'confirmado']),
        eq(pedidosTable.tipo, 'servicio'),
        eq(pedidosTable.lugar, 'almacen'),
        sql`exists (select from pedido_esperas e where e.pedido_id = ${pedidosTable.id} and e.por_enviar > 0)`,
      ),
    )
    .orderBy(asc(pedidosTable.fecha), asc(pedidosTable.id))
    .limit(EN_OLEADA)
  if (pedidos.length === 0) return
  const elegidos = { pedidoIds: pedidos.map(({ id }) => id), libres: false, nota: 'Salida de la mañana' }
  const id = await abrirOleada(db, elegidos, { quien: ALMACEN, hoy, suyo: undefined })
  await db
    .update(oleadaCeldasTable)
    .set({ cogidas: oleadaCeldasTable.cantidad })
    .where(and(eq(oleadaCeldasTable.oleadaId, id), sql`${oleadaCeldasTable.id} % 2 = 0`))
}

/** The quarters of this year that are over were posted to the accounts. */
async function fillPases(db: Db, hoy: string): Promise<void> {
  const ano = ejercicioDe(hoy)
  const trimestres = [0, 3, 6, 9]
    .map((mes) => ({ desde: diaDelMes(ano, mes + 1, 1), hasta: diaDelMes(ano, mes + 3, 31) }))
    .filter(({ hasta }) => masDias(hasta, 18) <= hoy)
  await sinHistoria(db, ['facturas'], async () => {
    for (const periodo of trimestres)
      await pasar(db, periodo, undefined, { quien: 'admin@telar.test', hoy: masDias(periodo.hasta, 15) })
    await run(db, sql`update facturas set modificado_en = emitida_en where pase_id is not null`)
    await run(db, sql`update pases set creado_en = fecha + interval '10 hours'`)
  })
}

/** What is owed to suppliers these days is in a file for the bank. */
async function fillTransferencia(db: Db, reloj: Reloj): Promise<void> {
  const dia = hoyDe(reloj)
  const pagos = (await debidas(db, { hasta: masDias(dia, 10) })).filter(
    ({ reparo, vence }) => reparo === null && vence > masDias(dia, -10),
  )
  if (pagos.length === 0) return
  await transferir(db, { ejecucion: habilDesde(masDias(dia, 1)), pagos }, { quien: 'admin@telar.test', reloj })
}

const PREGUNTAS = [
  ['¿Hacéis envíos a Canarias y cuánto tardan?', 7],
  ['¿Puedo reservar la temporada y pagar a la entrega?', 4],
  ['¿Qué tallas grandes tenéis en vestidos de fiesta?', 3],
  ['¿Se puede cambiar el color de una línea ya confirmada?', 2],
  ['¿Dónde está el showroom?', 1],
] as const

/** What visitors asked and nobody had an answer for. */
async function fillPreguntas(db: Db, hoy: string): Promise<void> {
  await db.insert(preguntasTable).values(
    PREGUNTAS.map(([pregunta, veces], i) => ({
      ...{
        idioma: 'es' as const,
        pregunta,
        huella: createHash('sha256').update(pregunta).digest('base64url'),
        veces,
        resuelta: i === 4,
      },
      ultimaVez: `${masDias(hoy, -1 - i * 3)}T12:20:00Z`,
    })),
  )
}

/** What a house that has lived has on its table today. */
export async function fillHoy(db: Db, reloj: Reloj): Promise<void> {
  await fillOleada(db, hoyDe(reloj))
  await fillPases(db, hoyDe(reloj))
  await fillTransferencia(db, reloj)
  await fillPreguntas(db, hoyDe(reloj))
}
