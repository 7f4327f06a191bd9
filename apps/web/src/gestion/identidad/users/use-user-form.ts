import { type UserConAcceso, users } from '@telar/contract/identidad/users'
import { useMemo } from 'react'
import type { z } from 'zod'
import { beneath, changesOf } from '../../../kit/form/changes.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useOvertaken } from '../../record/conflict/ConflictDialog.tsx'
import { useBegun, useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { UserWithRoles } from './user-schema.ts'

export type UserRole = z.output<typeof users.roles.response>[number]

const datosDe = ({ firstName, lastName, email, userName, phoneNumber, clienteId, comercialId }: UserConAcceso) => ({
  ...{ firstName, lastName, email, userName, phoneNumber: phoneNumber ?? '', clienteId, comercialId },
})
type Datos = ReturnType<typeof datosDe>

const namesOf = (roles: readonly UserRole[]) => roles.filter(({ enabled }) => enabled).map(({ roleName }) => roleName)

/** A user's form: it sends what was changed, and shows both sides of what another has changed too. */
export function useUserForm(user: UserConAcceso, roles: readonly UserRole[]) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { mutateAsync: update } = useCommand(users.update)
  const { mutateAsync: setRoles } = useCommand(users.setRoles)
  const read = useMemo(() => ({ ...datosDe(user), roles: namesOf(roles) }), [user, roles])
  const overtaken = useOvertaken(async () => datosDe(await calls.read(users.get, { params: { id: user.id } })))

  const store = async (values: z.output<typeof UserWithRoles>, base: Datos) => {
    const { roles: held, ...all } = values
    const data = changesOf(base, { ...all, phoneNumber: all.phoneNumber ?? '' }) ?? {}
    const antes = beneath(base, data)
    if (Object.keys(data).length > 0) await update({ body: { ...data, id: user.id, antes } })
    const userRoles = roles
      .map(({ roleName }) => ({ roleName, enabled: held.includes(roleName) }))
      .filter(({ roleName, enabled }) => enabled !== begun.roles.includes(roleName))
    if (userRoles.length > 0) await setRoles({ body: { userId: user.id, userRoles } })
    written.form.reset({ ...written.form.getValues(), ...base, ...data })
    written.unsaved.current = 0
    notify(t.record.saved)
  }
  const written = useWrittenForm(UserWithRoles, read, async (values) => {
    const { roles: _, ...base } = begun
    try {
      await store(values, base)
    } catch (error) {
      if (await overtaken.overtook(error, base, { ...base, ...written.form.getValues() })) return false
      throw error
    }
  })
  const begun = useBegun(read, written.unsaved.current === 0, (values) => written.form.reset(values))
  const { theirs, settled } = overtaken
  const conflict = theirs && {
    ...{ base: begun, theirs, savedAt: undefined, onClose: settled },
    mine: beneath(written.form.getValues(), theirs),
    onDiscard: () => {
      settled()
      written.form.reset()
      void calls.reread(users.get)
    },
    onSettle: async (chosen: object) => {
      await store(UserWithRoles.parse({ ...written.form.getValues(), ...chosen }), theirs)
      settled()
    },
  }
  return { written, conflict }
}
