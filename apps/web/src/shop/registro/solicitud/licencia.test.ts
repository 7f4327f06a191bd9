import { describe, expect, test } from 'vitest'
import { problemaDeLicencia } from './licencia.ts'

const documento = (comienzo: (number | string)[], size = 64) => {
  const bytes = comienzo.flatMap((parte) => (typeof parte === 'number' ? [parte] : [...Buffer.from(parte)]))
  return new Blob([new Uint8Array([...bytes, ...new Array(size - bytes.length).fill(0)])])
}

describe('a licence', () => {
  test.each([
    ['a PDF', ['%PDF-1.7']],
    ['a JPG', [0xff, 0xd8, 0xff, 0xe0]],
    ['a PNG', [0x89, 'PNG\r\n', 0x1a, '\n']],
    ['a WebP', ['RIFF', 1, 2, 10, 13, 'WEBP']],
  ])('%s is taken', async (_, comienzo) => {
    expect(await problemaDeLicencia(documento(comienzo))).toBeUndefined()
  })

  test.each([
    ['an SVG', ['<svg xmlns']],
    ['a page', ['<!doctype html>']],
    ['a sound', ['RIFF', 1, 2, 3, 4, 'WAVE']],
  ])('%s is not, whatever its name', async (_, comienzo) => {
    expect(await problemaDeLicencia(documento(comienzo))).toBe('no-admitida')
  })

  test('more than 10 MB are too many', async () => {
    const huge = { size: 10 * 1024 * 1024 + 1, slice: () => documento(['%PDF-1.7']) } as unknown as Blob
    expect(await problemaDeLicencia(huge)).toBe('grande')
  })
})
