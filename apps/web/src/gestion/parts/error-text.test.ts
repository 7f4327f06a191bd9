import { expect, it } from 'vitest'
import { OFFICE } from '../office-texts.ts'
import { saidIn } from '../words.ts'
import { formError } from './error-text.ts'

const es = saidIn(OFFICE, 'es')

it('a form whose record was deleted meanwhile says so, and that what was typed is kept', () => {
  expect(formError({ status: 404, messages: ['No existe, o ya no está.'] }, [], es)).toBe(es.errors.gone)
  expect(formError({ status: 409, messages: ['Ha cambiado.'] }, [], es)).toBe('Ha cambiado.')
})
