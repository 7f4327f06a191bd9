// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/render.tsx'
import type { Column } from '../../declare/values.ts'
import { word } from '../../words.ts'
import type { Condition } from '../list-state.ts'
import { type List, ListContext } from '../use-list.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterEditor } from './FilterEditor.tsx'

const COLUMNS: Column[] = [
  { field: 'nombre', kind: 'text', nullable: false },
  { field: 'precio', kind: 'money', nullable: true },
  { field: 'activo', kind: 'boolean', nullable: false },
]
const LABELS = {
  nombre: word('Nombre', 'Name', 'Nome', 'Nom'),
  precio: word('Precio', 'Price', 'Preço', 'Preu'),
  activo: word('Activo', 'Active', 'Ativo', 'Actiu'),
}

let state: { conditions: Condition[]; any: boolean }

/** As much of a list as its filters look at. */
function Bar({ conditions = [] as Condition[] }) {
  const [here, setHere] = useState({ conditions, any: false })
  const [draft, setDraft] = useState<Condition | null>(null)
  state = here
  const list = {
    ...{ state: here, draft, setDraft, list: { columns: COLUMNS }, screen: { labels: LABELS } },
    change: (change: object) => setHere((before) => ({ ...before, ...change })),
    view: { view: undefined, changed: false },
  } as unknown as List
  return (
    <ListContext value={list}>
      <FilterBar />
    </ListContext>
  )
}

const NOMBRE: Condition = { field: 'nombre', choice: 'contains', value: 'azul' }
const ACTIVO: Condition = { field: 'activo', choice: 'eq', value: 'true' }

test('each condition is a chip in words that can be taken away', async () => {
  const { user } = show(<Bar conditions={[NOMBRE, ACTIVO]} />)
  expect(screen.getByText('azul')).toBeTruthy()
  expect(screen.getByText('Activo')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Quitar.*Nombre/i }))
  expect(state.conditions).toEqual([ACTIVO])
})

test('two conditions can both hold, or either', async () => {
  const { user } = show(<Bar conditions={[NOMBRE, ACTIVO]} />)
  expect(state.any).toBe(false)
  await user.click(screen.getByRole('button', { name: /se cumplen todos/ }))
  expect(state.any).toBe(true)
})

test('one condition has nothing to join', () => {
  show(<Bar conditions={[NOMBRE]} />)
  expect(screen.queryByRole('button', { name: /se cumplen todos/ })).toBeNull()
})

function Editor({ condition, onApply }: { condition: Condition; onApply: (condition: Condition) => void }) {
  const list = { list: { columns: COLUMNS }, screen: { labels: LABELS } } as unknown as List
  return (
    <ListContext value={list}>
      <FilterEditor condition={condition} onApply={onApply} />
    </ListContext>
  )
}

const applyButton = () => screen.getByRole<HTMLButtonElement>('button')

test('a condition without its value cannot be applied', async () => {
  const applied: Condition[] = []
  const { user } = show(<Editor condition={{ ...NOMBRE, value: '' }} onApply={(one) => applied.push(one)} />)
  expect(applyButton().disabled).toBe(true)
  await user.type(screen.getByRole('textbox'), 'rojo{Enter}')
  expect(applied).toEqual([{ ...NOMBRE, value: 'rojo' }])
})

test('another field of another kind begins anew; a number is read as it is written here', async () => {
  const applied: Condition[] = []
  const { user } = show(<Editor condition={NOMBRE} onApply={(one) => applied.push(one)} />)
  const [field] = screen.getAllByRole('combobox')
  await user.selectOptions(field as HTMLElement, 'precio')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  await user.type(screen.getByRole('textbox'), '12,5')
  await user.click(applyButton())
  expect(applied[0]).toMatchObject({ field: 'precio', value: '12.5' })
})

test('yes or no has a value at once', async () => {
  const applied: Condition[] = []
  const { user } = show(<Editor condition={NOMBRE} onApply={(one) => applied.push(one)} />)
  const [field] = screen.getAllByRole('combobox')
  await user.selectOptions(field as HTMLElement, 'activo')
  await user.click(applyButton())
  expect(applied[0]).toMatchObject({ field: 'activo', value: 'true' })
})
