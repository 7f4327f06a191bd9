import { roles } from '@telar/contract/identidad/roles'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** A role, with what it may do. */
export default function RoleRecord({ id }: RecordProps) {
  const params = { id: id ?? '' }
  const local = { enabled: id !== null, staleTime: 0 }
  const role = useRead(roles.get, { params }, { ...local })
  const permissions = useRead(roles.permissions, { params }, { ...local })
  if (id === null) return <RoleEditor />
  if (role.error) return <NoSuchScreen />
  return role.data && permissions.data ? <RoleEditor role={role.data} permissions={permissions.data} /> : null
}
