/** One value of a DER file: what it is, what is in it, and both together as they are written. */
export interface Der {
  tag: number
  dentro: Buffer
  entero: Buffer
}

const LARGA = 0x80

/** How long a value is and where it begins; lengths that are not said beforehand are not DER. */
function medida(bytes: Buffer, at: number): [desde: number, largo: number] {
  const primero = bytes.at(at) ?? LARGA
  if (primero < LARGA) return [at + 1, primero]
  const cuantos = primero - LARGA
  if (cuantos === 0 || cuantos > 4 || at + 1 + cuantos > bytes.length) throw new Error('This is not DER.')
  return [at + 1 + cuantos, bytes.readUIntBE(at + 1, cuantos)]
}

/** The values that follow one another in a piece of DER. */
export function leerDer(bytes: Buffer): Der[] {
  const valores: Der[] = []
  for (let at = 0; at < bytes.length; ) {
    const [desde, largo] = medida(bytes, at + 1)
    const hasta = desde + largo
    if (hasta > bytes.length) throw new Error('This is not DER.')
    valores.push({ tag: bytes[at] ?? 0, dentro: bytes.subarray(desde, hasta), entero: bytes.subarray(at, hasta) })
    at = hasta
  }
  return valores
}

const SIETE_BITS = 0x7f

/** An object identifier with its dots: `2.5.4.97`. */
export function oidDe({ dentro }: Der): string {
  const numeros: number[] = []
  let n = 0
  for (const byte of dentro) {
    n = n * 128 + (byte & SIETE_BITS)
    if (byte > SIETE_BITS) continue
    numeros.push(n)
    n = 0
  }
  const [primero = 0, ...resto] = numeros
  const arco = Math.min(Math.floor(primero / 40), 2)
  return [arco, primero - arco * 40, ...resto].join('.')
}
