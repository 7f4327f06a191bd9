import { grupos } from '@telar/contract/clientes/grupos'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, ints } from '../../db/rows.ts'
import { gruposTable } from '../../db/schema/clientes/tarifas.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'

const flat = crud(grupos, {
  table: gruposTable,
  entity: 'Grupo',
  searchIn: ['nombre', 'notas'],
  label: 'nombre',
  orderBy: 'nombre',
})

const Usado = z.object({ grupo: z.string(), quien: z.string() })

export default implement(grupos, {
  ...flat,
  remove: async (call) => {
    const usado = await firstRow(
      call.db,
      Usado,
      sql`select g.nombre as grupo, q.nombre as quien from grupos g join (
          select nombre, grupo_ids from tarifas union all select nombre, grupo_ids from promociones) q
        on q.grupo_ids @> to_jsonb(g.id) where g.id = any (${ints(call.body.ids)}) limit 1`,
    )
    if (usado) throw conflict('grupo.en-uso', usado)
    return flat.remove(call)
  },
})
