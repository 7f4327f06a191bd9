import type { transferencias } from '@telar/contract/facturacion/transferencias'
import type { CallOutput } from '@telar/contract/kit/endpoint'

export type Transferencia = CallOutput<typeof transferencias.get>

/** The name under which its file is kept. */
export const nombreDeFichero = ({ numero }: Pick<Transferencia, 'numero'>): string =>
  `${numero.replaceAll('/', '-')}.xml`

/** Where what is paid is looked at. */
export const PANTALLA = { recibida: 'recibidas', liquidacion: 'liquidaciones' } as const
