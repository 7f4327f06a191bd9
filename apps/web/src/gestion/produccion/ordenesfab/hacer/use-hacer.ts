import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'

/** What an order changes beside itself: cloth, stock and what is promised of it. */
const TOCADOS = ['ordenesfab', 'materias', 'modelos'] as const

/**
 * Does something to an order once: a second attempt after no answer is the same one, so that nothing is cut or received
 * twice. When it is done, its record is shown.
 */
export function useHacer(id: number) {
  const go = useGo()
  const queryClient = useQueryClient()
  const attempt = useRef(crypto.randomUUID() as string)
  const unsaved = useRef(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const leave = () => go(hrefOf('ordenesfab', id), { replace: true })

  async function run(send: (options: { idempotencyKey: string }) => Promise<string>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const said = await send({ idempotencyKey: attempt.current })
      unsaved.current = 0
      await Promise.all(TOCADOS.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
      notify(said)
      leave()
    } catch (error) {
      // Answered and refused: what is sent next is another attempt. Unanswered: it may have arrived.
      if ((error as { status?: number }).status !== undefined) attempt.current = crypto.randomUUID()
      setFailure(error)
      setBusy(false)
    }
  }
  return { run, busy, failure, unsaved, leave }
}
