import { Webhook, webhooks } from '@telar/contract/casa/webhooks'
import { HORAS_DEL_ANTERIOR, PRUEBA } from '@telar/domain/casa/webhook'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { webhookEnviosTable as e, webhooksTable as w } from '../../db/schema/casa/webhooks.ts'
import { refusedAddress } from '../../gateways/webhook.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { exportListed } from '../../kit/rows/export-listed.ts'
import { refuseIfOvertaken } from '../../kit/rows/overtaken.ts'
import { nuevoSecreto } from './firma.ts'

const { secreto: _, secretoAnterior: __, ...columnas } = getTableColumns(w)
const { webhookId: ___, esperaDesde: ____, ...delEnvio } = getTableColumns(e)
const CUANTOS = 100

const cuantos = (estado: 'pendiente' | 'fallido') =>
  sql<number>`(select count(*)::int from webhook_envios x where x.webhook_id = webhooks.id and x.estado = ${estado})`

function comprobarDireccion(url: string, config: Config): void {
  const mal = refusedAddress(url, config)
  if (mal) throw new FieldsError({ url: [`webhook.${mal}`] })
}

const todos = (db: Db) =>
  db
    .select({
      ...columnas,
      pendientes: cuantos('pendiente'),
      fallidos: cuantos('fallido'),
      ultimoEnviado: sql<string | null>`(
        select x.enviado_en from webhook_envios x where x.webhook_id = webhooks.id and x.estado = 'enviado'
        order by x.id desc limit 1)`.mapWith(e.enviadoEn),
    })
    .from(w)

export default implement(webhooks, {
  list: ({ db }) => todos(db).orderBy(w.id),

  export: ({ body, idioma, house }) =>
    exportListed(
      house,
      { name: 'webhooks', fields: Object.keys(Webhook.shape), read: (db) => todos(db).orderBy(w.id) },
      body,
      idioma,
    ),

  get: async ({ db, params: { id } }) => {
    const [uno] = await todos(db).where(eq(w.id, id))
    if (!uno) throw notFound('Webhook', id)
    return uno
  },

  crear: async ({ db, body, house }) => {
    comprobarDireccion(body.url, house.config)
    const secreto = nuevoSecreto()
    const [nuevo] = await db
      .insert(w)
      .values({ ...body, secreto })
      .returning({ id: w.id })
    return { id: nuevo?.id ?? 0, secreto }
  },

  cambiar: async ({ db, params: { id }, body: { antes, ...body }, house }) => {
    if (body.url !== undefined) comprobarDireccion(body.url, house.config)
    const [webhook] = await db.select().from(w).where(eq(w.id, id)).for('update')
    if (!webhook) throw notFound('Webhook', id)
    refuseIfOvertaken(webhook, antes, body)
    await db
      .update(w)
      .set({ ...body, fallosSeguidos: 0, pausaHasta: null })
      .where(eq(w.id, id))
    return id
  },

  girar: async ({ db, params: { id } }) => {
    const secreto = nuevoSecreto()
    const [girado] = await db
      .update(w)
      .set({
        secreto,
        secretoAnterior: sql`${w.secreto}`,
        anteriorHasta: sql`now() + make_interval(hours => ${HORAS_DEL_ANTERIOR})`,
      })
      .where(eq(w.id, id))
      .returning({ id: w.id })
    if (!girado) throw notFound('Webhook', id)
    return { id, secreto }
  },

  probar: async ({ db, params: { id } }) => {
    const [webhook] = await db.update(w).set({ fallosSeguidos: 0, pausaHasta: null }).where(eq(w.id, id)).returning()
    if (!webhook) throw notFound('Webhook', id)
    const [envio] = await db
      .insert(e)
      .values({ webhookId: id, tipo: PRUEBA, datos: { webhook: webhook.nombre } })
      .returning({ id: e.id })
    return envio?.id ?? 0
  },

  borrar: async ({ db, params: { id } }) => {
    const [ido] = await db.delete(w).where(eq(w.id, id)).returning({ id: w.id })
    if (!ido) throw notFound('Webhook', id)
    return id
  },

  envios: async ({ db, params: { id }, query: { antes } }) => {
    const [webhook] = await db.select({ id: w.id }).from(w).where(eq(w.id, id))
    if (!webhook) throw notFound('Webhook', id)
    return db
      .select(delEnvio)
      .from(e)
      .where(and(eq(e.webhookId, id), antes ? lt(e.id, antes) : undefined))
      .orderBy(desc(e.id))
      .limit(CUANTOS)
  },

  reenviar: async ({ db, params: { id } }) => {
    const [envio] = await db
      .update(e)
      .set({ estado: 'pendiente', esperaDesde: sql`now()`, proximoIntento: sql`now()`, ultimoError: null })
      .where(eq(e.id, id))
      .returning({ webhookId: e.webhookId })
    if (!envio) throw notFound('Envio', id)
    await db.update(w).set({ pausaHasta: null }).where(eq(w.id, envio.webhookId))
    await run(db, sql`select pg_notify('telar_cambios', 'webhook_envios')`)
    return id
  },
})
