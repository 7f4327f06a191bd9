import { FORMAS_DE_PAGO, MAX_DIAS_PAGO, RESULTADOS_VIES } from '@telar/domain/clientes/cliente'
import { ESQUEMAS_SEPA } from '@telar/domain/clientes/mandato'
import { REGIMENES } from '@telar/domain/clientes/regimen'
import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { Direccion, DireccionInput } from '../casa/direccion.ts'
import { problemaDeIban } from '../checks/iban.ts'
import { bare, change } from '../kit/change.ts'
import { agrupar, ById, cambiar, crud, Email, Fecha, Id, Ids, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { Contacto, MediosInput } from './contactos.ts'
import { Credito } from './credito.ts'
import { Dir3, Dir3Input } from './dir3.ts'

const opcional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .default(null)
    .transform((texto) => texto || null)
const porcentaje = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))
const Regimen = z.union(REGIMENES.map((regimen) => z.literal(regimen)))
const SuEmail = z.union([Email.max(254).toLowerCase(), z.literal('').transform(() => null)])

/** A bank account's number, or none. */
export const Iban = opcional(42).superRefine((iban, contexto) => {
  const problema = iban ? problemaDeIban(iban) : undefined
  if (problema) contexto.addIssue({ code: 'custom', message: problema })
})

/** What identifies a customer and where they are; a new customer fills it in themselves. */
export const ClienteIdentidad = z.object({
  razonSocial: Texto(160),
  nombreComercial: TextoLibre(160),
  nif: Texto(20),
  nifIva: opcional(20),
  countryId: Id,
  telefono: opcional(30),
  direccionFiscal: DireccionInput,
  direccionesEnvio: z.array(DireccionInput).max(20).default([]),
  recargoEquivalencia: z.boolean().default(false),
  idioma: z.enum(IDIOMAS).default('es'),
})

