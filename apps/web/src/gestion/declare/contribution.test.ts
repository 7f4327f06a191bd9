import { expect, test } from 'vitest'
import { fill, slot, withContributions } from './contribution.ts'
import type { Action, OpenScreen, RecordTab } from './screen.ts'

const tab = (name: string) => ({ name }) as RecordTab
const action = (name: string) => ({ name }) as Action
const screen = {
  list: { actions: [action('confirm'), action('cancel')] },
  form: { tabs: [tab('contacts'), tab('access')] },
  fills: [],
} as unknown as OpenScreen

const names = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name)

test('what is added stands where it says, or last', () => {
  const { list, form } = withContributions(screen, [
    { tabs: [{ ...tab('invoices'), after: 'orders' }, tab('costs')], actions: [action('print')] },
    { tabs: [{ ...tab('orders'), after: 'contacts' }], actions: [{ ...action('needs'), at: 1 }] },
  ])
  expect(names(form?.tabs)).toEqual(['contacts', 'orders', 'invoices', 'access', 'costs'])
  expect(names(list?.actions)).toEqual(['confirm', 'needs', 'cancel', 'print'])
})

test('a screen to which nobody adds anything stays as it is', () => {
  expect(withContributions(screen, [])).toEqual(screen)
})

test('places are filled by name', () => {
  const menu = slot<string>('menu')
  const { fills } = withContributions(screen, [{ fills: [fill(menu, 'new order', 'signed-in')] }])
  expect(fills).toEqual([{ slot: 'menu', value: 'new order', access: 'signed-in' }])
})
