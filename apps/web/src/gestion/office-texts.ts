import { AREAS, NAV, NOT_FOUND, PERSON, START } from './frame/frame-texts.ts'
import { KEYS, PALETTE } from './frame/keys-texts.ts'
import { FILTERS, VIEWS } from './list/filter/filter-texts.ts'
import { COLUMNS } from './list/grid/columns-texts.ts'
import { LIST } from './list/list-texts.ts'
import { ERRORS, PARTS } from './parts/parts-texts.ts'
import { HISTORY } from './record/history/history-texts.ts'
import { LEAVE, RECORD } from './record/record-texts.ts'
import type { Said } from './words.ts'

/** What the back office itself says, whichever the screen; each part of it stands beside the machinery that speaks. */
export const OFFICE = {
  ...PARTS,
  areas: AREAS,
  nav: NAV,
  person: PERSON,
  notFound: NOT_FOUND,
  start: START,
  keys: KEYS,
  palette: PALETTE,
  views: VIEWS,
  filters: FILTERS,
  columns: COLUMNS,
  list: LIST,
  record: RECORD,
  leave: LEAVE,
  history: HISTORY,
  errors: ERRORS,
}

export type OfficeTexts = Said<typeof OFFICE>
