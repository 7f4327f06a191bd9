import { type CartaPropuesta, reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { TONO } from '../reclamacion-tonos.ts'
import { claveDe, pedida } from './carta.ts'
import { RECLAMACION } from './reclamacion-texts.ts'

interface EnviarProps {
  cartas: readonly CartaPropuesta[]
  conIntereses: boolean
  onClose: () => void
}

/** One last look at who is written to. */
export function Enviar({ cartas, conIntereses, onClose }: EnviarProps) {
  const { money, word } = useFormat()
  const say = useWords(RECLAMACION)
  const run = useCommand(reclamaciones.enviar)
  const verbo = say.enviar(cartas.length).replace('…', '')
  return (
    <PreguntaDialog
      title={verbo}
      verb={verbo}
      onClose={onClose}
      onConfirm={async () => {
        const hecho = await run.mutateAsync({ body: { cartas: cartas.map((carta) => pedida(carta, conIntereses)) } })
        notify(say.hechas(hecho.cartas))
      }}
    >
      <p>{say.enviarQue}</p>
      <ul>
        {cartas.map((carta) => (
          <li key={claveDe(carta)}>
            <b>{carta.cliente}</b> · {word(TONO[carta.tono].label)} · {money(carta.total)}
            <div className="o-q">{carta.para}</div>
          </li>
        ))}
      </ul>
    </PreguntaDialog>
  )
}
