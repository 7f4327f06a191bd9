import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { comprobarFotos, PEDIR_POR_OTROS } from '@telar/domain/facturacion/devolucion'
import { hoy } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, or, type SQL } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { adjuntosTable as a } from '../../db/schema/casa/fichas.ts'
import { devolucionesTable as d, devolucionesLista as lista } from '../../db/schema/facturacion/devoluciones.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { leerDocumento } from '../../gateways/documents.ts'
import { newFileName } from '../../gateways/files.ts'
import { implement, steps } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { abonar } from './abonar.ts'
import { abonablesDe, atar } from './atar.ts'
import { aprobar, arreglar, bloquear, rechazar, recibir, retirar, solicitar } from './commands.ts'
import { imprimirDevolucion } from './papel.ts'
import { devolviblesDe, FOTOS, fuente, plazoDe, propias, verDevolucion, verDevoluciones } from './queries.ts'

const suyas = (user: Caller) => deSusClientes(user, lista.clienteId)
const suya = (user: Caller) => deSusClientes(user, d.clienteId)
const mia = ({ clienteId }: Caller): SQL => (clienteId === null ? eq(d.id, -1) : eq(d.clienteId, clienteId))

/** One's own deliveries; who may ask for customers, also those of theirs. */
const alcanzables = (user: Caller): SQL | undefined =>
  user.permissions.has(PEDIR_POR_OTROS)
    ? or(propias(user, e.clienteId), deSusClientes(user, e.clienteId))
    : propias(user, e.clienteId)

/** Whoever reaches all of them has no condition. */
const pedibles = (user: Caller): SQL | undefined =>
  user.permissions.has(PEDIR_POR_OTROS) && deSusClientes(user, e.clienteId) === undefined
    ? undefined
    : alcanzables(user)

async function foto(db: Db, house: Pick<House, 'files'>, id: number, parte: number) {
  const [adjunto] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, parte), eq(a.recurso, FOTOS), eq(a.registro, String(id))))
  const content = adjunto && (await house.files.get(adjunto.fichero))
  if (!content) throw notFound('Foto', parte)
  return { name: `foto-${adjunto.id}.${adjunto.tipo}`, content }
}

export default implement(devoluciones, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuente, body, idioma, suyas(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuente, 'devoluciones', body, idioma, suyas(user)),
  agrupar: ({ db, body, user, idioma }) =>
    groupRows(db, { source: fuente, sums: sumsOf(devoluciones.agrupar), own: suyas(user) }, body, idioma),
  get: ({ db, params: { id }, user }) => verDevolucion(db, id, suyas(user)),
  aprobar: async ({ db, params: { id }, body, user, house }) => {
    await aprobar(db, await bloquear(db, id, suya(user), body.version), body, house)
    return id
  },
  rechazar: async ({ db, params: { id }, body, user, house }) => {
    await rechazar(db, await bloquear(db, id, suya(user), body.version), body.respuesta, house)
    return id
  },
  recibir: async ({ db, params: { id }, body, user, house, reloj }) => {
    const fila = await bloquear(db, id, suya(user), body.version)
    const { lineas, observaciones } = body
    await recibir(db, fila, { lineas, observaciones, hoy: hoy(reloj), quien: user.email, house })
    return id
  },
  arreglar: async ({ db, params: { id }, body, user }) => {
    await arreglar(db, await bloquear(db, id, suya(user), body.version), body)
    return id
  },
  abonar: async ({ db, params: { id }, user, reloj }) => abonar(db, await bloquear(db, id, suya(user)), hoy(reloj)),
  abonables: async ({ db, params: { id }, user }) => {
    const [fila] = await db
      .select()
      .from(d)
      .where(and(eq(d.id, id), suya(user)))
    if (!fila) throw notFound('Devolución', id)
    return abonablesDe(db, fila)
  },
  atar: async ({ db, params: { id }, body: { version, facturaIds }, user }) => {
    await atar(db, await bloquear(db, id, suya(user), version), facturaIds)
    return id
  },
  pdf: async ({ db, params: { id }, user }) => imprimirDevolucion(db, await verDevolucion(db, id, suyas(user))),
  foto: async ({ db, params: { id, parte }, user, house }) => {
    await verDevolucion(db, id, suyas(user))
    return foto(db, house, id, parte)
  },
  devolvibles: async ({ db, params: { id }, user, reloj }) => {
    const { hasta, enPlazo } = await plazoDe(db, id, pedibles(user), reloj)
    return { hasta, enPlazo, lineas: (await devolviblesDe(db, id)).filter(({ quedan }) => quedan > 0) }
  },
  mias: ({ db, query: { pedidoId }, user }) =>
    verDevoluciones(db, and(propias(user, lista.clienteId), pedidoId ? eq(lista.pedidoId, pedidoId) : undefined)),
  solicitar: async ({ db, body: { entregaId, notas, lineas }, user, idioma, house, reloj }) => {
    const { entrega, hasta, enPlazo } = await plazoDe(db, entregaId, pedibles(user), reloj)
    if (!enPlazo) throw new ReglaError('devolucion.plazo', { hasta })
    return solicitar(db, { entrega, notas, lineas, quien: user.email, hoy: hoy(reloj), idioma, house })
  },
  adjuntar: steps({
    before: async ({ db, params: { id }, user, body, house }) => {
      const { estado } = await verDevolucion(
        db,
        id,
        user.permissions.has(PEDIR_POR_OTROS) ? suyas(user) : propias(user, lista.clienteId),
      )
      if (estado !== 'solicitada') throw new ReglaError('devolucion.paso', { de: estado, a: 'solicitada' })
      const documento = await leerDocumento(body.data)
      if (typeof documento === 'string')
        throw new FieldsError({ data: [documento === 'grande' ? 'licencia.grande' : 'licencia.no-admitida'] })
      const fichero = newFileName(FOTOS, documento.tipo)
      await house.files.put(fichero, documento.content)
      return { fichero, tipo: documento.tipo, bytes: documento.content.length }
    },
    write: async ({ db, params: { id }, user, body }, fichero) => {
      const { estado } = await bloquear(db, id)
      comprobarFotos(estado, await db.$count(a, and(eq(a.recurso, FOTOS), eq(a.registro, String(id)))))
      const [adjunto] = await db
        .insert(a)
        .values({
          recurso: FOTOS,
          registro: String(id),
          autorId: user.id,
          autor: user.email,
          nombre: body.nombre,
          ...fichero,
        })
        .returning({ id: a.id })
      return adjunto?.id ?? 0
    },
    undo: ({ house }, { fichero }) => house.files.delete(fichero),
  }),
  fotoMia: async ({ db, params: { id, parte }, user, house }) => {
    await verDevolucion(db, id, propias(user, lista.clienteId))
    return foto(db, house, id, parte)
  },
  pdfMia: async ({ db, params: { id }, user }) =>
    imprimirDevolucion(db, await verDevolucion(db, id, propias(user, lista.clienteId))),
  retirar: async ({ db, params: { id }, user }) => {
    await retirar(db, await bloquear(db, id, mia(user)))
    return id
  },
})
