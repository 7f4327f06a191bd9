import { enableCompileCache } from 'node:module'
import { COMPILED, startLean } from './lean.ts'

startLean()
// Where it was not said to the process as it began; before anything else is loaded.
enableCompileCache(COMPILED)

const { programFile } = await import('./bundle/program-file.ts')
const { program } = (await import(await programFile())) as typeof import('./program.ts')
await program()
