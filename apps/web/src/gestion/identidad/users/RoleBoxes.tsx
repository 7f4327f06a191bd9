import { useController } from 'react-hook-form'
import type { Values } from '../../record/form/form-values.ts'
import { useWords } from '../../use-texts.ts'
import { USER } from './user-texts.ts'

interface RoleBoxesProps {
  roles: readonly { roleId: string; roleName: string; description: string }[]
  disabled: boolean
}

/** The roles of a user, those they hold marked. */
export function RoleBoxes({ roles, disabled }: RoleBoxesProps) {
  const say = useWords(USER)
  const { field } = useController<Values>({ name: 'roles' })
  const held = field.value as string[]
  return (
    <fieldset className="o-sec o-roles" disabled={disabled}>
      <legend className="o-h2">
        {say.roles} <span className="o-q o-s">{say.rolesHint}</span>
      </legend>
      {roles.map(({ roleId, roleName, description }) => (
        <label key={roleId}>
          <input
            type="checkbox"
            className="o-ck"
            checked={held.includes(roleName)}
            onChange={(event) =>
              field.onChange(
                event.target.checked ? [...held, roleName].sort() : held.filter((other) => other !== roleName),
              )
            }
          />
          <b className="o-m">{roleName}</b> <span className="o-q">{description}</span>
        </label>
      ))}
    </fieldset>
  )
}
