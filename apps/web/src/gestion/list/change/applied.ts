import type { Calls } from '../../calls.ts'
import type { Changes, Kept } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import type { PlannedRow } from './planned.ts'

const kept = ({ id, version }: AnyRow): Kept => ({ id: Number(id), version: Number(version) })

/** Writes what was planned, in one go, and answers the way back: by the versions that the rows have now. */
export async function applied(
  calls: Calls,
  changes: Pick<Changes, 'run'>,
  name: string,
  plan: readonly PlannedRow[],
): Promise<() => Promise<unknown>> {
  const now = await changes.run(
    calls,
    plan.map(({ row, after }) => ({ ...kept(row), [name]: after })),
  )
  const before = new Map(plan.map((one) => [one.row.id, one.before]))
  return () =>
    changes.run(
      calls,
      now.map(({ id, version }) => ({ id, version, [name]: before.get(id) })),
    )
}
