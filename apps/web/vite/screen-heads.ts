import type { Plugin } from 'vite'

/** A screen's module of which only the head is wanted. */
export const HEAD = /\/screen\.tsx\?head$/

const IMPORT = /^import (?:type )?\{([^}]*)\} from '[^']+'\n/gm

/** Leaves out what a screen declares after its head, and the imports that nothing needs any more. */
export function headOf(code: string): string {
  const [kept = ''] = code.split(/^export default /m)
  const said = kept.replace(IMPORT, '')
  const isSaid = (name: string) => new RegExp(`\\b${name}\\b`).test(said)
  return kept.replace(IMPORT, (line, names: string) =>
    names.split(',').some((one) => isSaid(one.trim().split(' ').at(-1) || ' ')) ? line : '',
  )
}

/** All heads of the back office's screens come with its first page, so nothing else of a screen comes with them. */
export const screenHeads = (): Plugin => ({
  name: 'telar:screen-heads',
  enforce: 'pre',
  apply: 'build',
  transform: { filter: { id: HEAD }, handler: headOf },
})
