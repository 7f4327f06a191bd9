import { type Llave, llaves } from '@telar/contract/identidad/llaves'
import { Ban } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PermissionMatrix } from '../roles/PermissionMatrix.tsx'
import { ESTADO, LLAVE_LABELS, LLAVES as SAY } from './llaves-texts.ts'
import { NuevaLlave } from './NuevaLlave.tsx'

/** A key: a new one, or one with what it may do and the way to end it. */
export default function LlaveRecord({ id }: RecordProps) {
  const read = useRead(llaves.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  if (id === null) return <NuevaLlave />
  return <Leido de={read}>{(llave) => <VerLlave llave={llave} />}</Leido>
}

const NADA = () => {}

function VerLlave({ llave }: { llave: Llave }) {
  const may = useMay()
  const { moment, number, word } = useFormat()
  const say = useWords(SAY)
  const calls = useCalls()
  const [revocando, setRevocando] = useState(false)
  const { mutateAsync: revocar } = useCommand(llaves.revocar)
  const { nombre, principio, quien, permisos, porMinuto, creadoEn, usadaEn, caducaEn, revocadaEn, estado } = llave
  const { mark, label } = ESTADO[estado]
  const datos: [keyof typeof LLAVE_LABELS, ReactNode][] = [
    ['principio', <code key="principio">{principio}…</code>],
    ['quien', quien],
    ['creadoEn', moment(creadoEn)],
    ['usadaEn', usadaEn ? moment(usadaEn) : say.nunca],
    revocadaEn ? ['revocadaEn', moment(revocadaEn)] : ['caducaEn', caducaEn ? moment(caducaEn) : say.nunca],
    ['porMinuto', number(porMinuto)],
  ]
  return (
    <>
      <PlainHead screen="llaves" title={nombre} id={llave.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        {estado === 'vale' && may(llaves.revocar.access) && (
          <Button icon={Ban} onClick={() => setRevocando(true)}>
            {say.revocar}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <dl className="o-dl">
            {datos.map(([que, valor]) => (
              <Fragment key={que}>
                <dt>{word(LLAVE_LABELS[que])}</dt>
                <dd>{valor}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <section className="o-sec">
          <h2 className="o-h2">{say.permisos}</h2>
          <PermissionMatrix known={permisos} held={permisos} onChange={NADA} disabled />
        </section>
      </div>
      {revocando && (
        <PreguntaDialog
          title={say.revocarla(nombre)}
          description={say.alMomento}
          verb={say.revocar}
          onClose={() => setRevocando(false)}
          onConfirm={async () => {
            await revocar({ params: { id: llave.id } }).catch((error) => {
              // whoever ended it first has done what was wanted
              if (statusOf(error) !== 404) throw error
              return calls.reread(llaves.list)
            })
            notify(say.seRevoco(nombre))
          }}
        />
      )}
    </>
  )
}
