import type { Licencia } from '@telar/api/db/schema/clientes/registers'
import sharp from 'sharp'

const LINEAS = [
  'LICENCIA DE ACTIVIDAD',
  'Comercio al por menor de prendas de vestir',
  'Documento de muestra, sin validez',
]

/** A PDF of one page, written out: its objects, where each begins, and the way in. */
function pdf(): Buffer {
  const texto = LINEAS.map((linea, i) => `BT /F1 ${i === 0 ? 22 : 13} Tf 72 ${720 - i * 40} Td (${linea}) Tj ET`).join(
    '\n',
  )
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${texto.length} >>\nstream\n${texto}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let cuerpo = '%PDF-1.4\n'
  const inicios = objetos.map((objeto, i) => {
    const inicio = cuerpo.length
    cuerpo += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(inicio).padStart(10, '0')} 00000 n \n`
  })
  const tabla = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${inicios.join('')}`
  return Buffer.from(
    `${cuerpo}${tabla}trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${cuerpo.length}\n%%EOF\n`,
    'latin1',
  )
}

function dibujo(): Buffer {
  const texto = LINEAS.map(
    (linea, i) => `<text x="60" y="${120 + i * 60}" font-size="${i === 0 ? 34 : 20}">${linea}</text>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" font-family="sans-serif">
      <rect width="800" height="600" fill="#fff"/><rect x="20" y="20" width="760" height="560" fill="none" stroke="#111"/>
      ${texto.join('')}<circle cx="680" cy="480" r="60" fill="none" stroke="#c8102e" stroke-width="6"/></svg>`,
  )
}

/** The licence that the demo's requests came with. */
export const dibujarLicencia = (tipo: Licencia['tipo']): Promise<Buffer> =>
  tipo === 'pdf'
    ? Promise.resolve(pdf())
    : sharp(dibujo())
        .toFormat(tipo === 'jpg' ? 'jpeg' : tipo)
        .toBuffer()
