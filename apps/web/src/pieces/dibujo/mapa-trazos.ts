type Lugar = readonly [latitud: number, longitud: number]

/** The drawing's upper left corner; a degree of latitude is a third longer than one of longitude here. */
const ORIGEN: Lugar = [41.655, 1.88]
const POR_GRADO = { latitud: 2500, longitud: 1875 }

export const ANCHO = 1200
export const ALTO = 900

export const enPapel = ([latitud, longitud]: Lugar): readonly [x: number, y: number] => [
  Math.round((longitud - ORIGEN[1]) * POR_GRADO.longitud),
  Math.round((ORIGEN[0] - latitud) * POR_GRADO.latitud),
]

/** A line through places, bent softly: each place pulls the curve, and it passes midway between two of them. */
function trazo(lugares: readonly Lugar[]): string {
  const puntos = lugares.map(enPapel)
  const [inicio = [0, 0], ...resto] = puntos
  const curvas = resto.slice(0, -1).map(([x, y], i) => {
    const [sx, sy] = resto[i + 1] ?? [x, y]
    return `Q${x} ${y} ${(x + sx) / 2} ${(y + sy) / 2}`
  })
  return `M${inicio.join(' ')}${curvas.join('')}L${resto.at(-1)?.join(' ')}`
}

/** The town whose surroundings are drawn, and where in it the house is. */
export const CASA = { ciudad: 'Sabadell', lugar: [41.5463, 2.1086] as Lugar }

const COSTA: readonly Lugar[] = [
  [41.24, 1.86],
  [41.266, 1.98],
  [41.286, 2.085],
  [41.33, 2.15],
  [41.372, 2.193],
  [41.412, 2.235],
  [41.448, 2.256],
  [41.478, 2.32],
  [41.505, 2.395],
  [41.537, 2.455],
  [41.585, 2.57],
]
export const costa = trazo(COSTA)
export const mar = `${costa}V${ALTO + 200}H-60Z`

export const autopistas = [
  // from Barcelona inland
  [
    [41.393, 2.166],
    [41.418, 2.19],
    [41.455, 2.185],
    [41.49, 2.135],
    [41.523, 2.098],
    [41.552, 2.04],
    [41.6, 1.955],
    [41.67, 1.86],
  ],
  // along the coast, behind the hills
  [
    [41.385, 1.84],
    [41.472, 1.935],
    [41.485, 2.02],
    [41.502, 2.09],
    [41.522, 2.165],
    [41.548, 2.235],
    [41.6, 2.318],
    [41.68, 2.44],
  ],
  // along the sea
  [
    [41.27, 1.86],
    [41.296, 2.03],
    [41.35, 2.115],
    [41.432, 2.208],
    [41.463, 2.265],
    [41.518, 2.392],
    [41.57, 2.53],
  ],
].map((lugares) => trazo(lugares as unknown as Lugar[]))

export const tren = trazo([
  [41.387, 2.17],
  [41.41, 2.115],
  [41.445, 2.08],
  [41.474, 2.083],
  [41.502, 2.108],
  [41.528, 2.118],
  CASA.lugar,
])

interface Pueblo {
  nombre: string
  lugar: Lugar
  lado: 'derecha' | 'izquierda'
}

export const PUEBLOS: readonly Pueblo[] = [
  { nombre: 'Barcelona', lugar: [41.387, 2.17], lado: 'izquierda' },
  { nombre: 'Terrassa', lugar: [41.58, 2.02], lado: 'derecha' },
  { nombre: 'Sant Cugat', lugar: [41.474, 2.083], lado: 'izquierda' },
  { nombre: 'Granollers', lugar: [41.608, 2.287], lado: 'derecha' },
  { nombre: 'Badalona', lugar: [41.448, 2.243], lado: 'izquierda' },
  { nombre: 'Mataró', lugar: [41.541, 2.44], lado: 'izquierda' },
]

/** Hills by their middle, half their length and width, and the way they lie. */
export const SIERRAS = [
  { lugar: [41.425, 2.115] as Lugar, largo: 135, ancho: 52, giro: -36 },
  { lugar: [41.513, 2.3] as Lugar, largo: 160, ancho: 48, giro: -33 },
  { lugar: [41.645, 2.035] as Lugar, largo: 120, ancho: 62, giro: 20 },
] as const
