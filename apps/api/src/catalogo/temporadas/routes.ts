import { temporadas } from '@telar/contract/catalogo/temporadas'
import { desc } from 'drizzle-orm'
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

export default implement(temporadas, {
  ...flat,
  create: (call) => {
    const { id, version, ...temporada } = call.body
    return id
      ? update({ ...call, params: { id }, body: { ...temporada, version } })
      : flat.create({ ...call, body: temporada })
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
