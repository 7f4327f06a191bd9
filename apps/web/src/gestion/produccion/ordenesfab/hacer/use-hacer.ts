import { useRef, useState } from 'react'
import { notify } from '../../../parts/notify.tsx'
import { useFailure } from '../../../parts/use-failure.ts'
import { hrefOf, useGo } from '../../../place.ts'

/**
 * Does something to an order; when it is done, its record is shown, unless it leads elsewhere by itself. What is refused is
 * told here, unless it is told otherwise.
 */
export function useHacer(id: number) {
  const go = useGo()
  const unsaved = useRef(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const leave = () => {
    unsaved.current = 0
    go(hrefOf('ordenesfab', id), { replace: true })
  }

  async function run(send: () => Promise<string | null>, told?: (error: unknown) => Promise<boolean>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const said = await send()
      if (said === null) return
      notify(said)
      leave()
    } catch (error) {
      setFailure((await told?.(error)) ? null : error)
      setBusy(false)
    }
  }
  return { run, busy, failure, unsaved, leave }
}
