import { sumarEuros } from '@telar/domain/dinero'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { Sideways } from '../../parts/Sideways.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Caja } from './caja.ts'
import { CAJA as SAY } from './caja-texts.ts'

/** What was issued on the day, by how it is to be paid. */
export function FacturasDelDia({ caja: { facturas } }: { caja: Caja }) {
  const { word, amount, money, number } = useFormat()
  const say = useWords(SAY)
  const sustituido = sumarEuros(facturas.map((fila) => fila.sustituido))
  return (
    <Part title={say.facturas}>
      {facturas.length === 0 ? (
        <p className="o-q">{say.sinFacturas}</p>
      ) : (
        <Sideways>
          <table className="o-t o-t-money o-t-phone">
            <thead>
              <tr>
                <th>{say.formaPago}</th>
                <th className="o-n">{say.cuantas}</th>
                <th className="o-n">{say.prendas}</th>
                <th className="o-n">{say.base} €</th>
                <th className="o-n">{say.iva} €</th>
                <th className="o-n">{say.re} €</th>
                <th className="o-n">{say.total} €</th>
              </tr>
            </thead>
            <tbody>
              {facturas.map((fila) => (
                <tr key={fila.formaPago}>
                  <td className="o-l1">{word(FORMA_DE_PAGO[fila.formaPago])}</td>
                  <td className="o-n" data-th={say.cuantas}>
                    {number(fila.facturas)}
                  </td>
                  <td className="o-n" data-th={say.prendas}>
                    {number(fila.prendas)}
                  </td>
                  <td className="o-n" data-th={say.base}>
                    {amount(fila.base)}
                  </td>
                  <td className="o-n" data-th={say.iva}>
                    {amount(fila.cuotaIva)}
                  </td>
                  <td className="o-n" data-th={say.re}>
                    {amount(fila.cuotaRe)}
                  </td>
                  <td className="o-n o-m o-l1">{amount(fila.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {sustituido !== 0 && <p className="o-q">{say.sustituido(money(sustituido))}</p>}
        </Sideways>
      )}
    </Part>
  )
}
