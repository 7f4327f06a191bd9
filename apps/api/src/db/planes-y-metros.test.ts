import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const TAG = 'planes_y_metros'

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

/** The database as it was when an order forgot its plan and a roll was a figure. */
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
    overriding system value values (1, 'P', 'P', '{}', 1, 'materia');
  insert into materias (id, codigo, nombre, tipo, proveedor_id, precio)
    overriding system value values (1, 'C', 'Crepé', 'tejido', 1, 3);
  insert into entradas (id, materia_id, proveedor_id, recibida, fecha, precio, cantidad)
    overriding system value values (1, 1, 1, true, '2026-01-01', 3, 65);
  insert into piezas (id, entrada_id, materia_id, numero, metros, restante, coste) overriding system value values
    (1, 1, 1, 'uncut', 20, 20, 3), (2, 1, 1, 'cut', 20, 12, 3), (3, 1, 1, 'measured', 25, 22, 3), (4, 1, 1, 'odd', 10, 7, 3);
  insert into ordenes_fab (id, numero, modelo_id, estado, fecha, coste_real) overriding system value values
    (1, 'OF1', 1, 'borrador', '2026-01-01', null), (2, 'OF2', 1, 'cortada', '2026-01-01', null),
    (3, 'OF3', 1, 'cerrada', '2026-01-01', 9);
  insert into orden_fab_celdas (orden_id, color_id, talla, prevista, cortada, recibida, segunda) values
    (1, 1, 'S', 5, 0, 0, 0), (2, 1, 'S', 5, 7, 2, 1), (2, 1, 'M', 4, 0, 0, 0), (3, 1, 'S', 6, 5, 3, 1);
  insert into consumos (orden_id, pieza_id, cantidad, coste, resto) values (2, 2, 8, 3, 12);
  insert into pieza_ajustes (pieza_id, metros_antes, metros, restante_antes, restante, motivo) values
    (3, 20, 25, 20, 25, 'Mal medida'), (3, 25, 25, 25, 22, 'Tara');`

test('orders and rolls of before keep all they had, and their sums agree', async () => {
  await untilThen()
  await client.query(DATA)
  await migrate(database.url)
  const { rows: celdas } = await client.query(`
    select c.orden_id, c.talla, c.prevista, c.cerrada, c.pendiente, c.por_cortar,
      (select coalesce(sum(n), 0)::int from orden_fab_planes p
        where p.orden_id = c.orden_id and p.color_id = c.color_id and p.talla = c.talla) as plan
    from orden_fab_celdas c order by c.id`)
  expect(celdas).toEqual([
    { orden_id: 1, talla: 'S', prevista: 5, cerrada: 0, pendiente: 5, por_cortar: 5, plan: 0 },
    { orden_id: 2, talla: 'S', prevista: 7, cerrada: 0, pendiente: 4, por_cortar: 0, plan: 7 },
    { orden_id: 2, talla: 'M', prevista: 4, cerrada: 0, pendiente: 4, por_cortar: 4, plan: 4 },
    { orden_id: 3, talla: 'S', prevista: 6, cerrada: 2, pendiente: 0, por_cortar: 0, plan: 6 },
  ])
  const { rows: piezas } = await client.query(`
    select z.numero, z.restante::float8 as restante, sum(m.cantidad)::float8 as suma, array_agg(m.causa order by m.id) as causas
    from piezas z join pieza_movimientos m on m.pieza_id = z.id group by z.id order by z.id`)
  expect(piezas).toEqual([
    { numero: 'uncut', restante: 20, suma: 20, causas: ['entrada'] },
    { numero: 'cut', restante: 12, suma: 12, causas: ['entrada', 'corte'] },
    { numero: 'measured', restante: 22, suma: 22, causas: ['entrada', 'ajuste', 'ajuste'] },
    { numero: 'odd', restante: 7, suma: 7, causas: ['entrada', 'ajuste'] },
  ])
})
