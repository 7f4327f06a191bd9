// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { ShoppingBag } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import type { KnownScreen, Part } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { usePalette } from './use-palette.ts'

let chosen: string | undefined
let refused: readonly string[] = []
let screens: KnownScreen[] = []
vi.mock('../../../kit/app.ts', () => ({ useClient: () => ({}) }))
vi.mock('../../../kit/session.ts', () => ({ useSession: () => ({ logout: () => undefined }) }))
vi.mock('../../access.ts', () => ({
  useMay: () => (access: string | undefined) => access !== undefined && !refused.includes(access),
  useScreens: () => screens,
  mayOpen: () => true,
}))

const rows = vi.fn(async (_keyword: string): Promise<AnyRow[]> => [])
const parts = vi.fn(async (_keyword: string): Promise<Part[]> => [])

const noun = (one: string, many: string) => ({
  es: { one, many },
  en: { one, many },
  pt: { one, many },
  ca: { one, many },
})

const MODELOS = {
  ...{ name: 'modelos', area: 'catalogo', icon: ShoppingBag, noun: noun('modelo', 'modelos'), opens: true, pages: [] },
  create: 'Permissions.Modelos.Create',
  list: {
    source: {
      ...{ resource: 'modelos', call: 'search', access: 'Permissions.Modelos.Search' },
      search: async (_client: unknown, { keyword = '' }: { keyword?: string }) => ({ data: await rows(keyword) }),
    },
    label: ({ nombre }: AnyRow) => String(nombre),
  },
  parts: {
    needs: ['Permissions.Colores.Search'],
    find: (_client: unknown, keyword: string) => parts(keyword),
  },
}
const FABRICAR = {
  ...{ name: 'ordenesfab', area: 'produccion', icon: ShoppingBag, pages: [], opens: true },
  noun: noun('orden', 'órdenes'),
  create: 'Permissions.Ordenesfab.Create',
  begins: { modelos: 'modelo' },
}

const ALBA: AnyRow = { id: 7, nombre: '1215 Vestido Alba' }
const ALBA_NEGRO: Part = { key: '7-1', id: 7, label: '1215 Negro', detail: 'Vestido Alba', answer: '36: 4' }

function Buscado({ text }: { text: string }) {
  const found = usePalette(text, null, { at: { screen: null, id: null, search: {} }, mirar: () => undefined })
  return (
    <PaletteResults
      {...found}
      query={text}
      index={0}
      id="l"
      onHover={() => undefined}
      onChoose={({ href }) => {
        chosen = href
      }}
    />
  )
}

const buscar = (text: string) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Buscado text={text} />
    </QueryClientProvider>,
  )

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.replace(/(⇧ )?↵/, ''))

beforeEach(() => {
  refused = []
  screens = [MODELOS, FABRICAR] as unknown as KnownScreen[]
  rows.mockReset().mockResolvedValue([ALBA])
  parts.mockReset().mockResolvedValue([ALBA_NEGRO])
})

test('what begins with what was found is offered beside it, with what it begins with, and leads there', async () => {
  const { user } = buscar('1215')
  await user.click(await screen.findByRole('option', { name: /Nuevo orden/ }))
  expect(chosen).toBe('/gestion/ordenesfab/nuevo?modelo=7')
  expect(options()).toEqual(['1215 NegroVestido Alba36: 4', '1215 Vestido Alba', 'Nuevo orden1215 Negro'])
})

test('nobody is offered to begin what they may not make, nor anything while nothing is found', async () => {
  refused = ['Permissions.Ordenesfab.Create']
  const { unmount } = buscar('1215')
  await screen.findByRole('option', { name: '1215 Vestido Alba' })
  expect(screen.queryByRole('option', { name: /orden/ })).toBeNull()
  unmount()

  refused = []
  rows.mockResolvedValue([])
  parts.mockResolvedValue([])
  buscar('9999')
  expect(await screen.findByText('Nada con ese nombre.')).toBeTruthy()
  expect(options()).toEqual([])
})

