import { faq } from '@telar/contract/asistente/faq'
import { appsettings } from '@telar/contract/casa/appsettings'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import type { House } from '../../kit/house.ts'
import type { Source } from '../../kit/memory/sources.ts'
import { leerCatalogo } from './catalogo.ts'
import { crearIndice, type Indice } from './indice.ts'

interface Hecho {
  indice: Indice
  hechoEn: Date
  milisegundos: number
}

/** What anybody may see. A large catalogue takes seconds to be read: a question does not wait for that long. */
const LO_PUBLICO: Source = {
  from: [...webmodelos.getAll.cached.from, ...faq.getAll.cached.from, ...appsettings.get.cached.from],
  until: 'midnight',
  patience: 400,
  blind: 5000,
}

type Casa = Pick<House, 'db' | 'kept' | 'reloj'>

const hacer =
  ({ db, reloj }: Casa) =>
  async (antes: Hecho | undefined): Promise<Hecho> => {
    const empezo = performance.now()
    const indice = await crearIndice(await leerCatalogo(db, reloj()), antes?.indice)
    return { indice, hechoEn: reloj(), milisegundos: Math.round(performance.now() - empezo) }
  }

/** The index of what anybody may see: made when it is first needed, it follows the catalogue by itself. */
export const leerIndice = async (casa: Casa): Promise<Indice> =>
  (await casa.kept.value(LO_PUBLICO, 'asistente', hacer(casa))).indice

/** Reads the catalogue again. */
export const rehacerIndice = (casa: Casa): Promise<Hecho> => casa.kept.again(LO_PUBLICO, 'asistente', hacer(casa))
