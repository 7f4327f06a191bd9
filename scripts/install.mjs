// Makes every command work on a bare clone. Plain JavaScript without packages, for whatever Node 20 or later is there.
import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const OUR_NODE = 24
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
/** In production it is enough to have what running needs, as `npm ci --omit=dev` installs it. */
const production = process.env.NODE_ENV === 'production'
const ourNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

refuseOldNode()
if (!isInstalled()) install()

function refuseOldNode() {
  if (majorOf(process.version) >= OLDEST_NODE) return
  fail(`Telar needs Node ${OLDEST_NODE} or later to install itself; this is ${process.version}.`)
}

/** Compares contents, not times: a clone or a checkout gives every file the time of day. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(modules, '.package-lock.json'))
  if (!wanted) fail('package-lock.json is missing or broken: restore it from version control.')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => isSatisfied(path, entry, present)) && hasOurNode()
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function isSatisfied(path, wanted, present) {
  if (!path.includes('node_modules/')) return true
  const found = present[path]
  if (!found) return Boolean(wanted.optional || wanted.devOptional || (production && wanted.dev))
  return found.version === wanted.version && found.integrity === wanted.integrity
}

function hasOurNode() {
  return majorOf(ourNodeVersion()) === OUR_NODE
}

function ourNodeVersion() {
  try {
    if (realpathSync(process.execPath) === realpathSync(ourNode)) return process.version
  } catch {
    return ''
  }
  return spawnSync(ourNode, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

function majorOf(version) {
  return Number.parseInt(version.replace('v', ''), 10)
}

function install() {
  console.log('Installing packages, which takes a minute …')
  // A lockfile written where some other platform's packages could not be had is refused by `npm ci`;
  // `npm install --no-save` keeps to its versions all the same, and leaves the file alone.
  if (!npm('ignore', 'ci') && !npm('inherit', 'install', '--no-save')) {
    fail('The packages could not be installed: mend the cause shown above and run the command again.')
  }
  if (hasOurNode()) return
  fail(`Node ${OUR_NODE} is missing from node_modules: run "npm rebuild node", with install scripts allowed.`)
}

/** Who has installed nothing gets everything: what builds the web is among the development packages. */
function npm(stdio, ...args) {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const [program, ...script] = npmProgram()
  const { status, error } = spawnSync(program, [...script, ...args, ...flags], { cwd: root, stdio })
  if (error) fail(`npm could not be run (${error.message}): install npm, then run "npm ci".`)
  return status === 0
}

/** The npm and the Node that started us, because the Node in node_modules is about to be replaced. */
function npmProgram() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && basename(script) === 'npm-cli.js') return [node ?? process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
