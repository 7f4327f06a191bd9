import pg from 'pg'

/** What may be written later of rows that stay as they were made: the triggers refuse more, and the rights do too. */
const WRITTEN_ONCE: Record<string, string[]> = {
  auditoria: ['antes', 'despues'],
  movimientos: [],
  orden_fab_planes: [],
  papeles: [],
  pieza_movimientos: [],
  registros_facturacion: ['estado', 'entorno', 'intentos', 'codigo_error', 'descripcion_error', 'csv', 'enviado_en'],
}
/** Of these not even the whole row goes. */
const NEVER_DELETED = ['auditoria', 'movimientos', 'orden_fab_planes', 'pieza_movimientos', 'registros_facturacion']
/** What triggers write and the application only reads. */
const ONLY_READ = ['registros_testigo']

/** Any number, the same in every process: of two that start at once, the second finds it done. */
const LOCK = 5_003_005

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const userOf = (url: string): string => decodeURIComponent(new URL(url).username)

function rightsOf(app: string): string[] {
  const later = Object.entries(WRITTEN_ONCE).filter(([, columns]) => columns.length > 0)
  return [
    `grant usage on schema public, drizzle to ${app}`,
    `grant select on all tables in schema drizzle to ${app}`,
    `grant select, insert, update, delete on all tables in schema public to ${app}`,
    `grant usage, select, update on all sequences in schema public to ${app}`,
    `revoke update on ${Object.keys(WRITTEN_ONCE).join(', ')} from ${app}`,
    `revoke delete on ${NEVER_DELETED.join(', ')} from ${app}`,
    `revoke insert, update, delete on ${ONLY_READ.join(', ')} from ${app}`,
    ...later.map(([table, columns]) => `grant update (${columns.join(', ')}) on ${table} to ${app}`),
  ]
}

/**
 * Lets the application read and write rows in a database whose tables belong to somebody else, so that no mistake and
 * no intruder can change them or switch off what guards them.
 */
export async function grantRights(ownerUrl: string, appUrl: string): Promise<void> {
  const app = userOf(appUrl)
  if (app === userOf(ownerUrl)) return
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c client_min_messages=warning' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [app])
    if (rowCount === 0) await client.query(`create role ${quoted(app)} login`)
    await client.query(`begin; ${rightsOf(quoted(app)).join('; ')}; commit`)
  } finally {
    await client.end()
  }
}
