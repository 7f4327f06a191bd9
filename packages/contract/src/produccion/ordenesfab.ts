import { z } from 'zod'
import { change } from '../kit/change.ts'
import { agrupar, ById, crud, Id, TextoLibre, Vistas } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { CortarInput, CorteInput, PorCortarInput, ProblemaDeCorte, TelaPorCortar } from './corte.ts'
import { Ruta, RutaInput } from './nota.ts'
import {
  CerrarParteInput,
  CorregirInput,
  CosteDeOrden,
  DesdePedidosInput,
  EstadoDeOrden,
  OrdenFab,
  OrdenFabDatos,
  OrdenFabFila,
  OrdenFabInput,
  PorFabricar,
  RecibirPrendasInput,
} from './orden.ts'

const flat = crud(OrdenFabFila, OrdenFabDatos)

export const ordenesfab = resource('ordenesfab', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(
    ['estado', 'taller', 'temporada', 'modelo', 'fechaEntrega', 'fecha'],
    ['previstas', 'recibidas', 'pendientes', 'costePrevisto', 'costeReal'],
  ),
  remove: { ...flat.remove, summary: 'Delete drafts, all or nothing' },
  get: { ...flat.get, response: OrdenFab },
  create: { ...flat.create, body: OrdenFabInput },
  update: write.put('/:id', {
    access: 'Update',
    summary: 'Change an order; what is planned only until something is cut',
    params: ById,
    body: change(OrdenFabInput),
    response: Id,
  }),
  porFabricar: read.get('/por-fabricar/:id', {
    access: 'View',
    summary: "What a season's orders still lack, by model and colour",
    params: ById,
    response: z.array(PorFabricar),
  }),
  desdePedidos: write.post('/desde-pedidos', {
    access: 'Create',
    summary: "Drafts for what a season's orders still lack, one for each model",
    creates: true,
    body: DesdePedidosInput,
    response: z.array(Id),
  }),
  estado: write.post('/estado', {
    access: 'Update',
    summary: 'Move several orders on, all or nothing',
    creates: true,
    body: z.object({
      ids: z.array(Id).min(1).max(200),
      estado: EstadoDeOrden,
      nota: TextoLibre(500),
      /** At which they were read: none is moved if one of them has been written in since. */
      vistas: Vistas,
    }),
    response: z.array(Id),
  }),
  porCortar: read.post('/:id/por-cortar', {
    access: 'Update',
    summary: 'The cloth that some garments of an order take, and of which rolls to cut it',
    params: ById,
    body: PorCortarInput,
    response: z.array(TelaPorCortar),
  }),
  problemasDeCorte: read.post('/:id/problemas-de-corte', {
    access: 'Update',
    summary: 'What speaks against a cut before it is made: colours, dye lots, the plan, the metres',
    params: ById,
    body: CorteInput,
    response: z.array(ProblemaDeCorte),
  }),
  cortar: write.post('/:id/cortar', {
    access: 'Update',
    summary: 'Garments are cut and rolls consumed; what speaks against it needs a reason',
    creates: true,
    params: ById,
    body: CortarInput,
    response: z.object({
      orden: OrdenFab,
      avisos: z.array(z.string()),
      restos: z.array(z.object({ piezaId: Id, numero: z.string(), resto: z.number() })),
    }),
  }),
  devolver: write.post('/:id/devolver', {
    access: 'Update',
    summary: 'A roll was not cut after all, or not so much of it: what was noted of it goes back',
    creates: true,
    params: ById,
    body: z.object({ consumoId: Id }),
    response: OrdenFab,
  }),
  recibir: write.post('/:id/recibir', {
    access: 'Update',
    summary: 'Garments come back from the workshop: good ones enter the stock, seconds and lost ones are counted',
    creates: true,
    params: ById,
    body: RecibirPrendasInput,
    response: OrdenFab,
  }),
  corregir: write.post('/:id/corregir', {
    access: 'Update',
    summary: 'What was cut or came back was counted wrong: the counts, the stock and the state are put right',
    creates: true,
    params: ById,
    body: CorregirInput,
    response: OrdenFab,
  }),
  cerrarParte: write.post('/:id/cerrar-parte', {
    access: 'Update',
    summary: 'Some garments of the plan are no longer awaited, with the reason; the rest of the order goes on',
    creates: true,
    params: ById,
    body: CerrarParteInput,
    response: OrdenFab,
  }),
  cerrar: write.post('/:id/cerrar', {
    access: 'Update',
    summary: 'Nothing more will come: what a garment cost is fixed; what is left of the plan is closed with the reason',
    creates: true,
    params: ById,
    body: z.object({ nota: TextoLibre(500) }),
    response: OrdenFab,
  }),
  ruta: read.get('/:id/ruta', {
    access: 'View',
    summary: 'The operations of an order: where each is done, at what rate, and how far its garments are',
    params: ById,
    response: Ruta,
  }),
  guardarRuta: write.post('/:id/ruta', {
    access: 'Update',
    summary: 'The operations of an order become these; those that have garments stay where they are',
    creates: true,
    params: ById,
    body: RutaInput,
    response: Ruta,
  }),
  coste: read.get('/:id/coste', {
    access: 'View',
    summary: 'What was planned against what it came to',
    params: ById,
    response: CosteDeOrden,
  }),
  pdf: read.get('/:id/pdf', {
    access: 'View',
    summary: "The workshop's sheet to print",
    params: ById,
    response: file(PDF),
  }),
})
