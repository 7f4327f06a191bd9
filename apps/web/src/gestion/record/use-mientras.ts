import { useState } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'
import { notify } from '../parts/notify.tsx'
import type { Releer } from './LeidoAhora.tsx'

interface Mientras<T> {
  visto: T
  releer: Releer<T>
  /** How many were done, and how many remain to be done. */
  cuentas: (de: T) => { hechas: number; quedan: number }
  decir: (hechas: number, quedan: number) => string
  /** What was written stays, as far as it still can be done. */
  recortar: (nuevo: T) => void
  /** Nothing is left of it to be done. */
  acabar: () => void
}

/** What was written of each cell, as far as there is still so much of it. */
export const hastaLoQueQueda = (
  escritas: Readonly<Record<string, number>>,
  quedan: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(escritas).map(([lugar, n]) => [lugar, Math.min(n, Math.max(0, quedan[lugar] ?? 0))]),
  )

/** What is refused because somebody did it meanwhile is read again and told, with what remains. */
export function useMientras<T extends { version: number }>({ visto, releer, cuentas, ...como }: Mientras<T>) {
  const [dicho, setDicho] = useState('')

  /** Tells whether that is why something was refused. */
  async function seHizo(error: unknown): Promise<boolean> {
    setDicho('')
    const nuevo = statusOf(error) === 409 ? await releer() : undefined
    if (!nuevo || nuevo.version === visto.version) return false
    const { hechas, quedan } = cuentas(nuevo)
    const texto = como.decir(hechas - cuentas(visto).hechas, quedan)
    if (quedan > 0) {
      como.recortar(nuevo)
      setDicho(texto)
    } else {
      notify(texto, { bad: true })
      como.acabar()
    }
    return true
  }
  return { dicho, seHizo }
}
