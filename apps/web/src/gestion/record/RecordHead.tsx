import { Copy, Trash2 } from 'lucide-react'
import { useMay } from '../access.ts'
import type { OpenScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { useKeys } from '../frame/keys.tsx'
import { titleOf } from '../frame/title.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Title } from '../parts/Title.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { Neighbours } from './Neighbours.tsx'
import { NotesButton } from './notes/NotesButton.tsx'
import { useToList } from './use-to-list.ts'

interface RecordHeadProps {
  screen: OpenScreen
  row: AnyRow | undefined
  unsaved: number
  busy: boolean
  mayWrite: boolean
  onSave: (again: boolean) => void
  onDiscard: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** Where one is, what is not saved, and what can be done. */
export function RecordHead({ screen, row, unsaved, busy, mayWrite, ...on }: RecordHeadProps) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma } = useFormat()
  const list = useToList(screen.name)
  const noun = screen.noun[idioma]
  const mayCreate = may(screen.form?.create.access)
  const mayDelete = row !== undefined && may(screen.list?.remove?.access)
  const idle = busy || unsaved === 0

  useKeys([
    ...(mayWrite ? [{ keys: 'ctrl+s', label: t.save, run: () => on.onSave(false), strip: true, typing: true }] : []),
    ...(mayWrite && !row
      ? [
          {
            keys: 'ctrl+enter',
            label: t.record.saveAndNew(noun),
            run: () => on.onSave(true),
            strip: true,
            typing: true,
          },
        ]
      : []),
  ])

  return (
    <header className="o-head o-head-record">
      <OfficeLink className="o-crumb" {...list}>
        {titleOf(screen, idioma)}
      </OfficeLink>
      <Title>{(row && screen.list?.label(row, idioma)) ?? t.list.create(noun)}</Title>
      {row && screen.form?.Head && <screen.form.Head row={row} />}
      {row && <Neighbours id={String(row.id)} />}
      {row && <NotesButton screen={screen} id={String(row.id)} />}
      <span className="o-sp" />
      {unsaved > 0 && (
        <span className="o-unsaved" role="status">
          {t.record.unsaved(unsaved)}
        </span>
      )}
      {row && mayCreate && (
        <Button look="ghost" icon={Copy} onClick={on.onDuplicate} className="o-compact">
          {t.record.duplicate}
        </Button>
      )}
      {mayDelete && (
        <Button look="ghost" icon={Trash2} onClick={on.onDelete} className="o-compact">
          {t.remove}
        </Button>
      )}
      {unsaved > 0 && <Button onClick={on.onDiscard}>{t.discard}</Button>}
      {mayWrite && !row && (
        <Button onClick={() => on.onSave(true)} disabled={busy} keys="ctrl+enter" className="o-hide-s">
          {t.record.saveAndNew(noun)}
        </Button>
      )}
      {mayWrite && (
        <Button look="main" onClick={() => on.onSave(false)} disabled={row ? idle : busy} keys="ctrl+s">
          {t.save}
        </Button>
      )}
    </header>
  )
}
