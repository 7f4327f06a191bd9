import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Kbd } from './Kbd.tsx'
import { wrongIn } from './wrong.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One per screen is the main one. */
  look?: 'plain' | 'main' | 'ghost' | 'danger'
  small?: boolean
  icon?: LucideIcon
  /** The key that does the same, shown inside. */
  keys?: string
  /** The icon says enough to the eye; the label is for the ear. */
  iconOnly?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look = 'plain',
  small = false,
  icon: Icon,
  keys,
  iconOnly = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // what is done once is not done again, nor what comes into its place, by the second half of a double click
  const once = (event: MouseEvent<HTMLButtonElement>) => {
    const here = event.currentTarget.closest('[data-overlay]') ?? document
    if (event.detail > 1 || (look === 'main' && wrongIn(here))) event.preventDefault()
    else onClick?.(event)
  }
  const classes = ['o-btn', `o-btn-${look}`, small && 'o-btn-sm', iconOnly && 'o-btn-sq', className]
  return (
    <button
      type="button"
      {...rest}
      onClick={look === 'main' || look === 'danger' ? once : onClick}
      className={classes.filter(Boolean).join(' ')}
      {...(iconOnly ? { 'aria-label': String(children), title: String(children) } : {})}
    >
      {Icon && <Icon className="o-i" aria-hidden="true" />}
      {!iconOnly && children}
      {keys && <Kbd keys={keys} />}
    </button>
  )
}
