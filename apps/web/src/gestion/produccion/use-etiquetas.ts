import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useCalls } from '../calls.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useWords } from '../use-texts.ts'

/** The labels of a delivery, one for each roll, on paper. */
export function useEtiquetas(entradaId: number): { print: () => Promise<void>; busy: boolean } {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      await calls.download(materias.etiquetas, { params: { id: entradaId } }, `etiquetas-${entradaId}.pdf`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
    setBusy(false)
  }
  return { print, busy }
}
