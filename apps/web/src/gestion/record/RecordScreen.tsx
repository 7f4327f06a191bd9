import { statusOf } from '../../kit/calls/failures.ts'
import type { FormModel, OpenScreen } from '../declare/screen.ts'
import { NoSuchScreen } from '../frame/NoSuchScreen.tsx'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { errorReference, errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'
import { RecordEditor } from './RecordEditor.tsx'
import { useRecord } from './use-record.ts'

interface RecordScreenProps {
  screen: OpenScreen
  form: FormModel
  id: string | null
}

/** Reads the record, or the one to copy, and hands it to the editor. */
export function RecordScreen({ screen, form, id }: RecordScreenProps) {
  const t = useWords(OFFICE)
  const { search } = usePlace()
  const resource = screen.list?.source.resource ?? screen.name
  const copied = id === null && search.de !== undefined ? String(search.de) : null
  const wanted = id ?? copied
  const { data, error, refetch } = useRecord(form, resource, wanted)

  if (data || wanted === null)
    return <RecordEditor screen={screen} model={form} row={id === null ? undefined : data} copied={data} />
  if (statusOf(error) === 404) return <NoSuchScreen />
  if (!error) return <RecordSkeleton />
  const reference = errorReference(error)
  return (
    <div className="o-page">
      <Note
        look="error"
        action={
          <Button small onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        {errorText(error, t)} {reference && t.errors.reference(reference)}
      </Note>
    </div>
  )
}

/** The page's shape, in grey, when the answer takes its time. */
const RecordSkeleton = () => (
  <div className="o-record-sk" aria-busy="true">
    <div className="o-head">
      <i className="o-sk" style={{ width: 180 }} />
    </div>
    <div className="o-form">
      {[1, 2, 3, 4].map((n) => (
        <i key={n} className="o-sk o-sk-field" />
      ))}
    </div>
  </div>
)
