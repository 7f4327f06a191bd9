import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A lockfile made on one platform may lack the binaries of the others, and `npm ci` then refuses it everywhere.
 * This adds the missing ones by name and version; run it after adding a dependency.
 */
const FILE = join(import.meta.dirname, '..', 'package-lock.json')
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const packages = lock.packages

/** Where Node would find a package from inside another. */
function found(from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (place === '') return false
  }
}

function entry(name, version, dev) {
  const words = name.split(/[/\-_]/)
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  const os = SYSTEMS.find((system) => words.includes(system))
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev: true } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}

let added = 0
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (found(place, name) || !/^\d/.test(version)) continue
    packages[`node_modules/${name}`] = entry(name, version, dev)
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added to the lockfile.`)
