import { useId } from 'react'

/** Side of a crossing of two threads; each thread is engraved in four lines. */
const HILO = 50
const TRAZOS = [8, 19, 31, 42]
const REPETICION = 4
const ORILLA = { izquierda: 100, derecha: 900 }
const PASADA = 300

const vueltas = Array.from({ length: REPETICION }, (_, indice) => indice)
const columnas = Array.from({ length: (ORILLA.derecha - ORILLA.izquierda) / HILO }, (_, indice) => indice)

/** In a twill the weft goes over two threads and under two, one further in each row: that is its diagonal. */
const tramaEncima = (fila: number, columna: number) => (fila + columna) % REPETICION < 2

const horizontal = (x: number, y: number, largo: number) => TRAZOS.map((t) => `M${x} ${y + t}h${largo}`).join('')
const vertical = (x: number, y: number, largo: number) => TRAZOS.map((t) => `M${x + t} ${y}v${largo}`).join('')

const ligamento = vueltas
  .flatMap((fila) =>
    vueltas.map((columna) =>
      tramaEncima(fila, columna)
        ? horizontal(columna * HILO, fila * HILO, HILO)
        : vertical(columna * HILO, fila * HILO, HILO),
    ),
  )
  .join('')

const urdimbre = columnas.map((columna) => vertical(ORILLA.izquierda + columna * HILO, 0, PASADA)).join('')
const cruces = columnas.filter((columna) => !tramaEncima(2, columna))
const sobreLaPasada = cruces.map((columna) => vertical(ORILLA.izquierda + columna * HILO, PASADA, HILO)).join('')
const pasadaRoja = columnas
  .filter((columna) => tramaEncima(2, columna))
  .map((columna) => horizontal(ORILLA.izquierda + columna * HILO, PASADA, HILO))
  .join('')

/** A cloth on the loom: the warp waits above, and the thread now being woven is red. */
export function Tejido({ label }: { label: string }) {
  const id = useId()
  const lado = HILO * REPETICION
  const { izquierda, derecha } = ORILLA
  const alto = 1000 - PASADA - HILO
  return (
    <svg viewBox="0 0 1000 1000" role="img" aria-label={label} fill="none" stroke="var(--color-base-content)">
      <defs>
        <pattern id={id} x={izquierda} y={PASADA + HILO} width={lado} height={lado} patternUnits="userSpaceOnUse">
          <path d={ligamento} strokeWidth={1.6} />
        </pattern>
      </defs>
      <path d={urdimbre + sobreLaPasada} strokeWidth={1.1} />
      <path d={pasadaRoja + horizontal(derecha, PASADA, 1000 - derecha)} stroke="var(--mark)" strokeWidth={4} />
      <rect
        x={izquierda}
        y={PASADA + HILO}
        width={derecha - izquierda}
        height={alto}
        fill={`url(#${id})`}
        stroke="none"
      />
    </svg>
  )
}
