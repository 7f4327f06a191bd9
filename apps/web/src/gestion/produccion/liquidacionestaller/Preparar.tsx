import { liquidacionestaller, type PorLiquidar } from '@telar/contract/produccion/liquidacionestaller'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { LIQUIDACION, LIQUIDACION_LABELS } from './liquidacion-texts.ts'
import { mesEscrito } from './mes-escrito.ts'

/** What of each workshop is to be settled; a month of it is prepared by one button. */
export default function Preparar() {
  const say = useWords(LIQUIDACION)
  const read = useRead(liquidacionestaller.porLiquidar, {}, { staleTime: 0 })
  return (
    <>
      <PlainHead screen="liquidacionestaller" title={say.preparar}>
        <span className="o-sp" />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec o-flat">
          <p className="o-q o-measure">{say.prepararQue}</p>
          <Leido de={read}>
            {(talleres) => (talleres.length === 0 ? <p>{say.nada}</p> : <Talleres talleres={talleres} />)}
          </Leido>
        </section>
      </div>
    </>
  )
}

function Talleres({ talleres }: { talleres: readonly PorLiquidar[] }) {
  const say = useWords(LIQUIDACION)
  const labels = useWords(LIQUIDACION_LABELS)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone o-rowhead o-t-middle">
        <thead>
          <tr>
            <th>{labels.taller}</th>
            <th>{say.desde}</th>
            <th className="o-n">{labels.prendas}</th>
            <th className="o-n">{labels.importe} €</th>
            <th>{say.hasta}</th>
          </tr>
        </thead>
        <tbody>
          {talleres.map((uno) => (
            <Taller key={uno.tallerId} taller={uno} />
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

function Taller({ taller: { tallerId, taller, mes: desde, prendas, importe } }: { taller: PorLiquidar }) {
  const t = useWords(OFFICE)
  const say = useWords(LIQUIDACION)
  const labels = useWords(LIQUIDACION_LABELS)
  const { number, amount, idioma } = useFormat()
  const go = useGo()
  const [mes, setMes] = useState(desde)
  const { mutate, isPending } = useCommand(liquidacionestaller.create, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
    onSuccess: (id) => go(hrefOf('liquidacionestaller', id)),
  })
  return (
    <tr>
      <th scope="row" className="o-l1">
        <OfficeLink className="o-link o-m" href={hrefOf('proveedores', tallerId, { ficha: 'taller' })}>
          {taller}
        </OfficeLink>
      </th>
      <td data-th={say.desde}>{mesEscrito(desde, idioma)}</td>
      <td className="o-n" data-th={labels.prendas}>
        {number(prendas)}
      </td>
      <td className="o-n" data-th={labels.importe}>
        {amount(importe)}
      </td>
      <td data-th={say.hasta}>
        <span className="o-row">
          <input
            type="month"
            className="o-in o-in-date"
            aria-label={`${say.hasta}: ${taller}`}
            max={hoy().slice(0, 7)}
            value={mes}
            onChange={({ target }) => setMes(target.value)}
          />
          <Button small disabled={isPending || mes === ''} onClick={() => mutate({ body: { tallerId, mes } })}>
            {say.prepararVerbo}
          </Button>
        </span>
      </td>
    </tr>
  )
}
