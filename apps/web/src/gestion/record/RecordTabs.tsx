import { fichas } from '@telar/contract/casa/fichas'
import { useFormState } from 'react-hook-form'
import { useMay } from '../access.ts'
import type { FormModel, OpenScreen, RecordTab } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { useRemark } from '../frame/remark.ts'
import { OFFICE } from '../office-texts.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { type Href, hrefOf, NEW, usePlace } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { useHistory } from './history/use-history.ts'
import { HISTORY, tabOf } from './record-tab.ts'

interface RecordTabsProps {
  screen: OpenScreen
  model: FormModel
  row: AnyRow | undefined
  mayWrite: boolean
}

/** The record's sides: its data, what else it has, and what has happened to it for those who may know. */
export function RecordTabs({ screen, model, row, mayWrite }: RecordTabsProps) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { search } = usePlace()
  const { word } = useFormat()
  const { errors } = useFormState()
  const { ficha, ...rest } = search
  const tabs = (model.tabs ?? []).filter((tab) => (row || !tab.stored) && (!tab.access || may(tab.access)))
  const wrong = (tab: RecordTab | undefined) =>
    Object.keys(errors).some((field) => tabOf(model, field) === (tab?.name ?? null))
  const href = (name: string | null) =>
    hrefOf(screen.name, row?.id ?? NEW, name === null ? rest : { ...rest, ficha: name })
  const link = (on: boolean) => ({ className: on ? 'o-tab o-on' : 'o-tab', 'aria-current': on || undefined })
  const bad = <i className="o-bad" role="img" aria-label={t.record.wrong} />
  if (tabs.length === 0 && !(row && may(fichas.historia.access))) return null
  return (
    <Tabs label={t.record.tabs} at={String(ficha ?? '')}>
      <OfficeLink href={href(null)} {...link(ficha === undefined)}>
        {model.bodyLabel ? word(model.bodyLabel) : t.record.data} {wrong(undefined) && bad}
      </OfficeLink>
      {tabs.map((tab) => (
        <OfficeLink key={tab.name} href={href(tab.name)} {...link(ficha === tab.name)}>
          {word(tab.label)}
          {tab.Count && (
            <small>
              <tab.Count row={row} mayWrite={mayWrite} />
            </small>
          )}
          {wrong(tab) && bad}
        </OfficeLink>
      ))}
      {row && <HistoryTab screen={screen} id={String(row.id)} href={href(HISTORY)} on={ficha === HISTORY} />}
    </Tabs>
  )
}

function HistoryTab({ screen, id, href, on }: { screen: OpenScreen; id: string; href: Href; on: boolean }) {
  const t = useWords(OFFICE)
  const { number, moment } = useFormat()
  const { allowed, changes, total } = useHistory(screen.name, id)
  const last = changes?.[0]
  const told = last?.accion === 'crear' ? t.record.createdBy : t.record.changedBy
  useRemark(last ? told(last.usuario ?? t.history.system, moment(last.cuando)) : '')
  if (!allowed) return null
  return (
    <OfficeLink href={href} className={on ? 'o-tab o-on' : 'o-tab'} aria-current={on || undefined}>
      {t.history.title} {total > 0 && <small>{number(total)}</small>}
    </OfficeLink>
  )
}
