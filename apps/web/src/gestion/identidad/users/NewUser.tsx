import { users } from '@telar/contract/identidad/users'
import type { z } from 'zod'
import { useScreen } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { DATA, PASSWORDS } from './fields.ts'
import { USER_LABELS } from './user-labels.ts'

const FIELDS = [...DATA, ...PASSWORDS]
const EMPTY: Draft<z.input<typeof users.create.body>> = {
  ...{ firstName: '', lastName: '', email: '', userName: '', phoneNumber: '', password: '', confirmPassword: '' },
}
const UUID_LENGTH = 36

/** Makes an account; its roles are given right after, on its own page. */
export function NewUser() {
  const t = useWords(OFFICE)
  const go = useGo()
  const noun = useScreen('users').noun[useIdioma()]
  const { mutateAsync: create } = useCommand(users.create)
  const calls = useCalls()
  const written = useWrittenForm(users.create.body, EMPTY, async (body) => {
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
      fields={FIELDS}
      written={written}
      mayWrite
    />
  )
}
