import { useEffect } from 'react'
import { tellRefused } from '../../kit/calls/refused.ts'
import { NoPermission } from './NoPermission.tsx'

/** Something that this page needs was refused. */
export function Refused() {
  // who comes back may have been given the permission meanwhile
  useEffect(() => () => tellRefused(null), [])
  return <NoPermission />
}
