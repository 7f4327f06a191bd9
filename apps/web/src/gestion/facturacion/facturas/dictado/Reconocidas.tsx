import type { Reconocido } from '@telar/contract/facturacion/dictado'
import { useState } from 'react'
import { useModelos } from '../../../catalogo/use-modelos.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { DICTADO } from './dictado-texts.ts'
import { FilaReconocida } from './FilaReconocida.tsx'
import { type Confirmada, confirmada, type Reconocida } from './reconocida.ts'

interface ReconocidasProps {
  heard: Reconocido
  onAdd: (lineas: Confirmada[]) => Promise<void>
  onClose: () => void
}

/** What was understood, line by line: to mend, to leave out, to confirm. Nothing has entered the invoice yet. */
export function Reconocidas({ heard, onAdd, onClose }: ReconocidasProps) {
  const t = useWords(OFFICE)
  const say = useWords(DICTADO)
  const [lineas, setLineas] = useState<Reconocida[]>(heard.lineas)
  const [left, setLeft] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const modelos = useModelos([...new Set(lineas.flatMap(({ modeloId }) => modeloId ?? []))])
  const ready = lineas.map((linea) => confirmada(linea, modelos.get(linea.modeloId ?? 0)))
  const taken = ready.filter((linea, i): linea is Confirmada => linea !== undefined && !left.includes(i))
  const general = heard.avisos.filter(({ linea }) => linea === null)
  const add = async () => {
    setBusy(true)
    try {
      await onAdd(taken)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      setBusy(false)
    }
  }
  return (
    <section className="o-heard" aria-label={say.heard}>
      {lineas.length === 0 && <Note look="warning">{say.nothing}</Note>}
      {general.map(({ texto }) => (
        <Note key={texto} look="warning">
          {texto}
        </Note>
      ))}
      <ul>
        {lineas.map((linea, i) => (
          <FilaReconocida
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one sentence keep their places.
            key={i}
            linea={linea}
            avisos={heard.avisos.filter((aviso) => aviso.linea === i)}
            modelo={modelos.get(linea.modeloId ?? 0)}
            ready={ready[i] !== undefined}
            taken={ready[i] !== undefined && !left.includes(i)}
            onTake={(take) => setLeft(take ? left.filter((n) => n !== i) : [...left, i])}
            onChange={(next) => setLineas(lineas.map((una) => (una === linea ? next : una)))}
          />
        ))}
      </ul>
      <p className="o-row">
        <span className="o-sp" />
        <Button small onClick={onClose}>
          {say.discard}
        </Button>
        <Button look="main" small disabled={busy || taken.length === 0} onClick={() => void add()}>
          {say.add(taken.length)}
        </Button>
      </p>
    </section>
  )
}
