import { enIdioma } from '@telar/domain/idioma'
import { llano } from '@telar/domain/texto'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { OfficePopover } from '../../../parts/dialogs/OfficePopover.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { useColores } from '../../use-colores.ts'
import { VARIANTES } from './variantes-texts.ts'

interface ElegirColoresProps {
  /** Those that are in the matrix already. */
  without: readonly number[]
  onAdd: (colorIds: number[]) => void
}

/** Several colours at once, from the house's swatches. */
export function ElegirColores({ without, onAdd }: ElegirColoresProps) {
  const say = useWords(VARIANTES)
  const [open, setOpen] = useState(false)
  return (
    <OfficePopover
      label={say.addColours}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button small icon={Plus}>
          {say.addColours}
        </Button>
      }
    >
      <Picker
        without={without}
        onAdd={(colorIds) => {
          setOpen(false)
          onAdd(colorIds)
        }}
      />
    </OfficePopover>
  )
}

function Picker({ without, onAdd }: ElegirColoresProps) {
  const idioma = useIdioma()
  const say = useWords(VARIANTES)
  const { todos } = useColores()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const offered = todos
    .filter(({ id, activo }) => activo && !without.includes(id))
    .filter(({ codigo, nombre }) => llano(`${codigo} ${enIdioma(nombre, idioma)}`).includes(llano(q)))
  const toggle = (id: number, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = offered
    if (chosen.length > 0) onAdd([...chosen])
    else if (only && offered.length === 1) onAdd([only.id])
  }
  return (
    <form className="o-pick" onSubmit={submit}>
      <input
        className="o-in"
        value={q}
        placeholder={say.find}
        aria-label={say.find}
        autoComplete="off"
        onChange={(event) => setQ(event.target.value)}
      />
      <ul>
        {offered.map(({ id, codigo, nombre, hex }) => (
          <li key={id}>
            <label className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                checked={chosen.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              <Swatch hex={hex} />
              <span className="o-el">{enIdioma(nombre, idioma)}</span>
              <span className="o-sp" />
              <span className="o-q o-s">{codigo}</span>
            </label>
          </li>
        ))}
        {offered.length === 0 && <li className="o-q">{say.noMoreColours}</li>}
      </ul>
      <Button type="submit" look="main" disabled={chosen.length === 0 && offered.length !== 1}>
        {say.addCount(chosen.length)}
      </Button>
    </form>
  )
}
