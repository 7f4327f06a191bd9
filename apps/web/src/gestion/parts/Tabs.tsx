import { type ReactNode, useEffect, useRef } from 'react'

interface TabsProps {
  label: string
  /** Which one is open: on a narrow screen it is brought into sight. */
  at: string | number | null
  children: ReactNode
}

/** A row of links to the sides of what is open; those that do not fit are reached by moving it. */
export function Tabs({ label, at, children }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  return (
    <nav ref={row} className="o-tabs" aria-label={label}>
      {children}
    </nav>
  )
}
