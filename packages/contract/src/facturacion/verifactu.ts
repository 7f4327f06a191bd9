import { MODOS_VERIFACTU } from '@telar/domain/casa/ajustes'
import { ROTURAS } from '@telar/domain/facturacion/verifactu/cadena'
import { ESTADOS_DE_ENVIO } from '@telar/domain/facturacion/verifactu/verifactu'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Momento } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

const Modo = z.enum(MODOS_VERIFACTU)
const Clase = z.enum(['alta', 'anulacion'])

/** A record as the list shows it. */
export const RegistroFila = z.object({
  id: Id,
  creadoEn: Momento,
  facturaId: Id,
  clase: Clase,
  tipo: z.string().nullable(),
  numSerie: z.string(),
  cliente: z.string(),
  fecha: Fecha,
  importeTotal: z.number(),
  huella: z.string(),
  estado: z.enum(ESTADOS_DE_ENVIO),
  entorno: z.enum(['test', 'real']).nullable(),
  intentos: z.int(),
  codigoError: z.int().nullable(),
  descripcionError: z.string().nullable(),
  enviadoEn: Momento.nullable(),
  subsanaId: Id.nullable(),
  subsanadoPor: Id.nullable(),
})
export type RegistroFila = z.output<typeof RegistroFila>

/** One record whole: what is hashed, what is sent, what was answered. */
export const RegistroDetalle = RegistroFila.extend({
  huellaAnterior: z.string(),
  csv: z.string().nullable(),
  cadena: z.string(),
  xml: z.string(),
  cotejo: z.string().nullable(),
  destinatario: z.object({ nombre: z.string(), nif: z.string() }).nullable(),
})

/** How sending stands. */
export const ResumenVerifactu = z.object({
  modo: Modo,
  desde: Fecha.nullable(),
  certificado: z.boolean(),
  registros: z.int(),
  porEnviar: z.int(),
  correctos: z.int(),
  conErrores: z.int(),
  /** Refused, and not mended yet. */
  incorrectos: z.int(),
  /** Issued invoices without a record: made before this installation kept them. */
  sinRegistro: z.int(),
  ultimoEnvio: Momento.nullable(),
  esperaHasta: Momento.nullable(),
  ultimoError: z.string().nullable(),
})
export type ResumenVerifactu = z.output<typeof ResumenVerifactu>

const texto = (max: number) => z.string().trim().max(max)

export const AjustesVerifactu = z.object({
  modo: Modo,
  desde: Fecha.nullable(),
  productor: z.object({ nombre: texto(120), nif: texto(9), direccion: texto(300) }),
  instalacion: texto(100).min(1),
})

/** What the producer of the program declares of this version (Orden HAC/1177/2024, art. 15). */
export const Declaracion = z.object({
  apartados: z.array(z.object({ letra: z.string(), rotulo: z.string(), texto: z.string() })),
  firmado: z.string(),
})

const { search, export: exportar } = crud(RegistroFila, z.object({}))

export const verifactu = resource('verifactu', {
  search: { ...search, summary: 'Search records' },
  export: exportar,
  get: read.get('/:id', { access: 'View', summary: 'One record', params: ById, response: RegistroDetalle }),
  resumen: read.get('/resumen', { access: 'View', summary: 'How sending stands', response: ResumenVerifactu }),
  comprobar: read.post('/comprobar', {
    access: 'View',
    summary: 'Verify the whole chain; the first broken record is named',
    response: z.object({
      comprobados: z.int(),
      roto: z.object({ id: Id, numSerie: z.string(), rotura: z.enum(ROTURAS) }).nullable(),
    }),
  }),
  enviar: write.post('/enviar', {
    access: 'Approve',
    summary: 'Try again now, without waiting for the next try',
    creates: true,
    response: z.int(),
  }),
  subsanar: write.post('/:id/subsanar', {
    access: 'Approve',
    summary: 'Mend a refused record, or one accepted with errors, by another',
    creates: true,
    params: ById,
    body: z.object({ nombre: texto(120).default(''), nif: texto(20).default('') }),
    response: Id,
  }),
  ajustes: read.get('/ajustes', { access: 'Update', summary: 'The settings', response: AjustesVerifactu }),
  guardarAjustes: write.put('/ajustes', {
    access: 'Update',
    summary: 'Change the settings; the certificate is a setting of the server',
    body: AjustesVerifactu,
    response: AjustesVerifactu,
  }),
  declaracion: read.get('/declaracion', {
    access: 'signed-in',
    summary: 'What the producer of the program declares of it',
    response: Declaracion,
  }),
})
