import { PIEZAS, type Pieza, type Punto, TALLA_BASE, TALLAS } from './patron-piezas.ts'

type Xy = readonly [number, number]

const enTalla = ([x, y, porTallaX, porTallaY]: Punto, talla: number): Xy => {
  const pasos = (talla - TALLA_BASE) / 2
  return [x + porTallaX * pasos, y + porTallaY * pasos]
}

const numero = ([x, y]: Xy) => `${Math.round(x)} ${Math.round(y)}`

/** The whole outline: the right half down, the left half back up as its mirror. */
function contorno(mitad: readonly Punto[], talla: number): string {
  const derecha = mitad.map((punto) => enTalla(punto, talla))
  const izquierda = derecha.map(([x, y]): Xy => [-x, y]).reverse()
  const [inicio, ...curvas] = [...derecha, ...izquierda.slice(1)]
  return `M${numero(inicio ?? [0, 0])}C${curvas.map(numero).join(' ')}Z`
}

const ESCALA = 0.82

/** Which way the cloth's threads run in the piece, as every pattern says. */
function Hilo({ mitad }: { mitad: readonly Punto[] }) {
  const alto = (mitad.at(-1)?.[1] ?? 0) - (mitad[0]?.[1] ?? 0)
  const arriba = (mitad[0]?.[1] ?? 0) + alto * 0.2
  const abajo = arriba + alto * 0.6
  return (
    <path
      d={`M0 ${arriba}V${abajo}m-6 -13l6 13l6 -13M-6 ${arriba + 13}L0 ${arriba}L6 ${arriba + 13}`}
      stroke="var(--color-base-content)"
    />
  )
}

function Escalado({ pieza: { mitad, x, y, giro } }: { pieza: Pieza }) {
  const otras = TALLAS.filter((talla) => talla !== TALLA_BASE)
  return (
    <g transform={`translate(${x} ${y}) rotate(${giro}) scale(${ESCALA})`}>
      <path d={contorno(mitad, TALLAS.at(-1) ?? TALLA_BASE)} fill="var(--color-base-100)" stroke="none" />
      {otras.map((talla) => (
        <path key={talla} d={contorno(mitad, talla)} />
      ))}
      <path d={contorno(mitad, TALLA_BASE)} stroke="var(--mark)" strokeWidth={2.5} />
      <Hilo mitad={mitad} />
    </g>
  )
}

/** Darts, side notches and the three sizes a cutter looks for, on the dress itself. */
function Marcas() {
  const [x, y] = [PIEZAS[0]?.x ?? 0, PIEZAS[0]?.y ?? 0]
  const pinza = (lado: number) => `M${lado * 92} 300l${lado * 9} 96l${lado * -9} 110l${lado * -9} -110z`
  const piquete = (lado: number) => `M${lado * 160} 396h${lado * 20}M${lado * 210} 214l${lado * 16} -2`
  return (
    <g transform={`translate(${x} ${y}) scale(${ESCALA})`} stroke="var(--color-base-content)">
      <path d={pinza(1) + pinza(-1)} strokeDasharray="7 5" />
      <path d={piquete(1) + piquete(-1)} strokeWidth={1.6} />
    </g>
  )
}

/** A dress as its maker sees it: the paper pattern graded through every size, the base size in red. */
export function Patron({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 1000 900"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={1.1}
    >
      {PIEZAS.map((pieza) => (
        <Escalado key={pieza.nombre} pieza={pieza} />
      ))}
      <Marcas />
    </svg>
  )
}
