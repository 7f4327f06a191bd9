import type { Cliente, ClienteInput } from '@telar/contract/clientes/clientes'
import { REGIMENES } from '@telar/domain/clientes/regimen'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { z } from 'zod'
import { DE_PAISES } from '../../casa/lookups.ts'
import { type Field, fieldIn } from '../../declare/values.ts'
import { keysOf, pick } from '../../keys-of.ts'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { SIN_DIRECCION } from '../Direccion.tsx'
import { FORMA_DE_PAGO } from '../formas-de-pago.ts'
import { DE_COMERCIALES, DE_GRUPOS } from '../lookups.ts'
import { IDIOMA } from './cliente-labels.ts'

/** The fields in the order in which errors are looked for. */
export const CAMPOS: readonly Field[] = [
  { name: 'codigo', control: 'text', width: 'short' },
  { name: 'razonSocial', control: 'text' },
  { name: 'nombreComercial', control: 'text' },
  { name: 'nif', control: 'text', width: 'short' },
  { name: 'nifIva', control: 'text', width: 'short' },
  {
    name: 'countryId',
    control: 'lookup',
    width: 'short',
    from: DE_PAISES,
  },
  { name: 'idioma', control: 'select', options: IDIOMA },
  { name: 'email', control: 'email' },
  { name: 'telefono', control: 'tel', width: 'short' },
  { name: 'direccionFiscal', control: 'custom' },
  { name: 'direccionesEnvio', control: 'custom' },
  { name: 'notas', control: 'area' },
  { name: 'formaPago', control: 'select', options: FORMA_DE_PAGO },
  { name: 'diasPago', control: 'custom' },
  { name: 'diasFijos', control: 'custom' },
  { name: 'mesesSinPago', control: 'custom' },
  { name: 'iban', control: 'text' },
  { name: 'mandatoSepa', control: 'custom' },
  { name: 'dir3', control: 'custom' },
  { name: 'dtoComercial', control: 'number' },
  { name: 'dtoProntoPago', control: 'number' },
  { name: 'limiteRiesgo', control: 'money' },
  { name: 'albaranValorado', control: 'checkbox' },
  { name: 'bloqueado', control: 'checkbox' },
  { name: 'grupoId', control: 'lookup', from: DE_GRUPOS },
  { name: 'comercialId', control: 'lookup', from: DE_COMERCIALES },
  { name: 'comision', control: 'number' },
  { name: 'recargoEquivalencia', control: 'checkbox' },
  { name: 'regimenForzado', control: 'custom' },
  { name: 'regimenMotivo', control: 'text' },
  { name: 'contactos', control: 'custom' },
]

/** What is agreed upon; edited on its own side. */
export const DE_CONDICIONES = CAMPOS.slice(
  CAMPOS.findIndex(({ name }) => name === 'formaPago'),
  -1,
).map(({ name }) => name)

export const campo = fieldIn(CAMPOS)

/** What the form of a customer holds. */
export type ClienteValues = Omit<Draft<z.input<typeof ClienteInput>>, 'contactos'> & {
  contactos: Pick<Cliente['contactos'][number], 'contactoTipoId' | 'nombre' | 'medios'>[]
}

export const clienteForm = formOf<ClienteValues>()

const NUEVO: ClienteValues = {
  codigo: '',
  razonSocial: '',
  nombreComercial: '',
  nif: '',
  nifIva: '',
  countryId: null,
  idioma: 'es',
  email: '',
  telefono: '',
  direccionFiscal: SIN_DIRECCION,
  direccionesEnvio: [],
  notas: '',
  formaPago: 'transferencia',
  diasPago: [30],
  diasFijos: [],
  mesesSinPago: [],
  iban: '',
  mandatoSepa: null,
  dir3: null,
  dtoComercial: 0,
  dtoProntoPago: 0,
  limiteRiesgo: null,
  albaranValorado: false,
  bloqueado: false,
  grupoId: null,
  comercialId: null,
  comision: null,
  recargoEquivalencia: false,
  regimenForzado: null,
  regimenMotivo: '',
  contactos: [],
}

/** A stored customer as the form holds it; an empty one for a new customer. */
export function valoresDe(cliente: Cliente | undefined): ClienteValues {
  if (!cliente) return NUEVO
  return {
    ...pick(cliente, keysOf(NUEVO)),
    nifIva: cliente.nifIva ?? '',
    email: cliente.email ?? '',
    telefono: cliente.telefono ?? '',
    iban: cliente.iban ?? '',
    regimenForzado: REGIMENES.find((regimen) => regimen === cliente.regimenForzado) ?? null,
    regimenMotivo: cliente.regimenMotivo ?? '',
    contactos: cliente.contactos.map(({ id, contactoTipoId, nombre, medios }) => ({
      ...{ id, contactoTipoId, nombre, medios },
    })),
  }
}

/** Another shop of the same people: who they are differs. */
export const copiaDe = (values: ClienteValues): ClienteValues => ({
  ...values,
  codigo: '',
  nif: '',
  nifIva: '',
  contactos: [],
})

const contactoDicho = ({ nombre, medios }: ClienteValues['contactos'][number]) =>
  [nombre, ...medios.map(({ valor }) => valor)].join(', ')

const direccionDicha = ({ nombre, calle, codigoPostal, ciudad }: ClienteValues['direccionesEnvio'][number]) =>
  [nombre, calle, [codigoPostal, ciudad].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Lists and choices in words, for comparing two versions. */
export function contar(field: string, value: unknown, idioma: Idioma): string | undefined {
  if (field === 'contactos' && Array.isArray(value)) return value.map(contactoDicho).join('; ') || undefined
  if (field === 'direccionesEnvio' && Array.isArray(value)) return value.map(direccionDicha).join('; ') || undefined
  const forma = field === 'formaPago' && keysOf(FORMA_DE_PAGO).find((una) => una === value)
  if (forma) return enIdioma(FORMA_DE_PAGO[forma], idioma)
  return undefined
}
