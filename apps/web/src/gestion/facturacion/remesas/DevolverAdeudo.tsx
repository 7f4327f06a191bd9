import { remesas } from '@telar/contract/facturacion/remesas'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import { Choice } from '../../parts/Choice.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MOTIVOS, motivoDicho } from './motivos.ts'
import type { Adeudo } from './remesa.ts'
import { REMESA } from './remesa-texts.ts'

const OTRO = 'otro'
const OPCIONES = [...Object.keys(MOTIVOS), OTRO]
const LARGO = 35

interface DevolverAdeudoProps {
  adeudo: Adeudo
  cargo: string
  onClose: () => void
}

/** The bank did not make a charge, or gave it back: when and why. */
export function DevolverAdeudo({ adeudo, cargo, onClose }: DevolverAdeudoProps) {
  const { money, word } = useFormat()
  const say = useWords(REMESA)
  const run = useCommand(remesas.devolver)
  const [fecha, setFecha] = useState(hoy)
  const [motivo, setMotivo] = useState('AM04')
  const [otro, setOtro] = useState('')
  const dicho = motivo === OTRO ? otro.trim() : motivo
  return (
    <PreguntaDialog
      title={say.devolverTitulo(money(adeudo.importe))}
      verb={say.devolver.replace('…', '')}
      disabled={fecha === ''}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ body: { lineas: [{ lineaId: adeudo.id, fecha, motivo: dicho }] } })
        notify(say.devueltas(1))
      }}
    >
      <p>
        <b>{adeudo.cliente}</b> · {adeudo.numeroCompleto}
      </p>
      <p>{say.devolverQue}</p>
      <FieldShell id="dia" label={say.dia}>
        <input
          id="dia"
          type="date"
          className="o-in o-in-date"
          value={fecha}
          max={hoy()}
          {...(adeudo.cobroId === null ? {} : { min: cargo })}
          onChange={({ target }) => setFecha(target.value)}
        />
      </FieldShell>
      <FieldShell id="motivo" label={say.motivo} width="wide">
        <Choice
          id="motivo"
          value={motivo}
          options={OPCIONES}
          label={(codigo) => (codigo === OTRO ? say.otroMotivo : motivoDicho(codigo, word))}
          onChange={setMotivo}
        />
      </FieldShell>
      {motivo === OTRO && (
        <FieldShell id="cual" label={say.cual}>
          <input
            id="cual"
            className="o-in"
            maxLength={LARGO}
            value={otro}
            onChange={({ target }) => setOtro(target.value)}
          />
        </FieldShell>
      )}
    </PreguntaDialog>
  )
}
