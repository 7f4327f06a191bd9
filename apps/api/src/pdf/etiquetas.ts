import type { Idioma } from '@telar/domain/idioma'

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
