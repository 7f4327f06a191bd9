import { Dialog } from '@base-ui/react/dialog'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Camera, CameraOff, Search } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useScreens } from '../../access.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OVERLAY, usePortal } from '../../parts/dialogs/portal.tsx'
import { ESCANER } from '../../parts/escaner/escaner-texts.ts'
import { useAbrir } from '../../parts/escaner/use-abrir.ts'
import { Kbd } from '../../parts/Kbd.tsx'
import { type ScreenName, useGo, usePlace } from '../../place.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { titleOf } from '../title.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { takeTyped } from './typed-early.ts'
import { type Result, usePalette } from './use-palette.ts'

const Camara = lazyRouteComponent(() => import('../../parts/escaner/Camara.tsx'), 'Camara')
const LIST = 'o-palette-list'

/** Finds anything: records, screens, things to do. Made for the keyboard alone; a phone also looks through its camera. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const place = usePlace()
  const portal = usePortal()
  const idioma = useIdioma()
  const screens = useScreens()
  const scopes = screens.filter(({ list }) => list)
  const sigils = new Set(screens.map(({ sigil }) => sigil))
  const [text, setText] = useState('')
  const [scope, setScope] = useState<ScreenName | null>(null)
  const [at, setAt] = useState(0)
  /** Enter came before everything was found: the first is taken when it is. */
  const [awaited, setAwaited] = useState(false)
  const [mirando, setMirando] = useState(false)
  const escanea = useWords(ESCANER)
  const abrir = useAbrir()
  const input = useRef<HTMLInputElement>(null)
  const { groups, searching, unanswered } = usePalette(text, scope, { at: place, mirar: () => setMirando(true) })
  const flat = groups.flatMap(({ results }) => results)
  const index = Math.min(at, Math.max(flat.length - 1, 0))

  useEffect(() => {
    document.getElementById(`${LIST}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [index])

  const choose = (result: Result | undefined, elsewhere = false) => {
    if (!result) return
    if (elsewhere && result.href) return void window.open(result.href, '_blank')
    if (!result.stays) onClose()
    result.run?.()
    if (result.href) go(result.href)
  }
  const first = flat[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of the search that decides.
  useEffect(() => {
    if (!awaited || searching) return
    setAwaited(false)
    choose(first)
  }, [awaited, searching])
  const nextScope = (back: boolean) => {
    const names = [null, ...scopes.map(({ name }) => name)]
    const step = names.indexOf(scope) + (back ? -1 : 1)
    setScope(names.at(step % names.length) ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = Math.max(flat.length, 1)
    switch (event.key) {
      case 'ArrowDown':
        setAt((index + 1) % count)
        break
      case 'ArrowUp':
        setAt((index - 1 + count) % count)
        break
      case 'ArrowRight': {
        const { selectionStart, value } = input.current ?? {}
        const acts = groups.findIndex((group) => group.acts)
        if (acts < 0 || selectionStart !== value?.length) return
        setAt(groups.slice(0, acts).reduce((n, { results }) => n + results.length, 0))
        break
      }
      case 'Enter':
        if (event.shiftKey) choose(flat.find(({ quick }) => quick))
        else if (searching && at === 0 && !awaited) setAwaited(true)
        else choose(flat[index], event.ctrlKey || event.metaKey)
        break
      case 'Tab':
        nextScope(event.shiftKey)
        break
      default:
        return
    }
    event.preventDefault()
  }
  const scoped = scopes.find(({ name }) => name === scope)

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={portal}>
        <Dialog.Backdrop className="o-veil" />
        <Dialog.Popup className="o-pop o-pal" initialFocus={input} onKeyDown={onKeyDown} {...OVERLAY}>
          <Dialog.Title className="o-sr">{t.nav.find}</Dialog.Title>
          <div className="o-pal-q">
            <Search className="o-i" aria-hidden="true" />
            <input
              ref={input}
              value={text}
              onFocus={() => {
                const early = takeTyped()
                if (early.text === '') return
                setText(early.text)
                setAwaited(early.sent)
              }}
              onChange={(event) => {
                setText(event.target.value)
                setAt(0)
                setAwaited(false)
              }}
              role="combobox"
              aria-label={t.nav.find}
              aria-expanded="true"
              aria-controls={LIST}
              aria-activedescendant={flat.length > 0 ? `${LIST}-${index}` : undefined}
              placeholder={t.palette.placeholder}
              autoComplete="off"
              spellCheck={false}
            />
            <span className="o-tag">{scoped ? titleOf(scoped, idioma) : t.palette.everything}</span>
            <Kbd keys="tab" />
            <Button
              look="ghost"
              iconOnly
              icon={mirando ? CameraOff : Camera}
              aria-pressed={mirando}
              onClick={() => setMirando(!mirando)}
            >
              {mirando ? escanea.cerrar : escanea.abrir}
            </Button>
          </div>
          {mirando && (
            <Suspense>
              <Camara onCode={(codigo) => void abrir(codigo).then((hallado) => hallado && onClose())} />
            </Suspense>
          )}
          <PaletteResults
            {...{ groups, searching, unanswered, index, empty: text === '@' || text === '#' }}
            query={text}
            id={LIST}
            onHover={setAt}
            onChoose={choose}
          />
          <div className="o-pal-foot">
            <span>
              <Kbd keys="↑" /> <Kbd keys="↓" /> {t.palette.move}
            </span>
            <span>
              <Kbd keys="enter" /> {t.palette.open}
            </span>
            <span className="o-hide-s">
              <Kbd keys="ctrl+enter" /> {t.palette.newTab}
            </span>
            <span className="o-hide-s">
              <Kbd keys="arrowright" /> {t.palette.toActions}
            </span>
            <span className="o-sp" />
            <span>{t.palette.onlyActions}</span>
            {sigils.has('@') && <span className="o-hide-s">{t.palette.onlyCustomers}</span>}
            {sigils.has('#') && <span className="o-hide-s">{t.palette.onlyPapers}</span>}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
