import type { FormModel, NamedScreen } from '../declare/screen.ts'
import { useRemark } from '../frame/remark.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf, usePlace } from '../place.ts'
import { useFormat, useTexts } from '../use-texts.ts'
import { useHistory } from './use-history.ts'

interface RecordTabsProps {
  screen: NamedScreen
  model: FormModel
  id: string
  history: boolean
}

/** The record's sides: its data, and what has happened to it for those who may know. */
export function RecordTabs({ screen, model, id, history }: RecordTabsProps) {
  const t = useTexts()
  const { number, moment } = useFormat()
  const { search } = usePlace()
  const { allowed, changes, total } = useHistory(model.table, id, { last: true })
  const { ficha: _, ...rest } = search
  const last = changes?.[0]
  const told = last?.accion === 'crear' ? t.record.createdBy : t.record.changedBy
  useRemark(last ? told(last.usuario ?? t.history.system, moment(last.cuando)) : '')
  if (!allowed) return null
  const tab = (on: boolean) => ({ className: on ? 'o-tab o-on' : 'o-tab', 'aria-current': on || undefined })
  return (
    <nav className="o-tabs" aria-label={t.record.tabs}>
      <OfficeLink href={hrefOf(screen.name, id, rest)} {...tab(!history)}>
        {t.record.data}
      </OfficeLink>
      <OfficeLink href={hrefOf(screen.name, id, { ...rest, ficha: 'historial' })} {...tab(history)}>
        {t.history.title} {total > 0 && <small>{number(total)}</small>}
      </OfficeLink>
    </nav>
  )
}
