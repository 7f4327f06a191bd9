import type { Contacto, contactos } from '@telar/contract/clientes/contactos'
import type { z } from 'zod'
import type { Field } from '../../declare/values.ts'
import { keysOf, pick } from '../../keys-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
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

/** What the form of a contact holds. */
export type ContactoValues = Omit<Draft<z.input<typeof contactos.create.body>>, 'id'>

const NUEVO: ContactoValues = {
  clienteId: null,
  proveedorId: null,
  comercialId: null,
  contactoTipoId: null,
  nombre: '',
  medios: [],
}

/** A contact as the form holds it. */
export const valoresDe = (contacto: Contacto | undefined): ContactoValues =>
  contacto ? pick(contacto, keysOf(NUEVO)) : NUEVO

/** The means in words, for comparing two versions. */
export const contar = (field: string, value: unknown): string | undefined =>
  field === 'medios' && Array.isArray(value)
    ? value.map(({ valor }: { valor: string }) => valor).join(', ') || undefined
    : undefined
