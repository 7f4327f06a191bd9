import { fichas } from '@telar/contract/casa/fichas'
import { and, eq } from 'drizzle-orm'
import { adjuntosTable, notasTable, seguimientosTable } from '../../db/schema/casa/fichas.ts'
import { leerDocumento } from '../../gateways/documents.ts'
import { newFileName } from '../../gateways/files.ts'
import { type Context, implement, steps } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { borrarAdjunto, borrarFicheros, borrarNota, borrarSeguimiento, junto, reenviar } from './commands.ts'
import { historiaDe } from './historia.ts'
import { deshacerJuntos } from './juntos.ts'
import { anotado, correosDe, deFicha, type Ficha } from './queries.ts'

const GRUPO = 'adjuntos'
const PROBLEMA = { grande: 'licencia.grande', 'no-admitido': 'licencia.no-admitida' } as const

/** The record itself, as who asks may read it; else it is as if there were none. */
const leer = <P extends Ficha>(call: Context<Caller> & { params: P }) =>
  call.house.records(call, call.params.recurso, call.params.id)

export default implement(fichas, {
  get: async (call) => {
    await leer(call)
    return anotado(call.db, call.params, call.user)
  },

  historia: async (call) => {
    const { db, params, idioma, house, user } = call
    const juntos = house.together.fields(user, params.recurso)
    return historiaDe(db, params, await leer(call), { idioma, juntos })
  },

  deshacer: async (call) => {
    await leer(call)
    return { registros: await deshacerJuntos(call, call.params, call.params.parte) }
  },

  correos: async (call) => {
    await leer(call)
    return correosDe(call.db, call.params)
  },

  reenviar: async (call) => {
    await leer(call)
    return reenviar(call.db, call.params)
  },

  anotar: async (call) => {
    await leer(call)
    const { db, params, user, body } = call
    const [nota] = await db
      .insert(notasTable)
      .values({ ...junto(params, user), texto: body.texto })
      .returning({ id: notasTable.id })
    return nota?.id ?? 0
  },

  borrarNota: async (call) => {
    await leer(call)
    return borrarNota(call.db, call.params, call.user)
  },

  adjuntar: steps({
    before: async (call) => {
      await leer(call)
      const documento = await leerDocumento(call.body.data)
      if (typeof documento === 'string') throw new FieldsError({ data: [PROBLEMA[documento]] })
      const { tipo, content } = documento
      const fichero = newFileName(GRUPO, tipo)
      await call.house.files.put(fichero, content)
      return { fichero, tipo, bytes: content.length }
    },
    write: async ({ db, params, user, body }, fichero) => {
      const [adjunto] = await db
        .insert(adjuntosTable)
        .values({ ...junto(params, user), nombre: body.nombre, ...fichero })
        .returning({ id: adjuntosTable.id })
      return adjunto?.id ?? 0
    },
    undo: ({ house }, { fichero }) => house.files.delete(fichero),
  }),

  adjunto: async (call) => {
    await leer(call)
    const { db, params, house } = call
    const [adjunto] = await db
      .select()
      .from(adjuntosTable)
      .where(and(eq(adjuntosTable.id, params.parte), deFicha(adjuntosTable, params)))
    const content = adjunto && (await house.files.get(adjunto.fichero))
    if (!content) throw notFound('Adjunto', params.parte)
    return { name: `adjunto-${adjunto.id}.${adjunto.tipo}`, content }
  },

  borrarAdjunto: async (call) => {
    await leer(call)
    const { db, params, user, house, after } = call
    const idos = await borrarAdjunto(db, params, user)
    after(() => borrarFicheros(house.files, idos))
    return params.parte
  },

  seguir: async (call) => {
    await leer(call)
    const { db, params, user, body } = call
    const [seguimiento] = await db
      .insert(seguimientosTable)
      .values({ ...junto(params, user), ...body })
      .returning({ id: seguimientosTable.id })
    return seguimiento?.id ?? 0
  },

  hecho: async (call) => {
    await leer(call)
    const { db, params, body } = call
    const [hecho] = await db
      .update(seguimientosTable)
      .set({ hecho: body.hecho })
      .where(and(eq(seguimientosTable.id, params.parte), deFicha(seguimientosTable, params)))
      .returning({ id: seguimientosTable.id })
    if (!hecho) throw notFound('Seguimiento', params.parte)
    return hecho.id
  },

  borrarSeguimiento: async (call) => {
    await leer(call)
    return borrarSeguimiento(call.db, call.params, call.user)
  },
})
