import { facturas } from '@telar/contract/facturacion/facturas'
import { pases as pasesCalls } from '@telar/contract/facturacion/pases'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DatosDelPase } from './DatosDelPase.tsx'
import { Descargar } from './Descargar.tsx'
import type { Pase } from './pase.ts'
import { PASE as SAY } from './pase-texts.ts'
import { TablaDeFacturas } from './TablaDeFacturas.tsx'
import { unPase } from './un-pase.ts'

const igual = (field: string, value: number) => ({ field, operator: 'eq' as const, value })
const LOCAL = { staleTime: 0 } as const
const SHOWN = 200

/** A lot of posted invoices: its entries for the accountant, and the way back. */
export default function PaseRecord({ id }: RecordProps) {
  const read = useRead(pasesCalls.searchPases, unPase(id), LOCAL)
  return <Leido de={read}>{({ data: [pase] }) => (pase ? <Ver key={pase.id} pase={pase} /> : <NoSuchScreen />)}</Leido>
}

const situacion = ({ deshaceId, deshechoPorId }: Pase) =>
  deshaceId !== null
    ? ({ mark: 'half', label: SAY.contra } as const)
    : deshechoPorId !== null
      ? ({ mark: 'dotted', label: SAY.anulado } as const)
      : ({ mark: 'done', label: SAY.vigente } as const)

function Ver({ pase }: { pase: Pase }) {
  const { word } = useFormat()
  const say = useWords(SAY)
  const [asking, setAsking] = useState(false)
  const { mark, label } = situacion(pase)
  const body = { advancedFilter: igual('paseId', pase.id), pageSize: SHOWN, orderBy: ['fecha asc'] }
  const read = useRead(facturas.search, { body }, { ...LOCAL })
  return (
    <>
      <PlainHead screen="pases" title={`${say.titulo} ${pase.id}`} id={pase.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        {mark === 'done' && <Button onClick={() => setAsking(true)}>{say.deshacer}</Button>}
        <Descargar pase={pase} />
      </PlainHead>
      <div className="o-scroll">
        <DatosDelPase pase={pase} />
        <Leido de={read}>
          {({ data }) => (
            <section className="o-sec o-flat">
              {data.length === 0 ? <p className="o-q">{say.sinFacturas}</p> : <TablaDeFacturas facturas={data} />}
            </section>
          )}
        </Leido>
      </div>
      {asking && <Deshacer id={pase.id} onClose={() => setAsking(false)} />}
    </>
  )
}

function Deshacer({ id, onClose }: { id: number; onClose: () => void }) {
  const go = useGo()
  const say = useWords(SAY)
  const undo = useCommand(pasesCalls.deshacerPase)
  return (
    <PreguntaDialog
      title={`${say.deshacerTitulo} ${id}`}
      verb={say.deshacer.replace('…', '')}
      onClose={onClose}
      onConfirm={async () => {
        const contra = await undo.mutateAsync({ params: { id } })
        notify(say.deshecho, { offer: { label: say.ver, run: () => go(hrefOf('pases', contra)) } })
      }}
    >
      <p>{say.deshacerQue}</p>
    </PreguntaDialog>
  )
}
