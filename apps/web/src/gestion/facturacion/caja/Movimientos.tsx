import { caja } from '@telar/contract/facturacion/caja'
import { X } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Anotar } from './Anotar.tsx'
import type { Caja } from './caja.ts'
import { MOVIMIENTO, CAJA as SAY } from './caja-texts.ts'

/** Cash that moves without an invoice; while the day is open one can add and take back. */
export function Movimientos({ caja: { fecha, cerrada, movimientos } }: { caja: Caja }) {
  const t = useWords(OFFICE)
  const { word, amount } = useFormat()
  const say = useWords(SAY)
  const onError = (error: Error) => notify(errorText(error, t), { bad: true })
  const add = useCommand(caja.moverCaja, { onError })
  const remove = useCommand(caja.borrarMovimiento, { onError })
  const takeBack = ({ id, tipo, concepto, importe }: Caja['movimientos'][number]) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => notify(say.quitado, { undo: () => add.mutate({ body: { fecha, tipo, concepto, importe } }) }),
      },
    )
  return (
    <Part title={say.movimientos}>
      {movimientos.length === 0 && <p className="o-q">{say.sinMovimientos}</p>}
      {movimientos.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-phone">
            <thead>
              <tr>
                <th>{say.tipo}</th>
                <th>{say.concepto}</th>
                <th>{say.quien}</th>
                <th className="o-n">{say.importe} €</th>
                {!cerrada && (
                  <th className="o-act">
                    <span className="o-sr">{say.quitar}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {movimientos.map((movimiento) => (
                <tr key={movimiento.id}>
                  <td>{word(MOVIMIENTO[movimiento.tipo])}</td>
                  <td className="o-m o-l1 o-el">{movimiento.concepto}</td>
                  <td className="o-q">{movimiento.quien}</td>
                  <td className="o-n o-l1">
                    {amount(movimiento.tipo === 'aportacion' ? movimiento.importe : -movimiento.importe)}
                  </td>
                  {!cerrada && (
                    <td className="o-act o-l1">
                      <Button small look="ghost" iconOnly icon={X} onClick={() => takeBack(movimiento)}>
                        {`${say.quitar} ${movimiento.concepto}`}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      {!cerrada && fecha <= hoy() && <Anotar fecha={fecha} vistos={movimientos.map(({ id }) => id)} />}
    </Part>
  )
}
