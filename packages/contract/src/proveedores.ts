import { FORMAS_DE_PAGO } from '@telar/domain/cliente'
import { TIPOS_DE_PROVEEDOR } from '@telar/domain/materia'
import { z } from 'zod'
import { Iban } from './clientes.ts'
import { crud, Id, Registro, Texto } from './kit/crud.ts'
import { Direccion, DireccionInput } from './kit/direccion.ts'
import { resource } from './kit/endpoint.ts'

export const ProveedorInput = z.object({
  codigo: Texto(20),
  razonSocial: Texto(160),
  nif: z.string().trim().max(20).nullable().default(null),
  direccion: DireccionInput,
  countryId: Id,
  tipo: z.enum(TIPOS_DE_PROVEEDOR),
  iban: Iban,
  formaPago: z.enum(FORMAS_DE_PAGO).default('transferencia'),
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
})
export type Proveedor = z.output<typeof Proveedor>

export const proveedores = resource('proveedores', crud(Proveedor, ProveedorInput))
