import type { Cliente } from '@telar/contract/clientes/clientes'
import { registers } from '@telar/contract/clientes/registers'
import { users } from '@telar/contract/identidad/users'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { CLIENTE } from './cliente-texts.ts'
import { type Como, DarAcceso } from './DarAcceso.tsx'

/** The accounts that buy for a customer, and the ways to one more. */
export function Acceso({ row }: PartProps<Cliente>) {
  const may = useMay()
  const say = useWords(CLIENTE)
  const accounts = row?.users ?? []
  const [asking, setAsking] = useState<Como | null>(null)
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">
        {say.accounts} <span className="o-q">{say.accountsHint}</span>
      </h2>
      {accounts.length === 0 ? (
        <p className="o-q">{say.noAccounts}</p>
      ) : (
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
      )}
      {row && (
        <p className="o-row">
          {may(registers.invitar.access) && (
            <Button small icon={Mail} onClick={() => setAsking('invitar')}>
              {say.invite}
            </Button>
          )}
          {may(registers.porTelefono.access) && (
            <Button small icon={Phone} onClick={() => setAsking('porTelefono')}>
              {say.byPhone}
            </Button>
          )}
        </p>
      )}
      {row && asking && <DarAcceso cliente={row} como={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}
