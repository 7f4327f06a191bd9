import type { Escaneado } from '@telar/contract/casa/escaner'
import { type Href, hrefOf } from '../../place.ts'

/** Where what was scanned is opened. */
export function destinoDe({ clase, id }: Escaneado): Href {
  switch (clase) {
    case 'variante':
      return hrefOf('modelos', id)
    case 'ubicacion':
      return hrefOf('ubicaciones', id)
    case 'caja':
      return hrefOf('pedidos', id, { ficha: 'embalar' })
    case 'pieza':
      return hrefOf('piezas', id)
    case 'nota':
      return hrefOf('notastaller', id, { ficha: 'recibir' })
    case 'orden':
      return hrefOf('ordenesfab', id)
    case 'devolucion':
      return hrefOf('devoluciones', id)
    default:
      return hrefOf('pedidos', id)
  }
}
