import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { TIPOS_DE_PROVEEDOR } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Direccion, DireccionInput } from '../casa/direccion.ts'
import { Iban } from '../clientes/clientes.ts'
import { crud, Id, Registro, Texto } from '../kit/crud.ts'
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
