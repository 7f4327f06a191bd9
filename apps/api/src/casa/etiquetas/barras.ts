import type { Etiqueta } from '@telar/domain/casa/etiquetas'
import { toSVG } from 'bwip-js/node'
import { qrDe, qrSvg } from '../../kit/formats/qr.ts'

type Barras = NonNullable<Etiqueta['barras']>

/** A bar code as a picture, with what it says beneath it. */
export function barrasSvg({ clase, valor }: Barras): string {
  if (clase === 'qr') return qrSvg(qrDe(valor))
  const deCaja = clase === 'sscc'
  return toSVG({
    bcid: deCaja ? 'gs1-128' : clase,
    text: deCaja ? `(00)${valor}` : valor,
    includetext: true,
    height: 12,
    paddingwidth: 4,
    textsize: 9,
  })
}
