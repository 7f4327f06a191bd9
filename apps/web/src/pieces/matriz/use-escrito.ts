import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { leerCantidad, MAXIMA } from './rejilla.ts'

interface EscritoProps {
  cantidad: number
  max?: number
  alCambiar: (cantidad: number) => void
  /** Says in words that something typed is no number of garments. */
  alRehusar: (texto: string) => void
}

/**
 * What is typed into a cell. What is no number of garments stays in sight, marked, while the cell is entered; it never
 * counts as another number, and leaving the cell gives back what it held. So does a number put in from beside it, which a
 * finger does without leaving the cell.
 */
export function useEscrito({ cantidad, max = MAXIMA, alCambiar, alRehusar }: EscritoProps) {
  const antes = useRef(cantidad)
  const [malo, setMalo] = useState<string>()

  function volver() {
    setMalo(undefined)
    if (cantidad !== antes.current) alCambiar(antes.current)
  }
  function rehusar(texto: string) {
    volver()
    alRehusar(texto)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number takes the place of what was typed
  useEffect(() => {
    if (malo === undefined || cantidad === antes.current) return
    antes.current = cantidad
    setMalo(undefined)
    alRehusar(malo)
  }, [cantidad])
  return {
    volver,
    rehusar,
    campo: {
      'aria-invalid': malo !== undefined || undefined,
      'data-wrong': malo === undefined ? undefined : '',
      value: malo ?? (cantidad === 0 ? '' : String(cantidad)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const leida = leerCantidad(target.value)
        if (leida !== undefined && leida <= max) {
          setMalo(undefined)
          return alCambiar(leida)
        }
        rehusar(target.value)
        setMalo(target.value)
      },
      onFocus: ({ target }: { target: HTMLInputElement }) => {
        antes.current = cantidad
        target.select()
      },
      // a click is on the whole cell, also where it has the focus already: what is typed next never joins what was there
      onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select(),
      onBlur: () => {
        if (malo !== undefined) rehusar(malo)
      },
    },
  }
}
