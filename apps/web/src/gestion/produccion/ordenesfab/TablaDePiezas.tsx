import { useColores } from '../../catalogo/use-colores.ts'
import { Sideways } from '../../parts/Sideways.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useMedida } from '../use-medida.ts'
import { CONSUMO } from './consumo-texts.ts'
import { HACER } from './hacer/hacer-texts.ts'
import { cantidadDe, type Pieza, restoDe, type Toma, type Tomas } from './hacer/tomas.ts'

interface TablaDePiezasProps {
  piezas: readonly Pieza[]
  tomas: Tomas
  /** What the server said of a roll that it did not give. */
  rechazos: ReadonlyMap<number, string>
  /** What speaks against cutting a roll; a reason overrules it. */
  avisos: ReadonlyMap<number, string>
  conMateria?: boolean
  onChange: (pieza: Pieza, toma: Toma) => void
}

/** Rolls, and what is cut of each: how much, or how much was measured to be left. */
export function TablaDePiezas({ piezas, conMateria = false, ...rest }: TablaDePiezasProps) {
  const say = useWords(HACER)
  const { piece, lot } = useWords(CONSUMO)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-rolls">
        <thead>
          <tr>
            <th>{piece}</th>
            <th>{lot}</th>
            <th>{say.place}</th>
            <th className="o-n">{say.left}</th>
            <th className="o-n">{say.take}</th>
            <th className="o-n">{say.rest}</th>
          </tr>
        </thead>
        <tbody>
          {piezas.map((pieza) => (
            <FilaDePieza key={pieza.id} pieza={pieza} conMateria={conMateria} {...rest} />
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

type FilaDePiezaProps = Omit<TablaDePiezasProps, 'piezas'> & { pieza: Pieza }

function FilaDePieza({ pieza, tomas, rechazos, avisos, conMateria, onChange }: FilaDePiezaProps) {
  const { number, decimal } = useFormat()
  const medida = useMedida()
  const say = useWords(HACER)
  const { color, nombre } = useColores()
  const toma = tomas[pieza.id]
  const cantidad = cantidadDe(pieza, toma, decimal)
  const error = cantidad === null ? say.tooMuch(medida(pieza.restante, pieza.unidad)) : rechazos.get(pieza.id)
  const aviso = cantidad ? avisos.get(pieza.id) : undefined
  const shown = (campo: Toma['campo']) => {
    if (toma?.campo === campo) return toma.texto
    if (!cantidad) return ''
    return number(campo === 'cantidad' ? cantidad : restoDe(pieza, cantidad))
  }
  const input = (campo: Toma['campo'], label: string) => (
    <input
      className="o-in o-in-xs o-n"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error ? `pieza-${pieza.id}-error` : undefined}
      value={shown(campo)}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => onChange(pieza, { campo, texto: target.value })}
    />
  )
  return (
    <>
      <tr className={cantidad ? 'o-t-on' : undefined}>
        <td>
          {pieza.colorId !== null && <Swatch hex={color(pieza.colorId)?.hex ?? 'transparent'} />}
          <b className="o-m">{pieza.numero}</b>{' '}
          <span className="o-q">
            {[conMateria && pieza.materia, pieza.colorId !== null && nombre(pieza.colorId)].filter(Boolean).join(', ')}
          </span>
          {pieza.ubicacion && <span className="o-q o-roll-place">{pieza.ubicacion}</span>}
        </td>
        <td>{pieza.lote || '–'}</td>
        <td className="o-q">{pieza.ubicacion || '–'}</td>
        <td className="o-n">{medida(pieza.restante, pieza.unidad)}</td>
        <td className="o-n">{input('cantidad', say.takeOf(pieza.numero))}</td>
        <td className="o-n">{input('resto', say.restOf(pieza.numero))}</td>
      </tr>
      {error && (
        <tr className="o-t-error">
          <td colSpan={6} id={`pieza-${pieza.id}-error`} className="o-err" role="alert">
            {error}
          </td>
        </tr>
      )}
      {!error && aviso && (
        <tr className="o-t-error">
          <td colSpan={6} className="o-warn">
            {aviso}
          </td>
        </tr>
      )}
    </>
  )
}
