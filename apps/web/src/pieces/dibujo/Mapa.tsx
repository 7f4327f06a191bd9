import { useId } from 'react'
import { ALTO, ANCHO, autopistas, CASA, costa, enPapel, mar, PUEBLOS, SIERRAS, tren } from './mapa-trazos.ts'

interface MapaProps {
  label: string
  /** The house's own name, beside its mark. */
  nombre: string
  /** What the sea is called. */
  agua: string
}

const CURVAS_DE_NIVEL = [1, 0.7, 0.4]

function Sierra({ lugar, largo, ancho, giro }: (typeof SIERRAS)[number]) {
  const [x, y] = enPapel(lugar)
  return (
    <g transform={`translate(${x} ${y}) rotate(${giro})`} stroke="var(--line)">
      {CURVAS_DE_NIVEL.map((parte) => (
        <ellipse key={parte} rx={largo * parte} ry={ancho * parte} />
      ))}
    </g>
  )
}

function Pueblo({ nombre, lugar, lado }: (typeof PUEBLOS)[number]) {
  const [x, y] = enPapel(lugar)
  const izquierda = lado === 'izquierda'
  return (
    <>
      <rect x={x - 5} y={y - 5} width={10} height={10} fill="var(--color-base-content)" stroke="none" />
      <text x={izquierda ? x - 16 : x + 16} y={y + 8} textAnchor={izquierda ? 'end' : 'start'} className="mapa-letra">
        {nombre}
      </text>
    </>
  )
}

/** The way to the house as one would draw it on paper: the sea, the roads, the train, and a red mark. */
export function Mapa({ label, nombre, agua }: MapaProps) {
  const id = useId()
  const [x, y] = enPapel(CASA.lugar)
  return (
    <svg
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={1.2}
    >
      <defs>
        <pattern id={id} width={12} height={12} patternUnits="userSpaceOnUse">
          <path d="M0 6h12" stroke="var(--line-strong)" strokeWidth={1} />
        </pattern>
      </defs>
      {SIERRAS.map((sierra) => (
        <Sierra key={sierra.giro} {...sierra} />
      ))}
      <path d={mar} fill={`url(#${id})`} stroke="none" opacity={0.55} />
      <path d={costa} stroke="var(--color-base-content)" strokeWidth={1.6} />
      {autopistas.map((autopista) => (
        <g key={autopista}>
          <path d={autopista} stroke="var(--color-base-content)" strokeWidth={5} />
          <path d={autopista} stroke="var(--color-base-100)" strokeWidth={2.4} />
        </g>
      ))}
      <path d={tren} stroke="var(--color-base-content)" strokeWidth={1.6} strokeDasharray="10 7" />
      {PUEBLOS.map((pueblo) => (
        <Pueblo key={pueblo.nombre} {...pueblo} />
      ))}
      <text x={800} y={640} className="mapa-agua">
        {agua}
      </text>
      <path d={`M${x} ${y}V${y - 74}`} stroke="var(--mark)" strokeWidth={3} />
      <rect x={x - 11} y={y - 11} width={22} height={22} fill="var(--mark)" stroke="none" />
      <text x={x + 16} y={y - 62} className="mapa-casa">
        {nombre}
      </text>
      <text x={x + 17} y={y - 28} className="mapa-letra">
        {CASA.ciudad}
      </text>
    </svg>
  )
}
