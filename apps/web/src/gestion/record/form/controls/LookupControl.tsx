import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../../kit/app.ts'
import { useMay } from '../../../access.ts'
import type { Lookup } from '../../../declare/values.ts'
import { OFFICE } from '../../../office-texts.ts'
import { type Opcion, Opciones } from '../../../parts/buscar/Opciones.tsx'
import { useCrear } from '../../../parts/buscar/use-crear.ts'
import { useHallado } from '../../../parts/buscar/use-hallado.ts'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'
import { LOOKUP } from './lookup-texts.ts'

function useOptions({ resource, only, find, one }: Lookup, allowed: boolean, keyword: string, current: unknown) {
  const client = useClient()
  const idioma = useIdioma()
  const found = useQuery({
    queryKey: [resource, 'lookup', keyword, only, idioma],
    queryFn: () => find(client, keyword, idioma),
    placeholderData: keepPreviousData,
    enabled: allowed,
    meta: { errors: 'local' },
  })
  const id = typeof current === 'number' ? current : null
  const chosen = useQuery({
    queryKey: [resource, 'lookup-one', id, idioma],
    queryFn: () => (id === null ? [] : one(client, id, idioma)),
    enabled: allowed && id !== null,
    meta: { errors: 'local' },
  })
  const own = chosen.data ?? []
  // while one types, what was chosen before is not what Enter takes
  const options = keyword === '' ? [...own, ...(found.data ?? [])] : [...(found.data ?? []), ...own]
  const each = options.filter((option, i) => options.findIndex(({ value }) => value === option.value) === i)
  return { options: each.map((option) => ({ ...option, key: option.value })), lecturas: keyword === '' ? [] : [found] }
}

/** A record of another resource, found by typing. */
export function LookupControl(props: ControlProps) {
  const { from } = props.field
  if (!from) throw new Error(`The field ${props.name} does not say where to look`)
  return <Lookups {...props} from={from} />
}

function Lookups({ from, ...props }: ControlProps & { from: Lookup }) {
  const t = useWords(OFFICE)
  const say = useWords(LOOKUP)
  const [keyword, setKeyword] = useState('')
  const crear = useCrear(from.creates, keyword)
  // who may not look through them neither chooses one nor is shown which it is; it stays as it is
  const allowed = useMay()(from.access)
  const { options: found, lecturas } = useOptions(from, allowed, keyword, props.value)
  const chosen = found.find(({ value }) => value === props.value) ?? null
  const awaited = chosen === null && typeof props.value === 'number'
  const tomar = (option: Opcion | null) => {
    if (option?.isNew) return crear.run()
    props.onChange(found.find(({ key }) => key === option?.key)?.value ?? null)
  }
  const { halladas, sabido, none, root, input } = useHallado({ lecturas, found, none: t.palette.none, tomar })
  const options: Opcion[] = sabido ? [...halladas, ...crear.options] : []
  return (
    <Combobox.Root
      items={options}
      filter={null}
      autoHighlight
      value={chosen as Opcion | null}
      disabled={props.disabled || !allowed}
      onValueChange={tomar}
      onInputValueChange={(text, { reason }) => setKeyword(reason === 'input-change' ? text : '')}
      {...root}
    >
      <span className="o-unit">
        <Combobox.Input
          {...inputProps(props)}
          placeholder={allowed ? (awaited ? '…' : t.record.lookup) : say.hidden}
          {...input}
        />
        <Combobox.Trigger className="o-caret" aria-label={t.open}>
          <ChevronDown className="o-i" aria-hidden="true" />
        </Combobox.Trigger>
      </span>
      <Opciones none={none} />
    </Combobox.Root>
  )
}
