import { Check } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { OFFICE } from '../office-texts.ts'
import { useWords } from '../use-texts.ts'
import { Kbd } from './Kbd.tsx'
import { type Offer, warn } from './warnings.ts'

const TOASTER = 'office'
const STAYS = 8000
/** So many stand above one another; beyond, those go first that offer nothing. */
const MOST = 5

interface Told {
  id: string | number
  undo: (() => void) | undefined
}

/** What is told now, the newest last. */
let told: readonly Told[] = []

const forget = (id: Told['id']) => {
  told = told.filter((one) => one.id !== id)
}

/** Takes back what one message offered to take back; once, also while it is on its way out. */
function undoOne(id: Told['id']): void {
  const one = told.find((other) => other.id === id)
  forget(id)
  toast.dismiss(id)
  one?.undo?.()
}

/** Takes back the last of what can still be taken back. */
export function undoLast(): void {
  const one = told.findLast(({ undo }) => undo !== undefined)
  if (one) undoOne(one.id)
}

interface MessageProps {
  id: Told['id']
  text: string
  offer: Offer | undefined
  undoable: boolean
}

function Message({ id, text, offer, undoable }: MessageProps) {
  const t = useWords(OFFICE)
  return (
    <div className="o-toast">
      <Check className="o-i" aria-hidden="true" />
      <span className="o-el">{text}</span>
      {undoable && (
        <>
          <button type="button" onClick={() => undoOne(id)}>
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

/** Says what has happened, and offers to take it back where that is cheap. What went wrong is said in the page, and stays. */
export function notify(
  text: string,
  { undo, offer, bad = false }: { undo?: () => void; offer?: Offer; bad?: boolean } = {},
): void {
  if (bad) {
    warn(text, offer)
    return
  }
  const id = toast.custom(
    (toastId) => <Message id={toastId} text={text} offer={offer} undoable={undo !== undefined} />,
    {
      ...{ toasterId: TOASTER, duration: STAYS },
      onDismiss: (gone) => forget(gone.id),
      onAutoClose: (gone) => forget(gone.id),
    },
  )
  told = [...told, { id, undo }]
  if (told.length <= MOST) return
  const leaves = told.find((one) => one.undo === undefined && one.id !== id) ?? told[0]
  if (!leaves) return
  forget(leaves.id)
  toast.dismiss(leaves.id)
}

export function Toasts() {
  const t = useWords(OFFICE)
  return (
    <Toaster
      id={TOASTER}
      position="bottom-center"
      expand
      gap={6}
      visibleToasts={MOST + 1}
      offset={44}
      mobileOffset={44}
      containerAriaLabel={t.notices}
    />
  )
}
