import { UserDatos, UserInput, Vinculos } from '@telar/contract/identidad/users'
import { z } from 'zod'

/** The page saves data and roles together. */
export const UserWithRoles = UserDatos.extend({ ...Vinculos, roles: z.array(z.string()) })

const MAY_BE_MISSING = ['userName', 'password', 'confirmPassword'] as const

/** Nothing typed is no password: the person is invited; who has no name of their own is known by the e-mail. */
export const NewUserInput = z.preprocess((values: z.input<typeof UserInput>) => {
  const empty = MAY_BE_MISSING.filter((name) => values[name] === '').map((name) => [name, null] as const)
  return { ...values, ...Object.fromEntries(empty) }
}, UserInput)
