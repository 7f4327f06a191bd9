import type { Peldano, Porque } from '@telar/domain/catalogo/tarifa'
import { decirATodos, decirPeldano } from '@telar/domain/catalogo/tarifa-dicha'
import type { ReactNode } from 'react'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { TARIFA } from './tarifa-texts.ts'

interface Fila {
  key: number
  nombre: ReactNode
  aside: ReactNode
  precio: number
  porque: readonly Porque[]
  escalas: readonly Peldano[]
}

/** Who or what, at how much, and the whole why. */
export function Precios({ filas, cabeza }: { filas: readonly Fila[]; cabeza: readonly [string, string] }) {
  const say = useWords(TARIFA)
  const { price, idioma } = useFormat()
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t o-t-money o-t-phone">
          <thead>
            <tr>
              <th>{cabeza[0]}</th>
              <th className="o-n">{cabeza[1]}</th>
              <th className="o-n">{say.suPrecio}</th>
              <th>{say.porque}</th>
              <th>{say.masBarato}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ key, nombre, aside, precio, porque, escalas }) => (
              <tr key={key}>
                <td className="o-l1">{nombre}</td>
                <td className="o-n o-q" data-th={cabeza[1]}>
                  {aside}
                </td>
                <td className="o-n o-m o-l1">{price(precio)}</td>
                <td>{porque.length > 0 ? decirATodos(porque, idioma) : <span className="o-q">{say.deLaCasa}</span>}</td>
                <td className="o-q o-why">{escalas.map((peldano) => decirPeldano(peldano, idioma)).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
