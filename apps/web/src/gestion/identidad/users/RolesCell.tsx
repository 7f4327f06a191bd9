import type { UserConAcceso } from '@telar/contract/identidad/users'

/** What somebody is in the house; nothing while they are nothing. */
export const RolesCell = ({ row: { roles } }: { row: UserConAcceso }) => (
  <span className="o-el">{roles.join(', ') || '–'}</span>
)
