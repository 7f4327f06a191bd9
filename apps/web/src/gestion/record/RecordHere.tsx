import { useOpenScreen } from '../access.ts'
import { NEW, usePlace } from '../place.ts'
import { RecordScreen } from './RecordScreen.tsx'
import { useFirstField } from './use-first-field.ts'

/** What is below the open screen: one of its pages, a record that is written out, or a declared one. */
export function RecordHere() {
  const screen = useOpenScreen()
  const { id: below } = usePlace()
  const { Record, form, pages } = screen
  const id = below === NEW ? null : below
  useFirstField(below === NEW)
  const page = pages.find(({ name }) => name === below)
  if (page) return <page.Component />
  if (Record) return <Record key={below} id={id} />
  return form && <RecordScreen key={below} screen={screen} form={form} id={id} />
}
