import { Plus } from 'lucide-react'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { useEntero } from '../../../parts/use-entero.ts'
import { useWords } from '../../../use-texts.ts'
import { enCasa, malEan, type Variante } from './variantes.ts'
import { type Modo, VARIANTES } from './variantes-texts.ts'

interface CeldaProps {
  modo: Modo
  color: string
  talla: string
  /** Row and column, by which the arrows find it. */
  at: string
  variante: Variante | undefined
  disabled: boolean
  /** Nothing takes the cell out of the matrix. */
  onChange: (cambio: Partial<Variante> | null) => void
}

const digits = (typed: string) => typed.replace(/\D/g, '')

/** One colour in one size; hatched where it is not made. */
export function Celda({ modo, color, talla, at, variante, disabled, onChange }: CeldaProps) {
  const say = useWords(VARIANTES)
  if (modo === 'existe')
    return (
      <td className={variante ? undefined : 'o-hatch'}>
        <input
          type="checkbox"
          className="o-ck"
          data-at={at}
          aria-label={say.cell.existe(color, talla)}
          checked={variante !== undefined}
          disabled={disabled || (variante !== undefined && enCasa(variante))}
          title={
            variante && enCasa(variante) ? say.inHouse(variante.stock + variante.segunda + variante.outlet) : undefined
          }
          onChange={(event) => onChange(event.target.checked ? {} : null)}
        />
      </td>
    )
  if (!variante)
    return (
      <td className="o-hatch">
        <button
          type="button"
          data-at={at}
          aria-label={say.make(color, talla)}
          title={say.make(color, talla)}
          disabled={disabled}
          onClick={() => onChange({})}
        >
          <Plus className="o-i" aria-hidden="true" />
        </button>
      </td>
    )
  const { stock, segunda, outlet, disponibleWeb, ean, libre } = variante
  const reservado = variante.reservado + variante.asignado
  const shared = {
    'data-at': at,
    'aria-label': say.cell[modo](color, talla),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    disabled,
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
  }
  if (modo === 'ean')
    return (
      <td>
        <input
          {...shared}
          maxLength={14}
          aria-invalid={malEan([variante]) ? true : undefined}
          value={ean ?? ''}
          onChange={(event) => onChange({ ean: digits(event.target.value) || null })}
        />
      </td>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onChange({ disponibleWeb: !disponibleWeb })
  }
  return (
    <td className={disponibleWeb ? undefined : 'o-vx-off'}>
      <EnCasa
        {...shared}
        n={stock}
        readOnly={libre !== null}
        title={libre === null ? undefined : say.byLedger}
        onKeyDown={onKeyDown}
        onWrite={(n) => onChange({ stock: n })}
      />
      <small title={reservado > 0 ? say.reservedHere(reservado) : undefined}>{reservado > 0 ? reservado : '·'}</small>
      {segunda + outlet > 0 && (
        <abbr className="o-vx-besides" title={say.besides(segunda, outlet)}>
          +{segunda + outlet}
        </abbr>
      )}
      <input
        type="checkbox"
        className="o-ck"
        tabIndex={-1}
        aria-label={say.webOf(color, talla)}
        title={say.webOf(color, talla)}
        checked={disponibleWeb}
        disabled={disabled}
        onChange={(event) => onChange({ disponibleWeb: event.target.checked })}
      />
    </td>
  )
}

const MAXIMO = 9999

interface EnCasaProps extends InputHTMLAttributes<HTMLInputElement> {
  n: number
  onWrite: (n: number) => void
}

/** How many garments there are of it, where nothing counts them yet. */
function EnCasa({ n, onWrite, ...rest }: EnCasaProps) {
  const campo = useEntero({ n, max: MAXIMO, onChange: onWrite })
  return (
    <input
      {...rest}
      {...campo}
      maxLength={5}
      className={n === 0 ? 'o-zero' : undefined}
      value={campo['aria-invalid'] ? campo.value : String(n)}
    />
  )
}
