import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { IDIOMAS } from '@telar/domain/idioma'
import { TIPOS_DE_PROVEEDOR } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Direccion, DireccionInput } from '../casa/direccion.ts'
import { Iban } from '../clientes/clientes.ts'
import { crud, Email, Id, Registro, Texto } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'

export const ProveedorInput = z.object({
  codigo: Texto(20),
  razonSocial: Texto(160),
  nif: z.string().trim().max(20).nullable().default(null),
  direccion: DireccionInput,
  countryId: Id,
  tipo: z.enum(TIPOS_DE_PROVEEDOR),
  iban: Iban,
  formaPago: z.enum(FORMAS_DE_PAGO).default('transferencia'),
  /** Where purchase orders are sent, and the language they are written in. */
  email: Email.max(160).nullable().default(null),
  idioma: z.enum(IDIOMAS).default('es'),
})
export const Proveedor = Registro.extend({
  codigo: z.string(),
  razonSocial: z.string(),
  nif: z.string().nullable(),
  direccion: Direccion,
  countryId: Id,
  tipo: z.enum(TIPOS_DE_PROVEEDOR),
  iban: z.string().nullable(),
  formaPago: z.enum(FORMAS_DE_PAGO),
  email: z.string().nullable(),
  idioma: z.enum(IDIOMAS),
})
export type Proveedor = z.output<typeof Proveedor>

export const proveedores = resource('proveedores', crud(Proveedor, ProveedorInput))
