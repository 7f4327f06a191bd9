import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { portada, taller } from './escenas.ts'
import { dibujar, type Familia, type Prenda, type Vista } from './prenda.ts'
import { fotografiar } from './render.ts'
import type { Tejido } from './tejido.ts'

const FAMILIAS: Familia[] = [
  'vestido',
  'blusa',
  'camisa',
  'top',
  'camiseta',
  'jersey',
  'chaqueta',
  'abrigo',
  'pantalon',
  'falda',
  'mono',
  'conjunto',
]
const VISTAS: Vista[] = ['frente', 'espalda', 'detalle']
const TEJIDOS: Tejido[] = ['crepe', 'viscosa', 'lino', 'popelin', 'punto', 'denim', 'gasa', 'pano']
const SEMILLAS = Array.from({ length: 24 }, (_, i) => i)

const prenda = (familia: Familia, more: Partial<Prenda> = {}): Prenda => ({
  familia,
  semilla: 7,
  hex: '#6d1a36',
  estampado: 'liso',
  tejido: 'crepe',
  ...more,
})

const shapes = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')

describe('dibujar', () => {
  it.each(FAMILIAS)('draws the same %s for the same description', (familia) => {
    const flowered = prenda(familia, { estampado: 'flores' })
    for (const vista of VISTAS) expect(dibujar(flowered, vista)).toBe(dibujar({ ...flowered }, vista))
  })

  it.each(FAMILIAS)('gives each seed its own %s', (familia) => {
    const drawings = SEMILLAS.map((semilla) => dibujar(prenda(familia, { semilla }), 'frente'))
    expect(new Set(drawings).size).toBe(SEMILLAS.length)
  })

  it.each(FAMILIAS)('cuts every colour of a %s alike', (familia) => {
    const red = dibujar(prenda(familia, { hex: '#c1121f' }), 'frente')
    const camel = dibujar(prenda(familia, { hex: '#b9834f' }), 'frente')
    expect(shapes(red)).toBe(shapes(camel))
  })

  it.each(FAMILIAS)('never leaves a hole in the numbers of a %s', (familia) => {
    for (const semilla of SEMILLAS.slice(0, 10)) {
      for (const tejido of TEJIDOS) {
        for (const vista of VISTAS) {
          expect(dibujar(prenda(familia, { semilla, tejido }), vista)).not.toMatch(/NaN|undefined|Infinity/)
        }
      }
    }
  })

  it('shows the back and the detail differently from the front', () => {
    const [front, back, detail] = VISTAS.map((vista) => dibujar(prenda('camisa'), vista))
    expect(new Set([front, back, detail]).size).toBe(3)
  })

  it('draws four fifths', async () => {
    const { width, height } = await sharp(Buffer.from(dibujar(prenda('falda'), 'frente'))).metadata()
    expect([width, height]).toEqual([1000, 1250])
  })
})

describe('fotografiar', () => {
  it.each(FAMILIAS.flatMap((familia) => VISTAS.map((vista) => [familia, vista] as const)))(
    'photographs %s, %s',
    async (familia, vista) => {
      const { width, height } = await sharp(await fotografiar(prenda(familia), vista, 120)).metadata()
      expect([width, height]).toEqual([120, 150])
    },
  )

  it.each(['rayas', 'lunares', 'cuadros', 'flores'] as const)('prints %s', async (estampado) => {
    const plain = await fotografiar(prenda('vestido'), 'frente', 120)
    expect(plain.equals(await fotografiar(prenda('vestido', { estampado }), 'frente', 120))).toBe(false)
  })

  it('gives the same bytes for the same description', async () => {
    const [once, again] = await Promise.all([1, 2].map(() => fotografiar(prenda('jersey'), 'detalle', 120)))
    expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true)
  })

  it.each([
    ['#ffffff', 'white'],
    ['#111111', 'black'],
  ])('keeps %s cloth apart from the wall and from itself', async (hex) => {
    const photo = await fotografiar(prenda('falda', { hex, semilla: 8 }), 'frente', 240)
    const look = async (left: number, top: number, side: number) => {
      const part = sharp(photo).extract({ left, top, width: side, height: side }).greyscale()
      const [grey] = (await sharp(await part.png().toBuffer()).stats()).channels
      return grey ?? { mean: 0, stdev: 0 }
    }
    const cloth = await look(80, 130, 80)
    const backdrop = await look(4, 4, 20)
    expect(Math.abs(cloth.mean - backdrop.mean)).toBeGreaterThan(8)
    expect(cloth.stdev).toBeGreaterThan(2)
  })
})

describe('escenas', () => {
  it('hangs several garments on a rail', async () => {
    const rail = await portada([prenda('abrigo'), prenda('falda', { hex: '#f2ebdd' })], 280)
    const { width, height } = await sharp(rail).metadata()
    expect([width, height]).toEqual([280, 200])
  })

  it('stacks folded garments in a square', async () => {
    const { width, height } = await sharp(await taller()).metadata()
    expect(width).toBe(height)
  })
})