/** What is agreed upon with a customer. */
const Condiciones = z.object({
  codigo: TextoLibre(20),
  email: SuEmail.nullable().default(null),
  regimenForzado: Regimen.nullable().default(null),
  regimenMotivo: opcional(200),
  formaPago: z.enum(FORMAS_DE_PAGO).default('transferencia'),
  diasPago: z
    .array(z.int().min(0))
    .max(6)
    .refine((dias) => dias.every((dia) => dia <= MAX_DIAS_PAGO), { message: 'cliente.dias-pago' })
    .default([30]),
  diasFijos: z.array(z.int().min(1).max(31)).max(4).default([]),
  /** Months in which they pay nothing; not all of them. */
  mesesSinPago: z.array(z.int().min(1).max(12)).max(11).default([]),
  dtoComercial: porcentaje.default(0),
  dtoProntoPago: porcentaje.default(0),
  /** Whose price lists are theirs; without one, the house's prices. */
  grupoId: Id.nullable().default(null),
  comercialId: Id.nullable().default(null),
  comision: porcentaje.nullable().default(null),
  iban: Iban,
  mandatoSepa: z
    .object({
      referencia: Texto(35),
      fecha: Fecha,
      esquema: z.enum(ESQUEMAS_SEPA).default('CORE'),
      /** It allows one charge only. */
      unico: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** The offices of a public buyer, which a Facturae names. */
  dir3: Dir3Input.nullable().default(null),
  limiteRiesgo: z.number().min(0).max(99_999_999).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  notas: TextoLibre(4000),
  /** Delivery notes say what the garments cost. */
  albaranValorado: z.boolean().default(false),
  bloqueado: z.boolean().default(false),
})

const ContactoDelCliente = z.object({
  id: Id.nullish(),
  contactoTipoId: Id,
  nombre: Texto(120),
  medios: MediosInput,
})

export const ClienteInput = ClienteIdentidad.extend(Condiciones.shape).extend({
  /** The whole list; without it the contacts stay as they are. */
  contactos: z.array(ContactoDelCliente).max(100).optional(),
})

/** A customer with their contacts and the accounts that buy for them. */
export const Cliente = Registro.extend({
  codigo: z.string(),
  razonSocial: z.string(),
  nombreComercial: z.string(),
  nif: z.string(),
  nifIva: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  direccionFiscal: Direccion,
  direccionesEnvio: z.array(Direccion),
  countryId: Id,
  provincia: z.string(),
  recargoEquivalencia: z.boolean(),
  viesFecha: Fecha.nullable(),
  viesResultado: z.enum(RESULTADOS_VIES).nullable(),
  regimenForzado: z.int().nullable(),
  regimenMotivo: z.string().nullable(),
  formaPago: z.enum(FORMAS_DE_PAGO),
  diasPago: z.array(z.int()),
  diasFijos: z.array(z.int()),
  mesesSinPago: z.array(z.int()),
  dtoComercial: z.number(),
  dtoProntoPago: z.number(),
  grupoId: Id.nullable(),
  comercialId: Id.nullable(),
  comision: z.number().nullable(),
  iban: z.string().nullable(),
  mandatoSepa: z
    .object({ referencia: z.string(), fecha: z.string(), esquema: z.enum(ESQUEMAS_SEPA), unico: z.boolean() })
    .nullable(),
  dir3: Dir3.nullable(),
  limiteRiesgo: z.number().nullable(),
  idioma: z.enum(IDIOMAS),
  notas: z.string(),
  albaranValorado: z.boolean(),
  bloqueado: z.boolean(),
  contactos: z.array(Contacto),
  /** The accounts they buy with; those that are in use can be written to. */
  users: z.array(z.object({ id: z.uuid(), email: z.string(), enUso: z.boolean() })),
})
export type Cliente = z.output<typeof Cliente>

/** What a customer sees of themselves; what the house thinks of them is not in it. */
export const MiCliente = Cliente.omit({
  comercialId: true,
  grupoId: true,
  comision: true,
  limiteRiesgo: true,
  notas: true,
  bloqueado: true,
  regimenForzado: true,
  regimenMotivo: true,
})
export type MiCliente = z.output<typeof MiCliente>

/** A row of the list: what a person recognises a customer by. */
export const ClienteFila = Registro.extend({
  codigo: z.string(),
  razonSocial: z.string(),
  nombreComercial: z.string(),
  nif: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  countryId: Id,
  pais: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
  recargoEquivalencia: z.boolean(),
  viesResultado: z.enum(RESULTADOS_VIES).nullable(),
  formaPago: z.enum(FORMAS_DE_PAGO),
  grupoId: Id.nullable(),
  grupo: z.string().nullable(),
  comercialId: Id.nullable(),
  comercial: z.string().nullable(),
  idioma: z.enum(IDIOMAS),
  users: z.int(),
  bloqueado: z.boolean(),
})
export type ClienteFila = z.output<typeof ClienteFila>

const ClienteCambio = change(ClienteInput).extend({
  contactos: z.array(bare(ContactoDelCliente)).max(100).optional(),
})

const flat = crud(ClienteFila, ClienteInput)

/** What a list shows of a customer, and several can be given at once. */
const ClienteMudable = ClienteInput.pick({
  formaPago: true,
  grupoId: true,
  comercialId: true,
  idioma: true,
  recargoEquivalencia: true,
  bloqueado: true,
})

export const clientes = resource('clientes', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(
    ['provincia', 'ciudad', 'comercial', 'grupo', 'pais', 'bloqueado', 'recargoEquivalencia'],
    ['users'],
  ),
  remove: flat.remove,
  get: { ...flat.get, response: Cliente },
  create: { ...flat.create, body: ClienteInput },
  update: { ...flat.update, body: ClienteCambio },
  cambiar: cambiar(ClienteMudable),
  listByIds: read.post('/clientes-list-by-ids', {
    access: 'View',
    summary: 'Rows by their ids, in the order asked for',
    body: Ids,
    response: z.array(ClienteFila),
  }),
  searchAutocomplete: read.post('/search-autocomplete', {
    access: 'Search',
    summary: 'A few customers by code, name or NIF, as one types',
    body: z.object({
      keyword: z.string().trim().max(100).nullish(),
      pageSize: z.int().min(1).max(50).catch(10).default(10),
    }),
    response: z.array(
      ClienteFila.pick({ id: true, codigo: true, razonSocial: true, nif: true, ciudad: true, bloqueado: true }),
    ),
  }),
  regimen: read.get('/:id/regimen', {
    access: 'View',
    summary:
      'How a sale to this customer is taxed, and why; `direccion` is the place in the list of delivery addresses',
    params: ById,
    query: z.object({ direccion: z.coerce.number<number | string>().int().min(0).max(100).optional() }),
    response: z.object({ regimen: Regimen, motivo: z.string(), texto: z.string() }),
  }),
  credito: read.get('/:id/credito', {
    access: 'View',
    summary: 'What a customer owes, beside what was agreed; `mas` is what would come on top',
    params: ById,
    query: z.object({ mas: z.coerce.number<number | string>().min(0).max(99_999_999).default(0) }),
    response: Credito,
  }),
  mio: read.get('/mio', {
    access: 'signed-in',
    summary: 'The customer whose account is calling',
    response: MiCliente,
  }),
  cambiarMio: write.put('/mio', {
    access: 'signed-in',
    summary: 'What a customer changes of themselves; fiscal data are changed by the house',
    body: change(
      ClienteIdentidad.pick({ nombreComercial: true, telefono: true, direccionesEnvio: true, idioma: true }),
    ),
    response: Id,
  }),
  misDatos: read.get('/mis-datos', {
    access: 'signed-in',
    summary: 'Everything that a customer may take with them',
    response: file('application/json'),
  }),
  vies: write.post('/:id/vies', {
    access: 'Update',
    summary: 'Ask VIES about the VAT number and keep the dated answer',
    params: ById,
    response: z.object({
      viesFecha: Fecha,
      viesResultado: z.enum(RESULTADOS_VIES),
      /** What it said just now; silence does not change what is kept. */
      respuesta: z.enum(RESULTADOS_VIES),
    }),
  }),
  datos: read.get('/:id/datos', {
    access: 'Export',
    summary: 'Everything that is held about a customer',
    params: ById,
    response: file('application/json'),
  }),
  borrarDatos: write.post('/:id/borrar-datos', {
    access: 'Approve',
    summary: 'Erase what identifies a customer; their orders stay, without a name',
    creates: true,
    params: ById,
    response: Id,
  }),
})
