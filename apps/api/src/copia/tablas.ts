import type { Readable } from 'node:stream'
import pg from 'pg'
import { copyOut } from './copy.ts'

/** Rows are written the same by every server, and nobody's patience ends before a large table does. */
const SESSION = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'client_min_messages=warning',
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
]

export const NOMBRE = 'telar copia'

/** One connection for a backup or a restore. */
export async function conectar(url: string): Promise<pg.Client> {
  const options = SESSION.map((setting) => `-c ${setting}`).join(' ')
  const client = new pg.Client({ connectionString: url, options, application_name: NOMBRE })
  // A connection that breaks fails the statement that is running.
  client.on('error', () => {})
  await client.connect()
  return client
}

export const citado = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table as it is copied: the columns that are stored, in the order of its key. */
export interface Tabla {
  nombre: string
  columnas: string[]
  orden: string
}

/** What is computed is computed again; texts are sorted by their bytes, which every server does alike. */
const TABLAS = `
  with campos as (
    select c.oid, c.relname as nombre, a.attnum, a.attname as columna, a.attgenerated = '' as guardada,
      quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end as orden,
      array_position(i.indkey::int2[], a.attnum) as puesto, i.indrelid is not null as con_llave
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e'))
  select nombre,
    array_agg(columna::text order by attnum) filter (where guardada) as columnas,
    case when bool_or(con_llave) then string_agg(orden, ', ' order by puesto) filter (where puesto is not null)
      else 't::text collate "C"' end as orden
  from campos group by nombre order by nombre`

export const tablasDe = async (client: pg.ClientBase): Promise<Tabla[]> => (await client.query<Tabla>(TABLAS)).rows

/** The rows of a table as lines of text, always in the same order: the same rows are the same bytes on any server. */
export const filasDe = (client: pg.ClientBase, { nombre, columnas, orden }: Tabla): Readable =>
  copyOut(
    client,
    `copy (select ${columnas.map(citado).join(', ')} from public.${citado(nombre)} t order by ${orden}) to stdout`,
  )
