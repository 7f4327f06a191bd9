import { Check, CircleAlert } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { OFFICE } from '../office-texts.ts'
import { useWords } from '../use-texts.ts'
import { Kbd } from './Kbd.tsx'

const TOASTER = 'office'
const STAYS = 8000

interface Offer {
  label: string
  run: () => void
}

let pending: { id: string | number; undo: () => void } | null = null

/** Takes back what the last message offered to take back. */
export function undoLast(): void {
  if (!pending) return
  const { id, undo } = pending
  pending = null
  toast.dismiss(id)
  undo()
}

function Message({
  id,
  text,
  bad,
  offer,
  undo,
}: {
  id: string | number
  text: string
  bad: boolean
  offer?: Offer
  undo: boolean
}) {
  const t = useWords(OFFICE)
  const Icon = bad ? CircleAlert : Check
  return (
    <div className="o-toast">
      <Icon className="o-i" aria-hidden="true" />
      <span className="o-el">{text}</span>
      {undo && (
        <>
          <button type="button" onClick={undoLast}>
            {t.undo}
          </button>
          <Kbd keys="ctrl+z" />
        </>
      )}
      {offer && (
        <button
          type="button"
          onClick={() => {
            toast.dismiss(id)
            offer.run()
          }}
        >
          {offer.label}
        </button>
      )}
    </div>
  )
}

/** Says what has happened, and offers to take it back where that is cheap. */
export function notify(
  text: string,
  { undo, offer, bad = false }: { undo?: () => void; offer?: Offer; bad?: boolean } = {},
): void {
  const id = toast.custom(
    (toastId) => <Message id={toastId} text={text} bad={bad} offer={offer} undo={undo !== undefined} />,
    { toasterId: TOASTER, duration: STAYS },
  )
  pending = undo ? { id, undo } : null
}

export function Toasts() {
  const t = useWords(OFFICE)
  return (
    <Toaster
      id={TOASTER}
      position="bottom-center"
      visibleToasts={3}
      offset={44}
      mobileOffset={44}
      containerAriaLabel={t.notices}
    />
  )
}
