import type { Etiqueta } from '@telar/domain/casa/etiquetas'
import { qrDe, qrSvg } from '../../kit/formats/qr.ts'

type Barras = NonNullable<Etiqueta['barras']>

/** A bar code as a picture, with what it says beneath it. Of the hundreds of kinds of bars, few processes ever need one. */
export async function barrasSvg({ clase, valor }: Barras): Promise<string> {
  if (clase === 'qr') return qrSvg(qrDe(valor))
  const { toSVG } = await import('bwip-js/node')
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
