import { useQuery } from '@tanstack/react-query'
import { type Register, registers } from '@telar/contract/clientes/registers'
import type { ReactNode } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { type Href, hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ESTADO } from './registro-labels.ts'
import { REGISTRO } from './registro-texts.ts'

/** Others who look like the same person or firm. */
export function Duplicados({ registro }: { registro: Register }) {
  const { word } = useFormat()
  const say = useWords(REGISTRO)
  const { data } = useQuery({
    ...query(useClient(), registers.duplicados, { params: { id: registro.id } }),
    staleTime: 0,
  })
  if (!data || data.clientes.length + data.registers.length + data.users.length === 0) return null
  const line = (key: string, href: Href | null, name: string, kind: string, same: readonly string[]): ReactNode => (
    <li key={key}>
      {kind}{' '}
      {href ? (
        <OfficeLink className="o-link o-m" href={href}>
          {name}
        </OfficeLink>
      ) : (
        <b className="o-m">{name}</b>
      )}{' '}
      <span className="o-q">
        {say.sameAs(same.map((mark) => say.marks[mark as keyof typeof say.marks]).join(', '))}
      </span>
    </li>
  )
  return (
    <section className="o-sec o-sec-note">
      <Note look="warning">
        <b>{say.duplicates}</b>
        <ul className="o-names">
          {data.clientes.map(({ id: other, codigo, razonSocial, coincide }) =>
            line(`c${other}`, hrefOf('clientes', other), `${codigo} ${razonSocial}`, say.customer, coincide),
          )}
          {data.registers.map(({ id: other, nombre, estado, coincide }) =>
            line(
              `r${other}`,
              hrefOf('registers', other),
              `${nombre} (${word(ESTADO[estado].label).toLowerCase()})`,
              say.request,
              coincide,
            ),
          )}
          {data.users.map(({ id: other, email, clienteId, coincide }) =>
            line(other, clienteId ? hrefOf('clientes', clienteId) : null, email, say.account, coincide),
          )}
        </ul>
      </Note>
    </section>
  )
}
