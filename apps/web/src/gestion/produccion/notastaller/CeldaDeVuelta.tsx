import type { Nota } from '@telar/contract/produccion/nota'
import { MOTIVOS_DE_SEGUNDA, type MotivoDeSegunda } from '@telar/domain/produccion/operacion'
import { useFormat, useWords } from '../../use-texts.ts'
import { MOTIVO } from '../operaciones/trabajos.ts'
import { Contador } from './Contador.tsx'
import { NOTA, NOTA_LABELS } from './nota-texts.ts'
import { type CeldaEscrita, contadas } from './vuelta.ts'

interface CeldaDeVueltaProps {
  celda: Nota['celdas'][number]
  escrita: CeldaEscrita
  probado: boolean
  onChange: (cambio: Partial<CeldaEscrita>) => void
}

/** One size of a colour: how many came back well, with a fault and why, and how many never will. */
export function CeldaDeVuelta({ celda, escrita, probado, onChange }: CeldaDeVueltaProps) {
  const { number, word } = useFormat()
  const say = useWords(NOTA)
  const labels = useWords(NOTA_LABELS)
  const quedan = celda.fuera - contadas(escrita)
  const falta = probado && escrita.segundas > 0 && escrita.motivo === null
  const id = `motivo-${celda.colorId}-${celda.talla}`
  return (
    <div className="o-back-cell">
      <p>
        <b className="o-m">{celda.talla}</b>{' '}
        <span className={quedan < 0 ? 'o-err' : 'o-q'}>{say.deN(number(quedan))}</span>
      </p>
      {(['buenas', 'segundas', 'perdidas'] as const).map((de) => (
        <div key={de} className={`o-back-${de}`}>
          <span className="o-q o-s" aria-hidden="true">
            {labels[de]}
          </span>
          <Contador
            que={`${labels[de]} ${celda.talla}`}
            value={escrita[de]}
            max={escrita[de] + Math.max(0, quedan)}
            onChange={(n) => onChange({ [de]: n })}
          />
        </div>
      ))}
      {escrita.segundas > 0 && (
        <div className="o-back-why">
          <select
            id={id}
            className="o-in"
            aria-label={`${say.motivo} ${celda.talla}`}
            aria-invalid={falta || undefined}
            aria-describedby={falta ? `${id}-error` : undefined}
            value={escrita.motivo ?? ''}
            onChange={({ target }) => onChange({ motivo: (target.value || null) as MotivoDeSegunda | null })}
          >
            <option value="">{say.elegir}</option>
            {MOTIVOS_DE_SEGUNDA.map((motivo) => (
              <option key={motivo} value={motivo}>
                {word(MOTIVO[motivo])}
              </option>
            ))}
          </select>
          <input
            className="o-in"
            maxLength={200}
            aria-label={`${say.detalle} ${celda.talla}`}
            placeholder={say.detalle}
            value={escrita.detalle}
            onChange={({ target }) => onChange({ detalle: target.value })}
          />
          {falta && (
            <p id={`${id}-error`} className="o-err" role="alert">
              {say.faltaMotivo}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
