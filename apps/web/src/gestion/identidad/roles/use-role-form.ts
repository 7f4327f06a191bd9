import { type RoleConPersonas, RoleInput, roles } from '@telar/contract/identidad/roles'
import { useMemo } from 'react'
import { z } from 'zod'
import { beneath, changesOf } from '../../../kit/form/changes.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useOvertaken } from '../../record/conflict/ConflictDialog.tsx'
import type { Follows } from '../../record/form/follow.ts'
import { useBegun, useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'

const RoleWithPermissions = RoleInput.extend({ permissions: z.array(z.string()) })
type RoleValues = z.output<typeof RoleWithPermissions>
export type RolePermissions = z.output<typeof roles.permissions.response>

type Named = Pick<RoleConPersonas, 'name' | 'description'>

const namedOf = ({ name, description }: Named): Named => ({ name, description })

/** A role's form: it sends what was changed, and shows both sides of what another has changed too. */
export function useRoleForm(role: RoleConPersonas | undefined, permissions: RolePermissions, follows: Follows<string>) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { mutateAsync: update } = useCommand(roles.update)
  const { mutateAsync: create } = useCommand(roles.create)
  const { mutateAsync: setPermissions } = useCommand(roles.setPermissions)
  const read = useMemo(() => {
    const held = permissions.filter(({ enabled }) => enabled).map(({ permission }) => permission)
    return { name: role?.name ?? '', description: role?.description ?? '', permissions: held.sort() }
  }, [role, permissions])
  const params = { id: role?.id ?? '' }
  const overtaken = useOvertaken(async () => namedOf(await calls.read(roles.get, { params })))

  const store = async (values: RoleValues, base: Named) => {
    const data = changesOf(base, namedOf(values))
    if (data) await update({ params, body: { ...data, antes: beneath(base, data) } })
    const antes = begun.permissions
    const given = JSON.stringify(antes) !== JSON.stringify(values.permissions)
    const held = given
      ? await setPermissions({ params, body: { permissions: values.permissions, antes } })
      : values.permissions
    written.form.reset({ ...values, permissions: held })
    written.unsaved.current = 0
    notify(t.record.saved)
  }
  const keep = async (values: RoleValues): Promise<string | undefined | false> => {
    if (!role) return create({ body: namedOf(values) })
    try {
      await store(values, namedOf(begun))
      return undefined
    } catch (error) {
      if (await overtaken.overtook(error, namedOf(begun), namedOf(written.form.getValues()))) return false
      throw error
    }
  }
  const written = useWrittenForm(RoleWithPermissions, read, keep, follows)
  const begun = useBegun(read, written.unsaved.current === 0, (values) => written.form.reset(values))
  const { theirs, settled } = overtaken
  const conflict = theirs && {
    ...{ base: begun, theirs, savedAt: undefined, onClose: settled },
    mine: beneath(written.form.getValues(), theirs),
    onDiscard: () => {
      settled()
      written.form.reset()
      void calls.reread(roles.get)
    },
    onSettle: async (chosen: object) => {
      await store(RoleWithPermissions.parse({ ...written.form.getValues(), ...chosen }), theirs)
      settled()
    },
  }
  return { written, conflict }
}
