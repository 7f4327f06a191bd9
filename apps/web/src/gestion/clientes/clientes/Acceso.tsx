import type { Cliente } from '@telar/contract/clientes/clientes'
import { users } from '@telar/contract/identidad/users'
import { useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { CLIENTE } from './cliente-texts.ts'

/** The accounts that buy for a customer. */
export function Acceso({ row }: PartProps<Cliente>) {
  const may = useMay()
  const say = useWords(CLIENTE)
  const accounts = row?.users ?? []
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">
        {say.accounts} <span className="o-q">{say.accountsHint}</span>
      </h2>
      {accounts.length === 0 && <p className="o-q">{say.noAccounts}</p>}
      <ul className="o-names">
        {accounts.map(({ id, email }) => (
          <li key={id}>
            {may(users.get.access) ? (
              <OfficeLink className="o-link" href={hrefOf('users', id)}>
                {email}
              </OfficeLink>
            ) : (
              email
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
