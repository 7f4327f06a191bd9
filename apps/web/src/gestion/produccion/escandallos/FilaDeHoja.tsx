import type { MateriaFila } from '@telar/contract/produccion/materia'
import { X } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ConsumoDeLinea } from './ConsumoDeLinea.tsx'
import { HOJA } from './escandallo-texts.ts'
import type { LineaEscrita } from './hoja.ts'

type Campo = 'concepto' | 'consumo' | 'merma' | 'precio' | 'porTallas' | 'materiaId'

interface FilaDeHojaProps {
  linea: LineaEscrita
  importe: number
  /** As it is today, for a line of material. */
  materia: MateriaFila | undefined
  tallas: readonly string[]
  errors: Partial<Record<Campo, string>>
  onLine: (linea: LineaEscrita) => void
  onRemove: () => void
}

/** One line of a sheet: a material or something else, how much of it, at what price. */
export function FilaDeHoja({ linea, importe, materia, tallas, errors, onLine, onRemove }: FilaDeHojaProps) {
  const { amount, price } = useFormat()
  const say = useWords(HOJA)
  const told = [...new Set(Object.values(errors))]
  const concepto = linea.concepto || say.concepto
  const cambiado = materia !== undefined && linea.precio !== null && materia.precio !== linea.precio
  return (
    <tr className={told.length > 0 ? 'o-amiss' : undefined}>
      <td>
        <span className="o-row">
          <input
            className="o-cell"
            data-col="concepto"
            aria-label={say.concepto}
            aria-invalid={errors.concepto ? true : undefined}
            maxLength={120}
            value={linea.concepto}
            onChange={({ target }) => onLine({ ...linea, concepto: target.value })}
          />
          {materia && (
            <OfficeLink className="o-link o-q o-s o-code-of" href={hrefOf('materias', materia.id)}>
              {materia.codigo}
            </OfficeLink>
          )}
        </span>
        {told.length > 0 && <span className="o-err o-s">{told.join(' ')}</span>}
      </td>
      <td>
        <ConsumoDeLinea
          linea={linea}
          tallas={tallas}
          unidad={materia?.unidad ?? ''}
          invalid={errors.consumo !== undefined || errors.porTallas !== undefined}
          onLine={onLine}
        />
      </td>
      <td className="o-n">
        <CeldaDeNumero
          label={say.celda(say.merma, concepto)}
          col="merma"
          value={linea.merma === 0 ? null : linea.merma}
          invalid={errors.merma !== undefined}
          onChange={(merma) => onLine({ ...linea, merma: merma ?? 0 })}
        />
      </td>
      <td className="o-n">
        <CeldaDeNumero
          show={price}
          label={say.celda(say.precio, concepto)}
          col="precio"
          value={linea.precio}
          invalid={errors.precio !== undefined}
          onChange={(precio) => onLine({ ...linea, precio })}
        />
        {cambiado && (
          <button
            type="button"
            className="o-link o-s o-low o-today"
            onClick={() => onLine({ ...linea, precio: materia.precio })}
          >
            {say.hoy(price(materia.precio))}
          </button>
        )}
      </td>
      <td className="o-n o-m">{amount(importe)}</td>
      <td className="o-act">
        <Button look="ghost" small iconOnly icon={X} onClick={onRemove}>
          {say.quitar(concepto)}
        </Button>
      </td>
    </tr>
  )
}
