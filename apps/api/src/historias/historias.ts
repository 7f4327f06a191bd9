import fc from 'fast-check'
import type { Falta, Mundo } from './mundo.ts'
import { escribirOrden, type Orden } from './orden.ts'
import type { Clase } from './paso.ts'
import { pasosDeAlmacen } from './pasos/almacen.ts'
import { pasosDeCatalogo } from './pasos/catalogo.ts'
import { pasosDeCesta } from './pasos/cesta.ts'
import { pasosDeDevoluciones } from './pasos/devoluciones.ts'
import { pasosDeEnvios } from './pasos/envios.ts'
import { pasosDeFacturas } from './pasos/facturas.ts'
import { pasosDeOleadas } from './pasos/oleadas.ts'
import { pasosDePedidos } from './pasos/pedidos.ts'
import { pasosDePrecios } from './pasos/precios.ts'
import { pasosDeProduccion } from './pasos/produccion.ts'
import { pasosDeReparto } from './pasos/reparto.ts'
import { pasosDeTalleres } from './pasos/talleres.ts'
import { pasosDeTelas } from './pasos/telas.ts'
import { pasosDeTesoreria } from './pasos/tesoreria.ts'
import { PERSONAS, type Persona } from './personas.ts'

const CLASES = [
  ...pasosDeCesta,
  ...pasosDePedidos,
  ...pasosDeEnvios,
  ...pasosDeFacturas,
  ...pasosDeDevoluciones,
  ...pasosDeTesoreria,
  ...pasosDeProduccion,
  ...pasosDeTalleres,
  ...pasosDeTelas,
  ...pasosDeCatalogo,
  ...pasosDePrecios,
  ...pasosDeAlmacen,
  ...pasosDeReparto,
  ...pasosDeOleadas,
]
/** Of a hundred steps so many are two different ones at once, and so many the same one by two people. */
const PESO_DE_DOS = 14
const PESO_DE_LO_MISMO = 6

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
  quien: Persona
  elegido: unknown
}

const enPalabras = ({ clase, quien, elegido }: Elegido) => `${clase.nombre} (${quien}) ${JSON.stringify(elegido)}`

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
    const hechas = await Promise.allSettled(
      this.#partes.map(async ({ clase, quien, elegido }) =>
        this.#contar(mundo, clase, await clase.dar(mundo.como(quien), elegido)),
      ),
    )
    const mala = hechas.find(({ status }) => status === 'rejected')
    if (mala) throw (mala as PromiseRejectedResult).reason
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

/** Most often the administrator or who usually does it; now and then anybody tries. */
const alguien = (suyas: readonly Persona[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...suyas) }, { weight: 1, arbitrary: fc.constantFrom(...PERSONAS) })

const uno = fc.oneof(
  ...CLASES.map((clase) => ({
    weight: clase.peso,
    arbitrary: fc.tuple(clase.elige, alguien(clase.quienes)).map(([elegido, quien]) => ({ clase, quien, elegido })),
  })),
)
const dos = fc.tuple(uno, uno).map((partes) => new Paso(partes))
const loMismo = fc
  .tuple(uno, fc.constantFrom<Persona>('admin', 'ventas'))
  .map(([una, quien]) => new Paso([una, { ...una, quien }]))
const paso = fc.oneof(
  { withCrossShrink: true },
  { weight: 100 - PESO_DE_DOS - PESO_DE_LO_MISMO, arbitrary: uno.map((solo) => new Paso([solo])) },
  { weight: PESO_DE_DOS, arbitrary: dos },
  { weight: PESO_DE_LO_MISMO, arbitrary: loMismo },
)

export interface Contar extends Orden {
  /** Told after each story. */
  alAcabar?: (cuantas: number) => void
}

export interface Contadas {
  historias: number
  pasos: number
  /** What failed, its story made as short as it gets, and how to hear it again. */
  fallo: string | null
}

/** What fast-check needs beside the path to find a story again that was made shorter. */
const repeticionDe = (historia: unknown) => /replayPath="([^"]*)"/.exec(String(historia))?.[1] ?? ''

/** Tells random stories; stops at the first after which the books do not agree, or in which a call fails. */
export async function contar(mundo: Mundo, orden: Contar): Promise<Contadas> {
  const { historias, pasos, semilla, camino, repeticion, alAcabar } = orden
  const cuenta = { historias: 0, pasos: 0 }
  /** What the last story that failed did: after shrinking, the shortest. */
  let relato: string[] = []
  const historiasAlAzar = fc.commands([paso], {
    maxCommands: 2 * pasos,
    size: 'max',
    ...(repeticion === undefined ? {} : { replayPath: repeticion }),
  })
  const propiedad = fc.asyncProperty(historiasAlAzar, async (historia) => {
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
    ...(camino === undefined ? {} : { path: camino, numRuns: 1, endOnFailure: true }),
  })
  if (!resultado.failed) return { ...cuenta, fallo: null }
  const { errorInstance, seed, counterexamplePath, counterexample } = resultado
  const fallo = [
    (errorInstance as Error).message,
    ...relato.map((linea) => `  ${linea}`),
    escribirOrden({
      pasos,
      semilla: seed,
      camino: counterexamplePath ?? '',
      repeticion: repeticionDe(counterexample?.[0]),
    }),
  ].join('\n')
  return { ...cuenta, fallo }
}
