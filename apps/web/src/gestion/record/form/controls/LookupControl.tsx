import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../../kit/app.ts'
import type { Lookup, Option } from '../../../declare/values.ts'
import { OFFICE } from '../../../office-texts.ts'
import { OVERLAY, usePortal } from '../../../parts/dialogs/portal.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

function useOptions({ resource, only, find, one }: Lookup, keyword: string, current: unknown): Option[] {
  const client = useClient()
  const idioma = useIdioma()
  const found = useQuery({
    queryKey: [resource, 'lookup', keyword, only, idioma],
    queryFn: () => find(client, keyword, idioma),
    placeholderData: keepPreviousData,
    meta: { errors: 'local' },
  })
  const id = typeof current === 'number' ? current : null
  const chosen = useQuery({
    queryKey: [resource, 'lookup-one', id, idioma],
    queryFn: () => (id === null ? [] : one(client, id, idioma)),
    enabled: id !== null,
    meta: { errors: 'local' },
  })
  const options = [...(chosen.data ?? []), ...(found.data ?? [])]
  return options.filter((option, i) => options.findIndex(({ value }) => value === option.value) === i)
}

/** A record of another resource, found by typing. */
export function LookupControl(props: ControlProps) {
  const { from } = props.field
  if (!from) throw new Error(`The field ${props.name} does not say where to look`)
  return <Lookups {...props} from={from} />
}

function Lookups({ from, ...props }: ControlProps & { from: Lookup }) {
  const t = useWords(OFFICE)
  const portal = usePortal()
  const [keyword, setKeyword] = useState('')
  const options = useOptions(from, keyword, props.value)
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
