/** A point in millimetres; `v` marks a corner, every other point is passed smoothly. */
export type Point = readonly [x: number, y: number, kind?: 'v']
/** 1 is the viewer's right, -1 the viewer's left. */
export type Side = 1 | -1

/** Both sides, to cut a pair. */
export const SIDES: readonly Side[] = [1, -1]

const HANDLE = 0.36

const rounded = (n: number) => Math.round(n * 10) / 10
const pair = (p: Point) => `${rounded(p[0])} ${rounded(p[1])}`

/** Rounds for SVG: a tenth of a millimetre is finer than a pixel. */
export const num = (n: number) => String(rounded(n))

/** The point a share `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** A plain blend of two numbers. */
export const blend = (a: number, b: number, t: number) => a + (b - a) * t

/** Moves a point. */
export const shifted = (p: Point, dx: number, dy: number): Point => [p[0] + dx, p[1] + dy, p[2]]

/** Reads points as SVG writes them, `x,y x,y`; a `!` after a point makes it a corner. */
export function points(text: string): Point[] {
  return text.split(' ').map((word) => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
    return word.endsWith('!') ? [x, y, 'v'] : [x, y]
  })
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

function heading(points: readonly Point[], i: number, closed: boolean): Point | undefined {
  const total = points.length
  const here = points[i]
  const before = closed ? points[(i + total - 1) % total] : points[i - 1]
  const after = closed ? points[(i + 1) % total] : points[i + 1]
  if (!here || !before || !after || here[2] === 'v') return undefined
  const length = distance(before, after) || 1
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
}

function segment(from: Point, to: Point, leave: Point | undefined, arrive: Point | undefined): string {
  if (!leave && !arrive) return `L${pair(to)}`
  const reach = distance(from, to) * HANDLE
  const ahead = leave && shifted(from, leave[0] * reach, leave[1] * reach)
  const behind = arrive && shifted(to, -arrive[0] * reach, -arrive[1] * reach)
  const first = ahead ?? between(from, behind ?? to, 0.45)
  const second = behind ?? between(to, ahead ?? from, 0.45)
  return `C${pair(first)} ${pair(second)} ${pair(to)}`
}

/** A path through the points: curves through the smooth ones, straight lines between two corners. */
export function outline(points: readonly Point[], closed = true): string {
  const [first] = points
  if (!first) return ''
  const steps = points.map((point, i) => {
    const next = points[i + 1] ?? (closed ? first : undefined)
    if (!next) return ''
    return segment(point, next, heading(points, i, closed), heading(points, (i + 1) % points.length, closed))
  })
  return `M${pair(first)}${steps.join('')}${closed ? 'Z' : ''}`
}

/** An open path through the points. */
export const line = (...points: Point[]) => outline(points, false)

/** The same points on the other side of the centre line. */
export const onSide = (points: readonly Point[], side: Side): Point[] =>
  points.map(([x, y, kind]) => [x * side, y, kind])

/** An open path through points of the right side, drawn on the given side. */
export const lineOn = (side: Side, ...right: Point[]) => outline(onSide(right, side), false)

/** Closes a right half, given from the centre top to the centre bottom, with its mirror image. */
export function mirrored(right: readonly Point[]): Point[] {
  const left = onSide(right, -1).reverse()
  return [...right, ...left.filter(([x]) => x !== 0)]
}

/** Half the width of a right-side outline at a height, by straight steps between its points. */
export function widthAt(side: readonly Point[], y: number): number {
  for (let i = 1; i < side.length; i++) {
    const a = side[i - 1]
    const b = side[i]
    if (a && b && a[1] <= y && y <= b[1]) return blend(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1))
  }
  const last = side.at(-1)
  return last ? last[0] : 0
}
