import type { Plugin } from 'vite'

interface Change {
  file: string
  from: string
  to: string
}

const CHANGES: readonly Change[] = [
  {
    // It finds out what something is by the names of its classes, in case there are several copies of it, and asks so
    // often that it is a tenth of a request. There is one copy here.
    file: '/drizzle-orm/entity.js',
    from: 'if (value instanceof type) {\n    return true;\n  }',
    to: 'return value instanceof type;',
  },
  {
    // It writes a program for each piece of every address, thousands at each start.
    file: '/find-my-way/lib/node.js',
    from: 'const lines = []',
    to: 'return (path, i) => path.startsWith(prefix, i)\n  const lines = []',
  },
]

/** What others wrote for every house, as this one needs it. */
export const libraries = (): Plugin => ({
  name: 'libraries',
  transform(code, id) {
    const change = CHANGES.find(({ file }) => id.endsWith(file))
    if (!change) return undefined
    if (!code.includes(change.from)) throw new Error(`${id} is not what it was.`)
    return { code: code.replace(change.from, () => change.to), map: null }
  },
})
