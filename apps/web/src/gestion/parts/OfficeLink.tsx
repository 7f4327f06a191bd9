import { useLinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { Href } from '../place.ts'

interface OfficeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: Href
}

/** A link that stays inside the page, and fetches what it leads to as soon as somebody means to follow it. */
export function OfficeLink({ 'aria-current': current, ...rest }: OfficeLinkProps) {
  const props = useLinkProps({ ...rest, to: '/gestion', resetScroll: false, activeProps: NOTHING })
  // which of several links is the current one is known where they stand
  return <a {...props} aria-current={current} data-status={undefined} />
}

const NOTHING = {}
