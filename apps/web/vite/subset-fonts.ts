/**
 * Makes the files in `fonts/`: the faces of the shop with only the letters, weights and optical sizes it uses, which
 * is half their size. Run it with `node apps/web/vite/subset-fonts.ts` after updating a font package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { withKerningOf } from './sfnt.ts'

const upTo = (last: number) => Array.from({ length: last - 0x1f }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const SIGNS = 'Œœ‘’“”–—…‹›•€→←'
/** What the four languages have beyond the letters of a typewriter. */
const OURS = '\u00a0°×ÀÁÂÃÇÈÉÊÍÏÑÒÓÔÕÚÜàáâãçèéêíïñòóôõúü·ªº¿¡«»‘’“”–—…€→←'
/** What headings are written with in the four languages; whatever else occurs in one is in a file of its own. */
const HEADINGS = `${upTo(0x7e).replace(/[^\p{L}\p{N} !"'(),./:;?&%+-]/gu, '')}${OURS}`
/** What everything else is written with. */
const TEXTS = `${upTo(0x7e)}${OURS}©²−‹›•`
const without = (letters: string) => [...upTo(0xff), ...SIGNS].filter((letter) => !letters.includes(letter)).join('')

type Axes = Record<string, number | { min: number; max: number; default?: number }>

interface Face {
  source: string
  target: string
  /** Names of people may have letters that headings never have. */
  letters: string
  /** What the styles ask of the face beyond its letters. */
  keepFeatures: string[]
  variationAxes: Axes
  /**
   * Where on its axes the face is kerned for all of them: the pairs of other sizes and weights differ by a five-hundredth
   * of a letter's size, and to tell by how much takes as many bytes as all their outlines do.
   */
  kernedAt?: Record<string, number>
}

const FACES: Face[] = [
  {
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    letters: TEXTS,
    keepFeatures: ['ccmp', 'liga', 'mark', 'tnum'],
    variationAxes: { wght: { min: 400, max: 600 } },
    kernedAt: { wght: 400 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk-rest.woff2',
    letters: without(TEXTS),
    keepFeatures: ['ccmp', 'mark'],
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2'),
    target: 'playfair.woff2',
    letters: HEADINGS,
    keepFeatures: ['lnum'],
    variationAxes: { wght: 320, opsz: { min: 22, max: 104 } },
    kernedAt: { wght: 320, opsz: 46 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2'),
    target: 'playfair-rest.woff2',
    letters: without(HEADINGS),
    keepFeatures: ['lnum'],
    variationAxes: { wght: 320, opsz: { min: 22, max: 104 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-italic.woff2'),
    target: 'playfair-italic.woff2',
    letters: HEADINGS,
    keepFeatures: ['kern', 'lnum'],
    variationAxes: { wght: 300, opsz: 72 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/playfair/files/playfair-latin-opsz-italic.woff2'),
    target: 'playfair-italic-rest.woff2',
    letters: without(HEADINGS),
    keepFeatures: ['lnum'],
    variationAxes: { wght: 300, opsz: 72 },
  },
]

for (const { source, target, letters, keepFeatures, variationAxes, kernedAt } of FACES) {
  const whole = readFileSync(fileURLToPath(source))
  const cut = (kept: Pick<Face, 'variationAxes' | 'keepFeatures'>) =>
    subsetFont(whole, letters, { targetFormat: 'sfnt', ...kept })
  const face = await cut({ variationAxes, keepFeatures })
  const kerned = kernedAt
    ? withKerningOf(
        face,
        await cut({ variationAxes: { ...variationAxes, ...kernedAt }, keepFeatures: [...keepFeatures, 'kern'] }),
      )
    : face
  const packed = await subsetFont(kerned, letters, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../fonts/${target}`, import.meta.url), packed)
}
