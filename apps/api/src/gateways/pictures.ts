import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { outside } from '../db/outside.ts'
import { Turns } from '../kit/turns.ts'

export const FORMATOS = ['avif', 'webp', 'jpeg'] as const
export type Formato = (typeof FORMATOS)[number]

/** What people may upload, by its bytes. SVG is a program and is never among them. */
const ADMITIDOS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
])
/** A camera of 24 megapixels; what would unfold to more is not unfolded at all. */
const MAX_PIXELS = 25_000_000
const MAX_SECONDS = 20
const HASH_SIDE = 100
/** A document is read well at this size, whatever it was photographed with. */
const DOCUMENT_SIDE = 2400

let library: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture; it keeps none. */
const sharp = () =>
  (library ??= import('sharp').then((loaded) => {
    loaded.default.cache(false)
    return loaded.default
  }))

/**
 * What somebody has just sent is unfolded one at a time, so that passwords and other pictures go on meanwhile. Those of
 * strangers wait in a line of their own.
 */
const subidas = new Turns({ atOnce: 1, waiting: 16 })
const documentos = new Turns({ atOnce: 1, waiting: 8 })

/** It is unfolded row by row, and no larger than it is needed where its format allows. */
async function open(content: Buffer): Promise<Sharp> {
  outside('A picture')
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false, sequentialRead: true } as const
  return (await sharp())(content, options).timeout({ seconds: MAX_SECONDS })
}

/** How large it says it is, which is read from its first bytes. */
async function medidas(content: Buffer): Promise<{ ancho: number; alto: number } | undefined> {
  const { width, height, autoOrient } = await (await open(content)).metadata()
  if (width * height > MAX_PIXELS) return undefined
  return { ancho: autoOrient?.width ?? width, alto: autoOrient?.height ?? height }
}

export interface Retrato {
  extension: string
  ancho: number
  alto: number
  huella: string
}

/** The few bytes that stand in for a picture. */
async function huellaDe(content: Buffer): Promise<string> {
  const { data, info } = await (await open(content))
    .rotate()
    .resize(HASH_SIDE, HASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Does something with a picture that somebody brought; nothing if it cannot be read as one. */
async function conTurno<R>(turnos: Turns, content: Buffer, work: (m: { ancho: number; alto: number }) => Promise<R>) {
  return turnos.run(async () => {
    try {
      const medida = await medidas(content)
      return medida && (await work(medida))
    } catch {
      return undefined
    }
  })
}

/** Looks at an upload: what it is, how large, and the few bytes that stand in for it. Nothing if it is no picture. */
export async function mirar(content: Buffer): Promise<Retrato | undefined> {
  outside('A picture')
  const type = await fileTypeFromBuffer(content)
  const extension = ADMITIDOS.get(type?.mime ?? '')
  if (!extension) return undefined
  return conTurno(subidas, content, async (medida) => ({ extension, ...medida, huella: await huellaDe(content) }))
}

/** The picture in one of the sizes that pages use, encoded anew: nothing of the original's bytes is left. */
export async function derivar(content: Buffer, ancho: number, formato: Formato): Promise<Buffer> {
  const picture = (await open(content)).rotate().resize({ width: ancho, withoutEnlargement: true })
  if (formato === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer()
  return formato === 'webp'
    ? picture.webp({ quality: 78 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** What a letterhead is printed from. */
const MEMBRETE = { width: 960, height: 192 }

/** A mark as papers and mails bear it, encoded anew with what is see-through in it; nothing if it cannot be read. */
export async function enMembrete(content: Buffer): Promise<Buffer | undefined> {
  outside('A picture')
  return conTurno(subidas, content, async () =>
    (await open(content))
      .rotate()
      .resize({ ...MEMBRETE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  )
}

const ENTEROS = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const

/** The picture as large as it can be read well, encoded anew; nothing if it cannot be read as one. */
export async function copiar(content: Buffer, tipo: keyof typeof ENTEROS): Promise<Buffer | undefined> {
  outside('A picture')
  return conTurno(documentos, content, async () =>
    (await open(content))
      .rotate()
      .resize(DOCUMENT_SIDE, DOCUMENT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(ENTEROS[tipo])
      .toBuffer(),
  )
}
