import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData } from '@tanstack/react-query'
import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useRead } from '../../../calls.ts'
import { OVERLAY, usePortal } from '../../../parts/dialogs/portal.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'
import type { Pieza } from './tomas.ts'

const OFFERED = 20
const CON_METROS = { field: 'restante', operator: 'gt', value: 0 } as const

interface BuscarPiezaProps {
  /** Those that are in sight already. */
  without: readonly number[]
  onPick: (pieza: Pieza) => void
}

/** Finds a roll of which something is left, by its number, lot or material. */
export function BuscarPieza({ without, onPick }: BuscarPiezaProps) {
  const { number } = useFormat()
  const say = useWords(HACER)
  const portal = usePortal()
  const [keyword, setKeyword] = useState('')
  const { data } = useRead(
    materias.searchPiezas,
    { body: { keyword, pageSize: OFFERED, advancedFilter: CON_METROS } },
    { placeholderData: keepPreviousData },
  )
  const found = (data?.data ?? [])
    .filter(({ id }) => !without.includes(id))
    .map((pieza) => ({ ...pieza, label: `${pieza.numero} ${pieza.materia}` }))
  return (
    <Combobox.Root
      items={found}
      filter={null}
      value={null}
      inputValue={keyword}
      onInputValueChange={setKeyword}
      onValueChange={(picked: (typeof found)[number] | null) => {
        if (!picked) return
        onPick(picked)
        setKeyword('')
      }}
    >
      <Combobox.Input className="o-in o-find-model" placeholder={say.findRoll} aria-label={say.findRoll} />
      <Combobox.Portal container={portal}>
        <Combobox.Positioner className="o-over" sideOffset={3} align="start">
          <Combobox.Popup className="o-pop o-menu o-options" {...OVERLAY}>
            <Combobox.Empty className="o-q">{found.length === 0 && say.noRoll}</Combobox.Empty>
            <Combobox.List>
              {(option: (typeof found)[number]) => (
                <Combobox.Item key={option.id} value={option} className="o-item">
                  <span className="o-el">{option.label}</span>
                  <span className="o-sp" />
                  <span className="o-q">
                    {number(option.restante)} {option.unidad} {option.lote}
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
