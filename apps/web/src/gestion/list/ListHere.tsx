import { useOpenScreen } from '../access.ts'
import { ListScreen } from './ListScreen.tsx'

/** The list of the open screen. */
export function ListHere() {
  const screen = useOpenScreen()
  return screen.list && <ListScreen key={screen.name} screen={screen} list={screen.list} />
}
