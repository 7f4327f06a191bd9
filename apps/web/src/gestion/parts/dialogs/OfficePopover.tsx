import { Popover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { OVERLAY, usePortal } from './portal.tsx'

interface OfficePopoverProps {
  trigger: ReactElement<Record<string, unknown>>
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  children: ReactNode
  align?: 'start' | 'end'
  /** Where the focus goes afterwards; to the button, unless there is a better place. */
  finalFocus?: () => HTMLElement | null
  /** For a matrix, which needs the room. */
  wide?: boolean
}

/** A small panel at its button: for choosing, never for a form that saves. */
export function OfficePopover({ trigger, open, onOpenChange, label, children, ...rest }: OfficePopoverProps) {
  const { align = 'start', finalFocus, wide = false } = rest
  const portal = usePortal()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal container={portal}>
        <Popover.Positioner className="o-over" sideOffset={3} align={align}>
          <Popover.Popup
            className={wide ? 'o-pop o-popover o-popover-wide' : 'o-pop o-popover'}
            aria-label={label}
            finalFocus={finalFocus}
            {...OVERLAY}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
