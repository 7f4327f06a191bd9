import { useFormat, useWords } from '../../use-texts.ts'
import { ELEGIR } from './oleada-texts.ts'

/** Between which days something is delivered, in words; nothing where none were agreed. */
export function usePlazo(): (desde: string | null, hasta: string | null) => string {
  const say = useWords(ELEGIR)
  const { date } = useFormat()
  return (desde, hasta) => {
    if (desde && hasta) return say.plazo(date(desde), date(hasta))
    const dia = hasta ?? desde
    return dia ? say.desde(date(dia)) : ''
  }
}
