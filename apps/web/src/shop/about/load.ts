import { webmodelos } from '@telar/contract/calls'
import type { Imagen } from '@telar/contract/casa/imagen'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import type { Textos } from '@telar/domain/idioma'
import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'

const MUESTRAS = 4

/** A garment in the company's page. */
export interface Muestra {
  id: number
  nombres: Textos
  numero: string
  foto: Imagen
}

/** The newest garments, each of another kind. */
export function muestras(modelos: readonly WebModeloTarjeta[]): Muestra[] {
  const kinds = new Map<number, Muestra>()
  for (const { id, nombres, numero, modeloTipoId, colores } of modelos) {
    const foto = colores[0]?.fotos[0]
    if (foto && !kinds.has(modeloTipoId)) kinds.set(modeloTipoId, { id, nombres, numero, foto })
  }
  return [...kinds.values()].slice(0, MUESTRAS)
}

/** The company's texts, and a few things it has made. */
export async function loadAbout(context: AppContext): Promise<Muestra[]> {
  const [todos] = await Promise.all([readOnce(context.client, webmodelos.getAll, {}), loadTexts(context, 'empresa')])
  return muestras(todos)
}
