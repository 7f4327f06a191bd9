import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { useWords } from '../../../use-texts.ts'
import { EDITOR } from './editor-texts.ts'

/** Of what is about to be invoiced there are drafts already. */
export function YaEnBorrador({ ids }: { ids: readonly number[] }) {
  const say = useWords(EDITOR)
  return (
    <Note look="warning">
      {say.drafted}{' '}
      {ids.map((id) => (
        <OfficeLink key={id} className="o-link o-apart o-nowrap" href={hrefOf('facturas', id)}>
          {say.draftNumber(id)}
        </OfficeLink>
      ))}
    </Note>
  )
}
