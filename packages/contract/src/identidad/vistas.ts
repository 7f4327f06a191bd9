import { z } from 'zod'
import { ById, Id } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { TablaId, Vista } from './usersettings.ts'

const VistaCompartida = Vista.extend({ id: Id, autor: z.string() })
export type VistaCompartida = z.output<typeof VistaCompartida>

/** Views of a table that somebody saved for everybody. */
export const vistas = resource('vistas', {
  deTabla: read.get('/de-tabla/:id', {
    access: 'View',
    summary: 'The views of a table that everybody has',
    params: z.object({ id: TablaId }),
    response: z.array(VistaCompartida),
  }),
  compartir: write.post('', {
    access: 'Create',
    summary: 'Save a view for everybody; the same name again replaces it',
    body: Vista.extend({ tablaId: TablaId }),
    response: Id,
  }),
  retirar: write.delete('/:id', {
    access: 'Delete',
    summary: 'Take away a view that everybody has',
    params: ById,
    response: Id,
  }),
})
