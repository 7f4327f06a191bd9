import type { Plugin } from 'vite'

/** A screen's module of which only the head is wanted. */
export const HEAD = /\/screen\.tsx\?head$/

const IMPORT = /^import (?:type )?\{([^}]*)\} from '[^']+'\n/gm

/** A contract that is handed over whole; of it the head of a list asks for this part alone. */
export const CRUD = 'CRUD'
const WHOLE = /\bcrudHead\((\w+),/
const fromContract = (code: string, noun: string) =>
  new RegExp(`^import \\{[^}]*\\b${noun}\\b[^}]*\\} from '@telar/contract/`, 'm').test(code)

/** Leaves out what a screen declares after its head, and the imports that nothing needs any more. */
export function headOf(code: string): string {
  const [whole = ''] = code.split(/^export default /m)
  const kept = whole.replace(WHOLE, (said, noun: string) =>
    fromContract(code, noun) ? `crudHead(${noun}.${CRUD},` : said,
  )
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
