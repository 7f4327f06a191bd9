/**
 * Makes the files in `fonts/`: the faces of the shop with only the letters, weights and optical sizes it uses, which
 * is half their size. Run it with `node apps/web/vite/subset-fonts.ts` after updating a font package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const upTo = (last: number) => Array.from({ length: last - 0x1f }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const SIGNS = 'Œœ‘’“”–—…‹›•€→←'
/** What headings are written with in the four languages; whatever else occurs in one is in a file of its own. */
const HEADINGS = `${upTo(0x7e).replace(/[^\p{L}\p{N} !"'(),./:;?&%+-]/gu, '')}\u00a0°×ÀÁÂÃÇÈÉÊÍÏÑÒÓÔÕÚÜàáâãçèéêíïñòóôõúü·ªº¿¡«»‘’“”–—…€→←`
const REST = [...upTo(0xff), ...SIGNS].filter((letter) => !HEADINGS.includes(letter)).join('')

interface Face {
  source: string
  target: string
  /** Names of people may have letters that headings never have. */
  letters: string
  /** What the styles ask of the face beyond its letters. */
  keepFeatures: string[]
  variationAxes: Record<string, number | { min: number; max: number; default?: number }>
}

const FACES: Face[] = [
  {
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    letters: upTo(0x17f) + SIGNS,
    keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'tnum'],
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2'),
    target: 'playfair.woff2',
    letters: HEADINGS,
    keepFeatures: ['kern', 'lnum'],
    variationAxes: { wght: 320, opsz: { min: 22, max: 104 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2'),
    target: 'playfair-rest.woff2',
    letters: REST,
    keepFeatures: ['lnum'],
    variationAxes: { wght: 320, opsz: { min: 22, max: 104 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-italic.woff2'),
    target: 'playfair-italic.woff2',
    letters: upTo(0xff) + SIGNS,
    keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'mark'],
    variationAxes: { wght: 300, opsz: 72 },
  },
]

for (const { source, target, letters, ...kept } of FACES) {
  const subset = await subsetFont(readFileSync(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    ...kept,
  })
  writeFileSync(new URL(`../fonts/${target}`, import.meta.url), subset)
}
