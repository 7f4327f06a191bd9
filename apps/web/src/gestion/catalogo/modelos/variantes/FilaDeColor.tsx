import { X } from 'lucide-react'
import { Button } from '../../../parts/Button.tsx'
import { notify } from '../../../parts/notify.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { useColores } from '../../use-colores.ts'
import { modeloForm } from '../modelo-values.ts'
import { Casilla } from './Casilla.tsx'
import { Celda } from './Celda.tsx'
import type { MatrizProps, SetAll } from './matriz-props.ts'
import { celda, conCelda, enCasa, encendidas, sin, sumar } from './variantes.ts'
import { VARIANTES } from './variantes-texts.ts'

interface FilaDeColorProps extends MatrizProps {
  colorId: number
  /** Which row it is, from 0. */
  place: number
  setAll: SetAll
}

/** One colour across the sizes, with its sums and a box for the whole row. */
export function FilaDeColor({ colorId, place, modo, tallas, variantes, disabled, onChange, setAll }: FilaDeColorProps) {
  const { number } = useFormat()
  const say = useWords(VARIANTES)
  const { color, nombre } = useColores()
  const { getValues } = modeloForm.useForm()
  const name = nombre(colorId)
  const cells = variantes.filter((v) => v.colorId === colorId)
  const { stock, reservado, libre } = sumar(cells)
  const remove = () => {
    onChange(sin(variantes, (v) => v.colorId === colorId))
    const back = () => onChange([...sin(getValues('variantes'), (v) => v.colorId === colorId), ...cells])
    notify(say.colourRemoved(name), { undo: back })
  }
  return (
    <tr>
      <th scope="row">
        <span className="o-row">
          <Swatch hex={color(colorId)?.hex ?? 'transparent'} />
          <span className="o-el">{name}</span>
          <span className="o-sp" />
          {!disabled && (
            <Button look="ghost" small iconOnly icon={X} disabled={cells.some(enCasa)} onClick={remove}>
              {cells.some(enCasa) ? say.colourInHouse(name) : say.removeColour(name)}
            </Button>
          )}
        </span>
      </th>
      {tallas.map((talla, i) => (
        <Celda
          key={talla}
          {...{ modo, talla, disabled }}
          color={name}
          at={`${place} ${i}`}
          variante={celda(variantes, colorId, talla)}
          onChange={(cambio) =>
            onChange(
              cambio
                ? conCelda(variantes, colorId, talla, cambio)
                : sin(variantes, (v) => v.colorId === colorId && v.talla === talla),
            )
          }
        />
      ))}
      {modo !== 'ean' && (
        <>
          <td className="o-n o-vx-sum">{number(stock)}</td>
          <td className="o-n o-q">{reservado > 0 ? number(reservado) : '·'}</td>
          <td className="o-n o-vx-sum">{number(libre)}</td>
          <td className="o-vx-all">
            <Casilla
              {...encendidas(cells, modo, tallas.length)}
              label={say.wholeRow(name)}
              disabled={disabled}
              onChange={(on) => setAll(on, [colorId], tallas)}
            />
          </td>
        </>
      )}
    </tr>
  )
}
