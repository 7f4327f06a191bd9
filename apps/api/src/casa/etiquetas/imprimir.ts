import { type Etiqueta, type Medidas, repartir } from '@telar/domain/casa/etiquetas'
import type { Idioma } from '@telar/domain/idioma'
import { imprimir } from '../../pdf/imprenta.ts'
import { barrasSvg } from './barras.ts'

const PLANTILLA = new URL('./etiquetas.typ', import.meta.url)

export interface EnHojas {
  idioma: Idioma
  medidas: Medidas
  /** The first label of the sheet that has not been used. */
  desde?: number
  /** Lines to cut along, where the paper has none. */
  conBorde?: boolean
}

/** Labels on A4 sheets. */
export async function imprimirEtiquetas(
  etiquetas: readonly Etiqueta[],
  { idioma, medidas, desde = 1, conBorde = false }: EnHojas,
): Promise<Buffer> {
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
  return imprimir(PLANTILLA, { idioma, medidas, hojas, conBorde, etiquetas: dibujadas })
}
