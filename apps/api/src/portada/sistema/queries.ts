import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sistema } from '@telar/contract/casa/sistema'
import { ADMIN } from '@telar/domain/identidad/acceso'
import { count, eq, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows } from '../../db/rows.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { pedidosTable } from '../../db/schema/ventas/pedidos.ts'

const nombreDe = (url: string | undefined): string | null => (url ? new URL(url).hostname : null)

export const servicios = ({ CHAT_URL, SPEECH_URL }: Config): Sistema['servicios'] => ({
  asistente: nombreDe(CHAT_URL),
  voz: nombreDe(SPEECH_URL),
})

const Cuentas = z.object({
  clientes: z.int(),
  modelos: z.int(),
  imagenes: z.int(),
  pedidos: z.int(),
  facturas: z.int(),
  propios: z.int(),
  facturada: z.boolean(),
  queda: z.boolean(),
})

const Tabla = z.object({ tabla: z.string() })

/** Whatever people make carries its version and its day; only the answers of the assistant stay. */
const HECHAS = sql`
  select c.relname as tabla from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('version', 'creado_en')
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('app_settings', 'faq', 'users')
  group by 1 having count(*) = 2 order by 1`

/** How much was made since, whatever it is. */
async function propiosDesde(db: Db, desde: string) {
  const hechas = await rows(db, Tabla, HECHAS)
  return sql`(${sql.join(
    hechas.map(({ tabla }) => sql`(select count(*) from ${sql.identifier(tabla)} where creado_en > ${desde})`),
    sql` + `,
  )})::int`
}

/** An invoice that was not of the sample; a draft is none yet. */
const facturadaDesde = (desde: string) =>
  sql`exists (select from facturas where estado <> 'borrador' and tipo <> 'previa' and creado_en > ${desde})`

/** Somebody who goes on running the house when the accounts of the sample are gone. */
const QUEDA_ALGUIEN = sql`exists (select from users u join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
  where r.name = ${ADMIN} and not u.es_demo and u.is_active and u.password_hash is not null and u.cliente_id is null)`

/** The sample is put into an empty house: what is no younger than its accounts is of it. */
export async function leerMuestra(db: Db): Promise<Sistema['muestra']> {
  const [cuentas] = await db
    .select({ desde: min(usersTable.creadoEn), usuarios: count() })
    .from(usersTable)
    .where(eq(usersTable.esDemo, true))
  if (!cuentas?.desde) return null
  const { desde, usuarios } = cuentas
  const de = (table: typeof clientesTable | typeof modelosTable | typeof pedidosTable | typeof facturasTable) =>
    sql`(select count(*)::int from ${table} where creado_en <= ${desde})`
  const hay = await firstRow(
    db,
    Cuentas,
    sql`select ${de(clientesTable)} as clientes, ${de(modelosTable)} as modelos,
      (select count(*)::int from ${imagenesTable} where demo is not null) as imagenes,
      ${de(pedidosTable)} as pedidos, ${de(facturasTable)} as facturas,
      ${await propiosDesde(db, desde)} as propios, ${facturadaDesde(desde)} as facturada, ${QUEDA_ALGUIEN} as queda`,
  )
  if (!hay) return null
  const { facturada, queda, ...cuantos } = hay
  const impide = facturada ? 'facturada' : queda ? null : 'sin-administrador'
  return { desde, usuarios, ...cuantos, impide }
}

const Tamano = z.object({ bytes: z.coerce.number() })

/** Where the database and the files lie: what a backup has to hold. */
export async function guardado(db: Db, config: Config): Promise<Sistema['guardado']> {
  const { DATABASE_URL, S3_URL, dataDir } = config
  const tamano = await firstRow(db, Tamano, sql`select pg_database_size(current_database()) as bytes`)
  const cluster = join(dataDir, 'postgres', 'cluster')
  return {
    base: {
      propia: !DATABASE_URL,
      lugar: nombreDe(DATABASE_URL) ?? (await realpath(cluster).catch(() => cluster)),
      bytes: tamano?.bytes ?? 0,
    },
    ficheros: { propios: !S3_URL, lugar: nombreDe(S3_URL) ?? join(dataDir, 'ficheros') },
  }
}
