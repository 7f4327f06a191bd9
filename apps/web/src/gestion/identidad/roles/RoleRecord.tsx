import { roles } from '@telar/contract/identidad/roles'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** A role, with what it may do. */
export default function RoleRecord({ id }: RecordProps) {
  const params = { id: id ?? '' }
  const local = { enabled: id !== null, staleTime: 0 }
  const role = useRead(roles.get, { params }, { ...local })
  const permissions = useRead(roles.permissions, { params }, { ...local })
  if (id === null) return <RoleEditor />
  return (
    <Leido de={role}>
      {(uno) => <Leido de={permissions}>{(suyos) => <RoleEditor role={uno} permissions={suyos} />}</Leido>}
    </Leido>
  )
}
