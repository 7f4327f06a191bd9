import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../casa/invariante.ts'

/** Sessions and keys do not outlive their time. */
export const cuadreDeIdentidad: readonly Invariante[] = [
  {
    nombre: 'identidad.sesiones',
    frase: frase(
      'Las sesiones y las claves caducadas se borran.',
      'Sessions and keys that have expired are removed.',
      'As sessões e as chaves caducadas são apagadas.',
      "Les sessions i les claus caducades s'esborren.",
    ),
    tabla: null,
    sql: sql`
      select null::int as id, u.email as que, '0' as esperado, count(*)::text as hallado
      from (
        select user_id from refresh_tokens where caduca_en < now() - interval '2 days'
        union all select user_id from claves where caduca_en < now() - interval '2 days'
      ) viejas join users u on u.id = viejas.user_id group by u.email`,
  },
]
