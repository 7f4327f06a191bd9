import { expect, test } from 'vitest'
import { NewUserInput } from './user-schema.ts'

test('a user is made with a name and an e-mail; what is left empty is nothing', () => {
  const empty = { userName: '', phoneNumber: '', password: '', confirmPassword: '', clienteId: null, comercialId: null }
  const made = NewUserInput.parse({ ...empty, firstName: 'Nieves', lastName: '', email: 'n@telar.test', roles: [] })
  expect(made).toMatchObject({ userName: null, password: null, confirmPassword: null })
})
