import type { Nota } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { MOTIVO } from '../operaciones/trabajos.ts'
import { NOTA, NOTA_LABELS } from './nota-texts.ts'

type Vuelta = Nota['vueltas'][number]
const CUENTAS = ['buenas', 'segundas', 'perdidas'] as const

const suma = ({ celdas }: Vuelta, de: (typeof CUENTAS)[number]) => celdas.reduce((n, celda) => n + celda[de], 0)

/** What has come back of a note, the newest first; what was noted by mistake can be taken back. */
export function VueltasDeNota({ nota }: { nota: Nota }) {
  const say = useWords(NOTA)
  const [asking, setAsking] = useState<Vuelta | null>(null)
  return (
    <section className="o-sec" aria-label={say.vueltas}>
      <h2 className="o-h2">{say.vueltas}</h2>
      {nota.vueltas.length === 0 && <p className="o-q">{say.sinVueltas}</p>}
      <ul className="o-list">
        {nota.vueltas.map((vuelta) => (
          <UnaVuelta key={vuelta.id} vuelta={vuelta} onAnular={() => setAsking(vuelta)} />
        ))}
      </ul>
      {asking && <AnularVueltaDialog vuelta={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

function UnaVuelta({ vuelta, onAnular }: { vuelta: Vuelta; onAnular: () => void }) {
  const { date, word, number } = useFormat()
  const say = useWords(NOTA)
  const labels = useWords(NOTA_LABELS)
  const may = useMay()
  const motivos = vuelta.celdas.filter(({ segundas }) => segundas > 0)
  return (
    <li>
      <p className="o-row o-wrap">
        <b className={vuelta.anulada ? 'o-none' : 'o-m'}>{date(vuelta.fecha)}</b>
        {CUENTAS.filter((de) => suma(vuelta, de) > 0).map((de) => (
          <span key={de}>
            {labels[de]} {number(suma(vuelta, de))}
          </span>
        ))}
        {vuelta.anulada && <span className="o-q">{say.vueltaAnulada}</span>}
        {vuelta.liquidacionId !== null && may('Permissions.Liquidacionestaller.View') && (
          <OfficeLink className="o-link" href={hrefOf('liquidacionestaller', vuelta.liquidacionId)}>
            {say.liquidada}
          </OfficeLink>
        )}
        {!vuelta.anulada && may(notastaller.anularVuelta.access) && (
          <Button small look="ghost" onClick={onAnular}>
            {say.anularVuelta}
          </Button>
        )}
      </p>
      {motivos.length > 0 && (
        <p className="o-q o-s">
          {motivos
            .map(({ talla, segundas, motivo, detalle }) =>
              [`${talla}: ${number(segundas)}`, motivo && word(MOTIVO[motivo]), detalle].filter(Boolean).join(' · '),
            )
            .join('; ')}
        </p>
      )}
      <p className="o-q o-s">{[vuelta.nota, vuelta.quien].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

function AnularVueltaDialog({ vuelta, onClose }: { vuelta: Vuelta; onClose: () => void }) {
  const { date } = useFormat()
  const say = useWords(NOTA)
  const { mutateAsync: anular } = useCommand(notastaller.anularVuelta)
  return (
    <PreguntaDialog
      title={`${say.anularVuelta} · ${date(vuelta.fecha)}`}
      description={say.anularVueltaQue}
      verb={say.anularVuelta}
      onClose={onClose}
      onConfirm={async () => {
        await anular({ params: { id: vuelta.id } })
        notify(say.vueltaAnulada)
      }}
    />
  )
}
