import { Suspense, useCallback } from 'react'
import { ModeloCard, type Tarjeta } from '../../pieces/ModeloCard.tsx'
import { colorBuscado } from './filtros/filtrar.ts'
import type { Filtro } from './filtros/params.ts'
import { CARD_SIZES } from './sizes.ts'
import { Ventana } from './Ventana.tsx'
import { type Galeria, POR_VENTANA, primeraConFoto } from './ver-galeria.ts'

interface RejillaProps {
  galeria: Galeria
  to: '/modelo/$id' | '/modelo/user/$id'
  /** The filter as it stands in the address. */
  filtro: string
  /** What of it names a colour. */
  buscado: Pick<Filtro, 'color' | 'q'>
  sinNuevo: boolean
  /** How many garments of each model are in the order that is being made. */
  enPedido: ReadonlyMap<number, number> | undefined
}

/** In sight on every screen: the third is so only on wide ones, which know it as soon as the page is laid out. */
const AT_ONCE = 2

/** All cards of the gallery; only those near the view are in the page. */
export function Rejilla({ galeria: { modelos, cuantos }, to, filtro, buscado, sinNuevo, enPedido }: RejillaProps) {
  const primera = primeraConFoto(modelos)
  const card = useCallback(
    (modelo: Tarjeta, place: number) => (
      // each card comes to life on its own, so that the page answers in between
      <Suspense key={modelo.id}>
        <ModeloCard
          modelo={modelo}
          to={to}
          sizes={CARD_SIZES}
          galeria={filtro}
          sinNuevo={sinNuevo}
          enPedido={enPedido?.get(modelo.id)}
          color={colorBuscado(modelo, buscado)}
          prioridad={place === primera ? 'alta' : place < AT_ONCE ? 'ya' : 'luego'}
        />
      </Suspense>
    ),
    [to, filtro, buscado, sinNuevo, enPedido, primera],
  )
  return (
    <div className={to === '/modelo/$id' ? 'windows' : 'windows priced'}>
      {Array.from({ length: Math.ceil(cuantos / POR_VENTANA) }, (_, place) => (
        <Ventana
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the list
          key={place}
          place={place}
          modelos={modelos}
          cuantos={cuantos}
          listKey={to + filtro}
        >
          {card}
        </Ventana>
      ))}
    </div>
  )
}
