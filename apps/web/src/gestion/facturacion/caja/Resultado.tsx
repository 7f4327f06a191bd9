import { caja } from '@telar/contract/facturacion/caja'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Caja } from './caja.ts'
import { CAJA as SAY } from './caja-texts.ts'
import { Diferencia } from './Diferencia.tsx'

/** What was counted when the day was closed. */
export function Resultado({ caja: { fecha, teorico, recuento, diferencia, notas } }: { caja: Caja }) {
  const { date } = useFormat()
  const say = useWords(SAY)
  const [asking, setAsking] = useState(false)
  const open = useCommand(caja.abrirCaja)
  return (
    <section className="o-sec o-till-side" aria-labelledby="recuento">
      <h2 className="o-h2" id="recuento">
        {say.recuento}
      </h2>
      <Diferencia contado={recuento} teorico={teorico} diferencia={diferencia} />
      {notas && (
        <p>
          <span className="o-q">{say.notas}</span> {notas}
        </p>
      )}
      <Button onClick={() => setAsking(true)}>{say.reabrir}</Button>
      {asking && (
        <PreguntaDialog
          title={`${say.reabrirTitulo} ${date(fecha)}`}
          verb={say.reabrir.replace('…', '')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await open.mutateAsync({ body: { fecha } })
            notify(say.reabierta)
          }}
        >
          <p>{say.reabrirQue}</p>
        </PreguntaDialog>
      )}
    </section>
  )
}
