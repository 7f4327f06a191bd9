import type { ComisionDeComercial } from '@telar/contract/facturacion/comisiones'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CRITERIO } from '../comision-texts.ts'
import { FacturasComisionadas } from '../FacturasComisionadas.tsx'
import { COMISIONES as SAY } from './comisiones-texts.ts'

interface DeComercialProps {
  comision: ComisionDeComercial
  periodo: { hasta: string; desde: string | null }
}

/** A rep's commission, and the act that fixes it. */
export function DeComercial({ comision, periodo }: DeComercialProps) {
  const may = useMay()
  const { word, money } = useFormat()
  const say = useWords(SAY)
  const [asking, setAsking] = useState(false)
  const { comercial, criterio, importe, facturas: suyas } = comision
  return (
    <section className="o-sec" aria-label={comercial}>
      <h2 className="o-h2 o-row">
        {comercial} <span className="o-q o-s">{word(CRITERIO[criterio])}</span>
        <span className="o-sp" />
        <span className="o-q o-s">{say.total}</span> {money(importe)}
        {may(comisiones.liquidar.access) && importe >= 0 && (
          <Button small className="o-noprint" onClick={() => setAsking(true)}>
            {say.liquidar}
          </Button>
        )}
      </h2>
      {importe < 0 && <p className="o-q">{say.negativa}</p>}
      <FacturasComisionadas facturas={suyas} criterio={criterio} total={importe} />
      {asking && <Liquidar comision={comision} periodo={periodo} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Liquidar({ comision, periodo, onClose }: DeComercialProps & { onClose: () => void }) {
  const go = useGo()
  const calls = useCalls()
  const { money, date, number } = useFormat()
  const say = useWords(SAY)
  const [notas, setNotas] = useState('')
  const settle = useCommand(comisiones.liquidar)
  const { comercialId, comercial, importe, facturas: suyas } = comision
  return (
    <PreguntaDialog
      title={`${say.titulo} ${comercial}`}
      description={`${money(importe)} · ${number(suyas.length)} ${say.facturas} · ${say.hasta.toLowerCase()} ${date(periodo.hasta)}`}
      verb={`${say.verbo} ${money(importe)}`}
      onClose={onClose}
      onConfirm={async () => {
        try {
          const id = await settle.mutateAsync({
            body: { comercialId, importe, notas: notas.trim(), ...periodo },
          })
          notify(say.hecho, { offer: { label: say.ver, run: () => go(hrefOf('liquidaciones', id)) } })
        } catch (error) {
          void calls.reread(comisiones.comisiones)
          throw error
        }
      }}
    >
      <p>{say.que}</p>
      <FieldShell id="notas" label={say.notas} width="wide">
        <textarea
          id="notas"
          className="o-in"
          rows={2}
          maxLength={500}
          value={notas}
          onChange={({ target }) => setNotas(target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
