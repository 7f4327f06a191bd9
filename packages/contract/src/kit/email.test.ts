import { expect, test } from 'vitest'
import { Consulta } from '../casa/publicweb.ts'
import { users } from '../identidad/users.ts'
import { Email } from './crud.ts'

test('the blanks that come with a pasted e-mail are nobody’s, wherever one is asked for', () => {
  expect(Email.parse(' Ana@Tienda.test\n')).toBe('Ana@Tienda.test')
  expect(Email.safeParse(' ana@ tienda.test').success).toBe(false)
  expect(users.forgotPassword.body.parse({ email: '  Ana@Tienda.TEST ' })).toEqual({ email: 'ana@tienda.test' })
  const consulta = { nombre: 'Ana', email: 'Ana@Tienda.test ', mensaje: 'Hola' }
  expect(Consulta.parse(consulta)).toMatchObject({ email: 'ana@tienda.test' })
})
