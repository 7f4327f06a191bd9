import { PIEZAS, type Pieza } from '@telar/domain/facturacion/caja'
import { useEntero } from '../../parts/use-entero.ts'
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
  const set = (pieza: Pieza, n: number) => {
    const { [pieza]: _, ...rest } = piezas
    onChange(n === 0 ? rest : { ...rest, [pieza]: n })
  }
  return (
    <div className="o-count-cash">
      {[BILLETES, MONEDAS].map((grupo) => (
        <div key={grupo[0]}>
          {grupo.map((pieza) => (
            <Una key={pieza} pieza={pieza} n={piezas[pieza] ?? 0} onChange={(n) => set(pieza, n)} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Una({ pieza, n, onChange }: { pieza: Pieza; n: number; onChange: (n: number) => void }) {
  const { amount, money } = useFormat()
  const campo = useEntero({ n, max: MAX, onChange })
  return (
    <>
      <label htmlFor={`pieza-${pieza}`}>{money(pieza / 100)}</label>
      <input
        id={`pieza-${pieza}`}
        className="o-in"
        inputMode="numeric"
        autoComplete="off"
        {...campo}
        onKeyDown={({ key }) => {
          if (key === 'Enter') document.getElementById(`pieza-${PIEZAS[PIEZAS.indexOf(pieza) + 1]}`)?.focus()
        }}
      />
      <span className="o-n o-q">{n > 0 ? amount((pieza * n) / 100) : ''}</span>
    </>
  )
}
