import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useGo } from '../place.ts'

interface OfficeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link that stays inside the page, unless it is asked to open elsewhere. */
export function OfficeLink({ href, onClick, ...rest }: OfficeLinkProps) {
  const go = useGo()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (elsewhere || event.defaultPrevented) return
    event.preventDefault()
    go(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
