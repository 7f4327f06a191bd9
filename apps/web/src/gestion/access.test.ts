import { expect, it } from 'vitest'
import { mayWith, reaches } from './access.ts'

const SCREENS = [
  {
    name: 'recuentos',
    needs: 'Permissions.Recuentos.Search',
    create: 'Permissions.Recuentos.Create',
    pages: [
      { name: 'faltas', access: 'Permissions.Movimientos.Search' },
      { name: 'a-mano', access: 'Permissions.Recuentos.Search', besides: ['Permissions.Modelos.View'] },
    ],
  },
  { name: 'modelos', needs: 'Permissions.Modelos.Search', pages: [] },
] as never

it.each([
  ['/gestion', true],
  ['/gestion/recuentos', true],
  ['/gestion/recuentos/4?ficha=historial', true],
  ['/gestion/recuentos/nuevo', false],
  ['/gestion/recuentos/faltas', false],
  ['/gestion/recuentos/a-mano', false],
  ['/gestion/modelos', false],
  ['/gestion/modelos/2?ficha=estantes', false],
])('who only looks at counts reaches %s: %s', (href, yes) => {
  expect(reaches(SCREENS, mayWith(['Permissions.Recuentos.Search']), href)).toBe(yes)
})
