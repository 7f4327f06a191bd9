import type { Textos } from '@telar/domain/idioma'
import { slot } from '../../declare/contribution.ts'
import type { Field } from '../../declare/values.ts'

/** Somebody whose contacts are kept: the field that names them, and how it is called when choosing. */
export interface Dueno {
  field: Field
  label: Textos
  of: Textos
  /** Their contacts are kept by those who see no customers, too. */
  apart?: boolean
}

/** More of those to whom a contact may belong. */
export const DUENO = slot<Dueno>('contactos.dueno')
