import { type UserConAcceso, users } from '@telar/contract/identidad/users'
import { Lock, LockOpen, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../kit/session.ts'
import { useFills, useMay, useOpenScreen } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { DeleteDialog } from '../../list/DeleteDialog.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { ConflictDialog } from '../../record/conflict/ConflictDialog.tsx'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { DATA } from './fields.ts'
import { RoleBoxes } from './RoleBoxes.tsx'
import { VINCULOS } from './slots.ts'
import { type UserRole, useUserForm } from './use-user-form.ts'
import { USER_LABELS } from './user-labels.ts'
import { USER } from './user-texts.ts'

/** A user's data and roles; closing the account, deleting it. */
export function UserEditor({ user, roles }: { user: UserConAcceso; roles: UserRole[] }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const idioma = useIdioma()
  const say = useWords(USER)
  const { mutateAsync: update } = useCommand(users.update)
  const [deleting, setDeleting] = useState(false)
  const mayWrite = may(users.update.access)
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  const screen = useOpenScreen()
  const vinculos = useFills(VINCULOS)
  const { moment } = useFormat()
  const own = useSession().user?.id === user.id
  const { written, conflict } = useUserForm(user, roles)

  const setOpen = async (isActive: boolean, undo: boolean) => {
    try {
      await update({ body: { id: user.id, isActive } })
      const offer = undo ? { undo: () => void setOpen(!isActive, false) } : {}
      notify(isActive ? say.wasReopened(name) : say.wasClosed(name), offer)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }

  const invite = useCommand(users.invitar, {
    onSuccess: (sent) => notify(sent === 'invitacion' ? say.wasInvited(user.email) : say.wasSent(user.email)),
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })

  // what is being written is saved first; its name needs the room meanwhile
  const clean = written.unsaved.current === 0
  const actions = (
    <>
      {!user.isActive && <State mark="blocked">{say.closed}</State>}
      {mayWrite && !own && clean && user.isActive && (
        <Button
          look="ghost"
          className="o-compact"
          icon={Mail}
          disabled={invite.isPending}
          onClick={() => invite.mutate({ params: { id: user.id } })}
        >
          {user.emailConfirmed ? say.newPassword : say.invite}
        </Button>
      )}
      {mayWrite && !own && clean && (
        <Button
          look="ghost"
          className="o-compact"
          icon={user.isActive ? Lock : LockOpen}
          onClick={() => void setOpen(!user.isActive, true)}
        >
          {user.isActive ? say.closeAccount : say.reopen}
        </Button>
      )}
      {may(users.remove.access) && !own && clean && (
        <Button look="ghost" className="o-compact" icon={Trash2} onClick={() => setDeleting(true)}>
          {t.remove}
        </Button>
      )}
    </>
  )
  return (
    <>
      <WrittenForm
        {...{ written, mayWrite, actions }}
        screen="users"
        id={user.id}
        title={name}
        labels={USER_LABELS}
        fields={[...DATA, ...vinculos]}
        before={
          <p className="o-wide o-q">
            {user.ultimoAcceso ? say.lastSeen(moment(user.ultimoAcceso)) : say.neverSeen}
            {own && mayWrite && `. ${say.own}`}
          </p>
        }
      >
        <RoleBoxes roles={roles} disabled={!mayWrite} />
      </WrittenForm>
      {conflict && (
        <ConflictDialog {...conflict} noun={screen.noun[idioma]} labels={USER_LABELS} table="users" id={user.id} />
      )}
      {deleting && screen.list && (
        <DeleteDialog
          rows={[{ ...user }]}
          list={screen.list}
          noun={screen.noun[idioma]}
          onClose={() => setDeleting(false)}
          onDone={() => {
            written.unsaved.current = 0
            go(hrefOf('users'))
          }}
        />
      )}
    </>
  )
}
