import type { Proveedor, ProveedorInput } from '@telar/contract/produccion/proveedores'
import type { z } from 'zod'
import { DE_PAISES } from '../../casa/lookups.ts'
import { IDIOMA } from '../../clientes/clientes/cliente-labels.ts'
import { SIN_DIRECCION } from '../../clientes/Direccion.tsx'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import type { Field } from '../../declare/values.ts'
import { keysOf, pick } from '../../keys-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { TIPO } from './proveedor-labels.ts'

/** The fields in the order in which errors are looked for. */
export const CAMPOS: readonly Field[] = [
  { name: 'codigo', control: 'text', width: 'short' },
  { name: 'razonSocial', control: 'text' },
  { name: 'tipo', control: 'select', options: TIPO },
  { name: 'nif', control: 'text', width: 'short' },
  {
    name: 'countryId',
    control: 'lookup',
    width: 'short',
    from: DE_PAISES,
  },
  { name: 'formaPago', control: 'select', options: FORMA_DE_PAGO },
  { name: 'iban', control: 'text' },
  { name: 'email', control: 'email' },
  { name: 'idioma', control: 'select', options: IDIOMA },
  { name: 'direccion', control: 'custom' },
]

/** What the form of a supplier holds. */
export type ProveedorValues = Draft<z.input<typeof ProveedorInput>>

const NUEVO: ProveedorValues = {
  codigo: '',
  razonSocial: '',
  tipo: 'materia',
  nif: '',
  countryId: null,
  formaPago: 'transferencia',
  iban: '',
  email: '',
  idioma: 'es',
  direccion: SIN_DIRECCION,
}

/** A stored supplier as the form holds it; an empty one for a new supplier. */
export function valoresDe(proveedor: Proveedor | undefined): ProveedorValues {
  if (!proveedor) return NUEVO
  return {
    ...pick(proveedor, keysOf(NUEVO)),
    nif: proveedor.nif ?? '',
    iban: proveedor.iban ?? '',
    email: proveedor.email ?? '',
  }
}
