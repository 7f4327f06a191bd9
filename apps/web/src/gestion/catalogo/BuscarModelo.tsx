import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { modelos } from '@telar/contract/catalogo/modelos'
import { useState } from 'react'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { OVERLAY, usePortal } from '../parts/dialogs/portal.tsx'

interface Found {
  id: number
  label: string
  temporada: string
}

interface BuscarModeloProps {
  /** Those that are in already. */
  without: readonly number[]
  label: string
  none: string
  onPick: (id: number, name: string) => void
}

/** Finds a model by its number or name; picking it leaves the field ready for the next. */
export function BuscarModelo({ without, label, none, onPick }: BuscarModeloProps) {
  const client = useClient()
  const portal = usePortal()
  const [keyword, setKeyword] = useState('')
  const { data = [] } = useQuery({
    ...query(client, modelos.searchAutocomplete, { body: { keyword, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  })
  const found: Found[] = data
    .filter(({ id }) => !without.includes(id))
    .map(({ id, numero, nombre, temporada }) => ({ id, label: `${numero} ${nombre}`, temporada }))
  return (
    <Combobox.Root
      items={found}
      filter={null}
      value={null}
      inputValue={keyword}
      onInputValueChange={setKeyword}
      onValueChange={(picked: Found | null) => {
        if (!picked) return
        onPick(picked.id, picked.label)
        setKeyword('')
      }}
    >
      <Combobox.Input className="o-in o-find-model" placeholder={label} aria-label={label} />
      <Combobox.Portal container={portal}>
        <Combobox.Positioner className="o-over" sideOffset={3} align="start">
          <Combobox.Popup className="o-pop o-menu o-options" {...OVERLAY}>
            <Combobox.Empty className="o-q">{found.length === 0 && none}</Combobox.Empty>
            <Combobox.List>
              {(option: Found) => (
                <Combobox.Item key={option.id} value={option} className="o-item">
                  <span className="o-el">{option.label}</span>
                  <span className="o-sp" />
                  <span className="o-q">{option.temporada}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
