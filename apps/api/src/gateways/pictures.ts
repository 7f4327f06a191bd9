import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

export const FORMATOS = ['avif', 'webp', 'jpeg'] as const
export type Formato = (typeof FORMATOS)[number]

/** What people may upload, by its bytes. SVG is a program and is never among them. */
const ADMITIDOS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
])
/** A picture that would unfold to more than this is a bomb, not a photograph. */
const MAX_PIXELS = 60_000_000
const HASH_SIDE = 100

sharp.cache(false)

const open = (content: Buffer) => sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })

export interface Retrato {
  extension: string
  ancho: number
  alto: number
  huella: string
}

/** Looks at an upload: what it is, how large, and the few bytes that stand in for it. Nothing if it is no picture. */
export async function mirar(content: Buffer): Promise<Retrato | undefined> {
  const type = await fileTypeFromBuffer(content)
  const extension = ADMITIDOS.get(type?.mime ?? '')
  if (!extension) return undefined
  try {
    const small = await open(content)
      .rotate()
      .resize(HASH_SIDE, HASH_SIDE, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, autoOrient } = await open(content).metadata()
    const ancho = autoOrient?.width ?? width
    const alto = autoOrient?.height ?? height
    const huella = rgbaToThumbHash(small.info.width, small.info.height, small.data)
    return { extension, ancho, alto, huella: Buffer.from(huella).toString('base64') }
  } catch {
    return undefined
  }
}

/** The picture in one of the sizes that pages use, encoded anew: nothing of the original's bytes is left. */
export function derivar(content: Buffer, ancho: number, formato: Formato): Promise<Buffer> {
  const picture = open(content).rotate().resize({ width: ancho, withoutEnlargement: true })
  if (formato === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  return formato === 'webp'
    ? picture.webp({ quality: 78 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

const ENTEROS = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const

/** The picture as large as it came, encoded anew; nothing if it cannot be read as one. */
export async function copiar(content: Buffer, tipo: keyof typeof ENTEROS): Promise<Buffer | undefined> {
  try {
    return await open(content).rotate().toFormat(ENTEROS[tipo]).toBuffer()
  } catch {
    return undefined
  }
}
