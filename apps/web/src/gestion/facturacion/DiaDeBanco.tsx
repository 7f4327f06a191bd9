import { habilDesde } from '@telar/domain/facturacion/banco/calendario'
import { Button } from '../parts/Button.tsx'
import { Note } from '../parts/Note.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { word } from '../words.ts'

const SAY = {
  inhabil: word(
    (dia: string) => `El ${dia} los bancos no trabajan.`,
    (dia) => `Banks do not settle on ${dia}.`,
    (dia) => `Os bancos não trabalham em ${dia}.`,
    (dia) => `El ${dia} els bancs no treballen.`,
  ),
  siguiente: word(
    (dia: string) => `Pasar al ${dia}`,
    (dia) => `Change to ${dia}`,
    (dia) => `Passar para ${dia}`,
    (dia) => `Passar al ${dia}`,
  ),
}

interface DiaDeBancoProps {
  label: string
  value: string
  onChange: (dia: string) => void
}

/** A day that is asked of the bank. */
export const DiaDeBanco = ({ label, value, onChange }: DiaDeBancoProps) => (
  <label className="o-row">
    <span className="o-q">{label}</span>
    <input type="date" className="o-in o-in-date" value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
)

/** Says of a day that the banks do not settle on it, and offers the next one. */
export function Inhabil({ dia, onChange }: { dia: string; onChange: (dia: string) => void }) {
  const { date } = useFormat()
  const say = useWords(SAY)
  const siguiente = habilDesde(dia)
  return (
    <section className="o-sec">
      <Note
        look="warning"
        action={<Button onClick={() => onChange(siguiente)}>{say.siguiente(date(siguiente))}</Button>}
      >
        {say.inhabil(date(dia))}
      </Note>
    </section>
  )
}
