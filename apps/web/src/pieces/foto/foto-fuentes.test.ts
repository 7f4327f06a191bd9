import { describe, expect, it } from 'vitest'
import { fuentes } from './foto-fuentes.ts'

const foto = (ancho: number) => ({ id: 7, ancho, alto: ancho * 1.25, huella: '' })

describe('the widths of a picture', () => {
  it.each([
    [2400, 800, '/img/7/320.webp 320w, /img/7/480.webp 480w, /img/7/640.webp 640w, /img/7/800.webp 800w'],
    [500, 800, '/img/7/320.webp 320w, /img/7/480.webp 480w, /img/7/640.webp 500w'],
    [200, 800, '/img/7/320.webp 200w'],
  ])('one of %i px, shown at most %i px wide', (ancho, mayor, expected) => {
    expect(fuentes(foto(ancho), 'webp', mayor)).toBe(expected)
  })
})
