import type { z } from 'zod'
import type { Read } from '../../kit/calls/query.ts'
import { useRead } from '../calls.ts'
import { ActionBar } from './ActionBar.tsx'
import type { RecordAction } from './actions.ts'

interface NextActionsProps<R> {
  /** The record, once it has been read. */
  row: R | undefined
  actions: readonly RecordAction<R>[]
}

/** The one key of a record that is no list's. */
const ITS_OWN = 'ctrl+enter'

/** Of what can be done with a record, what comes next: the side panel of a list offers it without opening it. */
export function NextActions<R>({ row, actions }: NextActionsProps<R>) {
  if (!row) return null
  const next = actions
    .filter(({ place, strong }) => place === 'main' || place === 'plain' || strong?.(row))
    .map(({ keys, ...action }) => (keys === ITS_OWN ? { ...action, keys } : action))
  return <ActionBar row={row} actions={next} />
}

interface NextOfProps<R> {
  get: Read & { readonly response: z.ZodType<R> }
  id: number
  actions: readonly RecordAction<R>[]
}

/** The same of a record that a call reads by its id. */
export function NextOf<R>({ get, id, actions }: NextOfProps<R>) {
  const { data } = useRead(get, { params: { id } } as never)
  return <NextActions row={data as R | undefined} actions={actions} />
}
