import { ESTADOS_DE_REGISTRO, SENAS, TIPOS_DE_REGISTRO } from '@telar/domain/clientes/registro'
import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { Direccion, DireccionInput } from '../casa/direccion.ts'
import { Acepta } from '../casa/publicweb.ts'
import { Password } from '../identidad/users.ts'
import { ById, crud, Email, Id, Momento, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { file, MB, read, resource, text, write } from '../kit/endpoint.ts'
import { ClienteIdentidad } from './clientes.ts'

const Idioma = z.enum(IDIOMAS)

/** 10 MB, as the characters of a data URI. */
const MAX_DATA = 14_000_000
const Licencia = z.object({
  name: z.string().trim().max(200),
  extension: TextoLibre(10),
  data: z.string().refine((data) => data.length <= MAX_DATA, { message: 'licencia.grande' }),
})

const comun = {
  nombre: Texto(120),
  email: Email.max(254).toLowerCase(),
  telefono: TextoLibre(30),
  /** The language of the mails; without it the caller's. */
  idioma: Idioma.nullish(),
}
/** Somebody who is not a customer yet shows by a licence that they sell; a known one only says who they are. */
export const RegisterInput = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('nuevo'),
    ...comun,
    telefono: Texto(30),
    nif: Texto(20),
    countryId: Id,
    direccion: DireccionInput,
    licencia: Licencia,
    acepta: Acepta,
  }),
  z.object({ tipo: z.literal('existente'), ...comun, acepta: Acepta }),
])

export const Register = Registro.extend({
  tipo: z.enum(TIPOS_DE_REGISTRO),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  countryId: Id.nullable(),
  pais: z.string().nullable(),
  direccion: Direccion.nullable(),
  nif: z.string().nullable(),
  licencia: z.object({ nombre: z.string(), tipo: z.enum(['pdf', 'jpg', 'png', 'webp']) }).nullable(),
  idioma: Idioma,
  estado: z.enum(ESTADOS_DE_REGISTRO),
  visitado: z.boolean(),
  motivo: z.string().nullable(),
  caducaEn: Momento.nullable(),
  clienteId: Id.nullable(),
  cliente: z.string().nullable(),
  resueltoEn: Momento.nullable(),
  resueltoPor: z.string().nullable(),
  /** When they agreed to the privacy policy, and to which wording of it. */
  consentimiento: z.object({ edicion: z.int(), en: Momento }).nullable(),
})
export type Register = z.output<typeof Register>

/** What the page behind a mail's link needs to begin with, and no more. */
export const RegisterPorClave = Register.pick({
  nombre: true,
  email: true,
  telefono: true,
  countryId: true,
  direccion: true,
  nif: true,
  idioma: true,
}).extend({
  conocido: z.boolean(),
  /** Whether they have agreed to the privacy policy already: who was noted or invited by the house has not. */
  acepto: z.boolean(),
})

export const COINCIDENCIAS = ['nif', 'email', 'telefono'] as const
const coincide = z.array(z.enum(COINCIDENCIAS))
/** Others who look like the same person or firm. */
export const Duplicados = z.object({
  registers: z.array(z.object({ id: Id, nombre: z.string(), estado: z.enum(ESTADOS_DE_REGISTRO), coincide })),
  clientes: z.array(z.object({ id: Id, codigo: z.string(), razonSocial: z.string(), coincide })),
  users: z.array(z.object({ id: z.uuid(), email: z.string(), clienteId: Id.nullable(), coincide })),
})
export type Duplicados = z.output<typeof Duplicados>

export const CorreoPrevisto = z.object({
  para: z.string(),
  idioma: Idioma,
  asunto: z.string(),
  texto: z.string(),
  html: z.string(),
  /** What the request says otherwise than the customer it would be tied to. */
  diferencias: z.array(z.enum(SENAS)),
})

const Clave = z.string().min(1).max(200)
const misma = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword
const SAME = { path: ['confirmPassword'], message: 'password.no-coincide' }
const ConPassword = z.object({ key: Clave, password: Password, confirmPassword: z.string(), acepta: Acepta })

