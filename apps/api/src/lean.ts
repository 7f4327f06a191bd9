/**
 * Memory that was needed once is given back instead of being kept for another time: the C library shares two stores
 * among all threads (pictures and passwords are worked on in many), and the heap grows by half instead of by several
 * times before it is looked through.
 */
const STORES = 'MALLOC_ARENA_MAX'
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/** Both are said to a process when it begins: it begins anew, in its own place and under its own number. */
export function startLean(): void {
  const { argv, env, execArgv, execPath, execve } = process
  const watched = argv.includes('--dev')
  if (watched || env[STORES] !== undefined || typeof execve !== 'function' || process.platform !== 'linux') return
  execve.call(process, execPath, [execPath, ...HEAP, ...execArgv, ...argv.slice(1)], { ...env, [STORES]: '2' })
}
