import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

/** Which of a family's later files is asked for a letter. */
function filesFor(letter: string, family: string): string[] {
  const code = letter.codePointAt(0) ?? 0
  const names = (ranges: string) =>
    [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].some(([, from = '', to = from]) => {
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
    })
  return css
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}";`) && !face.includes('italic'))
    .filter((face) => names(/unicode-range:([^;]*)/.exec(face)?.[1] ?? ''))
    .map((face) => /([\w-]+)\.woff2/.exec(face)?.[1] ?? '')
}

describe('the letters of texts', () => {
  it.each([...'aZ9 áÉñçÀõ·€’©−¿º'])('of the four languages come with the first file: %s', (letter) => {
    expect(filesFor(letter, 'Hanken Grotesk')).toEqual([])
  })
  it.each([...'ÆæØøßÝýœŒ£'])('of their neighbours have one of their own: %s', (letter) => {
    expect(filesFor(letter, 'Hanken Grotesk')).toEqual(['hanken-grotesk-rest'])
  })
  it.each([...'ŁłŠšŐőğžƒ'])('in the names of people from further away have another: %s', (letter) => {
    expect(filesFor(letter, 'Hanken Grotesk')).toEqual(['hanken-grotesk-latin-ext-wght-normal'])
  })
})
