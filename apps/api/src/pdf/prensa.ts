import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { serve } from '../kit/apart.ts'
import type { Encargo } from './imprenta.ts'

const CARPETA = import.meta.dirname
/** A template is read once; it does not change while the server runs. */
const plantillas = new Map<string, string>()

function leer(plantilla: string): string {
  const texto = plantillas.get(plantilla) ?? readFileSync(new URL(plantilla), 'utf8')
  plantillas.set(plantilla, texto)
  return texto
}

const compilador = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(CARPETA, 'fuentes')] }] })

/** Memory of earlier pages that is kept for the next ones. */
const EDICIONES = 2

serve(async ({ plantilla, datos, logo }: Encargo) => {
  const pdf = compilador.pdf({ mainFileContent: leer(plantilla), inputs: { hoja: JSON.stringify(datos), logo } })
  compilador.evictCache(EDICIONES)
  return pdf
})
