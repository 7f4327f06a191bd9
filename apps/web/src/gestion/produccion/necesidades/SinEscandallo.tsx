import type { Necesidades } from '@telar/contract/produccion/necesidades'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { NECESIDADES } from './necesidades-texts.ts'

/** Models whose cloth is not counted, because nobody has said what they take. */
export function SinEscandallo({ modelos }: { modelos: Necesidades['sinEscandallo'] }) {
  const say = useWords(NECESIDADES)
  if (modelos.length === 0) return null
  return (
    <section className="o-sec">
      <Note look="warning">
        <b>{say.noSheet}</b>
        <ul className="o-inline">
          {modelos.map(({ modeloId, numero, nombre, prendas }) => (
            <li key={modeloId}>
              <OfficeLink className="o-link" href={hrefOf('modelos', modeloId, { ficha: 'escandallo' })}>
                {numero} {nombre}
              </OfficeLink>{' '}
              <span className="o-q">{say.noSheetOf(prendas)}</span>
            </li>
          ))}
        </ul>
      </Note>
    </section>
  )
}
