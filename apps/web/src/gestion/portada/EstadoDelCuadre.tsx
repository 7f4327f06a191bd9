import type { Inicio } from '@telar/contract/portada/inicio'
import { Note } from '../parts/Note.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { CUADRE } from './cuadre/cuadre-texts.ts'
import { INICIO } from './inicio-texts.ts'

/** Whether the books agreed when they were looked over last, or which rules did not hold and since when. */
export function EstadoDelCuadre({ cuadre }: { cuadre: NonNullable<Inicio['cuadre']> }) {
  const { moment, word } = useFormat()
  const say = useWords(INICIO)
  const dice = useWords(CUADRE)
  const { cuadra, terminadoEn, rotas } = cuadre
  return (
    <section className="o-answer" aria-label={say.cuadre}>
      <Note
        look={cuadra ? 'good' : 'error'}
        action={
          <OfficeLink className="o-link o-s" href={hrefOf('cuadre')}>
            {say.verCuadre}
          </OfficeLink>
        }
      >
        <b>{cuadra ? dice.cuadra : dice.noCuadra}</b> <span className="o-q">{moment(terminadoEn)}</span>
        {rotas.length > 0 && (
          <ul>
            {rotas.map(({ nombre, frase, desde }) => (
              <li key={nombre}>
                {word(frase)} <span className="o-q">{desde ? `${say.desde} ${moment(desde)}` : dice.sinMirar}</span>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </section>
  )
}
