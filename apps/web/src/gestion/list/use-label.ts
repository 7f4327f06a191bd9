import { useCallback } from 'react'
import { useFormat } from '../use-texts.ts'
import { useListHere } from './use-list.ts'

/** A column's heading, in the person's language. */
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
