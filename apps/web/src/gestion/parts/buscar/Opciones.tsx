import { Combobox } from '@base-ui/react/combobox'
import { Plus } from 'lucide-react'
import { OVERLAY, usePortal } from '../dialogs/portal.tsx'

/** Something that was found: its name, what tells it from its like, and at the right what answers. */
export interface Opcion {
  key: string | number
  label: string
  detail?: string | undefined
  aside?: string | undefined
  /** Not one that was found: a new one would be made of what was typed. */
  isNew?: boolean
}

/** What typing has found, the first ready for Enter. */
export function Opciones({ none }: { none: string }) {
  const portal = usePortal()
  return (
    <Combobox.Portal container={portal}>
      <Combobox.Positioner className="o-over" sideOffset={3} align="start">
        <Combobox.Popup className="o-pop o-menu o-options" {...OVERLAY}>
          <Combobox.Empty className="o-q">{none}</Combobox.Empty>
          <Combobox.List>
            {(option: Opcion) => (
              <Combobox.Item key={option.key} value={option} className="o-item">
                {option.isNew && <Plus className="o-i" aria-hidden="true" />}
                <span className="o-el">{option.label}</span>
                {option.detail && <span className="o-q o-el">{option.detail}</span>}
                <span className="o-sp" />
                {option.aside && <span className="o-q">{option.aside}</span>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
