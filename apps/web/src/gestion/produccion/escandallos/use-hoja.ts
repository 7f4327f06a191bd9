import type { Escandallo } from '@telar/contract/produccion/escandallo'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { notify } from '../../parts/notify.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { HOJA } from './escandallo-texts.ts'
import { escritasDe, type LineaEscrita } from './hoja.ts'
import { clave, HOJA_ESCRITA, valoresDe } from './hoja-values.ts'

/** A sheet that is being written, and how it becomes the model's next version. */
export function useHoja(modeloId: number, stored: Escandallo | null) {
  const { mutateAsync: saveEscandallo } = useCommand(escandallos.saveEscandallo)
  const calls = useCalls()
  const say = useWords(HOJA)
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<Escandallo | null>(null)
  const revision = useRef(stored?.revision ?? 0)

  const take = (hoja: Escandallo) => {
    revision.current = hoja.revision
    setBase(hoja)
    setTheirs(null)
    written.form.reset(valoresDe(hoja))
    written.unsaved.current = 0
  }
  async function store(values: z.output<typeof HOJA_ESCRITA>) {
    const body = { ...values, revision: revision.current }
    const saved = await saveEscandallo({ params: { id: modeloId }, body })
    take(saved)
    notify(say.guardada(saved.revision))
  }
  const written = useWrittenForm(HOJA_ESCRITA, valoresDe(stored), async (values) => {
    try {
      await store(values)
    } catch (error) {
      if (statusOf(error) === 409)
        setTheirs(await calls.read(escandallos.getEscandallo, { params: { id: modeloId }, query: {} }))
      throw error
    }
  })
  // Once theirs was taken or gone over, the refusal is no longer true.
  const settled = theirs === null && statusOf(written.failure) === 409
  return {
    ...written,
    failure: settled ? null : written.failure,
    base,
    theirs,
    take,
    /** Mine becomes the version after theirs, which I have been told of. */
    keepMine: (latest: Escandallo) => {
      revision.current = latest.revision
      setTheirs(null)
      return written.submit()
    },
    /** Puts lines of another sheet in the place of these; they are still to be saved. */
    copy: (lineas: Parameters<typeof escritasDe>[0], from: string) => {
      const before = written.form.getValues('lineas')
      const set = (next: LineaEscrita[]) => written.form.setValue('lineas', next, { shouldDirty: true })
      set(escritasDe(lineas, clave))
      notify(say.copiado(from), { undo: () => set(before) })
    },
  }
}

export type HojaEscrita = ReturnType<typeof useHoja>
