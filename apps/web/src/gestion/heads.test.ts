import { expect, test } from 'vitest'
import { headOf } from '../../vite/screen-heads.ts'

const SCREEN = `import { colores } from '@telar/contract/catalogo/colores'
import {
  Merge,
  Palette,
} from 'lucide-react'
import { crudHead } from '../../declare/head.ts'
import { FusionDialog } from './FusionDialog.tsx'

const LABELS = { hex: 'Color' }

export const head = crudHead(colores, { icon: Palette })

export default crudScreen(colores, head, { labels: LABELS, Dialog: FusionDialog, icon: Merge })
`

test('a head is kept with what it names and the list’s part of its contract, and nothing of the screen besides', () => {
  const head = headOf(SCREEN)
  expect(head).toContain('export const head = crudHead(colores.CRUD, { icon: Palette })')
  expect(head).toContain("from 'lucide-react'")
  expect(head).not.toMatch(/FusionDialog|crudScreen|export default/)
})

test('a screen that is all head stays as it is', () => {
  const [whole = ''] = SCREEN.split('export default')
  expect(headOf(whole)).toBe(headOf(SCREEN))
})
