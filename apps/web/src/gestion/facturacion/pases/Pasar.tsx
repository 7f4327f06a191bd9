import { keepPreviousData } from '@tanstack/react-query'
import { pases as pasesCalls } from '@telar/contract/facturacion/pases'
import { ejercicioDe, esDia, masDias } from '@telar/domain/fecha'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PASE_LABELS as LABELS, PASE as SAY } from './pase-texts.ts'
import { TablaDeCuentas } from './TablaDeCuentas.tsx'
import { TablaDeFacturas } from './TablaDeFacturas.tsx'

const SHOWN = 200

/** Choosing what goes to the accounts: a period, and what of it has not gone yet. */
export default function Pasar() {
  const t = useWords(OFFICE)
  const go = useGo()
  const { money, number, date } = useFormat()
  const labels = useWords(LABELS)
  const say = useWords(SAY)
  const [desde, setDesde] = useState(`${ejercicioDe(hoy())}-01-01`)
  const [hasta, setHasta] = useState(hoy)
  const valid = esDia(desde) && esDia(hasta) && desde <= hasta
  const body = valid ? { desde, hasta } : { desde: hoy(), hasta: hoy() }
  const read = useRead(pasesCalls.pasePrevio, { body }, { placeholderData: keepPreviousData, staleTime: 0 })
  const antes = { desde: `${ejercicioDe(body.desde) - 1}-01-01`, hasta: masDias(body.desde, -1) }
  const atrasado = useRead(pasesCalls.pasePrevio, { body: antes }, { placeholderData: keepPreviousData, staleTime: 0 })
  const post = useCommand(pasesCalls.pase, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
    onSuccess: ({ paseId }) => {
      notify(paseId === null ? say.nada : say.pasadas)
      if (paseId !== null) go(hrefOf('pases', paseId))
    },
  })
  const ready = valid && (read.data?.asientos ?? 0) > 0 && !post.isPending
  const run = () => ready && post.mutate({ body: { desde, hasta } })
  useKeys([{ keys: 'ctrl+enter', label: say.pasar, run, strip: true, typing: true }])
  return (
    <>
      <PlainHead screen="pases" title={say.pasar}>
        <span className="o-sp" />
        <Dia label={say.desde} value={desde} onChange={setDesde} />
        <Dia label={say.hasta} value={hasta} onChange={setHasta} />
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={run}>
          {say.pasar}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <Leido de={read}>
          {({ facturas, base, cuotas, total, asientos, cuentas, primeras }) => (
            <>
              {atrasado.data && atrasado.data.delPeriodo > 0 && (
                <section className="o-sec">
                  <Note
                    look="warning"
                    action={
                      <Button small onClick={() => setDesde(antes.desde)}>
                        {say.incluir}
                      </Button>
                    }
                  >
                    {say.atrasado(atrasado.data.delPeriodo, date(body.desde))}
                  </Note>
                </section>
              )}
              <section className="o-sec">
                <dl className="o-figures">
                  {(
                    [
                      [say.sinPasar, number(facturas)],
                      [labels.base, money(base)],
                      [labels.cuotas, money(cuotas)],
                      [labels.total, money(total)],
                      [labels.asientos, number(asientos)],
                    ] as const
                  ).map(([label, figure]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{figure}</dd>
                    </div>
                  ))}
                </dl>
              </section>
              {asientos === 0 && <p className="o-sec o-q">{say.todoPasado}</p>}
              {asientos > 0 && <TablaDeCuentas cuentas={cuentas} />}
              {primeras.length > 0 && (
                <section className="o-sec o-flat">
                  <h2 className="o-h2">{labels.facturas}</h2>
                  <TablaDeFacturas facturas={primeras} />
                  {facturas > SHOWN && <p className="o-q">{say.primeras}</p>}
                </section>
              )}
            </>
          )}
        </Leido>
      </div>
    </>
  )
}

interface DiaProps {
  label: string
  value: string
  onChange: (dia: string) => void
}

const Dia = ({ label, value, onChange }: DiaProps) => (
  <label className="o-row">
    <span className="o-q">{label}</span>
    <input type="date" className="o-in o-in-date" value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
)
