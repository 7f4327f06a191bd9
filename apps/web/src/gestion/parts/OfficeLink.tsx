import { useLinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { reaches, useAllScreens, useMay } from '../access.ts'
import type { Href } from '../place.ts'

interface OfficeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: Href
}

/**
 * A link that stays inside the page, and fetches what it leads to as soon as somebody means to follow it. Where it leads
 * nobody but others, its words stand there alone, and a button does not.
 */
export function OfficeLink(props: OfficeLinkProps) {
  const may = useMay()
  if (reaches(useAllScreens(), may, props.href)) return <Followed {...props} />
  const { className = '', children, id, style } = props
  if (/\bo-btn\b/.test(className)) return null
  return <span {...{ id, style, children }} className={className.replace(/\bo-link\b/, '').trim() || undefined} />
}

function Followed({ 'aria-current': current, ...rest }: OfficeLinkProps) {
  const props = useLinkProps({ ...rest, to: '/gestion', resetScroll: false, activeProps: NOTHING })
  // which of several links is the current one is known where they stand
  return <a {...props} aria-current={current} data-status={undefined} />
}

const NOTHING = {}
