import { roles as rolesOf } from '@telar/contract/identidad/roles'
import { users } from '@telar/contract/identidad/users'
import { DAR_ROLES } from '@telar/domain/identidad/acceso'
import type { z } from 'zod'
import { useFills, useMay, useScreen } from '../../access.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { DATA, PASSWORDS } from './fields.ts'
import { RoleBoxes } from './RoleBoxes.tsx'
import { VINCULOS } from './slots.ts'
import { USER_LABELS } from './user-labels.ts'
import { NewUserInput } from './user-schema.ts'
import { USER } from './user-texts.ts'

const EMPTY: Draft<z.input<typeof users.create.body>> = {
  ...{ firstName: '', lastName: '', email: '', userName: '', phoneNumber: '', password: '', confirmPassword: '' },
  ...{ clienteId: null, comercialId: null, roles: [] },
}
const UUID_LENGTH = 36

/** Makes an account, with its roles and as whose it is; without a password the person is invited to choose one. */
export function NewUser() {
  const t = useWords(OFFICE)
  const go = useGo()
  const noun = useScreen('users').noun[useIdioma()]
  const { mutateAsync: create } = useCommand(users.create)
  const calls = useCalls()
  const may = useMay()
  const say = useWords(USER)
  const vinculos = useFills(VINCULOS)
  const { data: roles = [] } = useRead(rolesOf.list, {}, { enabled: may(rolesOf.list.access) })
  const written = useWrittenForm(NewUserInput, EMPTY, async (body) => {
    const answer = await create({ body })
    const known = answer.match(/[0-9a-f-]+/gi)?.find(({ length }) => length === UUID_LENGTH) ?? (await idOf(body.email))
    written.form.reset(EMPTY)
    written.unsaved.current = 0
    go(hrefOf('users', known ?? null), { replace: true })
    notify(t.record.created(noun))
  })
  const idOf = async (email: string) => (await calls.read(users.list, {})).find((user) => user.email === email)?.id
  return (
    <WrittenForm
      screen="users"
      title={t.list.create(noun)}
      labels={USER_LABELS}
      fields={[...DATA, ...vinculos, ...PASSWORDS]}
      before={<p className="o-wide o-q">{say.invited}</p>}
      written={written}
      mayWrite
    >
      {may(DAR_ROLES) && (
        <RoleBoxes
          roles={roles.map(({ id, name, description }) => ({ roleId: id, roleName: name, description }))}
          disabled={false}
        />
      )}
    </WrittenForm>
  )
}
