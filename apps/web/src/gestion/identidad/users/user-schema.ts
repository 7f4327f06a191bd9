import { UserCambio } from '@telar/contract/identidad/users'
import { z } from 'zod'

/** The page saves data and roles together. */
export const UserWithRoles = UserCambio.extend({ roles: z.array(z.string()) })
