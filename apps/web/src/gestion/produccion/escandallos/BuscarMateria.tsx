import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData } from '@tanstack/react-query'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OVERLAY, usePortal } from '../../parts/dialogs/portal.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { HOJA } from './escandallo-texts.ts'

interface Found {
  materia: MateriaFila
  label: string
}

/** Finds a material by code, name or supplier; picking it leaves the field ready for the next. */
export function BuscarMateria({ onPick }: { onPick: (materia: MateriaFila) => void }) {
  const portal = usePortal()
  const { price } = useFormat()
  const say = useWords(HOJA)
  const [keyword, setKeyword] = useState('')
  const advancedFilter = { field: 'activa', operator: 'eq', value: true } as const
  const { data } = useRead(
    materias.search,
    { body: { keyword, advancedFilter, pageSize: 20 } },
    { placeholderData: keepPreviousData },
  )
  const found: Found[] = (data?.data ?? []).map((materia) => ({
    materia,
    label: `${materia.codigo} ${materia.nombre}`,
  }))
  const label = say.buscar
  return (
    <Combobox.Root
      items={found}
      filter={null}
      value={null}
      inputValue={keyword}
      onInputValueChange={setKeyword}
      onValueChange={(picked: Found | null) => {
        if (!picked) return
        onPick(picked.materia)
        setKeyword('')
      }}
    >
      <Combobox.Input className="o-in o-find-model" placeholder={label} aria-label={label} />
      <Combobox.Portal container={portal}>
        <Combobox.Positioner className="o-over" sideOffset={3} align="start">
          <Combobox.Popup className="o-pop o-menu o-options" {...OVERLAY}>
            <Combobox.Empty className="o-q">{found.length === 0 && say.ninguna}</Combobox.Empty>
            <Combobox.List>
              {(option: Found) => (
                <Combobox.Item key={option.materia.id} value={option} className="o-item">
                  <span className="o-el">{option.label}</span>
                  <span className="o-sp" />
                  <span className="o-q">
                    {price(option.materia.precio)} €/{option.materia.unidad}
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
