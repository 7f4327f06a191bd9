import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

let t: TestApp
let empty: TestDatabase
beforeAll(async () => {
  t = await testApp()
  empty = await createEmptyDatabase()
})
afterAll(async () => {
  await t.close()
  await empty.drop()
})

// A server that is given to the tests has one account for everything.
const oneAccount = Boolean(process.env.DATABASE_URL)

test.skipIf(oneAccount)('the application is no superuser and owns nothing', async () => {
  const { rows } = await t.house.db.execute(sql`
    select rolsuper as super, rolcreaterole or rolcreatedb as makes,
      (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = current_user`)
  expect(rows).toEqual([{ super: false, makes: false, owned: 0 }])
})

test
  .skipIf(oneAccount)
  .each([
    'alter table movimientos disable trigger user',
    'alter table facturas disable trigger registrada',
    'alter table registros_facturacion disable trigger inmutable',
    'drop trigger testigo on registros_facturacion',
    'create or replace function registro_inmutable() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'update movimientos set cantidad = 1',
    "update papeles set huella = ''",
    'delete from movimientos',
    'delete from auditoria',
    "update auditoria set tabla = 'x'",
    "update registros_facturacion set huella = 'x'",
    "insert into registros_testigo (n, registro_id, huella) values (1, 1, 'x')",
    "update registros_testigo set huella = 'x'",
    'truncate pedidos cascade',
    'create table mine (n int)',
    'delete from drizzle.__drizzle_migrations',
  ])('the application may not: %s', async (statement) => {
  await expect(t.house.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('code that is older than its database does not touch it', async () => {
  await migrate(empty.url)
  const client = new Client({ connectionString: empty.url })
  await client.connect()
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  await client.end()
  await expect(migrate(empty.url)).rejects.toThrow('belongs to a newer version of Telar')
})
