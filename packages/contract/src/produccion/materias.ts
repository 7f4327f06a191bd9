import { z } from 'zod'
import { agrupar, ById, crud, Fecha, Id, Ids, Texto } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'
import {
  CorregirEntradaInput,
  CorregirPiezaInput,
  EntradaFila,
  MargenBajo,
  MateriaFila,
  MateriaInput,
  PedirInput,
  PiezaEntera,
  PiezaFila,
  PrecioDeProveedor,
  RecibirInput,
  Uso,
} from './materia.ts'

const flat = crud(MateriaFila, MateriaInput)
const excel = (path: '/excel-export-entradas' | '/excel-export-piezas') => ({ ...flat.export, path })

export const materias = resource('materias', {
  ...flat,
  agrupar: agrupar(['tipo', 'proveedor', 'bajoMinimo'], ['piezas']),
  searchEntradas: read.post('/searchentradas', {
    access: 'Search',
    summary: 'Deliveries, received and awaited',
    body: Search,
    response: page(EntradaFila),
  }),
  exportEntradas: excel('/excel-export-entradas'),
  searchPiezas: read.post('/searchpiezas', {
    access: 'Search',
    summary: 'Rolls',
    body: Search,
    response: page(PiezaFila),
  }),
  exportPiezas: excel('/excel-export-piezas'),
  piezasEnStock: read.get('/piezas-en-stock/:id', {
    access: 'View',
    summary: 'The rolls of a material of which something is left',
    params: ById,
    response: z.array(PiezaFila),
  }),
  duplicate: write.post('/duplicate', {
    access: 'Create',
    summary: 'The same material once more, without its stock',
    creates: true,
    body: z.object({
      id: Id,
      codigo: Texto(30).nullable().default(null),
      /** The copies that were seen, as nobody has touched them yet: where there is another by now, it is told instead. */
      vistos: z.array(Id).max(200).nullish(),
    }),
    response: Id,
  }),
  usadoEn: read.get('/usado-en/:id', {
    access: 'View',
    summary: 'The cost sheets and manufacturing orders that use a material',
    params: ById,
    response: z.array(Uso),
  }),
  precios: read.get('/precios/:id', {
    access: 'View',
    summary: 'What each supplier has asked for a material, the newest first',
    params: ById,
    response: z.array(
      z.object({
        fecha: Fecha,
        proveedorId: Id,
        proveedor: z.string(),
        precio: z.number(),
        origen: z.enum(['tarifa', 'entrada']),
      }),
    ),
  }),
  preciosPorProveedor: read.get('/precios-proveedor/:id', {
    access: 'View',
    summary: 'What each supplier asks for a material now, and what was paid on average',
    params: ById,
    response: z.array(PrecioDeProveedor),
  }),
  packingList: read.post('/packing-list', {
    access: 'Create',
    summary: 'What a pasted packing list says, roll by roll, with the lines that cannot be read',
    body: z.object({ texto: z.string().max(100_000) }),
    response: z.object({
      piezas: z.array(
        z.object({
          numero: z.string(),
          metros: z.number(),
          lote: z.string(),
          color: z.string(),
          colorId: Id.nullable(),
          ubicacion: z.string(),
        }),
      ),
      cantidad: z.number(),
      errores: z.array(z.string()),
    }),
  }),
  pedir: write.post('/pedir', {
    access: 'Create',
    summary: 'Note what a supplier was asked for',
    creates: true,
    body: PedirInput,
    response: Id,
  }),
  recibir: write.post('/recibir', {
    access: 'Create',
    summary: 'A delivery arrives with its rolls; says which models it makes too dear',
    creates: true,
    body: RecibirInput,
    response: z.object({ id: Id, cantidad: z.number(), precioAntes: z.number(), margenes: z.array(MargenBajo) }),
  }),
  getEntrada: read.get('/entradas/:id', {
    access: 'View',
    summary: 'A delivery with its rolls',
    params: ById,
    response: EntradaFila.omit({ piezas: true }).extend({
      piezas: z.array(PiezaFila),
      /** The deliveries that came of what was asked for. */
      partes: z.array(z.object({ id: Id, fecha: Fecha, albaranProveedor: z.string(), cantidad: z.number() })),
    }),
  }),
  updateEntrada: write.put('/entradas/:id', {
    access: 'Update',
    summary: 'Correct a delivery: whose it is, its note, its day, or what it cost',
    params: ById,
    body: CorregirEntradaInput,
    response: Id,
  }),
  cerrarEntrada: write.post('/entradas/:id/cerrar', {
    access: 'Update',
    summary: 'What has not come of what a supplier was asked for is no longer awaited, with the reason',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(200), version: z.int().nullish() }),
    response: Id,
  }),
  deleteEntradas: write.post('/deleteentradas', {
    access: 'Delete',
    summary: 'Delete deliveries of which nothing was cut, all or nothing',
    body: Ids,
    response: z.array(Id),
  }),
  etiquetas: read.get('/entradas/:id/etiquetas', {
    access: 'View',
    summary: 'A label with its QR for each roll of a delivery',
    params: ById,
    response: file(PDF),
  }),
  getPieza: read.get('/piezas/:id', {
    access: 'View',
    summary: 'A roll with what was cut from it and how it was corrected',
    params: ById,
    response: PiezaEntera,
  }),
  updatePieza: write.put('/piezas/:id', {
    access: 'Update',
    summary: 'Correct a roll: where it lies, its lot, its colour; with a reason, how long it is',
    params: ById,
    body: CorregirPiezaInput,
    response: Id,
  }),
  alarmaMargen: read.get('/alarma-margen/:id', {
    access: 'View',
    summary: 'The models that a material, at its price of today, takes under their margin',
    params: ById,
    response: z.array(MargenBajo),
  }),
})
