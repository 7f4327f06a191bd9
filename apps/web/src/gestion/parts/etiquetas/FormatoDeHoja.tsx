import type { ReactNode } from 'react'
import { useFormat, useWords } from '../../use-texts.ts'
import { type Formato, LIBRE, NOMBRES, ROLLO } from './formato.ts'
import { FORMATO } from './formato-texts.ts'

interface FormatoProps {
  formato: Formato
  onChange: (formato: Formato) => void
  /** What these labels can say besides. */
  children?: ReactNode
}

const DE_HOJA = ['columnas', 'filas', 'ancho', 'alto', 'margenX', 'margenY', 'huecoX', 'huecoY'] as const
const DE_ROLLO = ['ancho', 'alto', 'puntos'] as const

interface NumeroProps {
  label: string
  value: number
  onChange: (n: number) => void
}

const Numero = ({ label, value, onChange }: NumeroProps) => (
  <label className="o-fld o-short">
    <span>{label}</span>
    <input
      className="o-in"
      type="number"
      step="any"
      min={0}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
)

/** On which sheet or roll labels are printed. */
export function FormatoDeHoja({ formato, onChange, children }: FormatoProps) {
  const say = useWords(FORMATO)
  const { word } = useFormat()
  const poner = (cambio: Partial<Formato>) => onChange({ ...formato, ...cambio })
  const { medidas, rollo, salida } = formato
  return (
    <div className="o-form o-form-flush">
      <label className="o-fld o-medium">
        <span>{say.salida}</span>
        <select className="o-in" value={salida} onChange={({ target }) => poner({ salida: target.value })}>
          {NOMBRES.map((nombre) => (
            <option key={nombre}>{nombre}</option>
          ))}
          <option value={LIBRE}>{say.libre}</option>
          <option value={ROLLO}>{say.rollo}</option>
        </select>
      </label>
      {salida !== ROLLO && <Numero label={say.desde} value={formato.desde} onChange={(desde) => poner({ desde })} />}
      {salida === LIBRE &&
        DE_HOJA.map((nombre) => (
          <Numero
            key={nombre}
            label={word(FORMATO.medidas[nombre])}
            value={medidas[nombre]}
            onChange={(n) => poner({ medidas: { ...medidas, [nombre]: n } })}
          />
        ))}
      {salida === ROLLO &&
        DE_ROLLO.map((nombre) => (
          <Numero
            key={nombre}
            label={word(FORMATO.medidas[nombre])}
            value={rollo[nombre]}
            onChange={(n) => poner({ rollo: { ...rollo, [nombre]: n } })}
          />
        ))}
      {children}
    </div>
  )
}
