import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { Note } from '../parts/Note.tsx'
import { usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'
import { misreadIn, PLAIN, sameView } from './list-state.ts'
import { useListHere } from './use-list.ts'

/** What the address asks for and this list cannot give, with the way to an address that says what is shown. */
export function Misread() {
  const t = useWords(OFFICE)
  const { search } = usePlace()
  const { state, change, view, viewsKnown } = useListHere()
  const unread = misreadIn(search)
  // a view that brings its filters along is what it says, in whatever language it was named
  const unknown = viewsKnown && !view.view && sameView(state, PLAIN) ? state.view : null
  if (unread.length === 0 && unknown === null) return null
  return (
    <Note
      look="warning"
      action={
        <Button small onClick={() => change(unknown === null ? {} : { view: null }, { replace: true })}>
          {t.list.forget}
        </Button>
      }
    >
      {unread.length > 0 && t.list.misread(unread.join(' '))} {unknown !== null && t.list.misreadView(unknown)}
    </Note>
  )
}
