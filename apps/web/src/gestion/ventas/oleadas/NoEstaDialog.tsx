import { oleadas, type Parada } from '@telar/contract/ventas/oleadas'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { OLEADA } from './oleada-texts.ts'

const MOTIVOS = ['vacio', 'menos', 'tara'] as const

interface NoEstaDialogProps {
  oleadaId: number
  parada: Parada
  onClose: () => void
}

/** What is still to be picked is not there: why, in a word or in one's own. */
export function NoEstaDialog({ oleadaId, parada, onClose }: NoEstaDialogProps) {
  const say = useWords(OLEADA)
  const { idioma } = useFormat()
  const [motivo, setMotivo] = useState('')
  const { mutateAsync: noEsta } = useCommand(oleadas.noEsta)
  const { modeloId, colorId, talla, numero, color, cantidad, cogidas, faltan } = parada
  return (
    <PreguntaDialog
      title={say.noEstaTitulo(`${numero} ${enIdioma(color, idioma)} ${talla}`)}
      description={say.motivoQue(cantidad - cogidas - faltan)}
      verb={say.marcar}
      asks
      disabled={motivo.trim() === ''}
      onClose={onClose}
      onConfirm={() => noEsta({ params: { id: oleadaId }, body: { modeloId, colorId, talla, motivo } })}
    >
      <div className="o-row o-wrap">
        {MOTIVOS.map((uno) => (
          <Button key={uno} aria-pressed={motivo === say.motivos[uno]} onClick={() => setMotivo(say.motivos[uno])}>
            {say.motivos[uno]}
          </Button>
        ))}
      </div>
      <FieldShell id="motivo" label={say.motivo} width="wide">
        <input
          id="motivo"
          className="o-in"
          maxLength={200}
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
