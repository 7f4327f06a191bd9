import fc from 'fast-check'
import type { Falta, Mundo } from './mundo.ts'
import type { Clase } from './paso.ts'
import { pasosDeAlmacen } from './pasos/almacen.ts'
import { pasosDeCatalogo } from './pasos/catalogo.ts'
import { pasosDeFacturas } from './pasos/facturas.ts'
import { pasosDePedidos } from './pasos/pedidos.ts'
import { pasosDeProduccion } from './pasos/produccion.ts'
import { pasosDeTesoreria } from './pasos/tesoreria.ts'

const CLASES = [
  ...pasosDePedidos,
  ...pasosDeFacturas,
  ...pasosDeTesoreria,
  ...pasosDeProduccion,
  ...pasosDeCatalogo,
  ...pasosDeAlmacen,
]
const PESO_DE_DOS = 10

const decir = ({ nombre, que, esperado, hallado }: Falta) =>
  `${nombre}: ${que}, esperado ${esperado}, hallado ${hallado}`

/** The books do not agree after a step. */
export class Descuadre extends Error {
  constructor(faltas: readonly Falta[]) {
    super(faltas.map(decir).join('\n'))
  }
}

interface Elegido {
  clase: Clase
  elegido: unknown
}

const enPalabras = ({ clase, elegido }: Elegido) => `${clase.nombre} ${JSON.stringify(elegido)}`

/** One step, or two by different people at once; afterwards the books must agree. */
class Paso implements fc.AsyncCommand<object, Mundo> {
  readonly #partes: readonly Elegido[]

  constructor(partes: readonly Elegido[]) {
    this.#partes = partes
  }

  check(): boolean {
    return true
  }

  async run(_: object, mundo: Mundo): Promise<void> {
    mundo.relato.push(`— ${this}`)
    await Promise.all(
      this.#partes.map(async ({ clase, elegido }) => this.#contar(mundo, clase, await clase.dar(mundo, elegido))),
    )
    const faltas = await mundo.faltas()
    if (faltas.length > 0) throw new Descuadre(faltas)
  }

  #contar({ dados }: Mundo, { nombre }: Clase, respuesta: unknown): void {
    const suyos = dados.get(nombre) ?? { hechos: 0, negados: 0, vacios: 0 }
    const { status } = (respuesta || { status: 0 }) as { status: number }
    suyos[status === 0 ? 'vacios' : status < 400 ? 'hechos' : 'negados'] += 1
    dados.set(nombre, suyos)
  }

  toString(): string {
    return this.#partes.map(enPalabras).join(' a la vez que ')
  }
}

const uno = fc.oneof(
  ...CLASES.map((clase) => ({ weight: clase.peso, arbitrary: clase.elige.map((elegido) => ({ clase, elegido })) })),
)
const paso = fc.oneof(
  { withCrossShrink: true },
  { weight: 100 - PESO_DE_DOS, arbitrary: uno.map((solo) => new Paso([solo])) },
  { weight: PESO_DE_DOS, arbitrary: fc.tuple(uno, uno).map((dos) => new Paso(dos)) },
)

export interface Contar {
  historias: number
  pasos: number
  semilla?: number | undefined
  /** A story that failed before, to tell it again. */
  camino?: string | undefined
  /** Told after each story. */
  alAcabar?: (cuantas: number) => void
}

export interface Contadas {
  historias: number
  pasos: number
  /** What failed, its story made as short as it gets, and how to hear it again. */
  fallo: string | null
}

/** Tells random stories; stops at the first after which the books do not agree, or in which a call fails. */
export async function contar(mundo: Mundo, { historias, pasos, semilla, camino, alAcabar }: Contar): Promise<Contadas> {
  const cuenta = { historias: 0, pasos: 0 }
  /** What the last story that failed did: after shrinking, the shortest. */
  let relato: string[] = []
  const propiedad = fc.asyncProperty(fc.commands([paso], { maxCommands: pasos, size: 'max' }), async (historia) => {
    await mundo.deNuevo()
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: mundo }), historia)
    } catch (error) {
      relato = [...mundo.relato]
      throw error
    } finally {
      cuenta.historias += 1
      cuenta.pasos += mundo.relato.filter((linea) => linea.startsWith('—')).length
      alAcabar?.(cuenta.historias)
    }
  })
  const resultado = await fc.check(propiedad, {
    numRuns: historias,
    ...(semilla === undefined ? {} : { seed: semilla }),
    ...(camino === undefined ? {} : { path: camino, endOnFailure: true }),
  })
  if (!resultado.failed) return { ...cuenta, fallo: null }
  const { errorInstance, seed, counterexamplePath } = resultado
  const fallo = [
    (errorInstance as Error).message,
    ...relato.map((linea) => `  ${linea}`),
    `npm run cuadre -- --seed ${seed} --path ${counterexamplePath} --steps ${pasos}`,
  ].join('\n')
  return { ...cuenta, fallo }
}
