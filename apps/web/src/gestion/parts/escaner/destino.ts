import type { Escaneado } from '@telar/contract/casa/escaner'
import { type Href, hrefOf } from '../../place.ts'

/** Where what was scanned is opened. */
export function destinoDe({ clase, id }: Escaneado): Href {
  switch (clase) {
    case 'variante':
      return hrefOf('modelos', id)
    case 'pieza':
      return hrefOf('piezas', id)
    case 'orden':
      return hrefOf('ordenesfab', id)
    default:
      return hrefOf('pedidos', id)
  }
}
