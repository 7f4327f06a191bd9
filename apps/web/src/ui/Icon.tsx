const PATHS = {
  menu: 'M2 6h16M2 14h16',
  close: 'm4 4 12 12M16 4 4 16',
  user: 'M6.5 6.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M3.5 17.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5',
  alert: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 6v5M10 13.5v.5',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0m9.5 4 4.5 4.5',
  filter: 'M2 6h16M5 10h10M8 14h4',
  down: 'm4 7.5 6 6 6-6',
  prev: 'm12.5 4-6 6 6 6',
  next: 'm7.5 4 6 6-6 6',
  first: 'm15 4-6 6 6 6M5 4v12',
  last: 'm5 4 6 6-6 6M15 4v12',
  check: 'm3.5 10.5 4.5 4.5 8.5-10',
  dots: 'M3.5 10H5M9.25 10h1.5M15 10h1.5',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  ask: 'M3 4h14v10H9l-4 3.5V14H3z',
  bag: 'M4 7h12l1 10.5H3zM7 9V6a3 3 0 0 1 6 0v3',
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
