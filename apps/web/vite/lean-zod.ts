import type { Plugin } from 'vite'

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

/** What forms never ask of a schema: to be written as JSON Schema, and to complain in English. Our sentences are ours. */
const UNASKED: readonly [RegExp, string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*\n/gm, ''],
  [
    /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*\n/m,
    'const createStandardJSONSchemaMethod = () => undefined\nconst createToJSONSchemaMethod = () => () => undefined\n',
  ],
  [/^import en from .*\n/m, 'const en = () => ({ localeError: () => undefined })\n'],
]

/** Zod's schemas without that; another version of Zod in which it stands otherwise does not pass unnoticed. */
function lean(code: string): string {
  return UNASKED.reduce((left, [pattern, instead]) => {
    const less = left.replace(pattern, instead)
    if (less === left) throw new Error(`Zod has no ${pattern} to be left out`)
    return less
  }, code)
}

/** Browsers get of Zod what checks values: a fifth of it writes schemas down and tells of them. */
export const leanZod = (): Plugin => ({
  name: 'telar:lean-zod',
  apply: 'build',
  transform: { filter: { id: SCHEMAS }, handler: lean },
})
