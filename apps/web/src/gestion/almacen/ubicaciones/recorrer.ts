import { type Ubicacion, ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { porCodigo } from '@telar/domain/almacen/ubicacion'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { UBICACION } from './ubicacion-texts.ts'

const enOrden = (filas: readonly Ubicacion[]) => filas.toSorted((a, b) => a.orden - b.orden)

/** Walks the marked shelves in another order; the way back is offered. */
const recorrer =
  (otro: (filas: readonly Ubicacion[]) => Ubicacion[]) =>
  async (calls: Calls, filas: Ubicacion[], idioma: Idioma): Promise<Done> => {
    const ponerlas = (en: readonly Ubicacion[]) =>
      calls.write(ubicaciones.ordenar, { body: { ids: en.map(({ id }) => id) } })
    await ponerlas(otro(filas))
    return { text: enIdioma(UBICACION.ordenados, idioma), undo: () => ponerlas(enOrden(filas)) }
  }

export const porSuCodigo = recorrer((filas) => filas.toSorted((a, b) => porCodigo(a.codigo, b.codigo)))
export const alReves = recorrer((filas) => enOrden(filas).toReversed())
