import { lazyRouteComponent } from '@tanstack/react-router'
import { Columns3, Download, Plus, Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { mayOpen, useMay } from '../access.ts'
import { titleOf } from '../frame/title.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficePopover } from '../parts/dialogs/OfficePopover.tsx'
import { Kbd } from '../parts/Kbd.tsx'
import { hrefOf, useGo } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { useExport } from './use-export.ts'
import { useListHere } from './use-list.ts'
import { SEARCH_ID } from './use-list-keys.ts'

const ColumnsPanel = lazyRouteComponent(() => import('./grid/ColumnsPanel.tsx'), 'ColumnsPanel')

/** Title, search, columns, Excel, new. */
export function ListHead() {
  const t = useWords(OFFICE)
  const may = useMay()
  const go = useGo()
  const { idioma, word } = useFormat()
  const { screen, list, mayCreate, create, noun } = useListHere()
  const excel = useExport()
  const [choosing, setChoosing] = useState(false)
  return (
    <header className="o-head">
      <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
      <span className="o-sp" />
      <SearchField />
      <OfficePopover
        label={t.columns.title}
        align="end"
        open={choosing}
        onOpenChange={setChoosing}
        trigger={
          <Button look="ghost" icon={Columns3} className="o-compact">
            {t.columns.title}
          </Button>
        }
      >
        <Suspense>
          <ColumnsPanel />
        </Suspense>
      </OfficePopover>
      {may(list.exports?.access) && (
        <Button
          look="ghost"
          icon={Download}
          className="o-compact"
          onClick={() => excel.start()}
          disabled={excel.running}
          aria-busy={excel.running}
        >
          {excel.running ? t.list.exporting : 'Excel'}
        </Button>
      )}
      {(screen.pages ?? [])
        .filter((page) => mayOpen(may, page))
        .map(({ name, icon, label }) => (
          <Button
            key={name}
            look="ghost"
            icon={icon}
            className="o-compact"
            onClick={() => go(hrefOf(screen.name, name))}
          >
            {word(label)}
          </Button>
        ))}
      {mayCreate && (
        <Button look="main" icon={Plus} keys="n" onClick={create}>
          {t.list.create(noun)}
        </Button>
      )}
    </header>
  )
}

const SETTLES = 250

/** What is typed goes into the address when the person pauses. */
function SearchField() {
  const t = useWords(OFFICE)
  const { state, change, moveTo } = useListHere()
  const [text, setText] = useState(state.q)
  const sent = useRef(state.q)

  useEffect(() => {
    if (state.q === sent.current) return
    sent.current = state.q
    setText(state.q)
  }, [state.q])

  const send = (q: string) => {
    if (q === sent.current) return
    sent.current = q
    change({ q }, { replace: true })
  }
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), SETTLES)
    return () => clearTimeout(timer)
  })

  return (
    <div className="o-in o-search">
      <Search className="o-i" aria-hidden="true" />
      <input
        id={SEARCH_ID}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          if (event.key === 'Escape') setText('')
          send(event.key === 'Escape' ? '' : text.trim())
          event.currentTarget.blur()
          if (event.key === 'Enter') moveTo(0)
        }}
        placeholder={t.list.search}
        aria-label={t.list.search}
        autoComplete="off"
      />
      <Kbd keys="/" />
    </div>
  )
}
