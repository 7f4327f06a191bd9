import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { withKerningOf } from '../../vite/sfnt.ts'

const whole = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2')),
)
const cut = (letters: string, keepFeatures: string[], opsz: number | { min: number; max: number }) => {
  const kept = { keepFeatures, variationAxes: { wght: 320, opsz } }
  return subsetFont(whole, letters, { targetFormat: 'sfnt', ...kept })
}

const RANGE = { min: 22, max: 104 }

test('a face keeps its sizes and takes the kerning of one of them, which is less than that of all', async () => {
  const face = await cut('AVT', [], RANGE)
  const kerned = withKerningOf(face, await cut('AVT', ['kern'], 46))
  expect(kerned.includes('fvar')).toBe(true)
  expect(kerned.length).toBeGreaterThan(face.length)
  expect(kerned.length).toBeLessThan((await cut('AVT', ['kern'], RANGE)).length)
  // what is packed from it is read as any other
  expect((await subsetFont(kerned, 'AVT', { targetFormat: 'woff2' })).length).toBeGreaterThan(0)
})

test('kerning is of the same letters or of none', async () => {
  await expect(async () => withKerningOf(await cut('AVT', [], RANGE), await cut('AV', ['kern'], 46))).rejects.toThrow(
    'the same letters',
  )
})
