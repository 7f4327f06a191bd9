import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'
/** How a picture of the demo is drawn; it is made when somebody first asks for it. */
export interface OrigenDemo {
  escena: string
  datos: unknown
}

/** Pictures: the original is kept as it came, the sizes that pages use are made from it. */
export const imagenesTable = pgTable(
  'imagenes',
  {
    /** By chance: whoever knows one picture's address cannot count on to the next, which may not be published. */
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`('x' || substr(md5(gen_random_uuid()::text), 1, 13))::bit(52)::bigint`),
    creadoEn: momento().notNull().default(sql`now()`),
    ancho: integer().notNull(),
    alto: integer().notNull(),
    huella: text().notNull().default(''),
    formato: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    demo: jsonb().$type<OrigenDemo>(),
    /** When every size was made; until then each is made when it is asked for. */
    listaEn: momento(),
  },
  (t) => [index('imagenes_pendientes').on(t.id).where(sql`${t.listaEn} is null`)],
)
/** What a page shows of a picture before it is there is its news. */
watch(imagenesTable, { history: 'none', told: ['huella'] })
