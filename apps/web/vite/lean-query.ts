import type { Plugin } from 'vite'
import { REFUSES, withBody } from './with-body.ts'

const INFINITE = /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/

/** Long lists are read in windows, each a query of its own: nothing reads one that grows. */
export const leanQuery = (): Plugin => ({
  name: 'telar:lean-query',
  apply: 'build',
  transform: { filter: { id: INFINITE }, handler: (code) => withBody(REFUSES)(code, 'infiniteQueryBehavior') },
})
