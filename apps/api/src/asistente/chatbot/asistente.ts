import type { Db } from '../../db/connection.ts'
import type { Cache } from '../../kit/cache.ts'
import type { Changes } from '../../kit/changes.ts'
import { leerCatalogo } from './catalogo.ts'
import { crearIndice, type Indice } from './indice.ts'

/** So long a question waits for news of the catalogue; the next one has them. */
const ESPERA_MS = 400
/** Without word of changes, nothing older than this is trusted. */
const A_CIEGAS_MS = 5000

interface Hecho {
  indice: Indice
  hechoEn: Date
  milisegundos: number
  /** How often the catalogue had changed when it was read. */
  cambios: number
}

/** Keeps the index of what anybody may see; it is made when it is first needed and follows the catalogue by itself. */
export class Asistente {
  readonly #db: Db
  readonly #cache: Pick<Cache, 'drops'>
  readonly #changes: Pick<Changes, 'up'>
  #hecho: Hecho | undefined
  #haciendo: Promise<Hecho> | undefined

  constructor(db: Db, cache: Pick<Cache, 'drops'>, changes: Pick<Changes, 'up'>) {
    this.#db = db
    this.#cache = cache
    this.#changes = changes
  }

  /** The index as it is now, or as it was a moment ago when a large catalogue is just being read again. */
  async indice(): Promise<Indice> {
    const hecho = this.#hecho
    if (hecho && this.#vale(hecho)) return hecho.indice
    const nuevo = this.rehacer()
    if (!hecho) return (await nuevo).indice
    let espera: NodeJS.Timeout | undefined
    const viejo = new Promise<Hecho>((resolve) => {
      espera = setTimeout(resolve, ESPERA_MS, hecho)
    })
    const { indice } = await Promise.race([nuevo.catch(() => hecho), viejo])
    clearTimeout(espera)
    return indice
  }

  /** Reads the catalogue again; who asks meanwhile gets the same one. */
  rehacer(): Promise<Hecho> {
    this.#haciendo ??= this.#hacer().finally(() => {
      this.#haciendo = undefined
    })
    return this.#haciendo
  }

  async #hacer(): Promise<Hecho> {
    const empezo = performance.now()
    const cambios = this.#cache.drops
    const indice = await crearIndice(await leerCatalogo(this.#db), this.#hecho?.indice)
    const milisegundos = Math.round(performance.now() - empezo)
    this.#hecho = { indice, hechoEn: new Date(), milisegundos, cambios }
    return this.#hecho
  }

  #vale({ cambios, hechoEn }: Hecho): boolean {
    if (cambios !== this.#cache.drops) return false
    return this.#changes.up || Date.now() - hechoEn.getTime() < A_CIEGAS_MS
  }
}
