import { type User, users } from '@telar/contract/identidad/users'
import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { useMay, useOpenScreen } from '../../access.ts'
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
import { useIdioma, useWords } from '../../use-texts.ts'
import { DATA } from './fields.ts'
import { USER_LABELS } from './user-labels.ts'
import { UserWithRoles } from './user-schema.ts'
import { USER } from './user-texts.ts'

type UserRole = z.output<typeof users.roles.response>[number]

const namesOf = (roles: readonly UserRole[]) => roles.filter(({ enabled }) => enabled).map(({ roleName }) => roleName)

/** A user's data and roles; closing the account, deleting it. */
export function UserEditor({ user, roles }: { user: User; roles: UserRole[] }) {
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
  const initial = { ...user, phoneNumber: user.phoneNumber ?? '', roles: namesOf(roles) }

  const written = useWrittenForm(UserWithRoles, initial, async (values) => {
    const { roles: held, ...data } = values
    await update({ body: { ...data, id: user.id } })
    const userRoles = roles.map(({ roleName }) => ({ roleName, enabled: held.includes(roleName) }))
    await setRoles({ body: { userId: user.id, userRoles } })
    written.form.reset(written.form.getValues())
    written.unsaved.current = 0
    notify(t.record.saved)
  })

  const setOpen = async (isActive: boolean, undo: boolean) => {
    try {
      await update({ body: { ...user, isActive } })
      const offer = undo ? { undo: () => void setOpen(!isActive, false) } : {}
      notify(isActive ? say.wasReopened(name) : say.wasClosed(name), offer)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }

  const actions = (
    <>
      {!user.isActive && <State mark="blocked">{say.closed}</State>}
      {mayWrite && (
        <Button
          look="ghost"
          className="o-compact"
          icon={user.isActive ? Lock : LockOpen}
          onClick={() => void setOpen(!user.isActive, true)}
        >
          {user.isActive ? say.closeAccount : say.reopen}
        </Button>
      )}
      {may(users.remove.access) && (
        <Button look="ghost" className="o-compact" icon={Trash2} onClick={() => setDeleting(true)}>
          {t.remove}
        </Button>
      )}
    </>
  )
  return (
    <>
      <WrittenForm {...{ written, mayWrite, actions }} screen="users" title={name} labels={USER_LABELS} fields={DATA}>
        <fieldset className="o-sec o-roles" disabled={!mayWrite}>
          <legend className="o-h2">
            {say.roles} <span className="o-q o-s">{say.rolesHint}</span>
          </legend>
          <Controller
            name="roles"
            control={written.form.control}
            render={({ field: { value, onChange } }) => <RoleBoxes roles={roles} held={value} onChange={onChange} />}
          />
        </fieldset>
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

interface RoleBoxesProps {
  roles: UserRole[]
  held: string[]
  onChange: (held: string[]) => void
}

const RoleBoxes = ({ roles, held, onChange }: RoleBoxesProps) =>
  roles.map(({ roleId, roleName, description }) => (
    <label key={roleId}>
      <input
        type="checkbox"
        className="o-ck"
        checked={held.includes(roleName)}
        onChange={(event) =>
          onChange(event.target.checked ? [...held, roleName].sort() : held.filter((other) => other !== roleName))
        }
      />
      <b className="o-m">{roleName}</b> <span className="o-q">{description}</span>
    </label>
  ))
