const BASE64 = /^[A-Za-z0-9+/]{7,}={0,2}$/

const channel = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)))

/** The average colour that a thumbhash begins with; enough to stand in for a picture, and known before any script. */
export function colorMedio(huella: string): string | undefined {
  if (!BASE64.test(huella)) return undefined
  const [first = 0, second = 0, third = 0] = Uint8Array.from(atob(huella), (char) => char.charCodeAt(0))
  const head = first | (second << 8) | (third << 16)
  const light = (head & 63) / 63
  const yellowBlue = ((head >> 6) & 63) / 31.5 - 1
  const redGreen = ((head >> 12) & 63) / 31.5 - 1
  const blue = light - (2 / 3) * yellowBlue
  const red = (3 * light - blue + redGreen) / 2
  const green = red - redGreen
  return `rgb(${channel(red)} ${channel(green)} ${channel(blue)})`
}
