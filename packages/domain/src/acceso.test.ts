import { expect, test } from 'vitest'
import { type Permiso, permisosIniciales } from './acceso.ts'

const TODOS: Permiso[] = ['Permissions.Colores.Search', 'Permissions.Colores.Delete', 'Permissions.Users.View']

test.each([
  ['Admin', TODOS],
  ['Producción', ['Permissions.Colores.Search', 'Permissions.Colores.Delete']],
  ['Ventas', ['Permissions.Colores.Search']],
  ['Comercial', ['Permissions.Colores.Search']],
  ['Cliente', []],
] as const)('%s starts with %j', (rol, permisos) => {
  expect(permisosIniciales(rol, TODOS)).toEqual(permisos)
})
