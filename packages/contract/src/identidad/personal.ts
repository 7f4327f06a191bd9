import { z } from 'zod'
import { read, resource, write } from '../kit/endpoint.ts'
import { Password, User } from './users.ts'

export const PerfilInput = z.object({
  firstName: z.string().trim().min(1).max(80),
  lastName: z.string().trim().max(80),
  phoneNumber: z.string().trim().max(30).nullish(),
})

export const CambioDePassword = z
  .object({ password: z.string().min(1).max(200), newPassword: Password, confirmNewPassword: z.string() })
  .refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: 'password.no-coincide',
  })

export const personal = resource(
  'personal',
  {
    profile: read.get('/profile', { access: 'signed-in', summary: 'The caller', response: User }),
    permissions: read.get('/permissions', {
      access: 'signed-in',
      summary: 'What the caller may do',
      response: z.array(z.string()),
    }),
    updateProfile: write.put('/profile', {
      access: 'signed-in',
      summary: "Change the caller's own data",
      body: PerfilInput,
      response: User,
    }),
    changePassword: write.put('/change-password', {
      access: 'signed-in',
      summary: "Change the caller's own password; other devices are signed out",
      guarded: 'cambio',
      forgives: true,
      body: CambioDePassword,
      response: z.boolean(),
    }),
  },
  { base: '/api' },
)
