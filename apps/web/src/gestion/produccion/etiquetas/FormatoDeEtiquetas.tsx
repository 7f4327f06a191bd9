import { useFormat, useWords } from '../../use-texts.ts'
import { ETIQUETAS } from './etiquetas-texts.ts'
import { type Formato, LIBRE, NOMBRES, ROLLO } from './formato.ts'

interface FormatoProps {
  formato: Formato
  onChange: (formato: Formato) => void
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

/** On which sheet or roll labels are printed, and what they say. */
export function FormatoDeEtiquetas({ formato, onChange }: FormatoProps) {
  const say = useWords(ETIQUETAS)
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
      <label className="o-fld o-short">
        <span>{say.clase}</span>
        <select
          className="o-in"
          value={formato.clase}
          onChange={({ target }) => poner({ clase: target.value === 'colgante' ? 'colgante' : 'prenda' })}
        >
          <option value="prenda">{say.prenda}</option>
          <option value="colgante">{say.colgante}</option>
        </select>
      </label>
      {salida !== ROLLO && <Numero label={say.desde} value={formato.desde} onChange={(desde) => poner({ desde })} />}
      {salida === LIBRE &&
        DE_HOJA.map((nombre) => (
          <Numero
            key={nombre}
            label={word(ETIQUETAS.medidas[nombre])}
            value={medidas[nombre]}
            onChange={(n) => poner({ medidas: { ...medidas, [nombre]: n } })}
          />
        ))}
      {salida === ROLLO &&
        DE_ROLLO.map((nombre) => (
          <Numero
            key={nombre}
            label={word(ETIQUETAS.medidas[nombre])}
            value={rollo[nombre]}
            onChange={(n) => poner({ rollo: { ...rollo, [nombre]: n } })}
          />
        ))}
      <label className="o-tick">
        <input
          type="checkbox"
          className="o-ck"
          checked={formato.conPrecio}
          onChange={({ target }) => poner({ conPrecio: target.checked })}
        />
        {say.conPrecio}
      </label>
    </div>
  )
}
