import { useCallback } from 'react'
import type { Column } from '../declare/values.ts'
import { useFormat } from '../use-texts.ts'
import { useListHere } from './use-list.ts'

/** A column's heading with its unit: the same over the list, in a filter and in the spreadsheet. */
export function useHeading(): (column: Pick<Column, 'field' | 'kind'>) => string {
  const label = useLabel()
  return useCallback(({ field, kind }) => (kind === 'money' ? `${label(field)} €` : label(field)), [label])
}

/** What a field is called, in the person's language. */
export function useLabel(): (field: string) => string {
  const { word } = useFormat()
  const { screen } = useListHere()
  return useCallback(
    (field) => {
      const label = screen.labels[field]
      return label ? word(label) : field
    },
    [screen, word],
  )
}
