import { sql } from 'drizzle-orm'
import { frase, type Invariante } from './invariante.ts'

/** What the house itself keeps only for a time. */
export const cuadreDeCasa: readonly Invariante[] = [
  {
    nombre: 'casa.correos',
    frase: frase(
      'Ningún correo espera más de dos días: sale, o se da por fallido.',
      'No mail waits for more than two days: it goes out, or is given up.',
      'Nenhuma mensagem espera mais de dois dias: sai, ou é dada por falhada.',
      'Cap correu no espera més de dos dies: surt, o es dona per fallit.',
    ),
    tabla: 'correos',
    sql: sql`
      select id, para || ' · ' || asunto as que, 'enviado' as esperado, estado || ', ' || intentos || ' ×' as hallado
      from correos where estado = 'pendiente' and creado_en < now() - interval '2 days'`,
  },
  {
    nombre: 'casa.repeticiones',
    frase: frase(
      'Lo guardado por si alguien repite una orden, o lo intenta demasiado, se borra al cabo de un día.',
      'What is kept in case somebody repeats a request, or tries too often, is removed after a day.',
      'O que se guarda para o caso de alguém repetir um pedido, ou tentar demasiado, é apagado ao fim de um dia.',
      'El que es desa per si algú repeteix una ordre, o ho intenta massa, s’esborra al cap d’un dia.',
    ),
    tabla: null,
    sql: sql`
      select null::int as id, llamada as que, '0' as esperado, count(*)::text as hallado
      from idempotencia where creado_en < now() - interval '2 days' group by llamada
      union all
      select null, 'limites', '0', count(*)::text from limites where hasta < now() - interval '2 days' having count(*) > 0`,
  },
  {
    nombre: 'casa.papeles',
    frase: frase(
      'Lo que decía un documento cuando se dio es lo que dice hoy.',
      'What a document said when it was given out is what it says today.',
      'O que um documento dizia quando foi entregue é o que diz hoje.',
      'El que deia un document quan es va donar és el que diu avui.',
    ),
    tabla: null,
    sql: sql`
      select documento_id as id, clase || ' ' || documento_id || ' · ' || revision as que, huella as esperado,
        encode(sha256(convert_to(contenido::text, 'UTF8')), 'hex') as hallado
      from papeles where huella <> encode(sha256(convert_to(contenido::text, 'UTF8')), 'hex')`,
  },
]
