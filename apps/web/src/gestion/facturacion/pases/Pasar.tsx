import { keepPreviousData } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases as pasesCalls } from '@telar/contract/facturacion/pases'
import { ejercicioDe, esDia } from '@telar/domain/fecha'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PASE_LABELS as LABELS, PASE as SAY } from './pase-texts.ts'
import { TablaDeFacturas } from './TablaDeFacturas.tsx'

const SHOWN = 200

/** Invoices that have been issued in a period and are in no lot yet. */
function useSinPasar({ desde, hasta }: { desde: string; hasta: string }) {
  const filters = [
    { field: 'estado', operator: 'eq' as const, value: 'emitida' },
    { field: 'contabilizada', operator: 'eq' as const, value: false },
    { field: 'fecha', operator: 'gte' as const, value: desde },
    { field: 'fecha', operator: 'lte' as const, value: hasta },
  ]
  const advancedFilter = { logic: 'and' as const, filters }
  const more = { placeholderData: keepPreviousData, staleTime: 0 } as const
  const body = { advancedFilter, pageSize: SHOWN, orderBy: ['fecha asc'] }
  const filas = useRead(facturas.search, { body }, more)
  const sumas = useRead(facturas.sumaTotales, { body: { advancedFilter } }, more)
  return { filas, sumas }
}

/** Choosing what goes to the accounts: a period, and what of it has not gone yet. */
export default function Pasar() {
  const t = useWords(OFFICE)
  const go = useGo()
  const { word, money, number } = useFormat()
  const say = useWords(SAY)
  const [desde, setDesde] = useState(`${ejercicioDe(hoy())}-01-01`)
  const [hasta, setHasta] = useState(hoy)
  const valid = esDia(desde) && esDia(hasta) && desde <= hasta
  const { filas, sumas } = useSinPasar(valid ? { desde, hasta } : { desde: hoy(), hasta: hoy() })
  const post = useCommand(pasesCalls.pase, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
    onSuccess: ({ paseId }) => {
      notify(paseId === null ? say.nada : say.pasadas)
      if (paseId !== null) go(hrefOf('pases', paseId))
    },
  })
  const ready = valid && (sumas.data?.facturas ?? 0) > 0 && !post.isPending
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
        {sumas.data && (
          <section className="o-sec">
            <dl className="o-figures">
              {[
                [SAY.sinPasar, number(sumas.data.facturas)] as const,
                [LABELS.base, money(sumas.data.base)] as const,
                [SAY.iva, money(sumas.data.cuotaIva)] as const,
                [SAY.recargo, money(sumas.data.cuotaRe)] as const,
                [LABELS.total, money(sumas.data.total)] as const,
              ].map(([label, figure]) => (
                <div key={label.es}>
                  <dt>{word(label)}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <Leido de={filas}>
          {({ data, totalCount }) => (
            <section className="o-sec o-flat">
              {data.length === 0 ? <p className="o-q">{say.todoPasado}</p> : <TablaDeFacturas facturas={data} />}
              {totalCount > SHOWN && <p className="o-q">{say.primeras}</p>}
            </section>
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
