import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../db/embedded.ts'
import { prepareDatabase } from '../testing/prepare.ts'
import { abrirMundo } from './abrir.ts'
import { contar } from './historias.ts'
import { leerOrden } from './orden.ts'

const SE_DICE_CADA = 50

async function baseDeDatos(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query('create database historias')
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = '/historias'
  await prepareDatabase(url.href)
  return url.href
}

const orden = leerOrden(process.argv.slice(2))
const semilla = orden.semilla ?? Math.trunc(Math.random() * 2 ** 31)
const folder = mkdtempSync(join(tmpdir(), 'telar-historias-'))
chmodSync(folder, 0o711)
const server = await startPostgres(folder, { durable: false })
try {
  const mundo = await abrirMundo(await baseDeDatos(server.url))
  const antes = performance.now()
  const { historias, pasos, fallo } = await contar(mundo, {
    ...orden,
    semilla,
    alAcabar: (n) => n % SE_DICE_CADA === 0 && console.log(`${n} stories`),
  })
  const segundos = (performance.now() - antes) / 1000
  console.log(`${historias} stories, ${pasos} steps in ${segundos.toFixed(1)} s, seed ${semilla}`)
  for (const [nombre, { hechos, negados, vacios }] of [...mundo.dados].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${nombre}: ${hechos} done, ${negados} refused, ${vacios} with nothing to do it to`)
  if (fallo) console.error(`\n${fallo}`)
  else console.log('After every step the books agreed.')
  process.exitCode = fallo ? 1 : 0
  await mundo.cerrar()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
