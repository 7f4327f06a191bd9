import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dibujarDemo } from './dibujante.ts'

const prenda = { familia: 'vestido', semilla: 1215, hex: '#111111', estampado: 'liso', tejido: 'crepe' }

test('pictures are drawn beside the server, which goes on answering', async () => {
  let pulses = 0
  const pulse = setInterval(() => {
    pulses += 1
  }, 10)
  const drawn = await Promise.all(
    ['frente', 'espalda', 'detalle'].map((vista) => dibujarDemo({ escena: 'prenda', datos: { prenda, vista } })),
  )
  clearInterval(pulse)
  for (const picture of drawn)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1000, height: 1250, format: 'webp' })
  expect(pulses).toBeGreaterThan(10)
})

test('a scene that does not exist fails alone', async () => {
  await expect(dibujarDemo({ escena: 'prenda', datos: null })).rejects.toThrow()
  expect((await dibujarDemo({ escena: 'prenda', datos: { prenda, vista: 'frente' } })).length).toBeGreaterThan(10_000)
})
