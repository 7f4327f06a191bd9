import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useScreens } from '../access.ts'
import { OFFICE } from '../office-texts.ts'
import { PortalContext } from '../parts/dialogs/portal.tsx'
import { undoLast } from '../parts/notify.tsx'
import { hrefOf, useGo, usePlace } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { KeyStrip } from './KeyStrip.tsx'
import { useKeys } from './keys.tsx'
import { Nav } from './nav/Nav.tsx'
import { noteTyping, takeTyped } from './palette/typed-early.ts'
import { TopBar } from './TopBar.tsx'
import { titleOf } from './title.ts'
import { Warnings } from './Warnings.tsx'

/** What opens over the work follows what is to be seen first. */
const Palette = lazyRouteComponent(() => import('./palette/Palette.tsx'), 'Palette')
const Inbox = lazyRouteComponent(() => import('./avisos/Inbox.tsx'), 'Inbox')
const AbrirEscaneado = lazyRouteComponent(() => import('../parts/escaner/AbrirEscaneado.tsx'), 'AbrirEscaneado')
const KeysHelp = lazyRouteComponent(() => import('./KeysHelp.tsx'), 'KeysHelp')

type Overlay = 'palette' | 'keys' | 'drawer' | 'inbox' | null

/** Navigation at the left, the work, the keys that work here at the foot. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useWords(OFFICE)
  const { idioma } = useFormat()
  const go = useGo()
  const screens = useScreens()
  const [over, setOver] = useState<Overlay>(null)
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const close = () => setOver(null)
  const find = () => {
    noteTyping()
    setOver('palette')
  }
  const { empresa } = useSettings()
  const { screen: name } = usePlace()
  const here = screens.find((screen) => screen.name === name)
  const title = here ? titleOf(here, idioma) : t.start.title

  useEffect(() => {
    for (const part of [Palette, KeysHelp]) void part.preload?.()
    return () => void takeTyped()
  }, [])

  useEffect(() => {
    document.title = `${title} · ${empresa.marca}`
  }, [title, empresa.marca])

  useKeys([
    { keys: 'ctrl+k', label: t.keys.palette, run: find, typing: true },
    { keys: '?', label: t.keys.help, run: () => setOver('keys') },
    { keys: 'ctrl+z', label: t.undo, run: undoLast },
    { keys: 'g d', label: t.nav.notices, run: () => setOver('inbox') },
    { keys: 'g i', label: t.start.title, run: () => go(hrefOf()) },
    ...screens
      .filter((screen) => screen.go)
      .map((screen) => ({
        keys: `g ${screen.go}`,
        label: titleOf(screen, idioma),
        run: () => go(hrefOf(screen.name)),
      })),
  ])

  return (
    <PortalContext value={portal}>
      <div className="o-app">
        <a className="o-skip" href="#o-main">
          {t.nav.skip}
        </a>
        <TopBar onMenu={() => setOver('drawer')} onFind={find} onNotices={() => setOver('inbox')} />
        <Nav open={over === 'drawer'} onClose={close} onFind={find} onNotices={() => setOver('inbox')} />
        <main className="o-main" id="o-main" tabIndex={-1}>
          <Warnings />
          {children}
          <KeyStrip onHelp={() => setOver('keys')} />
          <div ref={setPortal} />
        </main>
        <Suspense>
          <AbrirEscaneado />
        </Suspense>
        <Suspense>
          {over === 'palette' && <Palette onClose={close} />}
          {over === 'inbox' && <Inbox onClose={close} />}
          {over === 'keys' && <KeysHelp onClose={close} />}
        </Suspense>
      </div>
    </PortalContext>
  )
}
