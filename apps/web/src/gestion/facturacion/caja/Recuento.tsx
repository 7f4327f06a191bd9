import { caja as cajaCalls } from '@telar/contract/facturacion/caja'
import { sumarEuros } from '@telar/domain/dinero'
import { type Pieza, sumarPiezas } from '@telar/domain/facturacion/caja'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { parseNumber } from '../../format.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Caja } from './caja.ts'
import { CAJA as SAY } from './caja-texts.ts'
import { Diferencia } from './Diferencia.tsx'
import { Piezas } from './Piezas.tsx'
import { Resultado } from './Resultado.tsx'

/** Counting the till: piece by piece or at once; the difference shows while one counts. */
export function Recuento({ caja }: { caja: Caja }) {
  return caja.cerrada ? <Resultado caja={caja} /> : <Contar caja={caja} />
}

function Contar({ caja: { fecha, teorico, notas: guardadas } }: { caja: Caja }) {
  const { date, money, decimal } = useFormat()
  const say = useWords(SAY)
  const [modo, setModo] = useState<'piezas' | 'cifra'>('piezas')
  const [piezas, setPiezas] = useState<Partial<Record<Pieza, number>>>({})
  const [cifra, setCifra] = useState('')
  const [notas, setNotas] = useState(guardadas)
  const [asking, setAsking] = useState(false)
  const close = useCommand(cajaCalls.cerrarCaja)
  const escrito = parseNumber(cifra, decimal)
  const contado = modo === 'piezas' ? (Object.keys(piezas).length > 0 ? sumarPiezas(piezas) : null) : escrito
  const diferencia = contado === null ? null : sumarEuros([contado, -teorico])
  return (
    <section className="o-sec o-till-side o-noprint" aria-labelledby="recuento">
      <h2 className="o-h2" id="recuento">
        {say.recuento}
      </h2>
      <fieldset className="o-seg" aria-label={say.comoContar}>
        {(['piezas', 'cifra'] as const).map((uno) => (
          <button key={uno} type="button" aria-pressed={modo === uno} onClick={() => setModo(uno)}>
            {uno === 'piezas' ? say.porPiezas : say.unaCifra}
          </button>
        ))}
      </fieldset>
      {modo === 'piezas' ? (
        <Piezas piezas={piezas} onChange={setPiezas} />
      ) : (
        <FieldShell id="contado" label={`${say.contado} €`}>
          <input
            id="contado"
            className="o-in o-n o-in-date"
            inputMode="decimal"
            value={cifra}
            onChange={({ target }) => setCifra(target.value)}
          />
        </FieldShell>
      )}
      <Diferencia contado={contado} teorico={teorico} diferencia={diferencia} />
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
      <Button look="main" disabled={contado === null || contado < 0} onClick={() => setAsking(true)}>
        {say.cerrar}
      </Button>
      {asking && contado !== null && (
        <PreguntaDialog
          title={`${say.cerrarTitulo} ${date(fecha)}`}
          description={`${say.contado} ${money(contado)} · ${say.diferencia} ${money(diferencia ?? 0)}`}
          verb={say.cerrar}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await close.mutateAsync({ body: { fecha, recuento: contado, notas: notas.trim(), teorico } })
            notify(say.cerrado)
          }}
        >
          <p>{say.cerrarQue}</p>
        </PreguntaDialog>
      )}
    </section>
  )
}
