import type { PasePrevio } from '@telar/contract/facturacion/pases'
import { sumarEuros } from '@telar/domain/dinero'
import type { z } from 'zod'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PASE as SAY } from './pase-texts.ts'

/** What a lot brings to each account, and that both sides are the same. */
export function TablaDeCuentas({ cuentas }: { cuentas: z.output<typeof PasePrevio>['cuentas'] }) {
  const { amount, number } = useFormat()
  const say = useWords(SAY)
  const suma = (lado: 'debe' | 'haber') => amount(sumarEuros(cuentas.map((una) => una[lado])))
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.cuentas}</h2>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow o-t-phone">
          <thead>
            <tr>
              <th>{say.cuenta}</th>
              <th>{say.nombre}</th>
              <th className="o-n">{say.debe} €</th>
              <th className="o-n">{say.haber} €</th>
            </tr>
          </thead>
          <tbody>
            {cuentas.map(({ cuenta, nombre, subcuentas, debe, haber }) => (
              <tr key={cuenta}>
                <td className="o-m o-l1">{cuenta}</td>
                <td className="o-l1 o-el">
                  {nombre} {subcuentas > 1 && <span className="o-q">({number(subcuentas)})</span>}
                </td>
                <td className="o-n" data-th={say.debe}>
                  {debe === 0 ? '–' : amount(debe)}
                </td>
                <td className="o-n" data-th={say.haber}>
                  {haber === 0 ? '–' : amount(haber)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="o-l1">
                {say.suma}
              </th>
              <td className="o-n" data-th={say.debe}>
                {suma('debe')}
              </td>
              <td className="o-n" data-th={say.haber}>
                {suma('haber')}
              </td>
            </tr>
          </tfoot>
        </table>
      </Sideways>
    </section>
  )
}
