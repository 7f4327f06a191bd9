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
      'Las respuestas guardadas por si alguien repite una orden se borran al cabo de un día.',
      'Answers kept in case somebody repeats a request are removed after a day.',
      'As respostas guardadas para o caso de alguém repetir um pedido são apagadas ao fim de um dia.',
      "Les respostes desades per si algú repeteix una ordre s'esborren al cap d'un dia.",
    ),
    tabla: null,
    sql: sql`
      select null::int as id, llamada as que, '0' as esperado, count(*)::text as hallado
      from idempotencia where creado_en < now() - interval '2 days' group by llamada`,
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
