import { type Contribution, withContributions } from './declare/contribution.ts'
import { AREAS, type Head, type KnownScreen, type OpenScreen, type Screen } from './declare/screen.ts'
import type { ScreenName } from './place.ts'
import { REGISTRO } from './words.ts'

/** As a module of its own, of which nothing but the head is used: the rest stays behind. */
const heads = import.meta.glob<Head>('./*/*/screen.tsx', { eager: true, import: 'head', query: '?head' })
const bodies = import.meta.glob<{ default?: Screen }>('./*/*/screen.tsx')
const contributions = import.meta.glob<Contribution>('./*/*/for-*.tsx', { import: 'default' })

const MIDDLE = 50

const targetOf = (path: string) => /\/for-([\w-]+)\.tsx$/.exec(path)?.[1]

function known([path, head]: [string, Head]): KnownScreen {
  // the folder's name is the screen's; `screens.gen.ts` is made of the same folders
  const name = path.split('/').at(-2) as ScreenName
  const added = Object.entries(contributions).filter(([file]) => targetOf(file) === name)
  let opened: Promise<OpenScreen> | undefined
  const screen: KnownScreen = {
    ...head,
    name,
    open: () => {
      opened ??= whole().catch((error) => {
        opened = undefined
        throw error
      })
      return opened
    },
  }
  async function whole(): Promise<OpenScreen> {
    const [body, ...others] = await Promise.all([bodies[path]?.(), ...added.map(([, load]) => load())])
    return withContributions({ labels: REGISTRO, fills: [], ...screen, list: undefined, ...body?.default }, others)
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

const keys = SCREENS.flatMap(({ go }) => go ?? [])
if (new Set(keys).size < keys.length) throw new Error('Two screens have the same key')

for (const file of Object.keys(contributions))
  if (!SCREENS.some(({ name }) => name === targetOf(file))) throw new Error(`There is no screen for ${file}`)
