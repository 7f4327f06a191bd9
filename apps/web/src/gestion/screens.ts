import { AREAS, type NamedScreen, type Screen } from './declare/screen.ts'

const files = import.meta.glob<{ default: Screen }>('./*/*/screen.tsx', { eager: true })

/** Every screen of the back office: a folder of an area with `screen.tsx`; its name is its address. */
export const SCREENS: readonly NamedScreen[] = Object.entries(files)
  .map(([path, file]) => ({ ...file.default, name: path.split('/').at(-2) ?? '' }))
  .sort(
    (a, b) =>
      AREAS.indexOf(a.area) - AREAS.indexOf(b.area) ||
      a.order - b.order ||
      a.noun.es.many.localeCompare(b.noun.es.many, 'es'),
  )
