import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { serve } from '../kit/thread.ts'
import type { Encargo } from './imprenta.ts'

const CARPETA = import.meta.dirname
const leer = (plantilla: Encargo['plantilla']) => readFileSync(join(CARPETA, `${plantilla}.typ`), 'utf8')
const PLANTILLAS = { hoja: leer('hoja'), factura: leer('factura'), etiquetas: leer('etiquetas') }
const compilador = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(CARPETA, 'fuentes')] }] })

/** Memory of earlier pages that is kept for the next ones. */
const EDICIONES = 10

serve(async ({ plantilla, datos }: Encargo) => {
  const pdf = compilador.pdf({ mainFileContent: PLANTILLAS[plantilla], inputs: { hoja: JSON.stringify(datos) } })
  compilador.evictCache(EDICIONES)
  return pdf
})
