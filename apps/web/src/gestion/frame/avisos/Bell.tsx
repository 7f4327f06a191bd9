import { avisos } from '@telar/contract/calls'
import { Bell as BellIcon } from 'lucide-react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'

const FIRST = { body: { pageNumber: 1, pageSize: 20 } }

/** Where there are notices that the person has not read; a press opens them. */
export function Bell({ onOpen }: { onOpen: () => void }) {
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const { data } = useRead(avisos.search, FIRST)
  const unread = data?.sinLeer ?? 0
  return (
    <button
      type="button"
      className="o-bell"
      title={t.nav.notices}
      aria-label={unread > 0 ? `${t.nav.notices} ${number(unread)}` : t.nav.notices}
      onClick={onOpen}
    >
      <BellIcon className="o-i" aria-hidden="true" />
      <span className="o-el">{t.nav.notices}</span> {unread > 0 && <b className="o-count">{number(unread)}</b>}
    </button>
  )
}
