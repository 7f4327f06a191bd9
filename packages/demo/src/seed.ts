import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBaseData } from '@telar/api/base-data'
import { readConfig, StartError } from '@telar/api/config'
import { createDb, createPool } from '@telar/api/db/connection'
import { openDatabase } from '@telar/api/db/open'
import { run } from '@telar/api/db/rows'
import { hoy } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { muchosModelos } from './catalogo/modelos.ts'
import { fillDemo } from './fill.ts'
import { fillMany } from './fill-catalogue.ts'
import { fillMuchasFacturas } from './fill-muchas-facturas.ts'
import { fillClientes, fillPedidos } from './fill-ventas.ts'

const ROOT = join(import.meta.dirname, '../../..')

function countOf(name: string, value: string | undefined): number {
  const count = Number(value ?? 0)
  if (!Number.isInteger(count) || count < 0) throw new StartError(`--${name} takes a whole number.`)
  return count
}

/** `npm run seed -- --models 5000 --customers 2000 --orders 100000 --invoices 500000`: the demo, and as much more as it takes to measure. */
async function seed(): Promise<void> {
  const number = { type: 'string' } as const
  const { values } = parseArgs({ options: { models: number, customers: number, orders: number, invoices: number } })
  const models = countOf('models', values.models)
  const customers = countOf('customers', values.customers)
  const orders = countOf('orders', values.orders)
  const invoices = countOf('invoices', values.invoices)
  const config = readConfig(process.env, ROOT)
  const database = await openDatabase(config)
  const pool = createPool(database.ownerUrl, 'unhurried')
  try {
    const db = createDb(pool)
    await ensureBaseData(db)
    const reloj = () => new Date()
    await fillDemo(db, reloj)
    await db.transaction(async (tx) => {
      await fillMany(tx, muchosModelos(models))
      await fillClientes(tx, customers)
      await fillPedidos(tx, orders, hoy(reloj))
      await fillMuchasFacturas(tx, invoices, hoy(reloj))
    })
    await run(db, sql`vacuum (analyze)`)
    console.log(`Added ${models} models, ${customers} customers, ${orders} orders and ${invoices} invoices.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

seed().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
