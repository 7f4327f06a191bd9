import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { failureText } from '../failure-text.ts'
import { olvidar, preguntar } from './preguntar.ts'

export interface Mensaje {
  id: number
  de: 'visita' | 'casa'
  texto: string
}

/** What was said stays while the page does: closing the panel does not lose it. */
let dichos: Mensaje[] = []
let siguiente = 1

/** A talk with the assistant. */
export function useCharla() {
  const { t: say, i18n } = useTranslation()
  const { t } = useTranslation('asistente')
  const { client } = useApp()
  const [mensajes, setMensajes] = useState(dichos)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [retry, setRetry] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function put(change: (before: Mensaje[]) => Mensaje[]) {
    dichos = change(dichos)
    setMensajes(dichos)
  }
  const drop = (id: number) => put((before) => before.filter((uno) => uno.id !== id))

  async function ask(pregunta: string) {
    const message = pregunta.trim()
    if (!message || busy) return
    const control = new AbortController()
    running.current = control
    const [mine, answer] = [siguiente, siguiente + 1]
    siguiente += 2
    setError(undefined)
    setRetry(undefined)
    setBusy(true)
    put((before) => [...before, { id: mine, de: 'visita', texto: message }, { id: answer, de: 'casa', texto: '' }])
    try {
      const grow = (texto: string) =>
        put((before) => before.map((uno) => (uno.id === answer ? { ...uno, texto } : uno)))
      await preguntar(client, message, i18n.language, grow, control.signal)
    } catch (failure) {
      drop(answer)
      if (control.signal.aborted) return
      drop(mine)
      setRetry(message)
      const { status } = failure as { status?: number }
      setError((status && failureText(failure as Error, say)) || t('offline'))
    } finally {
      setBusy(false)
    }
  }

  function clear() {
    running.current?.abort()
    olvidar()
    put(() => [])
    setError(undefined)
    setRetry(undefined)
  }
  return { mensajes, busy, error, retry, ask, clear }
}
