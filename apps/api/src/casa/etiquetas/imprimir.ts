import { type Etiqueta, type Medidas, repartir } from '@telar/domain/casa/etiquetas'
import type { Idioma } from '@telar/domain/idioma'
import { imprimir } from '../../pdf/imprenta.ts'
import { barrasSvg } from './barras.ts'

export const PLANTILLA = new URL('./etiquetas.typ', import.meta.url)

export interface EnHojas {
  idioma: Idioma
  medidas: Medidas
  /** The first label of the sheet that has not been used. */
  desde?: number
  /** Lines to cut along, where the paper has none. */
  conBorde?: boolean
}

/** What is set on paper: each label with its bars drawn, and where it lies. */
export async function enHojas(
  etiquetas: readonly Etiqueta[],
  { idioma, medidas, desde = 1, conBorde = false }: EnHojas,
) {
  const hojas = repartir(
    etiquetas.map(({ cantidad }) => cantidad),
    medidas,
    desde,
  )
  const dibujar = async (una: Etiqueta) => ({
    ...{ titulo: una.titulo, lineas: una.lineas, grande: una.grande, precio: una.precio },
    barras: una.barras ? await barrasSvg(una.barras) : '',
    cuadrada: una.barras?.clase === 'qr',
    valor: una.barras?.valor ?? '',
  })
  const dibujadas = await Promise.all(etiquetas.map(dibujar))
  return { idioma, medidas, hojas, conBorde, etiquetas: dibujadas }
}

/** Labels on A4 sheets. */
export const imprimirEtiquetas = async (etiquetas: readonly Etiqueta[], donde: EnHojas): Promise<Buffer> =>
  imprimir(PLANTILLA, await enHojas(etiquetas, donde))
