import { AREAS, type Head, type KnownScreen, type Screen } from './declare/screen.ts'
import type { ScreenName } from './place.ts'
import { REGISTRO } from './words.ts'

/** As a module of its own, of which nothing but the head is used: the rest stays behind. */
const heads = import.meta.glob<Head>('./*/*/screen.tsx', { eager: true, import: 'head', query: '?head' })
const MIDDLE = 50
const bodies = import.meta.glob<{ default?: Screen }>('./*/*/screen.tsx')

function known([path, head]: [string, Head]): KnownScreen {
  // the folder's name is the screen's; `screens.gen.ts` is made of the same folders
  const name = path.split('/').at(-2) as ScreenName
  const screen: KnownScreen = {
    ...head,
    name,
    open: async () => ({ labels: REGISTRO, ...screen, list: undefined, ...(await bodies[path]?.())?.default }),
  }
  return screen
}

/** Every screen of the back office: a folder of an area with `screen.tsx`; its name is its address. */
export const SCREENS: readonly KnownScreen[] = Object.entries(heads)
  .map(known)
  .sort(
    (a, b) =>
      AREAS.indexOf(a.area) - AREAS.indexOf(b.area) ||
      (a.order ?? MIDDLE) - (b.order ?? MIDDLE) ||
      a.noun.es.many.localeCompare(b.noun.es.many, 'es'),
  )
