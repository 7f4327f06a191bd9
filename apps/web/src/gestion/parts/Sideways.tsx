import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface SidewaysProps {
  className?: string
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** What may be wider than there is room for. Where it is, it can be reached and moved by keyboard too. */
export function Sideways({ className = 'o-t-scroll', onKeyDown, children }: SidewaysProps) {
  const element = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const { firstElementChild: inside } = current
    const measure = () =>
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    if (inside) observer.observe(inside)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={element}
      className={className}
      {...(scrolls ? { tabIndex: 0 } : {})}
      {...(onKeyDown ? { onKeyDown } : {})}
    >
      {children}
    </div>
  )
}
