import { Suspense } from 'react'
import { useMay } from '../access.ts'
import type { FormModel, OpenScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { usePlace } from '../place.ts'
import { Esperando } from './Esperando.tsx'
import { FieldView } from './form/FieldView.tsx'
import { History } from './history/History.tsx'
import { HISTORY } from './record-tab.ts'

interface RecordPartProps {
  screen: OpenScreen
  model: FormModel
  row: AnyRow | undefined
  mayWrite: boolean
}

/** The side of the record that the address names. */
export function RecordPart({ screen, model, row, mayWrite }: RecordPartProps) {
  const may = useMay()
  const { ficha } = usePlace().search
  const tab = model.tabs?.find(
    ({ name, stored, access }) => name === ficha && (row || !stored) && (!access || may(access)),
  )
  if (row && ficha === HISTORY) return <History id={String(row.id)} />
  const Part = tab?.Component ?? model.Body
  if (Part)
    return (
      <Suspense fallback={<Esperando />}>
        <Part row={row} mayWrite={mayWrite} />
      </Suspense>
    )
  const fields = (
    <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
      {model.fields.map((field) => (
        <FieldView key={field.name} field={field} label={screen.labels[field.name]} disabled={!mayWrite} />
      ))}
    </form>
  )
  if (!model.Beside) return fields
  return (
    <div className="o-with-beside">
      {fields}
      <Suspense>
        <model.Beside />
      </Suspense>
    </div>
  )
}
