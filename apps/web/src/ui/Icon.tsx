const PATHS = {
  menu: 'M2 6h16M2 14h16',
  close: 'm4 4 12 12M16 4 4 16',
  user: 'M6.5 6.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M3.5 17.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5',
  alert: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 6v5M10 13.5v.5',
}

export type IconName = keyof typeof PATHS

/** Line icons of one weight; always beside words or inside a named control, so never read aloud. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
