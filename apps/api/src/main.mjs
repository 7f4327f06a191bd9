import { enableCompileCache } from 'node:module'

/**
 * What the house is started by, in plain JavaScript: it runs twice at each start, and the types of a single line take
 * longer to be taken away than all of it takes to run.
 *
 * Memory that was needed once is given back instead of being kept for another time: the C library has one store for
 * all threads (pictures and passwords are worked on in many) and asks the system for each large piece by itself,
 * however often it has been asked for one; the heap grows by half instead of by several times before it is looked
 * through, once it holds what every start makes; and code that nobody has run for a while goes, to be compiled again
 * when somebody does.
 */
const STORES = 'MALLOC_ARENA_MAX'
const LARGE = String(56 * 1024)
const ALLOCATOR = { [STORES]: '1', MALLOC_MMAP_THRESHOLD_: LARGE, MALLOC_TRIM_THRESHOLD_: LARGE }
const HEAP = [
  '--initial-old-space-size=96',
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  '--heap-growing-percent=45',
  '--flush-baseline-code',
]

/** Compiled code is kept between starts. */
const COMPILED = `${import.meta.dirname}/../../../node_modules/.cache/telar`

/** All of it is said to a process when it begins: it begins anew, in its own place and under its own number. */
function startLean() {
  const { argv, env, execArgv, execPath, execve } = process
  const watched = argv.includes('--dev')
  if (watched || env[STORES] !== undefined || typeof execve !== 'function' || process.platform !== 'linux') return
  const said = { ...ALLOCATOR, NODE_COMPILE_CACHE: COMPILED, ...env }
  execve.call(process, execPath, [execPath, ...HEAP, ...execArgv, ...argv.slice(1)], said)
}

/** Where several are wanted, the one that was started looks after them and does nothing else. */
async function looksAfterOthers() {
  if (!process.argv.some((arg) => arg.startsWith('--workers'))) return false
  return (await import('./workers/supervise.ts')).supervise(process.argv)
}

startLean()
// Where it was not said to the process as it began; before anything else is loaded.
enableCompileCache(COMPILED)

if (!(await looksAfterOthers())) {
  const { programFile } = await import('./bundle/program-file.ts')
  const { program } = await import(await programFile())
  await program()
}
