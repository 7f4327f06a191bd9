import { PIEZAS, type Pieza } from '@telar/domain/facturacion/caja'
import { Fragment } from 'react'
import { useFormat } from '../../use-texts.ts'

interface PiezasProps {
  piezas: Partial<Record<Pieza, number>>
  onChange: (piezas: Partial<Record<Pieza, number>>) => void
}

const MAX = 9999
const BILLETES = PIEZAS.filter((pieza) => pieza >= 500)
const MONEDAS = PIEZAS.filter((pieza) => pieza < 500)

/** How many there are of each note and coin; Enter goes to the next. */
export function Piezas({ piezas, onChange }: PiezasProps) {
  const { amount, money } = useFormat()
  const set = (pieza: Pieza, text: string) => {
    const count = Number(text)
    const { [pieza]: _, ...rest } = piezas
    if (text.trim() === '') return onChange(rest)
    if (Number.isInteger(count) && count >= 0 && count <= MAX) onChange({ ...rest, [pieza]: count })
  }
  const una = (pieza: Pieza) => (
    <Fragment key={pieza}>
      <label htmlFor={`pieza-${pieza}`}>{money(pieza / 100)}</label>
      <input
        id={`pieza-${pieza}`}
        className="o-in"
        inputMode="numeric"
        autoComplete="off"
        value={piezas[pieza] ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => set(pieza, target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') document.getElementById(`pieza-${PIEZAS[PIEZAS.indexOf(pieza) + 1]}`)?.focus()
        }}
      />
      <span className="o-n o-q">{piezas[pieza] ? amount((pieza * piezas[pieza]) / 100) : ''}</span>
    </Fragment>
  )
  return (
    <div className="o-count-cash">
      {[BILLETES, MONEDAS].map((grupo) => (
        <div key={grupo[0]}>{grupo.map(una)}</div>
      ))}
    </div>
  )
}
