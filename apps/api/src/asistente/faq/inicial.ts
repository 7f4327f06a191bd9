import { enCadaIdioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { faqTable } from '../../db/schema/asistente/asistente.ts'
import ca from './inicial/ca.json' with { type: 'json' }
import en from './inicial/en.json' with { type: 'json' }
import es from './inicial/es.json' with { type: 'json' }
import pt from './inicial/pt.json' with { type: 'json' }

const EN = { es, en, pt, ca }

/** The ten questions that every house is asked, as one starts with them. */
export const FAQ_INICIAL = es.map(({ clave }, orden) => {
  const textos = (campo: 'pregunta' | 'respuesta' | 'claves') =>
    enCadaIdioma((idioma) => EN[idioma].find((entrada) => entrada.clave === clave)?.[campo] ?? '')
  return { clave, orden, pregunta: textos('pregunta'), respuesta: textos('respuesta'), claves: textos('claves') }
})

const Secuencia = z.object({ ya: z.boolean() })

/** Once only: a house that has thrown its questions away does not get them back. */
export async function ponerPreguntas(db: Db): Promise<void> {
  const secuencia = await firstRow(db, Secuencia, sql`select is_called as ya from faq_id_seq`)
  if (!secuencia?.ya) await db.insert(faqTable).values(FAQ_INICIAL)
}
