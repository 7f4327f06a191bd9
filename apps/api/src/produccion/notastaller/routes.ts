import { notastaller } from '@telar/contract/produccion/notastaller'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { anularNota, enviarATaller } from './enviar.ts'
import { notaEnPapel } from './papel.ts'
import { enTaller, filas, segundasDe, verNota } from './queries.ts'
import { anularVuelta, volverDeTaller } from './volver.ts'

export default implement(notastaller, {
  search: ({ db, body, idioma, reloj }) => searchRows(db, filas(hoy(reloj)), body, idioma),
  export: ({ body, idioma, house, reloj }) => exportRows(house, filas(hoy(reloj)), 'notas-de-taller', body, idioma),
  agrupar: ({ db, body, idioma, reloj }) =>
    groupRows(db, { source: filas(hoy(reloj)), sums: sumsOf(notastaller.agrupar) }, body, idioma),
  get: ({ db, params: { id }, reloj }) => verNota(db, id, hoy(reloj)),
  create: ({ db, body, user, reloj }) => enviarATaller(db, body, { quien: user.email, hoy: hoy(reloj) }),
  volver: async ({ db, params: { id }, body, user, reloj }) => {
    await volverDeTaller(db, id, body, { quien: user.email, hoy: hoy(reloj) })
    return verNota(db, id, hoy(reloj))
  },
  anular: async ({ db, params: { id }, body: { version }, reloj }) => {
    await anularNota(db, id, version)
    return verNota(db, id, hoy(reloj))
  },
  anularVuelta: async ({ db, params: { id }, user, reloj }) => {
    const notaId = await anularVuelta(db, id, { quien: user.email, hoy: hoy(reloj) })
    return verNota(db, notaId, hoy(reloj))
  },
  pdf: ({ db, params: { id } }) => notaEnPapel(db, id),
  enTaller: ({ db, reloj }) => enTaller(db, hoy(reloj)),
  segundas: ({ db, body }) => segundasDe(db, body),
})
