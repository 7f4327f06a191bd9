/** What bars a label bears. The SSCC is a GS1-128 with its identifier (00). */
export const BARRAS = ['ean13', 'ean8', 'sscc', 'code128', 'qr'] as const

/** One label: the lines that a person reads, from the most to the least important, and what a machine reads. */
export interface Etiqueta {
  titulo: string
  lineas: string[]
  /** Said large: a size, a roll's number, a shelf. */
  grande: string
  /** The recommended price, where it is wanted. */
  precio: string
  barras: { clase: (typeof BARRAS)[number]; valor: string } | null
  cantidad: number
}

/** How labels lie on a sheet, in millimetres. */
export interface Medidas {
  columnas: number
  filas: number
  ancho: number
  alto: number
  margenX: number
  margenY: number
  /** Between one label and the next. */
  huecoX: number
  huecoY: number
}

/** Sheets that are sold everywhere, by what they are called in the shops. */
export const HOJAS = {
  'A4-65 (38,1 × 21,2)': {
    columnas: 5,
    filas: 13,
    ancho: 38.1,
    alto: 21.2,
    margenX: 4.7,
    margenY: 10.7,
    huecoX: 2.5,
    huecoY: 0,
  },
  'A4-40 (52,5 × 29,7)': {
    columnas: 4,
    filas: 10,
    ancho: 52.5,
    alto: 29.7,
    margenX: 0,
    margenY: 0,
    huecoX: 0,
    huecoY: 0,
  },
  'A4-24 (70 × 37)': { columnas: 3, filas: 8, ancho: 70, alto: 37, margenX: 0, margenY: 0.5, huecoX: 0, huecoY: 0 },
  'A4-14 (99,1 × 38,1)': {
    columnas: 2,
    filas: 7,
    ancho: 99.1,
    alto: 38.1,
    margenX: 4.7,
    margenY: 15.1,
    huecoX: 2.5,
    huecoY: 0,
  },
  'A4-8 (99,1 × 67,7)': {
    columnas: 2,
    filas: 4,
    ancho: 99.1,
    alto: 67.7,
    margenX: 4.7,
    margenY: 13.1,
    huecoX: 2.5,
    huecoY: 0,
  },
} satisfies Record<string, Medidas>

const A4 = { ancho: 210, alto: 297 }
const HOLGURA = 0.5

/** Whether so many labels fit on the sheet. */
export const cabenEnA4 = ({ columnas, filas, ancho, alto, margenX, margenY, huecoX, huecoY }: Medidas): boolean =>
  margenX + columnas * ancho + (columnas - 1) * huecoX <= A4.ancho + HOLGURA &&
  margenY + filas * alto + (filas - 1) * huecoY <= A4.alto + HOLGURA

/** Where each label goes, by its place in the list; the first sheet may have been used up to a label. */
export function repartir(
  cantidades: readonly number[],
  { columnas, filas }: Medidas,
  desde: number,
): (number | null)[][] {
  const porHoja = columnas * filas
  const todas = [
    ...Array.from({ length: desde - 1 }, () => null),
    ...cantidades.flatMap((n, i) => Array.from({ length: n }, () => i)),
  ]
  return Array.from({ length: Math.ceil(todas.length / porHoja) }, (_, hoja) =>
    todas.slice(hoja * porHoja, (hoja + 1) * porHoja),
  )
}

/** A roll of labels in a label printer. */
export interface Rollo {
  ancho: number
  alto: number
  /** Dots per millimetre: 8 of 203 dpi, 12 of 300 dpi. */
  puntos: number
}

const ESPECIAL = /[_^~\\]/g
/** What ZPL takes for a command is written by its number. */
const seguro = (texto: string): string =>
  texto.replace(ESPECIAL, (letra) => `_${letra.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
const dato = (texto: string): string => `^FH^FD${seguro(texto)}^FS`

/** The command of a bar code, with its data, at a height in dots. */
function barrasEnZpl({ clase, valor }: NonNullable<Etiqueta['barras']>, alto: number, modulo: number): string {
  switch (clase) {
    case 'ean13':
      return `^BY${modulo}^BEN,${alto},Y,N^FD${valor.slice(0, 12)}^FS`
    case 'ean8':
      return `^BY${modulo}^B8N,${alto},Y,N^FD${valor.slice(0, 7)}^FS`
    case 'sscc':
      return `^BY${modulo}^BCN,${alto},Y,N,N,D^FD(00)${valor}^FS`
    case 'code128':
      return `^BY${modulo}^BCN,${alto},Y,N,N,A${dato(valor)}`
    case 'qr':
      return `^BQN,2,${Math.max(2, modulo * 2)}^FH^FDMA,${seguro(valor)}^FS`
  }
}

/** One label as a label printer is told it, as many times as it is wanted. */
function unaEnZpl(etiqueta: Etiqueta, { ancho, alto, puntos }: Rollo): string {
  const [w, h] = [Math.round(ancho * puntos), Math.round(alto * puntos)]
  const margen = Math.round(2 * puntos)
  const letra = Math.max(Math.round(2.4 * puntos), Math.round(h / 14))
  const textos = [etiqueta.titulo, ...etiqueta.lineas].filter(Boolean)
  const campos = textos.map(
    (texto, i) =>
      `^FO${margen},${margen + i * Math.round(letra * 1.15)}^A0N,${letra},${letra}^FB${w - 2 * margen},1,0,L,0${dato(texto)}`,
  )
  const y = margen + Math.round(textos.length * letra * 1.15)
  const derecha = [etiqueta.grande, etiqueta.precio].filter(Boolean).join('  ')
  const grande = derecha
    ? [`^FO${margen},${y}^A0N,${letra * 2},${letra * 2}^FB${w - 2 * margen},1,0,R,0${dato(derecha)}`]
    : []
  const arriba = y + (derecha ? Math.round(letra * 2.1) : 0)
  const bajo = Math.max(Math.round(5 * puntos), h - arriba - margen - Math.round(3.5 * puntos))
  const modulo = Math.max(2, Math.round(puntos / 4))
  const barras = etiqueta.barras ? [`^FO${margen * 2},${arriba}${barrasEnZpl(etiqueta.barras, bajo, modulo)}`] : []
  return ['^XA^CI28', `^PW${w}^LL${h}`, ...campos, ...grande, ...barras, `^PQ${etiqueta.cantidad}`, '^XZ'].join('\n')
}

/** Labels in the language of label printers (ZPL II). */
export const enZpl = (etiquetas: readonly Etiqueta[], rollo: Rollo): string =>
  `${etiquetas
    .filter(({ cantidad }) => cantidad > 0)
    .map((una) => unaEnZpl(una, rollo))
    .join('\n')}\n`
