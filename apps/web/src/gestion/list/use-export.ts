import { useState } from 'react'
import { hoy } from '../../kit/hoy.ts'
import { useAllScreens } from '../access.ts'
import { useCalls } from '../calls.ts'
import type { AnyRow } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useFormat, useIdioma, useWords } from '../use-texts.ts'
import { exported } from './grid/exported.ts'
import { useHeading } from './use-label.ts'
import { useListHere } from './use-list.ts'

/** Every row of the search, or those chosen of it, as a spreadsheet, with the columns in sight and their headings. */
export function useExport() {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { word } = useFormat()
  const idioma = useIdioma()
  const screens = useAllScreens()
  const heading = useHeading()
  const { list, body, columns, noun } = useListHere()
  const [running, setRunning] = useState(false)

  const start = async (ids?: AnyRow['id'][]) => {
    setRunning(true)
    try {
      const columnas = columns.laid
        .filter(({ visible, column }) => visible && column.kind !== 'imagen')
        .map(({ column }) => exported(column, heading, { word, yes: t.yes, no: t.no, screens, idioma }))
      await list.exports?.run(calls, { ...body, columnas, ...(ids ? { ids } : {}) }, `${noun.many}-${hoy()}.xlsx`)
    } catch (error) {
      notify(errorText(error, t), { bad: true, offer: { label: t.retry, run: () => void start(ids) } })
    } finally {
      setRunning(false)
    }
  }
  return { running, start: (ids?: AnyRow['id'][]) => void start(ids) }
}
