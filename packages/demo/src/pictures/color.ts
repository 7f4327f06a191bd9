type Rgb = [red: number, green: number, blue: number]

/** The three channels of `#rrggbb`. */
export function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const twoDigits = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0')

/** A share `t` of the way from one colour to the other. */
export function mix(from: string, to: string, t: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((c, i) => twoDigits(c + ((target[i] ?? c) - c) * t))
    .join('')}`
}

/** How light a colour looks, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** The colour as cloth shows it: black cloth keeps room for shadow, white cloth room for light. */
export function tinte(hex: string): string {
  const light = luminance(hex)
  if (light < 0.16) return mix(hex, '#46464c', 0.3 - light)
  if (light > 0.9) return mix(hex, '#ecebe8', 0.3)
  return hex
}

/** Darker below zero, lighter above. */
export const toned = (hex: string, tone: number) => mix(hex, tone < 0 ? '#0c0b0e' : '#ffffff', Math.abs(tone))
