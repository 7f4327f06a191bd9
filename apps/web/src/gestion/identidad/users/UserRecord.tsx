import { users } from '@telar/contract/identidad/users'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { NewUser } from './NewUser.tsx'
import { UserEditor } from './UserEditor.tsx'

/** A user: a new one, or one with their roles. */
export default function UserRecord({ id }: RecordProps) {
  const params = { id: id ?? '' }
  const local = { enabled: id !== null, staleTime: 0 }
  const user = useRead(users.get, { params }, { ...local })
  const roles = useRead(users.roles, { params }, { ...local })
  if (id === null) return <NewUser />
  return (
    <Leido de={user}>{(suyo) => <Leido de={roles}>{(suyos) => <UserEditor user={suyo} roles={suyos} />}</Leido>}</Leido>
  )
}
