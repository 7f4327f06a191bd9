import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useClient } from '../../kit/app.ts'
import { download } from '../../kit/download.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useWords } from '../use-texts.ts'

/** The labels of a delivery, one for each roll, on paper. */
export function useEtiquetas(entradaId: number): { print: () => Promise<void>; busy: boolean } {
  const t = useWords(OFFICE)
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      download(await client.call(materias.etiquetas, { params: { id: entradaId } }), `etiquetas-${entradaId}.pdf`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
    setBusy(false)
  }
  return { print, busy }
}
