import { type UserConAcceso, users } from '@telar/contract/identidad/users'
import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
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
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { DATA } from './fields.ts'
import { RoleBoxes } from './RoleBoxes.tsx'
import { VINCULOS } from './slots.ts'
import { USER_LABELS } from './user-labels.ts'
import { UserWithRoles } from './user-schema.ts'
import { USER } from './user-texts.ts'

type UserRole = z.output<typeof users.roles.response>[number]

const namesOf = (roles: readonly UserRole[]) => roles.filter(({ enabled }) => enabled).map(({ roleName }) => roleName)

/** Of what a form holds, what a person has changed in it: the rest may have been changed by another meanwhile. */
const changed = <V extends object>(values: V, dirty: { [K in keyof V]?: unknown }): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in dirty)) as Partial<V>

/** A user's data and roles; closing the account, deleting it. */
export function UserEditor({ user, roles }: { user: UserConAcceso; roles: UserRole[] }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const idioma = useIdioma()
  const say = useWords(USER)
  const { mutateAsync: update } = useCommand(users.update)
  const { mutateAsync: setRoles } = useCommand(users.setRoles)
  const [deleting, setDeleting] = useState(false)
  const mayWrite = may(users.update.access)
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  const screen = useOpenScreen()
  const vinculos = useFills(VINCULOS)
  const { moment } = useFormat()
  const own = useSession().user?.id === user.id
  const initial = { ...user, phoneNumber: user.phoneNumber ?? '', roles: namesOf(roles) }

  const written = useWrittenForm(UserWithRoles, initial, async (values) => {
    const { dirtyFields, defaultValues } = written.form.formState
    const { roles: held, ...data } = changed(values, dirtyFields)
    if (Object.keys(data).length > 0) await update({ body: { ...data, id: user.id } })
    const before = defaultValues?.roles ?? []
    const userRoles = roles
      .map(({ roleName }) => ({ roleName, enabled: (held ?? before).includes(roleName) }))
      .filter(({ roleName, enabled }) => enabled !== before.includes(roleName))
    if (userRoles.length > 0) await setRoles({ body: { userId: user.id, userRoles } })
    written.form.reset(written.form.getValues())
    written.unsaved.current = 0
    notify(t.record.saved)
  })

  const setOpen = async (isActive: boolean, undo: boolean) => {
    try {
      await update({ body: { id: user.id, isActive } })
      const offer = undo ? { undo: () => void setOpen(!isActive, false) } : {}
      notify(isActive ? say.wasReopened(name) : say.wasClosed(name), offer)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }

  const actions = (
    <>
      {!user.isActive && <State mark="blocked">{say.closed}</State>}
      {mayWrite && !own && (
        <Button
          look="ghost"
          className="o-compact"
          icon={user.isActive ? Lock : LockOpen}
          onClick={() => void setOpen(!user.isActive, true)}
        >
          {user.isActive ? say.closeAccount : say.reopen}
        </Button>
      )}
      {may(users.remove.access) && !own && (
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
        title={name}
        labels={USER_LABELS}
        fields={[...DATA, ...vinculos]}
      >
        <p className="o-sec o-q">
          {user.ultimoAcceso ? say.lastSeen(moment(user.ultimoAcceso)) : say.neverSeen} {own && mayWrite && say.own}
        </p>
        <RoleBoxes roles={roles} disabled={!mayWrite} />
      </WrittenForm>
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
