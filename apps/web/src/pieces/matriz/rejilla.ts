/** A colour of a model and the sizes in which it is made. */
export interface ColorDeMatriz {
  id: number
  nombre: string
  hex: string
  tallas: readonly { talla: string; libre: number }[]
}

/** The cells of a matrix: colours as rows, sizes as columns, some of which do not exist. */
export interface Rejilla {
  colores: readonly ColorDeMatriz[]
  tallas: readonly string[]
}

export interface Cambio {
  colorId: number
  talla: string
  cantidad: number
}
/** What was typed into a cell, as it was typed. */
export interface Escrito {
  colorId: number
  talla: string
  texto: string
}
/** The most that a cell can count: five digits. */
export const CUENTA_MAXIMA = 99_999
/** Whether a count is written, or nothing: digits, perhaps with a point before thousands, and a minus where one may stand. */
export const esCuenta = (texto: string, conSigno = false): boolean =>
  (conSigno ? /^[-−]?(\d{0,5}|\d{1,2}\.\d{3})$/ : /^(\d{0,5}|\d{1,2}\.\d{3})$/).test(texto.trim())

export interface Lugar {
  fila: number
  columna: number
}

export const MAXIMA = 9999

const existe = ({ colores, tallas }: Rejilla, { fila, columna }: Lugar): boolean => {
  const talla = tallas[columna]
  return colores[fila]?.tallas.some((una) => una.talla === talla) ?? false
}

const PASOS = {
  ArrowUp: { fila: -1, columna: 0 },
  ArrowDown: { fila: 1, columna: 0 },
  ArrowLeft: { fila: 0, columna: -1 },
  ArrowRight: { fila: 0, columna: 1 },
} as const
export type Direccion = keyof typeof PASOS
export const esDireccion = (key: string): key is Direccion => Object.hasOwn(PASOS, key)

/** The next cell that exists in a direction; none at the edge. */
export function vecina(rejilla: Rejilla, desde: Lugar, direccion: Direccion): Lugar | undefined {
  const paso = PASOS[direccion]
  const lugar = { ...desde }
  const dentro = () =>
    lugar.fila >= 0 &&
    lugar.fila < rejilla.colores.length &&
    lugar.columna >= 0 &&
    lugar.columna < rejilla.tallas.length
  do {
    lugar.fila += paso.fila
    lugar.columna += paso.columna
  } while (dentro() && !existe(rejilla, lugar))
  return dentro() ? lugar : undefined
}

/** A whole number of garments, nothing being none; whatever else is written is no number at all. */
export function leerCantidad(texto: string): number | undefined {
  const escrito = texto.trim()
  if (!/^\d*$/.test(escrito)) return undefined
  const cantidad = Number(escrito)
  return cantidad <= MAXIMA ? cantidad : undefined
}

function celda({ colores, tallas }: Rejilla, { fila, columna }: Lugar): Omit<Cambio, 'cantidad'>[] {
  const color = colores[fila]
  const talla = tallas[columna]
  if (!color || talla === undefined || !existe({ colores, tallas }, { fila, columna })) return []
  return [{ colorId: color.id, talla }]
}

/** A block of a spreadsheet, laid over the matrix from a cell on; what falls on no cell is left out. */
export function pegarTextos(rejilla: Rejilla, desde: Lugar, texto: string): Escrito[] {
  const filas = texto.replace(/\r?\n$/, '').split(/\r?\n/)
  return filas.flatMap((fila, i) =>
    fila
      .split('\t')
      .flatMap((valor, j) =>
        celda(rejilla, { fila: desde.fila + i, columna: desde.columna + j }).map((una) => ({ ...una, texto: valor })),
      ),
  )
}

/** The same, as numbers of garments: all of them, or what is none. */
export function pegar(rejilla: Rejilla, desde: Lugar, texto: string): { cambios: Cambio[] } | { malo: string } {
  const cambios: Cambio[] = []
  for (const { texto: valor, ...una } of pegarTextos(rejilla, desde, texto)) {
    const cantidad = leerCantidad(valor)
    if (cantidad === undefined) return { malo: valor.trim() }
    cambios.push({ ...una, cantidad })
  }
  return { cambios }
}

/** The same number in every colour below. */
export const rellenarAbajo = (rejilla: Rejilla, { fila, columna }: Lugar, cantidad: number): Cambio[] =>
  rejilla.colores
    .slice(fila + 1)
    .flatMap((_, i) => celda(rejilla, { fila: fila + 1 + i, columna }).map((una) => ({ ...una, cantidad })))

type Cantidades = (colorId: number, talla: string) => number

/** The quantities of one colour in every other, where the size is made. */
export function copiarATodos(rejilla: Rejilla, colorId: number, cantidad: Cantidades): Cambio[] {
  return rejilla.colores
    .filter(({ id }) => id !== colorId)
    .flatMap(({ id, tallas }) =>
      tallas.map(({ talla }) => ({ colorId: id, talla, cantidad: cantidad(colorId, talla) })),
    )
}

/** A curve more, on top of what the row holds: the first click gives one, the second two. */
export const aplicarCurva = (
  { tallas }: ColorDeMatriz,
  curva: Readonly<Record<string, number>>,
  cantidad: (talla: string) => number,
): { talla: string; cantidad: number }[] =>
  tallas
    .map(({ talla }) => ({ talla, deMas: curva[talla] ?? 0 }))
    .filter(({ deMas }) => deMas > 0)
    .map(({ talla, deMas }) => ({ talla, cantidad: Math.min(cantidad(talla) + deMas, MAXIMA) }))
