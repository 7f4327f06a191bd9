import { diaDe } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { envioBultosTable as b, manifiestosTable as m, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { transportistasTable as t } from '../../db/schema/ventas/transportistas.ts'
import { FieldsError } from '../../kit/errors.ts'
import { anotarSuceso, type Casa, pasar } from '../envios/envio.ts'
import { congelarManifiesto } from './dicho.ts'

interface Acto {
  suyo: SQL | undefined
  casa: Casa
  quien: string
  ahora: Date
}

/** Hands a carrier everything with a label that waits for them. Who comes second finds nothing left. */
export async function entregarAlTransportista(db: Db, transportistaId: number, acto: Acto): Promise<number> {
  const { suyo, casa, quien, ahora } = acto
  const [transportista] = await db.select({ nombre: t.nombre }).from(t).where(eq(t.id, transportistaId))
  if (!transportista) throw new FieldsError({ transportistaId: ['error.missing-reference'] })
  const filas = await db
    .select()
    .from(v)
    .where(and(eq(v.transportistaId, transportistaId), eq(v.estado, 'etiquetado'), isNull(v.manifiestoId), suyo))
    .orderBy(asc(v.id))
    .for('update')
  if (filas.length === 0) throw new ReglaError('manifiesto.nada', { transportista: transportista.nombre })
  const [suma] = await db
    .select({ bultos: sql<number>`count(*)::int`, pesoGr: sql<number>`sum(${b.pesoGr})::int` })
    .from(b)
    .where(
      inArray(
        b.envioId,
        filas.map(({ id }) => id),
      ),
    )
  const [manifiesto] = await db
    .insert(m)
    .values({
      ...{ transportistaId, fecha: diaDe(ahora), quien, envios: filas.length },
      ...{ bultos: suma?.bultos ?? 0, pesoGr: suma?.pesoGr ?? 0 },
    })
    .returning({ id: m.id })
  const manifiestoId = manifiesto?.id as number
  for (const fila of filas) {
    await pasar(db, casa, fila, 'recogido', { cuando: ahora, quien }, { manifiestoId })
    await anotarSuceso(db, fila.id, 'recogido', { cuando: ahora, quien })
  }
  await congelarManifiesto(db, manifiestoId)
  return manifiestoId
}
