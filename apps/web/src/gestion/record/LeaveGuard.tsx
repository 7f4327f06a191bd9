import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { here } from '../../kit/here.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeDialog } from '../parts/dialogs/OfficeDialog.tsx'
import { useWords } from '../use-texts.ts'

interface LeaveGuardProps {
  /** How many fields would be lost. */
  unsaved: RefObject<number>
  onSave?: () => Promise<boolean>
  /** What would be lost belongs to one side of a record: going to another leaves it too. */
  withinTab?: boolean
}

/** Where something may be lost. */
const guards = new Set<RefObject<number>>()
let stays = () => {}

/** Who signs out goes where others go, so that they are asked. */
async function lets(go: () => Promise<void>): Promise<boolean> {
  if (![...guards].some(({ current }) => current > 0)) return true
  const stayed = new Promise<boolean>((resolve) => {
    stays = () => resolve(false)
  })
  return Promise.race([go().then(() => true), stayed])
}

const tabIn = (search: unknown) => (search as { ficha?: unknown }).ficha

/** Stands at the door while something is not saved. */
export function LeaveGuard({ unsaved, onSave, withinTab = false }: LeaveGuardProps) {
  const t = useWords(OFFICE)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    here.lets = lets
    guards.add(unsaved)
    return () => void guards.delete(unsaved)
  }, [unsaved])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved.current > 0 &&
      (current.pathname !== next.pathname || (withinTab && tabIn(current.search) !== tabIn(next.search))),
    enableBeforeUnload: () => unsaved.current > 0 && !here.taken,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { proceed } = blocker
  const reset = () => {
    stays()
    blocker.reset()
  }
  const saveAndLeave = async () => {
    if (await onSave?.()) proceed()
    else reset()
  }
  return (
    <OfficeDialog
      title={t.leave.title}
      description={t.record.unsaved(unsaved.current)}
      onClose={reset}
      initialFocus={stay}
      onConfirm={() => void saveAndLeave()}
      footer={
        <>
          <Button look="ghost" onClick={proceed}>
            {t.leave.discard}
          </Button>
          <span className="o-sp" />
          <Button ref={stay} onClick={reset} keys="escape">
            {t.leave.stay}
          </Button>
          {onSave && (
            <Button look="main" onClick={() => void saveAndLeave()} keys="ctrl+enter">
              {t.leave.save}
            </Button>
          )}
        </>
      }
    />
  )
}
