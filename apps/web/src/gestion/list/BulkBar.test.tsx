// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { KeysProvider } from '../frame/keys.tsx'
import { word } from '../words.ts'
import { BulkBar } from './BulkBar.tsx'
import { type List, ListContext } from './use-list.ts'

vi.mock('../access.ts', () => ({ useMay: () => () => true, useOpenScreen: () => ({ name: 'facturas' }) }))
vi.mock('./use-export.ts', () => ({ useExport: () => ({ running: false, start: () => undefined }) }))

/** As much of a list as its bar looks at, with so many rows marked. */
const list = (count: number) =>
  ({
    ...{ total: 1_000_000, noun: { one: 'factura', many: 'facturas', gender: 'f' } },
    selection: { count, all: true, seen: [], ids: () => undefined, markAll: () => undefined, clear: () => undefined },
    list: {
      actions: [
        {
          name: 'enviar',
          access: 'public',
          label: word('Enviar', 'Send', 'Enviar', 'Enviar'),
          icon: Trash2,
          needs: 'any',
        },
      ],
      remove: { access: 'public' },
    },
  }) as unknown as List

test.each([
  [10_000, false],
  [10_001, true],
])('of %i marked rows, asking something of them is refused: %s', (count, refused) => {
  show(
    <KeysProvider>
      <ListContext value={list(count)}>
        <BulkBar onAsk={() => undefined} />
      </ListContext>
    </KeysProvider>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Enviar/ }).disabled).toBe(refused)
  expect(screen.queryByText(/como mucho 10.000/) !== null).toBe(refused)
})
