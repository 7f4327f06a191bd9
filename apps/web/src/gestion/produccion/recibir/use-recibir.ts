import { materias } from '@telar/contract/produccion/materias'
import type { Unidad } from '@telar/domain/produccion/materia'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { hoy } from '../../../kit/hoy.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../../place.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { useMedida } from '../use-medida.ts'
import { ENTREGA, type ValoresDeEntrega } from './entrega-values.ts'
import { enviadas, escritas, faltasDe, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

const id = (value: unknown): number | null => (Number(value) > 0 ? Number(value) : null)

/** A delivery that is being written down: its terms, its rolls, and how it is kept exactly once. */
export function useRecibir(unidad: Unidad) {
  const go = useGo()
  const { mutateAsync: recibir } = useCommand(materias.recibir)
  const calls = useCalls()
  const medida = useMedida()
  const say = useWords(RECIBIR)
  const { search } = usePlace()
  const [piezas, setPiezas] = useLeftState<PiezaEscrita[]>('piezas', [])
  const [tried, setTried] = useState(false)
  const received = useRef(false)
  const initial: ValoresDeEntrega = {
    ...{ materiaId: id(search.materia), entradaId: id(search.esperada), proveedorId: null, precio: null },
    ...{ fecha: hoy(), albaranProveedor: '', version: null },
  }

  async function store(values: z.output<typeof ENTREGA>) {
    const body = { ...values, piezas: enviadas(piezas) }
    const recibida = await recibir({ body }).catch(async (error: unknown) => {
      if (statusOf(error) === 409) await calls.reread(materias.searchEntradas)
      throw error
    })
    received.current = true
    unsaved.current = 0
    notify(say.recibida(body.piezas.length, medida(recibida.cantidad, unidad)))
    go(hrefOf('entradas', recibida.id), { replace: true })
  }
  const written = useWrittenForm(ENTREGA, initial, store)
  const { unsaved } = written
  const cuantas = escritas(piezas).length
  unsaved.current = received.current ? 0 : unsaved.current + cuantas
  const faltas = faltasDe(piezas, unidad)
  return {
    ...written,
    piezas,
    setPiezas,
    cuantas,
    /** Told from the first attempt on, so that nobody is scolded while typing. */
    faltas: tried ? faltas : new Map<string, never>(),
    sinPiezas: tried && cuantas === 0,
    async submit(): Promise<boolean> {
      setTried(true)
      if (cuantas === 0 || faltas.size > 0) {
        await written.form.trigger()
        return false
      }
      return written.submit()
    },
  }
}
