import { blurred, type Plane, plane } from './raster.ts'

/** What the light makes of the relief. */
export interface Lit {
  /** A factor for the colour, 1 where the cloth lies flat. */
  shade: Plane
  /** White to add where the cloth shines, 0 to 1. */
  gloss: Plane
  /** Slope of the folds alone, which also bends the print. */
  slopeX: Plane
  slopeY: Plane
}

/** The maps of a relief and how it takes the light. */
export interface Relief {
  /** Which piece lies above which. */
  volume: Plane
  /** Folds of the cloth, half way when flat. */
  folds: Plane
  /** Pixels of the map per millimetre. */
  scale: number
  /** How softly a fold turns, in millimetres. */
  softness: number
  contrast: number
}

// From the upper left, as a shop window is lit.
const LIGHT = { x: -0.5, y: -0.52, z: 0.69 }
const GLINT = { x: -0.28, y: -0.3, z: 0.91 }
// Millimetres that the full range of each map stands for.
const EDGE = 9
const BODY = 20
const FOLD = 27

function heights({ volume, folds, scale, softness }: Relief) {
  const near = blurred(volume, 2.4 * scale)
  const beside = blurred(volume, 8 * scale)
  const far = blurred(volume, 26 * scale)
  const fold = blurred(folds, softness * scale)
  const around = blurred(folds, 17 * scale)
  const total = plane(volume.width, volume.height)
  for (let i = 0; i < total.data.length; i++) {
    const body = (near.data[i] as number) * EDGE + (far.data[i] as number) * BODY
    total.data[i] = (body + (fold.data[i] as number) * FOLD) * scale
  }
  return { near, beside, fold, around, total }
}

// Highlights level off before they burn out; shadows deepen without ever closing.
const exposed = (raw: number) => (raw > 0 ? 1 + raw / (1 + raw * 1.9) : 1 / (1 - raw * 1.05))

/** Lights the relief: slopes towards the window shine, hollows and covered places keep the dark. */
export function lit(relief: Relief): Lit {
  const { near, beside, fold, around, total } = heights(relief)
  const { width, height } = total
  const shade = plane(width, height)
  const gloss = plane(width, height)
  const slopeX = plane(width, height)
  const slopeY = plane(width, height)
  // The outermost pixels have no neighbours to slope towards.
  shade.data.fill(1)
  const h = total.data
  const f = fold.data
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const dx = ((h[i + 1] as number) - (h[i - 1] as number)) * 0.5
      const dy = ((h[i + width] as number) - (h[i - width] as number)) * 0.5
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      const facing = (LIGHT.z - dx * LIGHT.x - dy * LIGHT.y) / (length * LIGHT.z) - 1
      const covered = Math.max(0, (beside.data[i] as number) - (near.data[i] as number)) * 3.4
      const hollow = ((around.data[i] as number) - (f[i] as number)) * 1.15
      shade.data[i] = exposed((facing - covered - hollow) * relief.contrast)
      const towards = (GLINT.z - dx * GLINT.x - dy * GLINT.y) / length
      const square = towards * towards
      const fourth = square * square
      gloss.data[i] = towards > 0 ? fourth * fourth * fourth * fourth : 0
      slopeX.data[i] = (f[i + 1] as number) - (f[i - 1] as number)
      slopeY.data[i] = (f[i + width] as number) - (f[i - width] as number)
    }
  }
  return { shade, gloss, slopeX, slopeY }
}
