import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../db/embedded.ts'
import { appOn, type TestApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { casaQueFactura, facturador } from '../testing/factura.ts'
import { prepareDatabase } from '../testing/prepare.ts'

const WORKERS = 8
const BACK_WITHIN_MS = 10_000

const folder = mkdtempSync(join(tmpdir(), 'telar-fallos-'))
let t: TestApp

beforeAll(async () => {
  // Under root the server runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  const unsafe = await startPostgres(folder, { durable: false })
  await prepareDatabase(unsafe.url)
  await unsafe.stop()
  const server = await startPostgres(folder, { durable: true })
  t = await appOn({ url: server.url, appUrl: server.appUrl, drop: () => server.stop() })
  await casaQueFactura(t)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

const postmaster = () => Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10)

test('PostgreSQL killed while issuing: nothing acknowledged is lost, and the house is back by itself', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const { emitir } = facturador(await t.as('ventas@telar.test'))
  const acknowledged: number[] = []
  let issuing = true
  const worker = async () => {
    while (issuing) {
      const id = await emitir(clienteId).catch(() => undefined)
      if (id === undefined) await sleep(20)
      else acknowledged.push(id)
    }
  }
  const workers = Array.from({ length: WORKERS }, worker)
  const some = async (more: number) => {
    const goal = acknowledged.length + more
    while (acknowledged.length < goal) await sleep(5)
  }
  for (let round = 0; round < 2; round++) {
    await some(15)
    const killed = Date.now()
    process.kill(postmaster(), 'SIGKILL')
    await some(WORKERS + 1)
    expect(Date.now() - killed).toBeLessThan(BACK_WITHIN_MS)
  }
  issuing = false
  await Promise.all(workers)
  const { rows } = await t.house.db.execute<{ id: number; numero: number }>(
    sql`select id, numero from facturas where estado = 'emitida' order by numero`,
  )
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, i) => i + 1))
})
