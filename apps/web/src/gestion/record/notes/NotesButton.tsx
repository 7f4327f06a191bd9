import { lazyRouteComponent } from '@tanstack/react-router'
import { fichas } from '@telar/contract/casa/fichas'
import { MessageSquareText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { KnownScreen } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { NOTES } from './notes-texts.ts'

const NotesPanel = lazyRouteComponent(() => import('./NotesPanel.tsx'), 'NotesPanel')

type Of = Pick<KnownScreen, 'name' | 'list' | 'beside'>

/** What stands beside a record: how much there is, and the way to it. Every record's head has it. */
export function NotesButton({ screen, id }: { screen: Of; id: string }) {
  const may = useMay()
  // A screen whose rows are read under another name has a record of its own only where it says so.
  const known = screen.list?.source.resource === screen.name || screen.beside
  if (!known || !may(fichas.get.access)) return null
  return <OfRecord key={id} screen={screen} id={id} />
}

function OfRecord({ screen, id }: { screen: Of; id: string }) {
  const say = useWords(NOTES)
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const { data, isError } = useRead(fichas.get, { params: { recurso: screen.name, id } })
  if (isError) return null
  const all = data ? data.notas.length + data.adjuntos.length + data.seguimientos.length : 0
  return (
    <>
      <Button
        look="ghost"
        icon={MessageSquareText}
        className="o-compact"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say.open}
        {all > 0 && <small className="o-notes-n">{number(all)}</small>}
      </Button>
      {open && (
        <Suspense>
          <NotesPanel ficha={{ recurso: screen.name, id }} anotado={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
