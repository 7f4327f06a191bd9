import sharp from 'sharp'
import { type Cutout, contrastOf, lighten, onWall } from './compose.ts'
import { lit } from './light.ts'
import { type Boceto, bocetar, type Prenda, recorte, type Vista } from './prenda.ts'
import { type Plane, plane } from './raster.ts'
import { foldLayer, HEIGHT, volumeLayer, WIDTH } from './svg.ts'
import { TEJIDOS, type Tejido } from './tejido.ts'

/** Draws an SVG into pixels. */
export async function rgba(svg: string): Promise<Cutout> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  return { data: bytes, width: info.width, height: info.height }
}

async function greys(svg: string): Promise<Plane> {
  const { data, info } = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const map = plane(info.width, info.height)
  for (let i = 0; i < map.data.length; i++) map.data[i] = (data[i] as number) / 255
  return map
}

/** Draws and lights the garment alone. */
export async function recortar(boceto: Boceto, tejido: Tejido, width: number): Promise<Cutout> {
  // SVG filters take seconds; a blurred map at half the size takes milliseconds.
  const half = Math.round(width / 2)
  const { figura, encuadre, cerca } = boceto
  const hex = boceto.paleta.tela
  const [cloth, volume, folds] = await Promise.all([
    rgba(recorte(boceto, width)),
    greys(volumeLayer(figura, encuadre, half)),
    greys(foldLayer(figura, encuadre, half)),
  ])
  const scale = (encuadre.escala * half) / WIDTH
  const light = lit({ volume, folds, scale, softness: TEJIDOS[tejido].suavidad, contrast: contrastOf(hex) })
  return lighten(cloth, light, { hex, tejido, cerca })
}

/** Photographs a garment before the wall: a JPEG master of the given width, 4:5. */
export async function fotografiar(prenda: Prenda, vista: Vista, ancho = WIDTH): Promise<Buffer> {
  const boceto = bocetar(prenda, vista)
  const cut = await recortar(boceto, prenda.tejido, ancho)
  const height = Math.round((ancho * HEIGHT) / WIDTH)
  return await sharp(onWall(cut, boceto.fondo), { raw: { width: ancho, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