test('what is no row of its own begins something too', async () => {
  rows.mockResolvedValue([])
  buscar('1215 neg')
  await screen.findByRole('option', { name: /Nuevo orden/ })
  expect(options()).toEqual(['1215 NegroVestido Alba36: 4', 'Nuevo orden1215 Negro'])
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const denied = () => Promise.reject(Object.assign(new Error('No'), { status: 403 }))

test('where one part of a kind has no answer the rest of it is shown, and that something is missing is said', async () => {
  parts.mockImplementation(lost)
  const { unmount } = buscar('1215')
  expect(await screen.findByText(/conexión/)).toBeTruthy()
  expect(options()[0]).toBe('1215 Vestido Alba')
  unmount()

  rows.mockImplementation(lost)
  parts.mockImplementation(async () => [ALBA_NEGRO])
  buscar('1215')
  expect(await screen.findByText(/conexión/)).toBeTruthy()
  expect(options()[0]).toBe('1215 NegroVestido Alba36: 4')
})

test('what somebody may not look for is not asked for, and a refusal is no lost connection', async () => {
  refused = ['Permissions.Colores.Search']
  const { unmount } = buscar('1215')
  await screen.findByRole('option', { name: /^1215 Vestido Alba/ })
  expect(parts).not.toHaveBeenCalled()
  unmount()

  refused = []
  parts.mockImplementation(denied)
  buscar('1215')
  await screen.findByRole('option', { name: /^1215 Vestido Alba/ })
  expect(screen.queryByText(/conexión/)).toBeNull()
})

test('a slip of the hand is looked for only where nothing was found', async () => {
  rows.mockImplementation(async (keyword) => (keyword === 'ves' ? [ALBA, { id: 8, nombre: 'Pantalón' }] : []))
  const { unmount } = buscar('vestdo')
  await screen.findByRole('option', { name: /^1215 Negro/ })
  expect(rows.mock.calls).toEqual([['vestdo']])
  unmount()

  parts.mockResolvedValue([])
  buscar('vestdo')
  expect(await screen.findByRole('option', { name: /^1215 Vestido Alba/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Pantalón' })).toBeNull()
})

const CLIENTES = {
  ...MODELOS,
  ...{ name: 'clientes', noun: noun('cliente', 'clientes'), sigil: '@', parts: undefined },
}
const ENTREGAS = {
  ...{ ...MODELOS, name: 'entregas', noun: noun('entrega', 'entregas'), sigil: '#', quiet: true },
  list: { ...MODELOS.list, source: { ...MODELOS.list.source, resource: 'entregas' } },
}

test('what is typed first says what is looked for: customers alone, or papers that are called so', async () => {
  screens = [MODELOS, FABRICAR, CLIENTES, ENTREGAS] as unknown as KnownScreen[]
  const { unmount } = buscar('@alba')
  await screen.findByRole('option', { name: /^1215/ })
  expect(options()).toEqual(['1215 Vestido Alba'])
  expect(rows.mock.calls).toEqual([['alba']])
  unmount()

  rows.mockResolvedValue([
    { id: 4, nombre: 'AL000004' },
    { id: 5, nombre: 'AL000005' },
  ])
  buscar('#0004')
  await screen.findByRole('option', { name: /^AL/ })
  expect(options()).toEqual(['AL000004'])
  expect(parts).not.toHaveBeenCalled()
})

test('what another screen offers to do with what was found leads there; who may not is offered nothing', async () => {
  const offered = vi.fn(async (_client: unknown, { id, label }: Part) => [
    { key: 'abierta', label: `Añadir ${label}`, href: `/gestion/facturas/3?anadir=${id}` },
  ])
  const offers = { of: 'modelos', icon: ShoppingBag, needs: ['Permissions.Facturas.Update'], find: offered }
  screens = [MODELOS, { ...FABRICAR, offers }] as unknown as KnownScreen[]
  const { user, unmount } = buscar('1215 neg')
  await user.click(await screen.findByRole('option', { name: /^Añadir/ }))
  expect(chosen).toBe('/gestion/facturas/3?anadir=7')
  unmount()

  offered.mockClear()
  refused = ['Permissions.Facturas.Update']
  buscar('1215 neg')
  await screen.findByRole('option', { name: /Nuevo orden/ })
  expect(offered).not.toHaveBeenCalled()
})
