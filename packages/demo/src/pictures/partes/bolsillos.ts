import { num, onSide, outline, type Point, type Side } from '../outline.ts'
import { type Pieza, pespunte } from '../pieza.ts'

const rectangle = (x: number, y: number, w: number, h: number, tilt: number): Point[] => [
  [x, y, 'v'],
  [x + w, y - tilt, 'v'],
  [x + w + tilt * 0.2, y + h - tilt, 'v'],
  [x + tilt * 0.2, y + h, 'v'],
]

const inside = (points: Point[], by: number): Point[] => {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return points.map(([x, y]) => [x - Math.sign(x - cx) * by, y - Math.sign(y - cy) * by, 'v'])
}

/** A patch pocket with a pointed or straight bottom. */
export function parche(x: number, y: number, w: number, h: number, side: Side, pico = 10): Pieza {
  const points: Point[] = [
    [x, y, 'v'],
    [x + w, y, 'v'],
    [x + w - 1, y + h, 'v'],
    [x + w / 2, y + h + pico, 'v'],
    [x + 1, y + h, 'v'],
  ]
  const hem: Point[] = [
    [x + 2, y + 16],
    [x + w - 2, y + 16],
  ]
  return {
    d: outline(onSide(points, side)),
    nivel: 1.3,
    costuras: [pespunte(outline(onSide(inside(points, 5), side))), pespunte(outline(onSide(hem, side), false))],
  }
}

/** A flap over a pocket. */
export function cartera(x: number, y: number, w: number, h: number, side: Side, tilt = 5): Pieza {
  const points = rectangle(x, y, w, h, tilt)
  return {
    d: outline(onSide(points, side)),
    nivel: 1.45,
    costuras: [pespunte(outline(onSide(inside(points, 5), side)))],
  }
}

/** A narrow welt cut into the cloth. */
export function vivo(x: number, y: number, w: number, h: number, side: Side, tilt = 8): Pieza {
  return { d: outline(onSide(rectangle(x, y, w, h, tilt), side)), nivel: 1.28, tono: -0.05 }
}

/** A slanted welt as coats have, along the body. */
export function vivoOblicuo(x: number, y: number, side: Side): Pieza {
  const points: Point[] = [
    [x, y, 'v'],
    [x + 30, y - 8, 'v'],
    [x + 66, y + 138, 'v'],
    [x + 36, y + 148, 'v'],
  ]
  return {
    d: outline(onSide(points, side)),
    nivel: 1.35,
    hilo: -14 * side,
    costuras: [pespunte(outline(onSide(inside(points, 5), side)))],
  }
}

/** The mouth of a side pocket below a waistband. */
export const bocaOblicua = (x: number, y: number, hasta: Point, side: Side): string =>
  `M${num(x * side)} ${num(y)}Q${num((x + 6) * side)} ${num((y + hasta[1]) / 2 + 20)} ${num(hasta[0] * side)} ${num(hasta[1])}`
