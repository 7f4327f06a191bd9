import type { BoundAccess } from '@telar/contract/kit/endpoint'
import { useMay, useScreen } from '../../access.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import type { Follows } from './follow.ts'

interface Editing {
  /** Who may change what is stored: for others nothing goes on. */
  edit: BoundAccess
  /** The form goes on over what it has saved. */
  goOn: (id: number) => Promise<unknown>
}

/**
 * What follows when a record is saved that is written on a side of its own: its page. What was written meanwhile stays
 * where it is written; of a new record it goes on on that side of what has been made.
 */
export function useFollows(
  screen: 'pedidos' | 'ordenesfab' | 'compras',
  stored: object | undefined,
  { edit, goOn }: Editing,
): Follows<number> {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const noun = useScreen(screen).noun[useIdioma()]
  const tell = () => notify(stored ? t.record.saved : t.record.created(noun))
  return {
    leave: (id) => {
      tell()
      go(hrefOf(screen, id), { replace: true })
    },
    goOn: (id, carry) => {
      tell()
      if (stored) return goOn(id)
      const href = hrefOf(screen, id, may(edit) ? { ficha: 'editar' } : {})
      carry(href)
      go(href, { replace: true })
    },
  }
}
