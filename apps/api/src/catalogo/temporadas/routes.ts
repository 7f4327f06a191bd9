import { temporadas } from '@telar/contract/catalogo/temporadas'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'

const { update, ...flat } = crud(temporadas, {
  table: temporadasTable,
  entity: 'Temporada',
  searchIn: ['codigo', 'nombre'],
  label: 'codigo',
  orderBy: 'fechaInicio desc',
})

/** Of another release day than the one that staff were told of, they are to be told anew. */
const volverAAvisar = (db: Db, id: number) =>
  db
    .update(temporadasTable)
    .set({ avisadaPara: null })
    .where(
      and(
        eq(temporadasTable.id, id),
        sql`${temporadasTable.avisadaPara} is distinct from ${temporadasTable.fechaLiberacion}`,
      ),
    )

export default implement(temporadas, {
  ...flat,
  create: async (call) => {
    const { id, version, ...temporada } = call.body
    if (!id) return flat.create({ ...call, body: temporada })
    await update({ ...call, params: { id }, body: { ...temporada, version } })
    await volverAAvisar(call.db, id)
    return id
  },
  cambiar: async (call) => {
    const cambiadas = await flat.cambiar(call)
    for (const { id } of cambiadas) await volverAAvisar(call.db, id)
    return cambiadas
  },
  last: async ({ db }) => {
    const newest = [desc(temporadasTable.fechaInicio), desc(temporadasTable.id)]
    const [ultima] = await db
      .select()
      .from(temporadasTable)
      .orderBy(...newest)
      .limit(1)
    if (!ultima) throw notFound('Temporada', 'last')
    return ultima
  },
})
