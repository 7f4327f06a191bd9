import { enableCompileCache } from 'node:module'
import { COMPILED, startLean } from './lean.ts'

startLean()
// Where it was not said to the process as it began; before anything else is loaded.
enableCompileCache(COMPILED)

/** Where several are wanted, the one that was started looks after them and does nothing else. */
async function looksAfterOthers(): Promise<boolean> {
  if (!process.argv.some((arg) => arg.startsWith('--workers'))) return false
  return (await import('./workers/supervise.ts')).supervise(process.argv)
}

if (!(await looksAfterOthers())) {
  const { programFile } = await import('./bundle/program-file.ts')
  const { program } = (await import(await programFile())) as typeof import('./program.ts')
  await program()
}
