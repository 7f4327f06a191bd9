import { expect, test } from 'vitest'
import type { Permiso } from '../permiso.ts'
import { permisosDeLlave, seDanALlaves } from './llave.ts'

const VER: Permiso = 'Permissions.Pedidos.View'
const CREAR: Permiso = 'Permissions.Pedidos.Create'
const DAR: Permiso = 'Permissions.Llaves.Create'

test('a key may do what it was given and its maker still may, and never gives keys', () => {
  expect(seDanALlaves([VER, DAR, CREAR])).toEqual([CREAR, VER])
  expect([...permisosDeLlave([VER, CREAR, DAR], [VER, DAR])]).toEqual([VER])
  expect([...permisosDeLlave([VER], [])]).toEqual([])
})
