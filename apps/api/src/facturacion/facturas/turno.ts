import type { AjustesElectronica } from '@telar/domain/casa/ajustes'
import type { Reloj } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Numerable, siguienteDeFactura, sinNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { preparedRow } from '../../db/rows.ts'
import { electronicaPuesta } from '../electronicas/ajustes.ts'
import { type Ajustes, type Cadena, UltimoEslabon } from '../verifactu/registrar.ts'

const Tomado = z.object({
  ultimo: UltimoEslabon.nullable(),
  electronica: z.custom<AjustesElectronica>(),
  numero: z.int().nullable(),
})

/** What somebody who issues holds until the transaction ends. */
interface Turno {
  cadena: Cadena
  electronica: AjustesElectronica
  /** That of the invoice which comes first. */
  numero: number
}

/**
 * From here on everybody else who issues waits, so it is one statement: the chain of records and, once that is held, by
 * which way invoices leave and the first number.
 */
export async function tomarTurno(db: Db, ajustes: Ajustes, reloj: Reloj, primera: Numerable): Promise<Turno> {
  const tomado = await preparedRow(
    db,
    'tomar_turno',
    Tomado,
    sql`
    select case when c.id is not null
        then jsonb_build_object('id', c.id, 'registro', c.contenido, 'huella', c.huella) end as ultimo,
      electronica_por_ahora() as electronica, ${siguienteDeFactura(primera)} as numero
    from (values (1)) uno left join tomar_cadena() c on true`,
  )
  return {
    cadena: { ultimo: tomado?.ultimo ?? null, ajustes, reloj },
    electronica: electronicaPuesta(tomado?.electronica),
    numero: tomado?.numero ?? (await sinNumero(db, primera)),
  }
}