/** `motivo` is why somebody is tied to a customer with another NIF or e-mail. */
/** A decision names the request as it was read: what somebody else has decided meanwhile is told. */
const leida = { version: z.int().nullish() }
const Aprobacion = z.object({ id: Id, clienteId: Id.nullish(), motivo: Texto(1000).nullish(), ...leida })
const Rechazo = z.object({ id: Id, motivo: Texto(1000), ...leida })

/** Somebody who would buy for a customer. */
const PorElCliente = z.object({ clienteId: Id, ...comun })

const flat = crud(Register, z.object({}))

export const registers = resource('registers', {
  search: flat.search,
  export: flat.export,
  get: flat.get,
  remove: flat.remove,
  create: write.post('', {
    access: 'public',
    summary: 'Ask to become a customer; the answer is the same whoever asks',
    guarded: 'registro',
    creates: true,
    maxBody: 15 * MB,
    body: RegisterInput,
    response: z.string(),
  }),
  setVisitado: write.post('/set-visitado', {
    access: 'Update',
    summary: 'Mark a request as seen, or as not seen',
    body: z.object({ id: Id, visitado: z.boolean().default(true) }),
    response: Id,
  }),
  approve: write.post('/approve', {
    access: 'Approve',
    summary: 'Send the link that opens an account: of a new customer, or of the one that is named',
    creates: true,
    body: Aprobacion,
    response: Id,
  }),
  invitar: write.post('/invitar', {
    access: 'Approve',
    summary: 'Invite somebody to the web for a customer: the link that opens their account goes out at once',
    creates: true,
    body: PorElCliente.extend({ motivo: Texto(1000).nullish() }),
    response: Id,
  }),
  porTelefono: write.post('/por-telefono', {
    access: 'Update',
    summary: 'Note the request of somebody who asked by telephone, to be decided like any other',
    creates: true,
    body: PorElCliente,
    response: Id,
  }),
  reject: write.post('/reject', {
    access: 'Approve',
    summary: 'Decline with a reason',
    creates: true,
    body: Rechazo,
    response: Id,
  }),
  deshacer: write.post('/deshacer', {
    access: 'Approve',
    summary:
      'Take a decision back: the link opens nothing, and an account that was tied to a customer is theirs no more',
    creates: true,
    body: Rechazo,
    response: Id,
  }),
  previewMail: read.post('/preview-mail', {
    access: 'Approve',
    summary: 'The mail that approving or declining would send, without its key',
    body: z.discriminatedUnion('accion', [
      Aprobacion.extend({ accion: z.literal('approve') }),
      Rechazo.extend({ accion: z.literal('reject') }),
    ]),
    response: CorreoPrevisto,
  }),
  duplicados: read.get('/:id/duplicados', {
    access: 'View',
    summary: 'Requests, customers and accounts with the same NIF, e-mail or telephone',
    params: ById,
    response: Duplicados,
  }),
  licencia: read.get('/:id/licencia', {
    access: 'View',
    summary: 'The licence as it was sent',
    params: ById,
    response: file('application/octet-stream'),
  }),
  getByKey: read.get('/get-register-by-key/:key', {
    access: 'public',
    summary: "What to begin with on the page behind a mail's link",
    params: z.object({ key: Clave }),
    response: RegisterPorClave,
  }),
  renewKey: write.post('/renew-key', {
    access: 'public',
    summary: 'Send a new link for one that has expired; the answer is the same whatever the key',
    guarded: 'renovar',
    steady: 150,
    body: z.object({ key: Clave }),
    response: z.string(),
  }),
  setExistingCustomerFirstPassword: write.post('/set-existing-customer-first-password', {
    access: 'public',
    summary: 'The first password of a customer we know',
    creates: true,
    body: ConPassword.refine(misma, SAME),
    response: text,
  }),
  setNewCustomerData: write.post('/set-new-customer-data', {
    access: 'public',
    summary: 'The data and the first password of a new customer',
    creates: true,
    body: ConPassword.extend(ClienteIdentidad.shape).refine(misma, SAME),
    response: text,
  }),
})
