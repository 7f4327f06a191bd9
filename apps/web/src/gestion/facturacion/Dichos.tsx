import type { EstadoDicho } from '@telar/contract/facturacion/electronicas'
import { State } from '../parts/State.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { DICHOS, SITUACION } from './electronica-texts.ts'

/** What was said of an invoice, by one side and the other, with its days. */
export function Dichos({ estados }: { estados: readonly EstadoDicho[] }) {
  const { word, date, money } = useFormat()
  const say = useWords(DICHOS)
  if (estados.length === 0) return <p className="o-q">{say.nada}</p>
  return (
    <ol className="o-line">
      {estados.map(({ id, estado, fecha, importe, motivo, envio, error }) => (
        <li key={id}>
          <p>
            <State mark={SITUACION[estado].mark}>{word(SITUACION[estado].label)}</State>
            {importe !== null && <b className="o-m">{money(importe)}</b>}
          </p>
          {motivo && <p>{motivo}</p>}
          {error && <p className="o-err">{error}</p>}
          <p className="o-q o-s">
            {date(fecha)}
            {envio === 'pendiente' && ` · ${say.porDecir}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
