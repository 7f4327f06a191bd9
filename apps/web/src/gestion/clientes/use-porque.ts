import type { MotivoDeRegimen } from '@telar/domain/clientes/regimen'
import { useFormat, useWords } from '../use-texts.ts'
import { PORQUE } from './regimen-texts.ts'

/** The reason of a regime as a sentence, with its dates and numbers. */
export function usePorque(): (motivo: MotivoDeRegimen, params: Record<string, string>) => string {
  const { date } = useFormat()
  const say = useWords(PORQUE)
  return (motivo, { fecha, nifIva = '', razon = '' }) => {
    const day = fecha ? date(fecha) : ''
    const sentences: Record<MotivoDeRegimen, string> = {
      interior: say.interior(),
      recargo: say.recargo(day),
      intracomunitaria: say.intracomunitaria(day, nifIva),
      'ue-sin-vies': say.unproved(nifIva),
      'territorio-aparte': say.apart(),
      'fuera-de-la-ue': say.outside(),
      forzado: say.forced(razon),
    }
    return sentences[motivo]
  }
}
