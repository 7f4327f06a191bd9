import { cobros as cobrosCalls } from '@telar/contract/facturacion/cobros'
import type { Factura } from '@telar/contract/facturacion/factura'
import { esDinero } from '@telar/domain/facturacion/cobro'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { MEDIO_DE_COBRO } from '../../../clientes/formas-de-pago.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { Button } from '../../../parts/Button.tsx'
import { MenuItem, OfficeMenu } from '../../../parts/dialogs/OfficeMenu.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { CobroDialog } from '../hacer/CobroDialog.tsx'
import { BorrarCobroDialog, ImpagadoDialog } from '../hacer/CobroMalDialog.tsx'
import { HACER } from '../hacer/hacer-texts.ts'

type Cobro = Factura['cobros'][number]
type Preguntado = { que: 'nuevo' } | { que: 'borrar' | 'impagado'; cobro: Cobro } | null

/** What has been paid, what is left, and what the bank gave back. */
export function Cobros({ factura }: { factura: Factura }) {
  const may = useMay()
  const { word, date, amount } = useFormat()
  const say = useWords(HACER)
  const [asking, setAsking] = useState<Preguntado>(null)
  const { cobros, pendiente, estado } = factura
  const mayWrite = may(cobrosCalls.cobrar.access) && estado === 'emitida'
  const open = mayWrite && pendiente !== 0
  useKeys(open ? [{ keys: 'c', label: say.addPayment, run: () => setAsking({ que: 'nuevo' }), strip: true }] : [])
  const close = () => setAsking(null)
  return (
    <section aria-label={say.payments}>
      <h2 className="o-h2 o-row">
        {say.payments}
        <span className="o-sp" />
        {open && (
          <Button small icon={Plus} keys="c" onClick={() => setAsking({ que: 'nuevo' })}>
            {say.addPayment}
          </Button>
        )}
      </h2>
      {cobros.length === 0 && <p className="o-q">{say.noPayments}</p>}
      <table className="o-sum o-dues">
        <tbody>
          {cobros.map((cobro) => (
            <tr key={cobro.id} className={cobro.impagado ? 'o-bounced' : undefined}>
              <td>{date(cobro.fecha)}</td>
              <td className="o-q">
                {[word(MEDIO_DE_COBRO[cobro.medio]), cobro.referencia, cobro.motivo].filter(Boolean).join(', ')}
                {cobro.fechaImpagado && <span className="o-err"> {say.bounced(date(cobro.fechaImpagado))}</span>}
              </td>
              <td className="o-n">{amount(cobro.importe)}</td>
              {mayWrite && (
                <td className="o-act">
                  <OfficeMenu
                    align="end"
                    trigger={
                      <Button look="ghost" small iconOnly icon={Ellipsis}>
                        {say.paymentOf(amount(cobro.importe))}
                      </Button>
                    }
                  >
                    {!cobro.impagado && esDinero(cobro) && (
                      <MenuItem onSelect={() => setAsking({ que: 'impagado', cobro })}>{say.bounce}</MenuItem>
                    )}
                    <MenuItem danger onSelect={() => setAsking({ que: 'borrar', cobro })}>
                      {say.removePayment}
                    </MenuItem>
                  </OfficeMenu>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say.open}
            </th>
            <td className="o-n">{amount(pendiente)}</td>
            {mayWrite && cobros.length > 0 && <td />}
          </tr>
        </tfoot>
      </table>
      {asking?.que === 'nuevo' && <CobroDialog factura={factura} onClose={close} />}
      {asking?.que === 'impagado' && <ImpagadoDialog id={factura.id} cobro={asking.cobro} onClose={close} />}
      {asking?.que === 'borrar' && <BorrarCobroDialog id={factura.id} cobro={asking.cobro} onClose={close} />}
    </section>
  )
}
