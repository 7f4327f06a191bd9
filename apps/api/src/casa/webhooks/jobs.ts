import { HORAS_DE_ESPERA, pausaTras } from '@telar/domain/casa/webhook'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { webhookEnviosTable as e, webhooksTable as w } from '../../db/schema/casa/webhooks.ts'
import type { SendWebhook } from '../../gateways/webhook.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { cabeceras } from './firma.ts'

/** Longer than another server may take. */
const EN_CAMINO_S = 60
const YA_NO_ESTA = 410
/** Messages go in their order; one that was refused so often lets the others pass. */
const EN_ORDEN = 4

const Tomado = z.object({
  id: z.int(),
  webhookId: z.int(),
  mensaje: z.string(),
  tipo: z.string(),
  datos: z.record(z.string(), z.unknown()),
  creado: z.string(),
  url: z.string(),
  secreto: z.string(),
  anterior: z.string().nullable(),
  fallos: z.int(),
  intentos: z.int(),
})
type Tomado = z.output<typeof Tomado>

/** The oldest of those that are due, to an endpoint that is not left in peace. */
const primero = (cuales: SQL) => sql`(
  select p.id from webhook_envios p join webhooks v on v.id = p.webhook_id
  where p.estado = 'pendiente' and ${cuales} and ${yaToca(sql`p.proximo_intento`)} and v.activo
    and (v.pausa_hasta is null or ${yaToca(sql`v.pausa_hasta`)})
  order by p.id limit 1 for update of p skip locked)`

/** Takes one message: for as long as it is on its way nobody else does. */
const tomar = (db: Db): Promise<Tomado | undefined> =>
  firstRow(
    db,
    Tomado,
    sql`
    update webhook_envios e set proximo_intento = now() + make_interval(secs => ${EN_CAMINO_S})
    from (
      select coalesce(${primero(sql`p.intentos < ${EN_ORDEN}`)}, ${primero(sql`p.intentos >= ${EN_ORDEN}`)}) as id) n,
      webhooks w
    where e.id = n.id and w.id = e.webhook_id
    returning e.id, e.webhook_id as "webhookId", e.mensaje, e.tipo, e.datos, e.creado_en::text as creado, w.url, w.secreto, e.intentos,
      case when w.anterior_hasta > now() then w.secreto_anterior end as anterior, w.fallos_seguidos as fallos`,
  )

interface Intento {
  respuesta: number | null
  error: string | null
}

async function intentar(send: SendWebhook, tomado: Tomado, ahora: Date): Promise<Intento> {
  const { mensaje, tipo, datos, creado, url, secreto, anterior } = tomado
  const cuerpo = JSON.stringify({ type: tipo, timestamp: new Date(creado).toISOString(), data: datos })
  const secretos = anterior ? [secreto, anterior] : [secreto]
  const firmado = { id: mensaje, momento: Math.floor(ahora.getTime() / 1000), cuerpo }
  try {
    const respuesta = await send({ url, headers: cabeceras(secretos, firmado), body: cuerpo })
    const bien = respuesta >= 200 && respuesta < 300
    return { respuesta, error: bien ? null : `HTTP ${respuesta}` }
  } catch (error) {
    return { respuesta: null, error: (error as Error).message.slice(0, 300) }
  }
}

/** Delivers one message, with no transaction open meanwhile; an endpoint that fails is left in peace for longer each time. */
export async function enviarSiguiente(db: Db, send: SendWebhook): Promise<boolean> {
  const tomado = await tomar(db)
  if (!tomado) return false
  const { id, webhookId, fallos, intentos: antes } = tomado
  const { respuesta, error } = await intentar(send, tomado, new Date())
  const intentos = sql`${e.intentos} + 1`
  await db.transaction(async (tx) => {
    if (error === null) {
      const set = { estado: 'enviado' as const, proximoIntento: null, enviadoEn: sql`now()`, ultimoError: null }
      await tx
        .update(e)
        .set({ ...set, intentos, respuesta })
        .where(eq(e.id, id))
      if (fallos > 0) await tx.update(w).set({ fallosSeguidos: 0, pausaHasta: null }).where(eq(w.id, webhookId))
      return
    }
    const enSegundos = (segundos: number) => sql`now() + make_interval(secs => ${segundos})`
    const pausa = enSegundos(pausaTras(fallos + 1))
    const suya = enSegundos(pausaTras(Math.max(fallos, antes) + 1))
    await tx
      .update(e)
      .set({
        ...{ intentos, respuesta, ultimoError: error, proximoIntento: suya },
        estado: sql`case when ${e.esperaDesde} < now() - make_interval(hours => ${HORAS_DE_ESPERA}) then 'fallido' else 'pendiente' end`,
      })
      .where(eq(e.id, id))
    await tx
      .update(w)
      .set({
        ...{ fallosSeguidos: sql`${w.fallosSeguidos} + 1`, pausaHasta: pausa },
        // Who says that the address is gone for good wants to hear no more.
        ...(respuesta === YA_NO_ESTA ? { activo: false } : {}),
      })
      .where(eq(w.id, webhookId))
  })
  return true
}

/** Delivers what is due: at once when there is a message, and every few seconds whatever happens. */
export const startWebhooks = (
  db: Db,
  changes: Changes,
  send: SendWebhook,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => Promise<void>) => repeat({ log, changes, table: 'webhook_envios', step: () => enviarSiguiente(db, send) })

/** What was delivered a month ago, and what was given up three months ago. */
export const limpiezaDeWebhooks = [
  sql`delete from webhook_envios where estado = 'enviado' and creado_en < now() - interval '30 days'`,
  sql`delete from webhook_envios where estado = 'fallido' and creado_en < now() - interval '90 days'`,
]
