import type { Plugin } from 'vite'

/** A screen's module of which only the head is wanted. */
export const HEAD = /\/screen\.tsx\?head$/

/**
 * All heads of the back office's screens come with its first page, so nothing else of a screen may come with them. What
 * a screen declares besides its head is put off here until somebody asks for it; nobody does, and it is left out.
 */
export const screenHeads = (): Plugin => ({
  name: 'telar:screen-heads',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: HEAD },
    handler: (code) => code.replace(/^export default (?=\w+\()/m, 'export default () => '),
  },
})
