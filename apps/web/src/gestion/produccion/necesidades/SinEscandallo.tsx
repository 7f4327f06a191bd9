import type { Necesidades } from '@telar/contract/produccion/necesidades'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { NECESIDADES } from './necesidades-texts.ts'

/** As many as are looked through at a glance. */
const A_LA_VISTA = 8

/** Models whose cloth is not counted, because nobody has said what they take: those first of which most is asked for. */
export function SinEscandallo({ modelos }: { modelos: Necesidades['sinEscandallo'] }) {
  const say = useWords(NECESIDADES)
  const [todos, setTodos] = useState(false)
  if (modelos.length === 0) return null
  const vistos = modelos.toSorted((a, b) => b.prendas - a.prendas).slice(0, todos ? undefined : A_LA_VISTA)
  const quedan = modelos.length - vistos.length
  return (
    <section className="o-sec">
      <Note look="warning">
        <b>{say.noSheet}</b>
        <ul className="o-inline">
          {vistos.map(({ modeloId, numero, nombre, prendas }) => (
            <li key={modeloId}>
              <OfficeLink className="o-link" href={hrefOf('modelos', modeloId, { ficha: 'escandallo' })}>
                {numero} {nombre}
              </OfficeLink>{' '}
              <span className="o-q">{say.noSheetOf(prendas)}</span>
            </li>
          ))}
        </ul>
        {quedan > 0 && (
          <Button small look="ghost" onClick={() => setTodos(true)}>
            {say.noSheetMore(quedan)}
          </Button>
        )}
      </Note>
    </section>
  )
}
