import { existencias } from '@telar/contract/almacen/existencias'
import { implement } from '../../kit/call.ts'
import { cambiosDesde } from './queries.ts'

export default implement(existencias, {
  cambios: async ({ db, query: { since, limit } }) => {
    const { filas, siguiente, hayMas } = await cambiosDesde(db, since, limit)
    const cambios = filas.map(({ varianteId, modeloId, cambio: _, ...fila }) => ({
      ...{ varianteId, modeloId, borrada: fila.colorId === null },
      actual: fila.colorId === null ? null : (fila as Completa),
    }))
    return { cambios, siguiente, hayMas }
  },
})

type Fila = Awaited<ReturnType<typeof cambiosDesde>>['filas'][number]
/** Of a variant that is there nothing is missing but what it may lack. */
type Completa = {
  [K in keyof Fila]: K extends 'ean' | 'pvpRecomendado' ? Fila[K] : NonNullable<Fila[K]>
}
