import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Bound } from '@telar/contract/kit/endpoint'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../../kit/app.ts'
import type { Page } from '../../../declare/screen.ts'
import type { Lookup } from '../../../declare/values.ts'
import { OFFICE } from '../../../office-texts.ts'
import { OVERLAY, usePortal } from '../../../parts/portal.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

const OFFERED = 20

interface Option {
  value: number
  label: string
}

function useOptions({ search, label, only }: Lookup, keyword: string, current: unknown): Option[] {
  const client = useClient()
  const idioma = useIdioma()
  const read = async (body: object): Promise<Option[]> => {
    const page = (await client.call(search as Bound, { body: { ...body, pageNumber: 1, pageSize: OFFERED } })) as Page
    return page.data.map((row) => ({ value: Number(row.id), label: label(row, idioma) }))
  }
  const found = useQuery({
    queryKey: [search.resource, 'lookup', keyword, only?.value],
    queryFn: () => read({ keyword, ...(only ? { advancedFilter: { ...only, operator: 'eq' } } : {}) }),
    placeholderData: keepPreviousData,
    meta: { errors: 'local' },
  })
  const chosen = useQuery({
    queryKey: [search.resource, 'lookup-one', current],
    queryFn: () => read({ advancedFilter: { field: 'id', operator: 'eq', value: current } }),
    enabled: typeof current === 'number',
    meta: { errors: 'local' },
  })
  const options = [...(chosen.data ?? []), ...(found.data ?? [])]
  return options.filter((option, i) => options.findIndex(({ value }) => value === option.value) === i)
}

/** A record of another resource, found by typing. */
export function LookupControl(props: ControlProps) {
  const t = useWords(OFFICE)
  const portal = usePortal()
  const [keyword, setKeyword] = useState('')
  const options = useOptions(props.field.from as Lookup, keyword, props.value)
  const chosen = options.find(({ value }) => value === props.value) ?? null
  return (
    <Combobox.Root
      items={options}
      filter={null}
      value={chosen}
      disabled={props.disabled}
      onValueChange={(option) => props.onChange(option?.value ?? null)}
      onInputValueChange={(text, { reason }) => setKeyword(reason === 'input-change' ? text : '')}
    >
      <span className="o-unit">
        <Combobox.Input {...inputProps(props)} placeholder={t.record.lookup} />
        <Combobox.Trigger className="o-caret" aria-label={t.open}>
          <ChevronDown className="o-i" aria-hidden="true" />
        </Combobox.Trigger>
      </span>
      <Combobox.Portal container={portal}>
        <Combobox.Positioner className="o-over" sideOffset={3} align="start">
          <Combobox.Popup className="o-pop o-menu o-options" {...OVERLAY}>
            <Combobox.Empty className="o-q">{t.palette.none}</Combobox.Empty>
            <Combobox.List>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className="o-item">
                  {option.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
