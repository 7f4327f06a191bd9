import { MODOS_ELECTRONICA } from '@telar/domain/casa/ajustes'
import { DESACUERDOS, DICHOS, ENVIOS, SITUACIONES } from '@telar/domain/facturacion/electronica'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Momento } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

const Modo = z.enum(MODOS_ELECTRONICA)

/** An invoice on its way to its buyer. */
export const ElectronicaFila = z.object({
  id: Id,
  creadoEn: Momento,
  facturaId: Id,
  numeroCompleto: z.string(),
  clienteId: Id,
  cliente: z.string(),
  fecha: Fecha,
  total: z.number(),
  pendiente: z.number(),
  clave: z.string(),
  estado: z.enum(ENVIOS),
  situacion: z.enum(SITUACIONES).nullable(),
  desacuerdo: z.enum(DESACUERDOS).nullable(),
  intentos: z.int(),
  error: z.string().nullable(),
  externo: z.string().nullable(),
  enviadaEn: Momento.nullable(),
})
export type ElectronicaFila = z.output<typeof ElectronicaFila>

/** Something said of an invoice, with its day. */
export const EstadoDicho = z.object({
  id: Id,
  creadoEn: Momento,
  sentido: z.enum(['oido', 'dicho']),
  estado: z.enum([...SITUACIONES, ...DICHOS]),
  fecha: Fecha,
  importe: z.number().nullable(),
  motivo: z.string(),
  envio: z.enum(ENVIOS),
  error: z.string().nullable(),
})
export type EstadoDicho = z.output<typeof EstadoDicho>

export const Electronica = ElectronicaFila.extend({ estados: z.array(EstadoDicho) })
export type Electronica = z.output<typeof Electronica>

/** How sending stands. */
export const ResumenElectronicas = z.object({
  modo: Modo,
  desde: Fecha.nullable(),
  /** Whether the server has the address and what it takes to be let in. */
  salida: z.boolean(),
  /** Whether the server has the certificate by which Facturae are signed. */
  firma: z.boolean(),
  porEnviar: z.int(),
  enviadas: z.int(),
  devueltas: z.int(),
  rechazadas: z.int(),
  enDesacuerdo: z.int(),
  porContestar: z.int(),
  ultimoEnvio: Momento.nullable(),
  ultimaConsulta: Momento.nullable(),
  esperaHasta: Momento.nullable(),
  error: z.string().nullable(),
})
export type ResumenElectronicas = z.output<typeof ResumenElectronicas>

export const AjustesElectronica = z.object({ modo: Modo, desde: Fecha.nullable() })

const { search, export: exportar } = crud(ElectronicaFila, z.object({}))

export const electronicas = resource(
  'electronicas',
  {
    search: { ...search, summary: 'Search invoices that leave electronically' },
    export: exportar,
    get: read.get('/:id', {
      access: 'View',
      summary: 'One of them, with what was said of it',
      params: ById,
      response: Electronica,
    }),
    resumen: read.get('/resumen', { access: 'View', summary: 'How sending stands', response: ResumenElectronicas }),
    enviar: write.post('/enviar', {
      access: 'Approve',
      summary: 'Try again now, without waiting for the next try',
      creates: true,
      response: z.int(),
    }),
    reenviar: write.post('/:id/reenviar', {
      access: 'Approve',
      summary: 'Send again one that was given back',
      creates: true,
      params: ById,
      response: Id,
    }),
    ajustes: read.get('/ajustes', { access: 'Update', summary: 'The settings', response: AjustesElectronica }),
    guardarAjustes: write.put('/ajustes', {
      access: 'Update',
      summary: 'Change the settings; addresses and keys are settings of the server',
      body: AjustesElectronica,
      response: AjustesElectronica,
    }),
  },
  { rights: 'verifactu' },
)
