import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { OFFICE } from '../office-texts.ts'
import { useWords } from '../use-texts.ts'
import { Kbd } from './Kbd.tsx'
import type { Offer } from './warnings.ts'

const TOASTER = 'office'
const STAYS = 8000

export interface Message {
  id: string
  text: string
  offer: Offer | undefined
  undo: (() => void) | undefined
  onGone: () => void
}

const ready = Promise.withResolvers<void>()

function Told({ id, text, offer, undo }: Message) {
  const t = useWords(OFFICE)
  return (
    <div className="o-toast">
      <Check className="o-i" aria-hidden="true" />
      <span className="o-el">{text}</span>
      {undo && (
        <>
          <button type="button" onClick={undo}>
            {t.undo}
          </button>
          <Kbd keys="ctrl+z" />
        </>
      )}
      {offer && (
        <button
          type="button"
          onClick={() => {
            void dismiss(id)
            offer.run()
          }}
        >
          {offer.label}
        </button>
      )}
    </div>
  )
}

/** Shows a message, as soon as there is where. */
export async function tell(message: Message): Promise<void> {
  await ready.promise
  const { id, onGone } = message
  toast.custom(() => <Told {...message} />, {
    ...{ id, toasterId: TOASTER, duration: STAYS },
    onDismiss: onGone,
    onAutoClose: onGone,
  })
}

/** Takes a message away, also one that is still to be shown. */
export async function dismiss(id: string): Promise<void> {
  await ready.promise
  toast.dismiss(id)
}

/** Where a message lies over what is written, the newest is enough. */
const NARROW = '(max-width: 700px)'

/** Where messages appear, so many at once. */
export function ToastPlace({ most }: { most: number }) {
  const t = useWords(OFFICE)
  const narrow = window.matchMedia(NARROW).matches
  useEffect(ready.resolve, [])
  return (
    <Toaster
      id={TOASTER}
      position="bottom-center"
      expand
      gap={6}
      visibleToasts={narrow ? 1 : most}
      offset={44}
      mobileOffset={44}
      containerAriaLabel={t.nav.notices}
    />
  )
}
