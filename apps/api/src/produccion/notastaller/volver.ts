import type { VueltaInput } from '@telar/contract/produccion/nota'
import { comprobarVuelta } from '@telar/domain/produccion/operacion'
import { SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { CampoError, ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import {
  vueltaTallerCeldasTable as c,
  liquidacionTallerLineasTable as l,
  liquidacionesTallerTable as q,
  vueltasTallerTable as v,
} from '../../db/schema/produccion/talleres.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { anotarVuelta, contadasDe, etapasDe } from '../operaciones/etapas.ts'
import { rutaDe } from '../operaciones/rutas.ts'
import { type Acto, exigirEstado } from '../ordenesfab/ordenes.ts'
import { entrarPrendas, type Llegada, sacarPrendas } from '../ordenesfab/recibir.ts'
import { bloquearNota, NOTA } from './enviar.ts'

const VUELTA = { table: v, entity: 'Vuelta' }
const Fuera = z.object({ colorId: z.int(), talla: z.string(), fuera: z.int() })

/** What of each cell of a note is still out. */
export const fueraDeNota = (db: Db, notaId: number) =>
  rows(
    db,
    Fuera,
    sql`
    select color_id as "colorId", talla, sum(n)::int as fuera from (
      select color_id, talla, cantidad as n from nota_taller_celdas where nota_id = ${notaId}
      union all
      select c.color_id, c.talla, -(c.buenas + c.segundas + c.perdidas) from vueltas_taller t
        join vuelta_taller_celdas c on c.vuelta_id = t.id where t.nota_id = ${notaId} and not t.anulada) x
    group by 1, 2`,
  )

/** What a return does to the stock: seconds and lost ones of any operation, good ones of the last alone. */
const llegadasDe = (
  celdas: readonly { colorId: number; talla: string; buenas: number; segundas: number; perdidas: number }[],
  ultima: boolean,
): Llegada[] =>
  celdas.map(({ colorId, talla, buenas, segundas, perdidas }) => ({
    ...{ colorId, talla, recibida: ultima ? buenas : 0, segunda: segundas, perdida: perdidas },
  }))

type Vuelta = z.output<typeof VueltaInput>

/** Each cell that is named twice counts once, with the sum; seconds say why. */
function comprobarCeldas(celdas: Vuelta['celdas'], fuera: readonly z.output<typeof Fuera>[]): void {
  const sinMotivo = celdas.findIndex(({ segundas, motivo }) => segundas > 0 && motivo === null)
  if (sinMotivo >= 0) throw new CampoError(`celdas.${sinMotivo}.motivo`, 'nota.sin-motivo')
  for (const suyas of Map.groupBy(celdas, ({ colorId, talla }) => `${colorId} ${talla}`).values()) {
    const [{ colorId, talla } = { colorId: 0, talla: '' }] = suyas
    const suma = (de: 'buenas' | 'segundas' | 'perdidas') => suyas.reduce((n, celda) => n + celda[de], 0)
    const quedan = fuera.find((una) => una.colorId === colorId && una.talla === talla)?.fuera ?? 0
    comprobarVuelta(quedan, { buenas: suma('buenas'), segundas: suma('segundas'), perdidas: suma('perdidas') }, talla)
  }
}

const cuantas = (celdas: Vuelta['celdas']) =>
  celdas.reduce((n, { buenas, segundas, perdidas }) => n + buenas + segundas + perdidas, 0)

/** Garments of a note come back. What is through with everything goes into the stock by the way of all garments. */
export async function volverDeTaller(
  db: Db,
  id: number,
  { fecha, nota: dicho, celdas, version }: Vuelta,
  { quien, hoy }: Acto,
): Promise<void> {
  const { orden, nota } = await bloquearNota(db, id, version)
  exigirEstado(orden, SE_RECIBE)
  if (nota.anulada) throw new ReglaError('nota.anulada', { numero: nota.numero })
  const dia = fecha ?? hoy
  if (dia > hoy || dia < nota.fecha) throw new CampoError('fecha', 'nota.dia-de-vuelta')
  const n = cuantas(celdas)
  if (n === 0) throw new ReglaError('orden.sin-prendas')
  comprobarCeldas(celdas, await fueraDeNota(db, id))
  const { ordenOperacionId, tallerId, tarifa, precioPerdida } = nota
  await anotarVuelta(
    db,
    {
      ...{ ordenId: orden.id, ordenOperacionId, tallerId, tarifa, precioPerdida },
      ...{ fecha: dia, quien, nota: dicho, notaId: id },
    },
    celdas,
  )
  await saveVersion(db, NOTA, id, null, { vueltas: nota.vueltas + n })
  const ultima = etapasDe(await rutaDe(db, orden.id)).at(-1)?.id === ordenOperacionId
  await entrarPrendas(db, orden, llegadasDe(celdas, ultima), {
    ...{ quien, nota: [nota.numero, dicho].filter(Boolean).join(': ') },
  })
}

/** A return that is on a statement leaves it while it is being checked, and the last takes it away; settled, it stays. */
async function soltarDeLiquidacion(db: Db, vueltaId: number): Promise<void> {
  const [linea] = await db
    .select({ id: l.id, liquidacionId: l.liquidacionId, importe: sql<number>`coalesce(${l.corregido}, ${l.importe})` })
    .from(l)
    .where(eq(l.vueltaId, vueltaId))
  if (!linea) return
  const liquidacion = await lockVersion(db, { table: q, entity: 'Liquidación' }, linea.liquidacionId)
  if (liquidacion.estado === 'liquidada') throw conflict('nota.liquidada', { numero: liquidacion.numero ?? '' })
  await db.delete(l).where(eq(l.id, linea.id))
  if ((await db.$count(l, eq(l.liquidacionId, liquidacion.id))) === 0) {
    await db.delete(q).where(eq(q.id, liquidacion.id))
    return
  }
  await saveVersion(db, { table: q, entity: 'Liquidación' }, liquidacion.id, null, {
    importe: sql`${q.importe} - ${linea.importe}`,
  })
}

/** What was noted as come back did not, while nothing has followed: what came out has not gone on. */
export async function anularVuelta(db: Db, id: number, { quien }: Acto): Promise<number> {
  const [leida] = await db.select({ notaId: v.notaId }).from(v).where(eq(v.id, id))
  if (!leida?.notaId) throw notFound('Vuelta', id)
  const { orden, nota } = await bloquearNota(db, leida.notaId)
  exigirEstado(orden, SE_RECIBE)
  await soltarDeLiquidacion(db, id)
  const vuelta = await lockVersion(db, VUELTA, id)
  if (vuelta.anulada) throw new ReglaError('nota.vuelta-anulada')
  if ((await db.$count(l, eq(l.vueltaId, id))) > 0) throw conflict('error.stale')
  const celdas = await db.select().from(c).where(eq(c.vueltaId, id))
  await saveVersion(db, VUELTA, id, null, { anulada: true })
  await saveVersion(db, NOTA, nota.id, null, { vueltas: nota.vueltas - cuantas(celdas.map(dicha)) })
  await exigirSinSeguir(db, orden.id, vuelta.ordenOperacionId)
  const ultima = etapasDe(await rutaDe(db, orden.id)).at(-1)?.id === vuelta.ordenOperacionId
  await sacarPrendas(db, orden, llegadasDe(celdas, ultima), { quien, nota: nota.numero })
  return nota.id
}

const dicha = (celda: typeof c.$inferSelect): Vuelta['celdas'][number] => celda

/** No more has left for the next operation than still comes out of this one. */
async function exigirSinSeguir(db: Db, ordenId: number, pasoId: number): Promise<void> {
  const etapas = etapasDe(await rutaDe(db, ordenId))
  const k = etapas.findIndex(({ id }) => id === pasoId)
  const siguiente = etapas[k + 1]
  if (!siguiente) return
  const contadas = await contadasDe(db, ordenId)
  for (const { colorId, talla, enviadas } of contadas.filter(({ pasoId: suyo }) => suyo === siguiente.id)) {
    const sale = contadas.find((una) => una.pasoId === pasoId && una.colorId === colorId && una.talla === talla)
    if (enviadas > (sale?.buenas ?? 0)) throw new ReglaError('nota.siguio', { talla })
  }
}
