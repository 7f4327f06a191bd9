import { useCallback } from 'react'
import type { Column } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { type Choice, type Condition, TODAY } from '../list-state.ts'
import { useLabel } from '../use-label.ts'
import { useListHere } from '../use-list.ts'
import { needsValue } from './filters.ts'

/** The word of an operator: dates are before and after, numbers less and more. */
export function useChoiceText(): (choice: Choice, kind: Column['kind']) => string {
  const t = useWords(OFFICE)
  return useCallback(
    (choice, kind) => (kind === 'date' || kind === 'moment' ? t.filters.dates[choice] : t.filters.choices[choice]),
    [t],
  )
}

/** A condition's value as a person reads it. */
export function useValueText(): (value: string, column: Column) => string {
  const t = useWords(OFFICE)
  const { number, money, date, word } = useFormat()
  return useCallback(
    (value, { kind, states }) => {
      if (kind === 'boolean') return value === 'true' ? t.yes : t.no
      if (kind === 'number') return number(Number(value))
      if (kind === 'money') return money(Number(value))
      if (kind === 'date' || kind === 'moment') return value === TODAY ? t.filters.today : date(value)
      const state = states?.[value]
      return state ? word(state.label) : value
    },
    [t, number, money, date, word],
  )
}

/** A whole condition in words: «Importe ≥ 500 €». */
export function useConditionText(): (condition: Condition) => string {
  const label = useLabel()
  const choiceText = useChoiceText()
  const valueText = useValueText()
  const { list } = useListHere()
  return ({ field, choice, value }) => {
    const column = list.columns.find((candidate) => candidate.field === field)
    if (!column) return [label(field), value].filter(Boolean).join(' ')
    const words = [label(field), choiceText(choice, column.kind), needsValue(choice) ? valueText(value, column) : '']
    return words.filter(Boolean).join(' ')
  }
}
