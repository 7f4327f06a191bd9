// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { word } from '../words.ts'
import { EmptyList } from './EmptyList.tsx'

const noun = (one: string, many: string) => ({ one, many, gender: 'f' as const })
const REMESAS = { es: noun('remesa', 'remesas') }
const FACTURAS = { name: 'facturas', noun: { es: noun('factura', 'facturas') } }

let refused: readonly string[] = []
let list: object = {}
const gone: string[] = []
vi.mock('../access.ts', () => ({
  useMay: () => (access: string) => !refused.includes(access),
  mayOpen: (may: (access: string) => boolean, { access }: { access: string }) => may(access),
  useScreens: () => [FACTURAS],
}))
vi.mock('../place.ts', async (original) => ({
  ...(await original<object>()),
  useGo: () => (href: string) => gone.push(href),
}))
vi.mock('./use-list.ts', () => ({
  useListHere: () => ({
    ...{ state: { conditions: [], q: '' }, change: () => undefined, mayCreate: false, create: () => undefined },
    noun: REMESAS.es,
    screen: {
      name: 'remesas',
      pages: [{ name: 'nueva', access: 'Permissions.Remesas.Create', label: word('Nueva remesa', '', '', '') }],
    },
    list,
  }),
}))

beforeEach(() => {
  refused = []
  gone.length = 0
})

test('where rows are made on a page beside the list, an empty one leads there', async () => {
  list = { firstAt: 'nueva' }
  const { user, unmount } = show(<EmptyList />)
  await user.click(screen.getByRole('button', { name: 'Nueva remesa' }))
  expect(gone).toEqual(['/gestion/remesas/nueva'])
  unmount()

  refused = ['Permissions.Remesas.Create']
  show(<EmptyList />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where they come from another screen, it says from which', async () => {
  list = { from: 'facturas' }
  const { user } = show(<EmptyList />)
  expect(screen.getByText('La primera saldrá de «Facturas».')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ir a Facturas' }))
  expect(gone).toEqual(['/gestion/facturas'])
})
