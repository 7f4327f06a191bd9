import { importaciones } from '@telar/contract/casa/importaciones'
import { hoy } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { entender, leerHoja, recordarMapa, registrosDe } from '../../casa/importaciones/hoja.ts'
import { type Marcha, seguir, tomarTurno } from '../../casa/importaciones/marcha.ts'
import { verImportacion, verImportaciones } from '../../casa/importaciones/queries.ts'
import { tomarVuelta, volver } from '../../casa/importaciones/vuelta.ts'
import type { Db } from '../../db/connection.ts'
import { importacionesTable, importacionFilasTable } from '../../db/schema/casa/importaciones.ts'
import { type Context, implement, steps } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import { xlsx } from '../../kit/formats/xlsx.ts'
import { DESCRIPCIONES } from './descripciones.ts'

/** Rows of one statement. */
const DE_GOLPE = 500

async function descripcionDe(db: Db, id: number) {
  const [importacion] = await db
    .select({ que: importacionesTable.que })
    .from(importacionesTable)
    .where(eq(importacionesTable.id, id))
  if (!importacion) throw notFound('Importación', id)
  return DESCRIPCIONES[importacion.que]
}

const marchaDe = async ({ house, user, idioma, reloj }: Context<Caller>, db: Db, id: number): Promise<Marcha> => ({
  ...{ id, house, user, idioma, hoy: hoy(reloj) },
  descripcion: await descripcionDe(db, id),
})

/** Goes on by itself once what was asked for stands; nobody waits for it. */
function enMarcha({ after, log }: Context, trabajo: () => Promise<void>): void {
  after(async () => {
    trabajo().catch((error) => log.warn({ err: error }, 'An import could not be gone on with.'))
  })
}

export default implement(importaciones, {
  lista: ({ db }) => verImportaciones(db),
  ver: ({ db, params: { id } }) => verImportacion(db, id),
  leer: async ({ db, body: { que, data, origen }, idioma }) =>
    entender(db, DESCRIPCIONES[que], await leerHoja(data), origen, idioma),
  plantilla: async ({ params: { que }, idioma }) => ({
    name: `${que}.xlsx`,
    content: await xlsx([{ name: que, rows: [DESCRIPCIONES[que].campos.map(({ nombre }) => nombre[idioma])] }]),
  }),
  probar: steps({
    before: async ({ body: { que, data, mapa } }) => {
      const hoja = await leerHoja(data)
      return { columnas: hoja.columnas, registros: registrosDe(DESCRIPCIONES[que], hoja, mapa) }
    },
    write: async (call, { columnas, registros }) => {
      const { db, user, body } = call
      const { que, origen, fichero, mapa } = body
      const [nueva] = await db
        .insert(importacionesTable)
        .values({ que, origen, fichero, quien: user.email, total: registros.length })
        .returning({ id: importacionesTable.id })
      const id = nueva?.id as number
      for (let i = 0; i < registros.length; i += DE_GOLPE)
        await db
          .insert(importacionFilasTable)
          .values(registros.slice(i, i + DE_GOLPE).map((registro) => ({ ...registro, importacionId: id })))
      await recordarMapa(db, DESCRIPCIONES[que], origen, { mapa, columnas })
      const marcha = await marchaDe(call, db, id)
      enMarcha(call, () => seguir(marcha, 'probando'))
      return id
    },
  }),
  escribir: async (call) => {
    const { db, params } = call
    const marcha = await marchaDe(call, db, params.id)
    const toca = await tomarTurno(db, params.id)
    enMarcha(call, () => seguir(marcha, toca))
    return params.id
  },
  deshacer: async (call) => {
    const { db, params } = call
    const marcha = await marchaDe(call, db, params.id)
    await tomarVuelta(db, marcha)
    enMarcha(call, () => volver(marcha))
    return params.id
  },
})
