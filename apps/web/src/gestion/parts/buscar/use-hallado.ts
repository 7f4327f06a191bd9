import { type KeyboardEvent, useEffect, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { errorText } from '../error-text.ts'
import type { Opcion } from './Opciones.tsx'

/** How far a search for what is typed has come. */
export interface Lectura {
  /** What is at hand was found for other words. */
  isPlaceholderData: boolean
  isLoading: boolean
  /** There is no connection by which to ask. */
  isPaused: boolean
  error: Error | null
}

const isEnter = (event: Event) => 'key' in event && event.key === 'Enter'

interface Hallado {
  lecturas: readonly Lectura[]
  /** What was found, which counts once all have answered. */
  found: readonly Opcion[]
  none: string
  tomar: (primera: Opcion) => void
}

/**
 * What typing has found. What was found for other words is not offered, and nobody is told that there is nothing while
 * it is looked for; Enter that comes before takes the first as soon as it is known, unless one types on or leaves.
 */
export function useHallado({ lecturas, found, none, tomar }: Hallado) {
  const t = useWords(OFFICE)
  const [open, setOpen] = useState(false)
  const [awaited, setAwaited] = useState(false)
  const mudas = lecturas.filter(({ isPaused, error }) => isPaused || error)
  const buscando = mudas.length === 0 && lecturas.some((una) => una.isPlaceholderData || una.isLoading)
  const sabido = mudas.length === 0 && !buscando
  const halladas = sabido ? found : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of the search that decides.
  useEffect(() => {
    if (!awaited || buscando) return
    setAwaited(false)
    const [primera] = halladas
    if (!primera) return
    setOpen(false)
    tomar(primera)
  }, [awaited, buscando])
  const [muda] = mudas
  const dicho = muda && (muda.error ? errorText(muda.error, t) : t.errors.network)
  return {
    halladas,
    /** Whether all have answered: before, nothing is missing that could be made. */
    sabido,
    none: dicho ?? (buscando ? t.palette.searching : none),
    root: {
      open,
      onOpenChange: (shown: boolean, { event }: { event: Event }) => {
        // Enter with nothing to take would put the list away
        if (!shown && buscando && isEnter(event)) return
        setOpen(shown)
        if (!shown) setAwaited(false)
      },
    },
    input: {
      onKeyDown: (event: KeyboardEvent) => {
        const antes = buscando && isEnter(event.nativeEvent)
        if (antes) event.preventDefault()
        setAwaited(antes)
      },
    },
  }
}
