import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { serve } from '../kit/thread.ts'
import type { Hoja } from './hoja.ts'

const CARPETA = import.meta.dirname
const plantilla = readFileSync(join(CARPETA, 'hoja.typ'), 'utf8')
const compilador = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(CARPETA, 'fuentes')] }] })

/** Memory of earlier pages that is kept for the next ones. */
const EDICIONES = 10

serve(async (hoja: Hoja) => {
  const pdf = compilador.pdf({ mainFileContent: plantilla, inputs: { hoja: JSON.stringify(hoja) } })
  compilador.evictCache(EDICIONES)
  return pdf
})
