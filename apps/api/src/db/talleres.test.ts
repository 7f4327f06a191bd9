import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { costeReal } from '../produccion/ordenesfab/coste-real.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import type { Db } from './connection.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const TAG = '_talleres'

let database: TestDatabase
let client: Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** The database as it was when an order knew one workshop and one rate. */
async function untilThen(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'telar-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const then = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(TAG))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, then) }))
  await runMigrations(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

const DATA = `
  insert into countries (id, iso2, nombre, es_ue) overriding system value values (1, 'ES', '{}', true);
  insert into colores (id, codigo, nombre, hex) overriding system value values (1, 'NEG', '{}', '#000000');
  insert into temporadas (id, codigo, nombre, fecha_inicio, fecha_fin)
    overriding system value values (1, 'V27', 'V27', '2027-01-01', '2027-06-30');
  insert into modelo_tipos (id, nombre) overriding system value values (1, '{}');
  insert into modelos (id, numero, nombre, descripcion, cuidados, tallas, precio_mayor, modelo_tipo_id, temporada_id)
    overriding system value values (1, '1215', 'Alba', '{}', '{}', '["S","M"]', 20, 1, 1);
  insert into proveedores (id, codigo, razon_social, direccion, country_id, tipo)
    overriding system value values (1, 'T', 'Taller', '{}', 1, 'taller');
  insert into ordenes_fab (id, numero, modelo_id, taller_id, tarifa_taller, estado, fecha) overriding system value values
    (1, 'OF1', 1, null, 0, 'borrador', '2026-01-01'), (2, 'OF2', 1, 1, 6, 'recibidaParcial', '2026-01-01'),
    (3, 'OF3', 1, 1, 0, 'recibidaParcial', '2026-01-01');
  insert into orden_fab_celdas (orden_id, color_id, talla, prevista, cortada, recibida, segunda, perdida) values
    (1, 1, 'S', 5, 0, 0, 0, 0), (2, 1, 'S', 10, 10, 6, 2, 0), (2, 1, 'M', 4, 0, 0, 0, 0), (3, 1, 'S', 6, 5, 3, 1, 1);`

test('every order has the route that it was: its workshop, its rate, what came back; and costs what it cost', async () => {
  await untilThen()
  await client.query(DATA)
  await migrate(database.url)
  const ruta = await client.query(`
    select r.orden_id, r.taller_id, r.tarifa::float8 as tarifa, k.codigo, r.dentro from orden_operaciones r
      join operaciones k on k.id = r.operacion_id order by 1`)
  expect(ruta.rows).toEqual([
    { orden_id: 1, taller_id: null, tarifa: 0, codigo: 'CONFECCION', dentro: false },
    { orden_id: 2, taller_id: 1, tarifa: 6, codigo: 'CONFECCION', dentro: false },
    { orden_id: 3, taller_id: 1, tarifa: 0, codigo: 'CONFECCION', dentro: false },
  ])
  const vueltas = await client.query(`
    select v.orden_id, v.liquidable, c.talla, c.buenas, c.segundas, c.perdidas from vueltas_taller v
      join vuelta_taller_celdas c on c.vuelta_id = v.id order by 1, 3`)
  expect(vueltas.rows).toEqual([
    { orden_id: 2, liquidable: false, talla: 'S', buenas: 6, segundas: 2, perdidas: 0 },
    { orden_id: 3, liquidable: false, talla: 'S', buenas: 3, segundas: 1, perdidas: 1 },
  ])
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db
  // eight good ones, those that are owed among them, bear the work of two seconds at six euros
  expect(await costeReal(db, 2)).toMatchObject({
    ...{ subtotal: 7.5, origenManoDeObra: 'taller' },
    lineas: [{ tipo: 'confeccion', concepto: 'Confección', consumo: 1.25, precio: 6, importe: 7.5 }],
  })
  expect(await costeReal(db, 3)).toMatchObject({ subtotal: 0, origenManoDeObra: 'ninguno', lineas: [] })
})
