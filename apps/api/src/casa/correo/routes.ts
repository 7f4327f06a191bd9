import { correo } from '@telar/contract/casa/correo'
import { hoy } from '@telar/domain/fecha'
import { and, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm'
import { run } from '../../db/rows.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { implement } from '../../kit/call.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'
import { prueba } from './cartas.ts'
import { componerCorreo } from './enviar.ts'
import { estadoDeLaSalida, servidorDe } from './estado.ts'
import { sinClaves } from './sin-claves.ts'

const { texto: _, html: __, adjunto: ___, sobre: ____, ...columns } = getTableColumns(correosTable)

const fuente: Source = { table: correosTable, columns, searchIn: ['para', 'asunto'], orderBy: 'id desc' }

export default implement(correo, {
  search: ({ db, body, idioma }) => searchRows(db, fuente, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuente, 'correos', body, idioma),

  get: async ({ db, params: { id } }) => {
    const [mail] = await db.select().from(correosTable).where(eq(correosTable.id, id))
    if (!mail) throw notFound('Correo', id)
    return { ...mail, texto: sinClaves(mail.texto), html: sinClaves(mail.html) }
  },

  retry: async ({ db, params: { id } }) => {
    const [mail] = await db.select({ estado: correosTable.estado }).from(correosTable).where(eq(correosTable.id, id))
    if (!mail) throw notFound('Correo', id)
    const [queued] = await db
      .update(correosTable)
      .set({ estado: 'pendiente', proximoIntento: sql`now()` })
      .where(and(eq(correosTable.id, id), ne(correosTable.estado, 'enviado')))
      .returning({ id: correosTable.id })
    if (!queued) throw conflict('correo.no-fallido')
    await run(db, sql`select pg_notify('telar_cambios', 'correos')`)
    return id
  },
  estado: async ({ db, house }) => ({ ...(await estadoDeLaSalida(db)), servidor: servidorDe(house.config) }),

  probar: async ({ db, body: { para }, idioma, reloj }) => {
    const correo = await componerCorreo(db, { para, idioma, plantilla: prueba, datos: { fecha: hoy(reloj) } })
    const [puesto] = await db.insert(correosTable).values(correo).returning({ id: correosTable.id })
    return puesto?.id ?? 0
  },

  reintentar: async ({ db }) => {
    const correos = await db
      .update(correosTable)
      .set({ estado: 'pendiente', intentos: 0, proximoIntento: sql`now()` })
      .where(and(ne(correosTable.estado, 'enviado'), gt(correosTable.intentos, 0)))
      .returning({ id: correosTable.id })
    await run(db, sql`select pg_notify('telar_cambios', 'correos')`)
    return { correos: correos.length }
  },
})
