import { ACCIONES } from '@telar/domain/permiso'
import { useAllScreens } from '../../access.ts'
import { titleOf } from '../../frame/title.ts'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCION, DE_DINERO, ROLE, SIN_PANTALLA } from './role-texts.ts'

interface PermissionMatrixProps {
  /** Every permission there is. */
  known: readonly string[]
  held: readonly string[]
  onChange: (held: string[]) => void
  disabled: boolean
}

/** Resources down, those that move money apart and first; actions across, in sight however far down one is. */
export function PermissionMatrix({ known, held, onChange, disabled }: PermissionMatrixProps) {
  const { idioma, word } = useFormat()
  const say = useWords(ROLE)
  const screens = useAllScreens()
  const resources = [...new Set(known.map((permission) => permission.split('.')[1] ?? ''))]
  const groups = [
    { title: say.money, resources: resources.filter((resource) => DE_DINERO.has(resource)) },
    { title: say.rest, resources: resources.filter((resource) => !DE_DINERO.has(resource)) },
  ].filter((group) => group.resources.length > 0)
  const actions = ACCIONES.filter((action) => known.some((permission) => permission.endsWith(`.${action}`)))
  const named = (resource: string) => {
    const own = screens.filter(({ needs }) => needs.startsWith(`Permissions.${resource}.`))
    const screen = own.find(({ name }) => name === resource.toLowerCase()) ?? own[0]
    const other = SIN_PANTALLA[resource]
    return screen ? titleOf(screen, idioma) : other ? word(other) : resource
  }
  const set = (permissions: readonly string[], on: boolean) =>
    onChange([...held.filter((other) => !permissions.includes(other)), ...(on ? permissions : [])].sort())
  return (
    <Sideways className="o-matrix">
      <table>
        <thead>
          <tr>
            <td />
            {actions.map((action) => (
              <th key={action} scope="col">
                {word(ACCION[action])}
              </th>
            ))}
            <th scope="col">{say.everything}</th>
          </tr>
        </thead>
        {groups.map(({ title, resources }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={actions.length + 2} className="o-matrix-group">
                {title}
              </th>
            </tr>
            {resources.map((resource) => {
              const own = known.filter((permission) => permission.split('.')[1] === resource)
              return (
                <tr key={resource}>
                  <th scope="row">{named(resource)}</th>
                  {actions.map((action) => {
                    const permission = `Permissions.${resource}.${action}`
                    if (!own.includes(permission)) return <td key={action} className="o-hatch" />
                    return (
                      <td key={action}>
                        <input
                          type="checkbox"
                          className="o-ck"
                          aria-label={`${named(resource)}: ${word(ACCION[action])}`}
                          checked={held.includes(permission)}
                          disabled={disabled}
                          onChange={(event) => set([permission], event.target.checked)}
                        />
                      </td>
                    )
                  })}
                  <td>
                    <input
                      type="checkbox"
                      className="o-ck"
                      aria-label={say.allOf(named(resource))}
                      checked={own.every((permission) => held.includes(permission))}
                      disabled={disabled}
                      onChange={(event) => set(own, event.target.checked)}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </Sideways>
  )
}
