import { useMay, useScreens } from '../../access.ts'
import type { Creates } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { hrefOf, NEW, type ScreenName } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Opcion } from './Opciones.tsx'

/** Offers to make what was not found, in a tab of its own: what is being written stays where it is. */
export function useCrear(creates: Creates | undefined, keyword: string): { options: Opcion[]; run: () => void } {
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma } = useFormat()
  const screen = useScreens().find(({ name }) => name === creates?.screen)
  const text = keyword.trim()
  if (!creates || !screen || text === '' || !may(screen.create)) return { options: [], run: () => undefined }
  const label = `${t.list.create(screen.noun[idioma])}: «${text}»`
  const href = hrefOf<ScreenName>(creates.screen, NEW as never, { con: { [creates.field]: text } })
  return {
    options: [{ key: 'new', label, isNew: true }],
    run: () => void window.open(href, '_blank'),
  }
}
