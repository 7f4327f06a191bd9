import { contract } from '@telar/contract'
import { permissions } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { permisosIniciales, type RolDeLaCasa } from '@telar/domain/identidad/acceso'

const NOWHERE: Record<string, string> = { id: '2147483000' }

/** An address of the right shape with nothing behind it, so that nothing is changed. */
export function address({ path, resource }: Bound): string {
  const uuid = resource === 'users' || resource === 'roles' ? '00000000-0000-4000-8000-000000000000' : undefined
  return path.replace(/:(\w+)/g, (_, name: string) => uuid ?? NOWHERE[name] ?? 'nothing')
}

/** What the contract declares for somebody with that role, or nobody, on this call. */
export function declared({ access }: Bound, rol: RolDeLaCasa | undefined): 200 | 401 | 403 {
  if (access === 'public') return 200
  if (!rol) return 401
  if (access === 'signed-in') return 200
  return permisosIniciales(rol, permissions(contract)).includes(access) ? 200 : 403
}
