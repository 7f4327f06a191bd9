import { EN_CAMINO } from '@telar/domain/ventas/envio'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { conCorreo, type DatosDeCliente, historiaDe, NADIE } from '../../clientes/clientes/datos.ts'
import type { Db } from '../../db/connection.ts'
import { texts } from '../../db/rows.ts'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { envioSucesosTable as s, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { conflict } from '../../kit/errors.ts'

/** The columns of a shipment that speak of people. */
const PERSONAL = ['direccion', 'notas']

const leer = (db: Db, clienteId: number) =>
  db
    .select({
      ...{ numero: v.numero, fecha: v.fecha, direccion: v.direccion, estado: v.estado, notas: v.notas },
      ...{ seguimiento: v.seguimiento, entregadoEn: v.entregadoEn },
    })
    .from(v)
    .where(eq(v.clienteId, clienteId))
    .orderBy(asc(v.id))

async function impedir(db: Db, clienteId: number): Promise<void> {
  const enCamino = or(eq(v.estado, 'preparado'), inArray(v.estado, [...EN_CAMINO]))
  const n = await db.$count(v, and(eq(v.clienteId, clienteId), enCamino))
  if (n > 0) throw conflict('cliente.envios-abiertos', { n })
}

/** Nobody's name, on the shipments and in their history; where they went, by postcode, stays. */
async function borrar(db: Db, clienteId: number, correos: string[]) {
  const envios = await db
    .update(v)
    .set({ direccion: sql`direccion || ${JSON.stringify(NADIE)}::jsonb`, notas: '' })
    .where(eq(v.clienteId, clienteId))
    .returning({ id: v.id })
  if (correos.length > 0) await db.update(s).set({ quien: null }).where(conCorreo(s.quien, correos))
  const sin = (columna: unknown) => sql`${columna} - ${texts(PERSONAL)}`
  const suya = historiaDe(
    'envios',
    envios.map(({ id }) => id),
  )
  await db
    .update(auditoriaTable)
    .set({ antes: sin(auditoriaTable.antes), despues: sin(auditoriaTable.despues) })
    .where(suya)
  return {}
}

/** Shipments stay, because they prove what left. */
export const enviosDeCliente: DatosDeCliente = { nombre: 'envios', leer, impedir, borrar }
