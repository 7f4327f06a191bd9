import type pg from 'pg'

const MOLDE = 'molde'

interface Tabla {
  nombre: string
  /** Those that can be written: what the database works out itself is left out. */
  columnas: string
  serie: string | null
}

async function tablas(client: pg.ClientBase): Promise<Tabla[]> {
  const { rows } = await client.query<Tabla>(`
    select c.relname as nombre, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columnas,
      max(pg_get_serial_sequence(format('%I', c.relname), a.attname)) filter (where a.attidentity <> '') as serie
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid, c.relname order by c.relname`)
  return rows
}

/** Keeps a copy of every row as it is now; what it gives back makes the database so again. */
export async function moldear(pool: pg.Pool): Promise<{ restaurar: () => Promise<void>; tablas: string[] }> {
  const client = await pool.connect()
  try {
    const todas = await tablas(client)
    await client.query(`create schema ${MOLDE}`)
    const conFilas: Tabla[] = []
    for (const tabla of todas) {
      await client.query(`create unlogged table ${MOLDE}.${tabla.nombre} as table public.${tabla.nombre}`)
      const { rowCount } = await client.query(`select from ${MOLDE}.${tabla.nombre} limit 1`)
      if (rowCount) conFilas.push(tabla)
    }
    const guion = [
      'begin',
      "set local session_replication_role = 'replica'",
      `truncate ${todas.map(({ nombre }) => nombre).join(', ')} restart identity`,
      ...conFilas.map(
        ({ nombre, columnas }) =>
          `insert into ${nombre} (${columnas}) overriding system value select ${columnas} from ${MOLDE}.${nombre}`,
      ),
      ...conFilas.flatMap(({ nombre, serie }) =>
        serie ? [`select setval('${serie}', (select max(id) from ${MOLDE}.${nombre}))`] : [],
      ),
      'commit',
    ].join(';')
    return {
      tablas: todas.map(({ nombre }) => nombre),
      restaurar: async () => {
        await pool.query(guion)
      },
    }
  } finally {
    client.release()
  }
}
