import type { ServerManifest } from '@tanstack/router-core'
import type { Manifest } from 'vite'

const ENTRY = 'src/entry-client.tsx'
/** The router names a part by what is in it: `component`, `loader---component`, … */
const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=[\w-]+$/

/** `_shop.index` → `/_shop/`, as the router names the routes of its files. */
const routeId = (file: string) => `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')

/** Which scripts and styles each route needs, out of Vite's list of chunks. */
export function routerManifest(manifest: Manifest): ServerManifest {
  const chunksOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return seen
    seen.add(key)
    for (const imported of chunk.imports ?? []) chunksOf(imported, seen)
    return seen
  }
  const needs = (key: string) => {
    const chunks = [...chunksOf(key)].flatMap((name) => manifest[name] ?? [])
    return {
      preloads: chunks.map(({ file }) => `/${file}`),
      css: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    }
  }
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const routes: ServerManifest['routes'] = {
    __root__: { ...needs(ENTRY), scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }] },
  }
  const first = new Set(Object.values(needs(ENTRY)).flat())
  for (const key of Object.keys(manifest)) {
    const file = ROUTE.exec(key)?.[1]
    if (!file) continue
    const { preloads, css } = needs(key)
    const more = (files: string[]) => files.filter((name) => !first.has(name))
    routes[routeId(file)] = { preloads: more(preloads), css: more(css) }
  }
  return { routes }
}
