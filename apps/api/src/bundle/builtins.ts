import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

/** `import whole, { part, other as another } from "node:module";`, as the bundler writes it. */
const IMPORT = /^import (?:\* as )?([\w$]+)?(?:, )?(\{.*\})? ?from "([\w:/]+)";$/gm

/** The same without importing: a module of Node as a whole, and its parts by name. */
function taken(line: string, whole: string | undefined, parts: string | undefined, module: string): string {
  if (!isBuiltin(module)) return line
  const names = [whole, parts?.replaceAll(' as ', ': ')].filter((name) => name !== undefined)
  return names.map((name) => `const ${name} = process.getBuiltinModule("${module}");`).join('\n')
}

/**
 * An import of one of Node's own modules reads everything it holds, in case somebody else imports that, and so loads
 * what nobody asked for: a client of the web with `node:http`. Taken as a whole it costs nothing.
 */
export const builtins = (): Plugin => ({
  name: 'builtins',
  renderChunk: (code) => ({ code: code.replace(IMPORT, taken), map: null }),
})
