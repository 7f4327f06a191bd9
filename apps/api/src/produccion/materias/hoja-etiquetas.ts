import type { Idioma } from '@telar/domain/idioma'
import { imprimir } from '../../pdf/imprenta.ts'

/** Labels for rolls of cloth, two to a row; the template only sets them. */
export interface HojaDeEtiquetas {
  idioma: Idioma
  etiquetas: {
    titulo: string
    codigo: string
    color: string
    numero: string
    medida: string
    lote: string
    ubicacion: string
    qr: string
  }[]
}

const PLANTILLA = new URL('./etiquetas.typ', import.meta.url)

/** Labels to stick on rolls of cloth. */
export const imprimirEtiquetas = (hoja: HojaDeEtiquetas): Promise<Buffer> => imprimir(PLANTILLA, hoja)
