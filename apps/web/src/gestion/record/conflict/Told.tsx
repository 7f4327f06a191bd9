import { useQuery } from '@tanstack/react-query'
import type { Textos } from '@telar/domain/idioma'
import { useClient } from '../../../kit/app.ts'
import { useMay } from '../../access.ts'
import type { FormModel } from '../../declare/screen.ts'
import type { Lookup } from '../../declare/values.ts'
import { useFormat } from '../../use-texts.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { apart } from './conflict.ts'

/** What a form knows of how its values are said. */
export type Words = Partial<Pick<FormModel, 'fields' | 'tell' | 'Told'>>

interface ToldProps {
  labels: Record<string, Textos>
  model: Words
  path: string
  value: unknown
  /** What the other version says: of two lists only what they do not share is told. */
  other: unknown
}

/** A value of a field in words: a choice by its words, what is looked up by its name. */
export function Told({ labels, model: { fields = [], tell, Told: Own }, path, value, other }: ToldProps) {
  const { word, price } = useFormat()
  const words = useFieldWords(labels, tell)
  const field = fields.find(({ name }) => name === path)
  const choice = field?.options?.[String(value)]
  if (choice) return word(choice)
  if (field?.from && typeof value === 'number') return <Named from={field.from} id={value} />
  if (field?.control === 'money' && typeof value === 'number') return price(value)
  const own = apart(value, other)
  const otherwise = words.value(own, path)
  return Own ? <Own {...{ field: path, value: own, otherwise }} /> : otherwise
}

/** What an id stands for. */
export function Named({ from, id }: { from: Lookup; id: number }) {
  const client = useClient()
  const { idioma } = useFormat()
  const { data } = useQuery({
    queryKey: [from.resource, 'lookup-one', id, idioma],
    queryFn: () => from.one(client, id, idioma),
    enabled: useMay()(from.access),
    meta: { errors: 'local' },
  })
  return data?.[0]?.label ?? ''
}
