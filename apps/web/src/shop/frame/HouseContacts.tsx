import { useSettings } from '../../kit/settings.ts'
import { phoneHref } from './contact-links.ts'
import { MailLink } from './MailLink.tsx'

/** The telephone and the mail of the house. */
export function HouseContacts() {
  const { telefono, email } = useSettings().empresa
  return (
    <p className="flex flex-wrap gap-x-6">
      {telefono && (
        <a className="link tap" href={phoneHref(telefono)}>
          {telefono}
        </a>
      )}
      {email && <MailLink address={email} className="link tap" />}
    </p>
  )
}
