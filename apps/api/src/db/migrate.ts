import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** Any number, the same in every process: it makes two that start at once migrate one after the other. */
const LOCK = 5_003_001

/** Tables of the machinery, whose rows are not the trade's history. */
const NOT_AUDITED = [
  'auditoria',
  'correos',
  'idempotencia',
  'limites',
  'refresh_tokens',
  'claves',
  'permisos',
  'imagenes',
  'user_settings',
  'carts',
  'cart_lineas',
  'contadores',
  'pedido_hechos',
  'orden_hechos',
  'materia_precios',
  'pase_apuntes',
  'liquidacion_facturas',
  'registros_facturacion',
  'verifactu_turno',
  'conversaciones',
  'preguntas',
]

/** Of these tables only some columns are seen by everybody: a reservation for an order is nobody's news. */
const TOLD: Record<string, string> = { modelo_variantes: ' of modelo_id, color_id, talla, disponible_web' }
/** And nobody's history: the order has it. */
const KEPT: Record<string, string> = { modelo_variantes: ' of modelo_id, color_id, talla, ean, stock, disponible_web' }

/** Every table of the trade keeps its history and tells the other processes when it changes. */
async function watchTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'auditar')`,
    [NOT_AUDITED],
  )
  for (const { name } of rows) {
    const table = pg.escapeIdentifier(name)
    await client.query(
      `create trigger auditar after insert or update${KEPT[name] ?? ''} or delete on ${table} for each row execute function auditar()`,
    )
    await client.query(
      `create trigger avisar after insert or update${TOLD[name] ?? ''} or delete or truncate on ${table} for each statement execute function avisar()`,
    )
  }
}

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c client_min_messages=warning' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await watchTables(client)
  } finally {
    await client.end()
  }
}
