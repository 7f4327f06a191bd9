import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Pregunta } from './load.ts'

/** Which questions are open. The one that the address names is opened and brought into view. */
export function useAbiertas(preguntas: readonly Pregunta[]) {
  const { hash } = useLocation()
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set())
  const [alive, setAlive] = useState(false)

  const alternar = (id: string, open: boolean) =>
    setAbiertas((before) => {
      if (before.has(id) === open) return before
      const after = new Set(before)
      if (open) after.add(id)
      else after.delete(id)
      return after
    })

  useEffect(() => {
    setAlive(true)
    if (!preguntas.some(({ id }) => id === hash)) return
    setAbiertas((before) => new Set([...before, hash]))
    document.getElementById(hash)?.scrollIntoView({ block: 'start' })
  }, [hash, preguntas])

  return { abiertas, alternar, alive }
}
