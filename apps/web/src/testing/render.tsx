import type { Idioma } from '@telar/domain/idioma'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { IdiomaContext } from '../gestion/use-texts.ts'

configure({ asyncUtilTimeout: 45_000 })

/** A part of a screen, and the hands of who uses it. */
export function show(part: ReactNode, idioma: Idioma = 'es') {
  // said of each test: files that share a worker read this module once
  onTestFinished(cleanup)
  const view = render(<IdiomaContext value={idioma}>{part}</IdiomaContext>)
  return { ...view, user: userEvent.setup() }
}
