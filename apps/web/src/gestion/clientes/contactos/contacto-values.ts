import type { AnyRow, Field } from '../../declare/values.ts'
import { DE_CLIENTES, DE_COMERCIALES } from '../lookups.ts'

export const CLIENTE: Field = { name: 'clienteId', control: 'lookup', from: DE_CLIENTES }
export const COMERCIAL: Field = { name: 'comercialId', control: 'lookup', from: DE_COMERCIALES }
export const NOMBRE: Field = { name: 'nombre', control: 'text' }

/** The fields in the order in which errors are looked for. */
export const CAMPOS: readonly Field[] = [
  CLIENTE,
  { name: 'proveedorId', control: 'custom' },
  COMERCIAL,
  { name: 'contactoTipoId', control: 'custom' },
  NOMBRE,
  { name: 'medios', control: 'custom' },
]

const NUEVO = { clienteId: null, proveedorId: null, comercialId: null, contactoTipoId: null, nombre: '', medios: [] }

/** A contact as the form holds it. */
export const valoresDe = (row: AnyRow | undefined): Record<string, unknown> =>
  row ? Object.fromEntries(Object.keys(NUEVO).map((name) => [name, row[name]])) : NUEVO

/** The means in words, for comparing two versions. */
export const contar = (field: string, value: unknown): string | undefined =>
  field === 'medios' && Array.isArray(value) ? value.map(({ valor }: { valor: string }) => valor).join(', ') : undefined
