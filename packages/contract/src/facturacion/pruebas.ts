import { PERIODOS } from '@telar/domain/facturacion/agencia/periodo'
import { CLASES_DE_PRUEBA, FALTAS, TRANSPORTA } from '@telar/domain/facturacion/prueba'
import { z } from 'zod'
import { Pais } from '../casa/direccion.ts'
import { ById, exportListed, Fecha, Id, Momento, Texto, TextoLibre } from '../kit/crud.ts'
import { file, MB, read, resource, write } from '../kit/endpoint.ts'

/** 8 MB, as the characters of a data URI. */
const MAX_DATA = 11_500_000

const Prueba = z.object({
  id: Id,
  envioId: Id.nullable(),
  facturaId: Id.nullable(),
  clase: z.enum(CLASES_DE_PRUEBA),
  emisor: z.string(),
  referencia: z.string(),
  pais: z.string(),
  fecha: Fecha,
  nombre: z.string(),
  quien: z.string(),
  creadoEn: Momento,
})
export type Prueba = z.output<typeof Prueba>

/** What is known of the transport of one supply. */
export const PruebasDe = z.object({
  /** Only where the goods go to another state of the Union without tax. */
  hacenFalta: z.boolean(),
  transporta: z.enum(TRANSPORTA),
  pais: z.string(),
  /** Until when a customer who fetches the goods hands in their declaration. */
  plazo: Fecha,
  faltan: z.array(z.enum(FALTAS)),
  pruebas: z.array(Prueba),
})
export type PruebasDe = z.output<typeof PruebasDe>

export const PruebaInput = z.object({
  envioId: Id.nullable().default(null),
  facturaId: Id.nullable().default(null),
  clase: z.enum(CLASES_DE_PRUEBA),
  emisor: Texto(120),
  referencia: TextoLibre(80),
  pais: z.union([z.literal(''), Pais]).default(''),
  fecha: Fecha,
  nombre: Texto(200),
  data: z.string().refine((data) => data.length <= MAX_DATA, { message: 'licencia.grande' }),
})

/** An invoice of goods that left for another state of the Union, and what lacks to prove it. */
const SinPrueba = z.object({
  id: Id,
  numero: z.string(),
  fecha: Fecha,
  clienteId: Id,
  cliente: z.string(),
  pais: z.string(),
  base: z.number(),
  pruebas: z.int(),
  faltan: z.array(z.enum(FALTAS)),
  envios: z.array(z.object({ id: Id, numero: z.string() })),
})
export type SinPrueba = z.output<typeof SinPrueba>

const Periodo349 = z.object({ ejercicio: z.int().min(2000).max(2100), periodo: z.enum(PERIODOS) })

export const pruebas = resource('pruebas', {
  pendientes: read.get('/pendientes', {
    access: 'Search',
    summary: 'Supplies of the last four years to other states of the Union of which the transport is not proven',
    response: z.array(SinPrueba),
  }),
  exportPendientes: { ...exportListed(Id), path: '/pendientes/excel-export' as const },
  deEnvio: read.get('/envio/:id', {
    access: 'View',
    summary: 'What proves the transport of a shipment, and what lacks',
    params: ById,
    response: PruebasDe,
  }),
  deFactura: read.get('/factura/:id', {
    access: 'View',
    summary: 'What proves the transport of an invoice’s goods, and what lacks',
    params: ById,
    response: PruebasDe,
  }),
  crear: write.post('', {
    access: 'Create',
    summary: 'Keep a paper that proves the transport of a shipment or of an invoice’s goods',
    creates: true,
    maxBody: 12 * MB,
    body: PruebaInput,
    response: Id,
  }),
  quitar: write.post('/:id/quitar', {
    access: 'Delete',
    summary: 'Take away a paper that was kept by mistake',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(200) }),
    response: Id,
  }),
  fichero: read.get('/:id/fichero', {
    access: 'View',
    summary: 'The paper itself',
    params: ById,
    response: file('application/octet-stream'),
  }),
  transporta: write.post('/factura/:id/transporta', {
    access: 'Create',
    summary: 'Who took the goods of an invoice to the other state: the house, or the customer',
    creates: true,
    params: ById,
    body: z.object({ transporta: z.enum(TRANSPORTA) }),
    response: Id,
  }),
  delPeriodo: read.post('/del-periodo', {
    access: 'Permissions.Facturas.Issue',
    summary: 'What of a return 349 is not proven, and whether somebody has read so',
    body: Periodo349,
    response: z.object({
      facturas: z.array(SinPrueba),
      total: z.int(),
      /** Who went on knowing it, if it is still the same. */
      leido: z.object({ quien: z.string(), cuando: Momento }).nullable(),
    }),
  }),
  seguir: write.post('/seguir', {
    access: 'Permissions.Facturas.Issue',
    summary: 'Go on with the return 349 although some supplies are not proven; it is kept who did',
    creates: true,
    body: Periodo349.extend({ facturaIds: z.array(Id).max(10_000) }),
    response: Id,
  }),
})
