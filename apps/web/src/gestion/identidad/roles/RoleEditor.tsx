import { type RoleConPersonas, roles } from '@telar/contract/identidad/roles'
import { users } from '@telar/contract/identidad/users'
import { ADMIN } from '@telar/domain/identidad/acceso'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useMay, useOpenScreen } from '../../access.ts'
import type { Field } from '../../declare/values.ts'
import { DeleteDialog } from '../../list/DeleteDialog.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { ConflictDialog } from '../../record/conflict/ConflictDialog.tsx'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { ROLE, ROLE_LABELS } from './role-texts.ts'
import { type RolePermissions, useRoleForm } from './use-role-form.ts'

const FIELDS: readonly Field[] = [
  { name: 'name', control: 'text', width: 'short' },
  { name: 'description', control: 'text' },
]

interface RoleEditorProps {
  role?: RoleConPersonas
  permissions?: RolePermissions
}

const NONE: RolePermissions = []

/** A role's name and its permissions, resource by resource. */
export function RoleEditor({ role, permissions = NONE }: RoleEditorProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const idioma = useIdioma()
  const say = useWords(ROLE)
  const [deleting, setDeleting] = useState(false)
  const screen = useOpenScreen()
  const noun = screen.noun[idioma]
  const isAdmin = role?.name === ADMIN
  const mayWrite = may(role ? roles.update.access : roles.create.access)
  const created = (id: string) => {
    notify(t.record.created(noun))
    go(hrefOf('roles', id), { replace: true })
  }
  const { written, conflict } = useRoleForm(role, permissions, {
    leave: created,
    goOn: (id, carry) => {
      carry(hrefOf('roles', id))
      created(id)
    },
  })

  const actions = role && !role.fixed && may(roles.remove.access) && (
    <Button look="ghost" className="o-compact" icon={Trash2} onClick={() => setDeleting(true)}>
      {t.remove}
    </Button>
  )
  return (
    <>
      <WrittenForm
        {...{ written, mayWrite, actions }}
        screen="roles"
        {...(role ? { id: role.id } : {})}
        title={role?.name ?? t.list.create(noun)}
        labels={ROLE_LABELS}
        before={!role && <p className="o-wide o-q o-measure">{say.permissionsLater}</p>}
        fields={role?.fixed ? FIELDS.filter(({ name }) => name !== 'name') : FIELDS}
      >
        {role && (
          <section className="o-sec">
            <h2 className="o-h2">
              {say.permissions} <span className="o-q o-s">{say.hint}</span>
            </h2>
            <Personas role={role} />
            {isAdmin && <Note>{say.adminHas}</Note>}
            <Controller
              name="permissions"
              control={written.form.control}
              render={({ field: { value, onChange } }) => (
                <PermissionMatrix
                  known={permissions.map(({ permission }) => permission)}
                  held={value}
                  onChange={onChange}
                  disabled={!mayWrite || isAdmin}
                />
              )}
            />
          </section>
        )}
      </WrittenForm>
      {conflict && role && <ConflictDialog {...conflict} noun={noun} labels={ROLE_LABELS} table="roles" id={role.id} />}
      {deleting && role && screen.list && (
        <DeleteDialog
          rows={[{ ...role }]}
          list={screen.list}
          noun={noun}
          onClose={() => setDeleting(false)}
          onDone={() => {
            written.unsaved.current = 0
            go(hrefOf('roles'))
          }}
        />
      )}
    </>
  )
}

/** Who has what is said here, by their names. */
function Personas({ role: { personas } }: { role: RoleConPersonas }) {
  const may = useMay()
  const say = useWords(ROLE)
  if (personas.length === 0) return <p className="o-q">{say.nobody}</p>
  return (
    <p className="o-people">
      <span className="o-q">{say.heldBy}</span>
      {personas.map(({ id, nombre }) =>
        may(users.get.access) ? (
          <OfficeLink key={id} className="o-link" href={hrefOf('users', id)}>
            {nombre}
          </OfficeLink>
        ) : (
          <span key={id}>{nombre}</span>
        ),
      )}
    </p>
  )
}
