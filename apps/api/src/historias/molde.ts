import type pg from 'pg'

const MOLDE = 'molde'
/** To delete a few rows is quicker than to make new files for every table and index; now and then what is left of them goes. */
const VECES_DEPRISA = 20

interface Tabla {
  nombre: string
  /** Those that can be written: what the database works out itself is left out. */
  columnas: string
  /** What counts its rows, and the column that is counted. */
  serie: string | null
  contada: string | null
}

async function tablas(client: pg.ClientBase): Promise<Tabla[]> {
  const { rows } = await client.query<Tabla>(`
    select c.relname as nombre, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columnas,
      max(pg_get_serial_sequence(format('%I', c.relname), a.attname)) filter (where a.attidentity <> '') as serie,
      max(a.attname) filter (where a.attidentity <> '') as contada
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
    const nombres = todas.map(({ nombre }) => nombre)
    const volcar = [
      ...conFilas.map(
        ({ nombre, columnas }) =>
          `insert into ${nombre} (${columnas}) overriding system value select ${columnas} from ${MOLDE}.${nombre}`,
      ),
      ...todas.flatMap(({ nombre, serie, contada: n }) =>
        serie
          ? [`select setval('${serie}', coalesce(max(${n}), 1), max(${n}) is not null) from ${MOLDE}.${nombre}`]
          : [],
      ),
    ]
    const guion = (vaciar: readonly string[]) =>
      ['begin', "set local session_replication_role = 'replica'", ...vaciar, ...volcar, 'commit'].join(';')
    const deprisa = guion(nombres.map((nombre) => `delete from ${nombre}`))
    const aFondo = guion([`truncate ${nombres.join(', ')}`])
    let veces = 0
    return {
      tablas: nombres,
      restaurar: async () => {
        await pool.query(veces++ % VECES_DEPRISA === 0 ? aFondo : deprisa)
      },
    }
  } finally {
    client.release()
  }
}
