import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Idioma } from '@telar/domain/idioma'
import { StartError } from '../config.ts'

/** The web is a neighbour that is loaded at run time by its place, never imported. */
const WEB = join(import.meta.dirname, '../../../web')

interface RenderOptions {
  idioma: Idioma
  origin: string
  fetch: typeof fetch
  manifest: unknown
  /** Carried by the programs that the page itself brings. */
  mark: string
  posted?: Posted | undefined
}

/** What may be shown again of a form that was sent without scripts. */
export interface Posted {
  email: string
}

/** What the web's server bundle offers. */
export interface WebEntry {
  render(request: Request, options: RenderOptions): Promise<Response>
  pathHere(raw: unknown, origin: string): string
  cultureOf(idioma: Idioma): string
}

export interface WebBundle {
  entry: WebEntry
  /** Which scripts and styles each route needs. */
  manifest: unknown
}

interface WebBuild {
  dir: string
  exists: boolean
}

async function currentBuild(): Promise<WebBuild> {
  const stamp = (await import(pathToFileURL(join(WEB, 'stamp.ts')).href)) as { currentBuild(): WebBuild }
  return stamp.currentBuild()
}

const NOT_BUILT = `The web could not be built, for the reason above. What builds it is among the development packages: \
without them, run "npm ci" and "npm run build" before "npm ci --omit=dev".`

/** The directory of the current build; made first, in a process of its own, when the sources have changed. */
export async function builtWeb(): Promise<string> {
  const build = await currentBuild()
  if (build.exists) return build.dir
  const builder = spawn(process.execPath, [join(WEB, 'build.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new StartError(NOT_BUILT)
  return build.dir
}

export async function loadBundle(dir: string): Promise<WebBundle> {
  const entry = (await import(pathToFileURL(join(dir, 'server/entry-server.js')).href)) as WebEntry
  const manifest = JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8'))
  return { entry, manifest }
}

interface DevServer {
  middlewares: (request: unknown, response: unknown, next: (error?: unknown) => void) => void
  manifest: unknown
  load(): Promise<WebEntry>
  fixStacktrace(error: Error): void
  close(): Promise<void>
}

/** Vite as the web sets it up, with hot reload over this server's own port. */
export async function devServer(httpServer: unknown): Promise<DevServer> {
  const module = (await import(pathToFileURL(join(WEB, 'vite/dev-server.ts')).href)) as {
    createDevServer(server: unknown): Promise<DevServer>
  }
  return module.createDevServer(httpServer)
}
