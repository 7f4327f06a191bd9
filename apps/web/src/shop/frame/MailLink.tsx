import { mailHref } from './contact-links.ts'

/** An e-mail address that breaks, where it must, after its @. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  const [name, domain] = address.split('@')
  return (
    <a href={mailHref(address)} className={className}>
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  )
}
