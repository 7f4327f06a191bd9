// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Column } from '../../declare/values.ts'
import { useColumns } from './use-columns.ts'

afterEach(cleanup)

const column = (field: string, more: Partial<Column> = {}): Column => ({
  ...{ field, kind: 'text', nullable: false, width: 100 },
  ...more,
})
const COLUMNS = [
  column('nombre', { grow: true }),
  column('clienteId', { kind: 'number', apart: true }),
  column('notas', { hidden: true }),
]

function Headings({ room }: { room: number }) {
  const { headers } = useColumns(COLUMNS, { columnas: [] } as never, () => undefined, room, false, true, {})
  return headers.map(({ id }) => id).join(' ')
}

test.each([1440, 390])(
  'at %i px there is a heading for each column in sight, and none for what is only searched by',
  (room) => {
    const { container } = render(<Headings room={room} />)
    expect(container.textContent).toBe('nombre')
  },
)
