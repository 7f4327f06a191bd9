/**
 * Makes the files in `fonts/`: the faces of the shop with only the letters, weights and optical sizes it uses, which
 * is half their size. Run it with `node apps/web/vite/subset-fonts.ts` after updating a font package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const WESTERN = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const LETTERS = `${WESTERN}‘’“”–—…‹›•€→←`

interface Face {
  source: string
  target: string
  variationAxes: Record<string, number | { min: number; max: number; default?: number }>
}

const FACES: Face[] = [
  {
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2'),
    target: 'playfair.woff2',
    variationAxes: { wght: { min: 300, max: 400, default: 300 }, opsz: { min: 22, max: 104 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-italic.woff2'),
    target: 'playfair-italic.woff2',
    variationAxes: { wght: 300, opsz: 72 },
  },
]

for (const { source, target, variationAxes } of FACES) {
  const subset = await subsetFont(readFileSync(fileURLToPath(source)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes,
  })
  writeFileSync(new URL(`../fonts/${target}`, import.meta.url), subset)
}
