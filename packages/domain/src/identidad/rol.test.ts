import { expect, test } from 'vitest'
import { IDIOMAS } from '../idioma.ts'
import { ROLES_DE_LA_CASA } from './acceso.ts'
import { DESCRIPCIONES_DE_ROLES, dichoEn, guardada } from './rol.ts'

test('what the house says of its roles is read in every language, and kept in one', () => {
  for (const name of ROLES_DE_LA_CASA) {
    const textos = DESCRIPCIONES_DE_ROLES[name]
    expect(new Set(Object.values(textos)).size).toBe(IDIOMAS.length)
    for (const idioma of IDIOMAS) {
      expect(dichoEn({ name, description: textos.es }, idioma).description).toBe(textos[idioma])
      expect(guardada({ name, description: textos[idioma] })).toBe(textos.es)
    }
  }
})

test('what a person has written of a role is theirs', () => {
  const suyo = { name: 'Ventas', description: 'La tienda del centro' }
  expect([dichoEn(suyo, 'en'), guardada(suyo)]).toEqual([suyo, suyo.description])
  const otro = { name: 'Almacén', description: DESCRIPCIONES_DE_ROLES.Ventas.es }
  expect(dichoEn(otro, 'pt')).toEqual(otro)
})
