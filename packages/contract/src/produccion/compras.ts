import { z } from 'zod'
import { change } from '../kit/change.ts'
import { agrupar, ById, cambiar, crud, Fecha, Id } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import {
  CerrarCompraInput,
  Compra,
  CompraFila,
  CompraInput,
  CondicionFila,
  CondicionInput,
  ConfirmarInput,
  DevolucionFila,
  DevolucionInput,
  EnviarInput,
  FaltasInput,
  PorLlegar,
  Propuesta,
  RecibirCompraInput,
} from './compra.ts'
import { PiezaFila } from './materia.ts'

const flat = crud(CompraFila, CompraInput)
const deDevoluciones = crud(DevolucionFila, DevolucionInput)

export const compras = resource(
  'compras',
  {
    search: { ...flat.search, summary: 'Purchase orders' },
    export: flat.export,
    agrupar: agrupar(['proveedor', 'estado', 'fechaPrevista', 'fecha'], ['importe', 'abierto']),
    get: { ...flat.get, summary: 'A purchase order with its lines and what has come of them', response: Compra },
    create: { ...flat.create, summary: 'A purchase order to be sent' },
    update: write.put('/:id', {
      access: 'Update',
      summary: 'Change a purchase order; one that was sent gets another revision, and keeps what has come of it',
      params: ById,
      body: change(CompraInput),
      response: Id,
    }),
    cambiar: {
      ...cambiar(z.object({ fechaPrevista: Fecha })),
      summary:
        'Await several that no supplier has confirmed on another day, all or nothing: what comes later of each moves by as many days',
    },
    remove: { ...flat.remove, summary: 'Delete purchase orders that were never sent, all or nothing' },
    propuesta: read.post('/propuesta', {
      access: 'Create',
      summary: 'What each supplier would be asked for of what is missing, as they sell it',
      body: FaltasInput,
      response: z.array(Propuesta),
    }),
    desdeFaltas: write.post('/desde-faltas', {
      access: 'Create',
      summary: 'A purchase order to be sent for each supplier of what is missing, rounded up as they sell it',
      creates: true,
      body: FaltasInput,
      response: z.array(Id),
    }),
    enviar: write.post('/:id/enviar', {
      access: 'Update',
      summary: 'It is given to the supplier, by mail or otherwise: from now on it is on its way',
      creates: true,
      params: ById,
      body: EnviarInput,
      response: Compra,
    }),
    confirmar: write.post('/:id/confirmar', {
      access: 'Update',
      summary: 'What the supplier says: their reference, and when each line comes',
      creates: true,
      params: ById,
      body: ConfirmarInput,
      response: Compra,
    }),
    cerrar: write.post('/:id/cerrar', {
      access: 'Update',
      summary: 'What has not come of some lines, or of all, is no longer awaited, with the reason',
      creates: true,
      params: ById,
      body: CerrarCompraInput,
      response: Compra,
    }),
    reabrir: write.post('/:id/reabrir', {
      access: 'Update',
      summary: 'What was given up of an order is awaited again',
      creates: true,
      params: ById,
      body: z.object({ version: z.int().nullish() }),
      response: Compra,
    }),
    porLlegar: read.get('/por-llegar/:id', {
      access: 'View',
      summary: 'What is awaited of a supplier, line by line',
      params: ById,
      response: z.array(PorLlegar),
    }),
    recibir: write.post('/recibir', {
      access: 'Create',
      summary: 'One delivery of several materials with their rolls; much more than was awaited needs a reason',
      creates: true,
      body: RecibirCompraInput,
      response: z.object({ entradaIds: z.array(Id) }),
    }),
    deshacerEntrega: write.post('/entregas/:id/deshacer', {
      access: 'Delete',
      summary: 'A delivery never came: all that was received in the same act goes again, while nothing of it was cut',
      creates: true,
      params: ById,
      response: z.object({ entradaIds: z.array(Id) }),
    }),
    pdf: read.get('/:id/pdf', {
      access: 'View',
      summary: "The order on paper, in the supplier's language, as it was last given out",
      params: ById,
      response: file(PDF),
    }),
    condiciones: read.post('/condiciones', {
      access: 'Search',
      summary: 'How suppliers sell a material, or what materials a supplier sells and how',
      body: z.object({ materiaId: Id.nullable().default(null), proveedorId: Id.nullable().default(null) }),
      response: z.array(CondicionFila),
    }),
    guardarCondicion: write.post('/condiciones/guardar', {
      access: 'Update',
      summary: 'How a supplier sells a material: their reference, price, minimum, packs and days',
      body: CondicionInput,
      response: Id,
    }),
    searchDevoluciones: {
      ...deDevoluciones.search,
      path: '/devoluciones/search' as const,
      summary: 'What went back to suppliers',
    },
    exportDevoluciones: { ...deDevoluciones.export, path: '/devoluciones/excel-export' as const },
    piezasDe: read.get('/piezas-de/:id', {
      access: 'View',
      summary: 'The rolls of a supplier of which something is left: what could go back',
      params: ById,
      response: z.array(PiezaFila),
    }),
    devolver: write.post('/devoluciones', {
      access: 'Create',
      summary: 'Rolls, or some of them, go back to their supplier',
      creates: true,
      body: DevolucionInput,
      response: Id,
    }),
    anularDevolucion: write.post('/devoluciones/:id/anular', {
      access: 'Update',
      summary: 'It never went: the metres are back in their rolls',
      creates: true,
      params: ById,
      body: z.object({ version: z.int().nullish() }),
      response: Id,
    }),
    pdfDeDevolucion: read.get('/devoluciones/:id/pdf', {
      access: 'View',
      summary: 'The note that goes with it',
      params: ById,
      response: file(PDF),
    }),
  },
  { rights: 'materias' },
)
