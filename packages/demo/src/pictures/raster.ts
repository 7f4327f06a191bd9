/** A grey map with one number per pixel. */
export interface Plane {
  data: Float32Array
  width: number
  height: number
}

/** An empty map. */
export const plane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
})

// A running sum makes the cost of a blur independent of its reach.
function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, reach: number) {
  const share = 1 / (reach * 2 + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    const first = from[row] as number
    const end = from[last] as number
    let sum = first * reach
    for (let i = 0; i < reach; i++) sum += from[Math.min(row + i, last)] as number
    for (let x = 0; x < width; x++) {
      sum += x + reach < width ? (from[row + x + reach] as number) : end
      to[row + x] = sum * share
      sum -= x - reach >= 0 ? (from[row + x - reach] as number) : first
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, reach: number) {
  const share = 1 / (reach * 2 + 1)
  const sums = new Float32Array(width)
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width
  for (let y = -reach; y < reach; y++) {
    const row = rowAt(y)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const entering = rowAt(y + reach)
    const leaving = rowAt(y - reach)
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[entering + x] as number)
      to[y * width + x] = sum * share
      sums[x] = sum - (from[leaving + x] as number)
    }
  }
}

/** A soft copy: repeated box blurs are as good as a Gaussian, in floats, so slow slopes do not step. */
export function blurred(source: Plane, sigma: number): Plane {
  const { width, height } = source
  const passes = sigma > 4 ? 2 : 3
  const reach = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / passes + 1) - 1) / 2))
  const spare = new Float32Array(width * height)
  const out = new Float32Array(source.data)
  for (let pass = 0; pass < (sigma < 1.2 ? 1 : passes); pass++) {
    boxRows(out, spare, width, height, reach)
    boxColumns(spare, out, width, height, reach)
  }
  return { data: out, width, height }
}
