import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { startLean } from './lean.ts'

startLean()
// Compiled code is kept between starts; it has to be said before anything else is loaded.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/telar'))

const { program } = await import('./program.ts')
await program()
