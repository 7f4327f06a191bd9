import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { type Direccion, esDireccion, MAXIMA } from './rejilla.ts'
import { useEscrito } from './use-escrito.ts'

interface CeldaProps {
  etiqueta: string
  cantidad: number
  libre: number
  alCambiar: (cantidad: number) => void
  alMover: (direccion: Direccion) => void
  alRellenar: (cantidad: number) => void
  alPegar: (texto: string) => void
  alEntrar: () => void
  alRehusar: (texto: string) => void
}

/** One number of a matrix. It is selected when reached, so that typing replaces it; Esc gives back what it held. */
export function Celda(props: CeldaProps) {
  const { etiqueta, cantidad, libre, alCambiar, alMover, alRellenar, alPegar, alEntrar, alRehusar } = props
  const { campo, volver, rehusar } = useEscrito({ cantidad, alCambiar, alRehusar })
  // a sign steps by one; followed by a figure it was meant as part of a number
  const signo = useRef('')

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, metaKey, shiftKey } = event
    const hacer = (accion: () => void) => {
      event.preventDefault()
      accion()
    }
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return hacer(() => alRellenar(cantidad))
    if (ctrlKey || metaKey) return
    const antepuesto = signo.current
    signo.current = ''
    if (antepuesto && /^\d$/.test(key)) return hacer(() => rehusar(antepuesto + key))
    if (key === '+' || key === '-') signo.current = key
    if (esDireccion(key)) return hacer(() => alMover(key))
    if (key === 'Enter') return hacer(() => alMover(shiftKey ? 'ArrowUp' : 'ArrowDown'))
    if (key === '+') return hacer(() => alCambiar(Math.min(cantidad + 1, MAXIMA)))
    if (key === '-') return hacer(() => alCambiar(Math.max(cantidad - 1, 0)))
    if (key === 'Escape') hacer(volver)
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const texto = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(texto.trim())) return
    event.preventDefault()
    alPegar(texto)
  }

  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      aria-label={etiqueta}
      data-short={cantidad > libre || undefined}
      {...campo}
      onFocus={(event) => {
        signo.current = ''
        campo.onFocus(event)
        alEntrar()
      }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
}
