import { useEffect } from 'react'
import type { ActionProps } from '../../declare/screen.ts'
import { hrefOf, useGo } from '../../place.ts'

/** What the marked orders need, on its own screen. */
export function IrANecesidades({ rows }: ActionProps<{ id: number }>) {
  const go = useGo()
  const ids = rows.map(({ id }) => id).join('-')
  useEffect(() => go(hrefOf('necesidades', null, { ordenes: ids })), [go, ids])
  return null
}
