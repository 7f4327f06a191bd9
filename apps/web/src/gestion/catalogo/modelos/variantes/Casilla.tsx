interface CasillaProps {
  label: string
  /** How many of all are on. */
  some: number
  all: number
  disabled: boolean
  onChange: (on: boolean) => void
}

/** A box for many: on, off, or some of them. */
export const Casilla = ({ label, some, all, disabled, onChange }: CasillaProps) => (
  <input
    type="checkbox"
    className="o-ck"
    aria-label={label}
    title={label}
    checked={all > 0 && some === all}
    disabled={disabled}
    ref={(element) => {
      if (element) element.indeterminate = some > 0 && some < all
    }}
    onChange={(event) => onChange(event.target.checked)}
  />
)
