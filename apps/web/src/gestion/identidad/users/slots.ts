import { slot } from '../../declare/contribution.ts'
import type { Field } from '../../declare/values.ts'

/** Whose account it is: a customer's, a rep's. */
export const VINCULOS = slot<Field & { name: 'clienteId' | 'comercialId' }>('users.vinculos')
