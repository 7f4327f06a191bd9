import type { Permiso } from '@telar/domain/permiso'

/** Who calls, as the token says and the database confirms. */
export interface Caller {
  id: string
  email: string
  /** The device's family of refresh tokens. */
  familia: string
  clienteId: number | null
  comercialId: number | null
  roles: readonly string[]
  permissions: ReadonlySet<Permiso>
  /** The key by which a program calls in their name. */
  llave?: { id: number; nombre: string; porMinuto: number }
}
