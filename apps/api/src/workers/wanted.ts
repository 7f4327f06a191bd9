const FLAG = '--workers'
export const MOST = 64

/** How many processes a start is asked for with `--workers N`; nothing where that is no number. */
export function workersWanted(argv: readonly string[]): number | undefined {
  const i = argv.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  const said = argv[i] === FLAG ? argv[i + 1] : argv[i]?.slice(FLAG.length + 1)
  const wanted = /^\d{1,3}$/.test(said ?? '') ? Number(said) : 0
  return wanted >= 1 && wanted <= MOST ? wanted : undefined
}
