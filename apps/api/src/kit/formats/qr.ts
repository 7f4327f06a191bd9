import { encode } from 'uqr'

/** A QR as one path of a drawing whose unit is a module; the quiet zone is around it. */
export interface Qr {
  /** Modules per side, quiet zone included. */
  lado: number
  trazo: string
}

const BORDE = 4

/** A text as QR, at the level of correction that the agency asks for. */
export function qrDe(texto: string): Qr {
  const { data, size } = encode(texto, { ecc: 'M', border: BORDE })
  const trazos: string[] = []
  data.forEach((fila, y) => {
    for (let x = 0; x < fila.length; x += 1) {
      if (!fila[x]) continue
      const desde = x
      while (fila[x + 1]) x += 1
      trazos.push(`M${desde} ${y}h${x - desde + 1}v1H${desde}z`)
    }
  })
  return { lado: size, trazo: trazos.join('') }
}

/** The same as a picture of its own. */
export const qrSvg = ({ lado, trazo }: Qr): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" shape-rendering="crispEdges"><path d="${trazo}" fill="#000"/></svg>`
