import { parseArgs } from 'node:util'

/** What is asked for at the command line. */
export interface Orden {
  historias: number
  /** How many a story has on average; the longest has twice as many. */
  pasos: number
  semilla?: number | undefined
  /** A story that failed before: which one it was, and how it was made shorter. */
  camino?: string | undefined
  repeticion?: string | undefined
}

/** Reads `--stories 200 --steps 60 --seed N`, and what a story that failed says about how to hear it again. */
export function leerOrden(args: string[]): Orden {
  const { values } = parseArgs({
    args,
    options: {
      stories: { type: 'string', default: '200' },
      steps: { type: 'string', default: '60' },
      seed: { type: 'string' },
      path: { type: 'string' },
      replay: { type: 'string' },
    },
  })
  return {
    historias: Number(values.stories),
    pasos: Number(values.steps),
    semilla: values.seed === undefined ? undefined : Number(values.seed),
    camino: values.path,
    repeticion: values.replay,
  }
}

/** The command that tells one story again. A value stays with its name: a seed may begin with a minus. */
export const escribirOrden = ({ pasos, semilla, camino, repeticion }: Omit<Orden, 'historias'>): string =>
  `npm run cuadre -- --steps=${pasos} --seed=${semilla} --path=${camino} --replay=${repeticion}`
