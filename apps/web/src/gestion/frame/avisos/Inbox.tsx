import { Dialog } from '@base-ui/react/dialog'
import { keepPreviousData } from '@tanstack/react-query'
import { avisos } from '@telar/contract/calls'
import type { AvisoGuardado } from '@telar/contract/casa/avisos'
import { CheckCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useScreens } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OVERLAY, usePortal } from '../../parts/dialogs/portal.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { INBOX } from './inbox-texts.ts'
import { noticeOf } from './use-avisos.ts'

const MORE = 20

/** What has come, the newest first: each leads to its record, and is read once one has gone there. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const t = useWords(OFFICE)
  const say = useWords(INBOX)
  const portal = usePortal()
  const [pageSize, setPageSize] = useState(MORE)
  const body = { pageNumber: 1, pageSize }
  const { data, error } = useRead(avisos.search, { body }, { placeholderData: keepPreviousData })
  const read = useCommand(avisos.leidos)
  const go = ({ id, leido }: AvisoGuardado) => {
    if (!leido) read.mutate({ body: { ids: [id] } })
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={portal}>
        <Dialog.Backdrop className="o-veil" />
        <Dialog.Popup className="o-pop o-notes o-inbox" {...OVERLAY}>
          <header className="o-row">
            <Dialog.Title className="o-h2 o-el">{t.nav.notices}</Dialog.Title>
            <span className="o-sp" />
            <Button
              look="ghost"
              small
              icon={CheckCheck}
              disabled={!data?.sinLeer || read.isPending}
              onClick={() => read.mutate({ body: {} })}
            >
              {say.all}
            </Button>
            <Button look="ghost" small iconOnly icon={X} onClick={onClose}>
              {t.close}
            </Button>
          </header>
          <div className="o-notes-body">
            {error && <Note look="error">{errorText(error, t)}</Note>}
            {data?.totalCount === 0 && <p className="o-q">{say.none}</p>}
            <ul className="o-notes-list">
              {data?.data.map((one) => (
                <Notice key={one.id} one={one} onGo={() => go(one)} />
              ))}
            </ul>
            {data?.hasNextPage && (
              <Button small onClick={() => setPageSize(pageSize + MORE)}>
                {say.more}
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Notice({ one: { aviso, leido, cuando }, onGo }: { one: AvisoGuardado; onGo: () => void }) {
  const say = useWords(INBOX)
  const { moment, word } = useFormat()
  const notice = noticeOf(useScreens(), aviso)
  if (!notice) return null
  return (
    <li className={leido ? undefined : 'o-fresh'}>
      <OfficeLink href={notice.where} onClick={onGo}>
        {word(notice.text)}
      </OfficeLink>
      <span className="o-q">
        {moment(cuando)}
        {!leido && <span className="o-sr"> · {say.unread}</span>}
      </span>
    </li>
  )
}
