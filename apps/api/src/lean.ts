import { join } from 'node:path'

/**
 * Memory that was needed once is given back instead of being kept for another time: the C library has one store for
 * all threads (pictures and passwords are worked on in many) and asks the system for each large piece by itself,
 * however often it has been asked for one; the heap grows by half instead of by several times before it is looked
 * through; and code that nobody has run for a while goes, to be compiled again when somebody does.
 */
const STORES = 'MALLOC_ARENA_MAX'
const LARGE = String(56 * 1024)
const ALLOCATOR = { [STORES]: '1', MALLOC_MMAP_THRESHOLD_: LARGE, MALLOC_TRIM_THRESHOLD_: LARGE }
const HEAP = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--heap-growing-percent=45',
  '--flush-baseline-code',
]

/** Compiled code is kept between starts. */
export const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/telar')

/** All of it is said to a process when it begins: it begins anew, in its own place and under its own number. */
export function startLean(): void {
  const { argv, env, execArgv, execPath, execve } = process
  const watched = argv.includes('--dev')
  if (watched || env[STORES] !== undefined || typeof execve !== 'function' || process.platform !== 'linux') return
  const said = { ...ALLOCATOR, NODE_COMPILE_CACHE: COMPILED, ...env }
  execve.call(process, execPath, [execPath, ...HEAP, ...execArgv, ...argv.slice(1)], said)
}
