import type { Offer, Offers } from '../../declare/screen.ts'
import { hrefOf } from '../../place.ts'
import { word } from '../../words.ts'

const IMPRIMIR = word('Imprimir etiquetas', 'Print labels', 'Imprimir etiquetas', 'Imprimir etiquetes')

/** The labels of a model that was found. */
export const imprimirLasDe: Offers['find'] = async (_client, { id, label }, _at, idioma): Promise<Offer[]> => [
  {
    ...{ key: 'etiquetas', label: IMPRIMIR[idioma], detail: label },
    href: hrefOf('modelos', id, { ficha: 'etiquetas' }),
  },
]
