import type { Inicio } from '@telar/contract/portada/inicio'
import { redondearA } from '@telar/domain/dinero'
import { Sideways } from '../parts/Sideways.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { words } from '../words.ts'
import { INICIO } from './inicio-texts.ts'
import { Parte } from './Parte.tsx'

/** Whose customers bought, beside the same weeks a year before. */
export function VentasPorComercial({ comerciales }: { comerciales: NonNullable<Inicio['comerciales']> }) {
  const { amount, number } = useFormat()
  const say = useWords(INICIO)
  const labels = useWords(words)
  const change = (base: number, antes: number) => {
    if (antes <= 0) return '–'
    const n = redondearA(((base - antes) * 100) / antes, 1)
    return `${n > 0 ? '+' : ''}${number(n)}\u00a0%`
  }
  return (
    <Parte title={INICIO.comerciales} unit={say.enSemanas} href={hrefOf('facturas')} more={INICIO.verFacturas}>
      <Sideways>
        <table className="o-t o-t-money">
          <thead>
            <tr>
              <th>{labels.comercial}</th>
              <th className="o-n">€</th>
              <th className="o-n">{say.haceUnAno} €</th>
              <th className="o-n">{say.cambio}</th>
            </tr>
          </thead>
          <tbody>
            {comerciales.map(({ id, nombre, base, antes }) => (
              <tr key={id ?? 0}>
                <td className={nombre ? 'o-m' : 'o-q'}>{nombre ?? say.sinComercial}</td>
                <td className="o-n o-m">{amount(base)}</td>
                <td className="o-n">{amount(antes)}</td>
                <td className="o-n">{change(base, antes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </Parte>
  )
}
