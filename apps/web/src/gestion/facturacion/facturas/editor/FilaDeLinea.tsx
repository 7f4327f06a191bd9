import { aEuros, sumarEuros } from '@telar/domain/dinero'
import { vendeSegunda } from '@telar/domain/facturacion/mercancia'
import { enIdioma } from '@telar/domain/idioma'
import { importesDeLineas } from '@telar/domain/ventas/totales'
import { X } from 'lucide-react'
import { Button } from '../../../parts/Button.tsx'
import { CeldaDeNumero } from '../../../parts/hoja/CeldaDeNumero.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'
import { facturaForm } from './editor-values.ts'
import { comoVenta, type LineaEscrita, type Tipos } from './lineas.ts'
import { TallasDeLinea, type TallasDeLineaProps } from './TallasDeLinea.tsx'

interface FilaDeLineaProps extends TallasDeLineaProps {
  tipos: Tipos
  /** The line before it is of another model. */
  titled: boolean
  onLine: (linea: LineaEscrita) => void
  onRemove: () => void
}

/** What a cell takes; what is given back is negative. */
const BUENO = {
  cantidad: Number.isInteger,
  precio: Number.isFinite,
  dto: (n: number) => n >= 0 && n <= 100,
}

/** One line: a colour of a model with its sizes, or something else in words. */
export function FilaDeLinea(props: FilaDeLineaProps) {
  const { linea, tipos, error, onLine, onRemove } = props
  const { amount, number } = useFormat()
  const ver = useWords(VER)
  const say = useWords(EDITOR)
  const name = linea.numero ?? (linea.descripcion || say.freeLine)
  const cell = (col: 'cantidad' | 'precio' | 'dto', what: string) => (
    <CeldaDeNumero
      label={say.cell(what, name)}
      col={col}
      value={linea[col]}
      empty={0}
      good={BUENO[col]}
      show={{ cantidad: number, precio: amount, dto: (n: number) => (n === 0 ? '' : number(n)) }[col]}
      onChange={(value) => onLine({ ...linea, ...(col === 'precio' && { pvp: null }), [col]: value ?? 0 })}
    />
  )
  return (
    <tr className={error ? 'o-amiss' : undefined} data-linea={linea.clave}>
      {linea.modeloId === null ? <Libre {...props} /> : <DeModelo {...props} />}
      <td className="o-n o-m">{linea.modeloId === null ? cell('cantidad', ver.units) : number(linea.cantidad)}</td>
      <td className="o-n">{cell('precio', ver.price)}</td>
      <td className="o-n">{cell('dto', ver.dto)}</td>
      {tipos.length > 1 && (
        <td>
          <select
            className="o-cell"
            aria-label={say.cell(say.vatRate, name)}
            value={linea.iva ?? tipos[0]?.iva}
            onChange={(event) => onLine({ ...linea, iva: Number(event.target.value) })}
          >
            {tipos.map(({ iva }) => (
              <option key={iva} value={iva}>
                {`${number(iva)}\u00a0%`}
              </option>
            ))}
          </select>
        </td>
      )}
      <td className="o-n o-m">{amount(sumarEuros(importesDeLineas([comoVenta(linea, tipos)]).map(aEuros)))}</td>
      <td className="o-act">
        <Button look="ghost" small iconOnly icon={X} onClick={onRemove}>
          {say.remove(name)}
        </Button>
      </td>
    </tr>
  )
}

function DeModelo({ linea, titled, error, ...sizes }: FilaDeLineaProps) {
  const { idioma } = useFormat()
  const ver = useWords(VER)
  const [tipo, mercancia] = [facturaForm.useValue('tipo'), facturaForm.useValue('mercancia')]
  const segunda = vendeSegunda({ tipo: tipo || 'F1', mercancia: mercancia || 'nada' }, linea)
  return (
    <>
      <td>{titled && <b>{linea.numero}</b>}</td>
      <td className="o-el">{titled && linea.nombre}</td>
      <td>
        {linea.color && (
          <>
            <Swatch hex={linea.hex ?? 'transparent'} />
            {enIdioma(linea.color, idioma)}
          </>
        )}{' '}
        {segunda && <span className="o-tag">{ver.second}</span>}
        {error && <span className="o-err o-s"> {error}</span>}
      </td>
      <td>
        <TallasDeLinea {...sizes} linea={linea} error={error} />
      </td>
    </>
  )
}

function Libre({ linea, error, onLine }: FilaDeLineaProps) {
  const say = useWords(EDITOR)
  return (
    <td colSpan={4}>
      <input
        className="o-cell"
        aria-label={say.freeWhat}
        aria-invalid={error ? true : undefined}
        placeholder={say.freeWhat}
        maxLength={500}
        value={linea.descripcion}
        onChange={(event) => onLine({ ...linea, descripcion: event.target.value })}
      />
      {error && <span className="o-err o-s">{error}</span>}
    </td>
  )
}
