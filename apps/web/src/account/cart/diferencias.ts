import type { Cart } from '@telar/contract/ventas/cart'
import { enIdioma, type Idioma } from '@telar/domain/idioma'

export interface Diferencia {
  /** The model, its colour and size, as a person would say it. */
  que: string
  antes: number
  ahora: number
}

type Celdas = Map<string, { que: string; cantidad: number }>

const celdasDe = ({ modelos }: Pick<Cart, 'modelos'>, idioma: Idioma): Celdas =>
  new Map(
    modelos.flatMap(({ modeloId, numero, colores }) =>
      colores.flatMap(({ colorId, nombre, tallasCantidades }) =>
        tallasCantidades.map(({ talla, cantidad }) => [
          `${modeloId} ${colorId} ${talla}`,
          { que: `${numero} ${enIdioma(nombre, idioma)} ${talla}`, cantidad },
        ]),
      ),
    ),
  )

/** What is not the same in two looks at one cart, cell by cell. */
export function diferencias(antes: Pick<Cart, 'modelos'>, ahora: Pick<Cart, 'modelos'>, idioma: Idioma): Diferencia[] {
  const [viejas, nuevas] = [celdasDe(antes, idioma), celdasDe(ahora, idioma)]
  return [...new Map([...viejas, ...nuevas])].flatMap(([clave, { que }]) => {
    const [a, b] = [viejas.get(clave)?.cantidad ?? 0, nuevas.get(clave)?.cantidad ?? 0]
    return a === b ? [] : [{ que, antes: a, ahora: b }]
  })
}

/** The models of a season order that leave at another time than they did. */
export function plazos(antes: Cart, ahora: Cart): Cart['modelos'] {
  if (antes.tipo !== 'programacion' || ahora.tipo !== 'programacion') return []
  const viejas = new Map(antes.modelos.map(({ modeloId, ventana }) => [modeloId, plazoDe(ventana)]))
  return ahora.modelos.filter(
    ({ modeloId, ventana }) => viejas.has(modeloId) && viejas.get(modeloId) !== plazoDe(ventana),
  )
}
const plazoDe = (ventana: Cart['modelos'][number]['ventana']) =>
  ventana ? `${ventana.desde} ${ventana.hasta} ${ventana.cierre}` : ''
