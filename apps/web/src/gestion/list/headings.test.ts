import { IDIOMAS, type Textos } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import type { Column } from '../declare/values.ts'
import { usualWidth } from './grid/layout.ts'

interface Listed {
  labels?: Record<string, Textos | undefined>
  list?: { columns: readonly Column[] }
}
const screens = import.meta.glob<{ default?: Listed }>('../*/*/screen.tsx')

/** A letter of a heading; what stands at its sides, and at those of the last one. */
const LETTER = 5.7
const SIDES = 18
const EDGE = 28

test('every heading is read whole over its column, in every language', async () => {
  const cut: string[] = []
  for (const [path, load] of Object.entries(screens)) {
    const { labels = {}, list } = (await load()).default ?? {}
    const columns = (list?.columns ?? []).filter(({ apart, hidden }) => !apart && !hidden)
    for (const [i, column] of columns.entries()) {
      const room = usualWidth(column) - (i === columns.length - 1 ? EDGE : SIDES)
      for (const idioma of IDIOMAS) {
        const text = `${labels[column.field]?.[idioma] ?? column.field}${column.kind === 'money' ? ' €' : ''}`
        if (!column.grow && text.length * LETTER > room) cut.push(`${path} ${column.field}: ${text}`)
      }
    }
  }
  expect(cut).toEqual([])
})

/** A letter of a word in a row, and the mark before it. */
const IN_ROW = 6.4
const MARK = 15

test('every state is read whole in its column, in every language', async () => {
  const cut: string[] = []
  for (const [path, load] of Object.entries(screens)) {
    const columns = ((await load()).default?.list?.columns ?? []).filter(({ apart, hidden }) => !apart && !hidden)
    for (const [i, column] of columns.entries()) {
      // what a screen writes itself is the word alone
      const mark = column.Cell ? 0 : MARK
      const room = usualWidth(column) - mark - (i === columns.length - 1 ? EDGE : SIDES)
      for (const { label } of column.grow ? [] : Object.values(column.states ?? {})) {
        for (const idioma of IDIOMAS) {
          if (label[idioma].length * IN_ROW > room)
            cut.push(`${path} ${column.field}: ${label[idioma]} ${usualWidth(column)}`)
        }
      }
    }
  }
  expect(cut).toEqual([])
})
