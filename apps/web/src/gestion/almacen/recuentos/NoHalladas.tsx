import { type Pendiente, recuentos } from '@telar/contract/almacen/recuentos'
import { enIdioma } from '@telar/domain/idioma'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECUENTO } from './recuento-texts.ts'

/** What was looked for and not found, to be counted first; nothing where all was found. */
export function NoHalladas({ onContar }: { onContar: (celdas: Pendiente[]) => void }) {
  const say = useWords(RECUENTO)
  const { idioma, moment } = useFormat()
  const { data = [] } = useRead(recuentos.pendientes, {}, { staleTime: 0 })
  if (data.length === 0) return null
  return (
    <section aria-label={say.porContar}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">{say.noHalladas}</h2>
        <span className="o-sp" />
        <Button small onClick={() => onContar(data)}>
          {say.contarlas(data.length)}
        </Button>
      </div>
      <ul className="o-to-pack">
        {data.map(({ modeloId, numero, colorId, color, talla, motivo, documento, desde, ubicacion }) => (
          <li key={`${modeloId} ${colorId} ${talla}`} className="o-row">
            <b className="o-m o-nowrap">{ubicacion ?? '–'}</b>
            <span className="o-el">
              {numero} {enIdioma(color, idioma)} {talla}{' '}
              <span className="o-q">{[motivo, documento, moment(desde)].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
