import { expect, test } from 'vitest'
import type { Permiso } from '../permiso.ts'
import { comercialDe, permisosIniciales } from './acceso.ts'

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

test.each([
  ['an administrator', { roles: ['Admin', 'Comercial'], comercialId: 3 }, undefined],
  ['sales', { roles: ['Ventas'], comercialId: null }, undefined],
  ['a rep', { roles: ['Comercial'], comercialId: 3 }, 3],
  ['a rep who is not linked yet', { roles: ['Comercial'], comercialId: null }, null],
  ['a rep who also sells in the house', { roles: ['Ventas', 'Comercial'], comercialId: 3 }, 3],
])('whose customers %s sees', (_, persona, comercial) => {
  expect(comercialDe(persona)).toBe(comercial)
})
