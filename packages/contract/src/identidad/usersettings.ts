import { z } from 'zod'
import { read, resource, write } from '../kit/endpoint.ts'

export const TablaId = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/)

const Columna = z.object({
  campo: z.string().max(80),
  visible: z.boolean(),
  ancho: z.int().min(20).max(2000).nullish(),
})
export const Vista = z.object({ nombre: z.string().trim().min(1).max(60), busqueda: z.record(z.string(), z.unknown()) })

/** How one person likes one table: columns in their order, the sort, and views saved under a name. */
export const TableSettings = z.object({
  tablaId: TablaId,
  columnas: z.array(Columna).max(100),
  orden: z.array(z.string().max(100)).max(8),
  filtros: z.array(Vista).max(50),
})
export type TableSettings = z.output<typeof TableSettings>

export const usersettings = resource('usersettings', {
  get: read.get('/table-settings/:id', {
    access: 'signed-in',
    summary: 'How the caller likes a table',
    params: z.object({ id: TablaId }),
    response: TableSettings,
  }),
  update: write.put('/table-settings', {
    access: 'signed-in',
    summary: 'Keep how the caller likes a table',
    body: TableSettings,
    response: TableSettings,
  }),
})
