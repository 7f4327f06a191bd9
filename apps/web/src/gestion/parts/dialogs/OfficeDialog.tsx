import { Dialog } from '@base-ui/react/dialog'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Sideways } from '../Sideways.tsx'
import { wrongIn } from '../wrong.ts'
import { OVERLAY, usePortal } from './portal.tsx'

interface OfficeDialogProps {
  title: string
  description?: ReactNode
  children?: ReactNode
  footer: ReactNode
  onClose: () => void
  /** `Ctrl ↵` does the main act. */
  onConfirm?: () => void
  /** Something in it is typed or chosen anew. */
  onEdit?: () => void
  wide?: boolean
  /** The safe way out, where the first control is not. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** For what cannot be undone: says what will happen; the button carries the verb. */
export function OfficeDialog({ title, description, children, footer, ...rest }: OfficeDialogProps) {
  const { onClose, onConfirm, onEdit, wide, initialFocus } = rest
  const portal = usePortal()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // held down, it is still the key that asked
    if (!event.repeat && !wrongIn(event.currentTarget)) onConfirm?.()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={portal}>
        <Dialog.Backdrop className="o-veil" />
        <Dialog.Popup
          className={`o-pop o-dlg${wide ? ' o-dlg-wide' : ''}`}
          onKeyDown={onKeyDown}
          onChange={onEdit}
          initialFocus={initialFocus}
          {...OVERLAY}
        >
          <header>
            <Dialog.Title className="o-h1">{title}</Dialog.Title>
            {description && <Dialog.Description className="o-q">{description}</Dialog.Description>}
          </header>
          {children && <Sideways className="o-dlg-body">{children}</Sideways>}
          <footer>{footer}</footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
