import type { Envio } from '@telar/contract/ventas/envio'
import { State } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ENVIO } from './envio-texts.ts'
import { ESTADO } from './estados.ts'

/** What happened to a shipment, the newest first. */
export function Trayecto({ sucesos }: Pick<Envio, 'sucesos'>) {
  const { word, moment } = useFormat()
  const say = useWords(ENVIO)
  return (
    <section className="o-sec" aria-label={say.trayecto}>
      <h2 className="o-h2">{say.trayecto}</h2>
      {sucesos.length === 0 && <p className="o-q">{say.nada}</p>}
      <ol>
        {sucesos.map(({ id, cuando, lugar, texto, estado, quien }) => (
          <li key={id} className="o-row o-wrap">
            {estado && <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>}
            <span>{[texto, lugar].filter(Boolean).join(', ')}</span>
            <span className="o-q o-s">{[moment(cuando), quien].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
