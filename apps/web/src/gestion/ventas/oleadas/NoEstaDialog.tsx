import { oleadas, type Parada } from '@telar/contract/ventas/oleadas'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { TextField } from '../../record/form/TextField.tsx'
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
      <TextField id="motivo" label={say.motivo} width="wide" max={200} value={motivo} onChange={setMotivo} />
    </PreguntaDialog>
  )
}
