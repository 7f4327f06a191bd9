import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Kbd } from '../Kbd.tsx'
import { OVERLAY, usePortal } from './portal.tsx'

/** An event that the library would otherwise handle itself. */
type BaseUIEvent<E> = E & { preventBaseUIHandler: () => void }

interface OfficeMenuProps {
  trigger: ReactElement<Record<string, unknown>>
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** Opens when the button is let go, because pressing may be the start of a drag. */
  onRelease?: boolean
}

export function OfficeMenu({ trigger, children, align = 'start', side = 'bottom', onRelease }: OfficeMenuProps) {
  const portal = usePortal()
  const [open, setOpen] = useState(false)
  const released = {
    onMouseDown: (event: BaseUIEvent<MouseEvent>) => event.preventBaseUIHandler(),
    onClick: (event: BaseUIEvent<MouseEvent>) => {
      event.preventBaseUIHandler()
      setOpen(!open)
    },
  }
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger render={trigger} {...(onRelease ? released : {})} />
      <Menu.Portal container={portal}>
        <Menu.Positioner className="o-over" sideOffset={3} align={align} side={side}>
          <Menu.Popup className="o-pop o-menu" {...OVERLAY}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface MenuItemProps {
  icon?: LucideIcon
  keys?: string
  disabled?: boolean
  danger?: boolean
  className?: string
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({
  icon: Icon,
  keys,
  disabled = false,
  danger = false,
  className = '',
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Menu.Item className={`o-item ${danger ? 'o-err' : ''} ${className}`} disabled={disabled} onClick={onSelect}>
      {Icon ? <Icon className="o-i" aria-hidden="true" /> : <span className="o-i" />}
      <span className="o-el">{children}</span>
      {keys && <Kbd keys={keys} />}
    </Menu.Item>
  )
}

export const MenuRule = () => <Menu.Separator className="o-hr" />
