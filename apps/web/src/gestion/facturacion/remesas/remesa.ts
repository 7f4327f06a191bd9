import type { remesas } from '@telar/contract/facturacion/remesas'
import type { CallOutput } from '@telar/contract/kit/endpoint'

export type Remesa = CallOutput<typeof remesas.get>
export type Adeudo = Remesa['lineas'][number]
export type Devuelta = CallOutput<typeof remesas.leerDevueltos>['devueltas'][number]

/** The name under which its file is kept. */
export const nombreDeFichero = ({ numero }: Pick<Remesa, 'numero'>): string => `${numero.replaceAll('/', '-')}.xml`
