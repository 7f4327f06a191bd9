import type { ReglaDeCuadre } from '@telar/contract/portada/cuadre'
import { useScreens } from '../../access.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { CUADRE as SAY } from './cuadre-texts.ts'

/** A rule that is broken: by which records, what they should say, what they say, and since when. */
export function ReglaRota({ regla }: { regla: ReglaDeCuadre }) {
  const { word, number } = useFormat()
  const say = useWords(SAY)
  const { frase, faltas, cuantas, mirada } = regla
  return (
    <section className="o-sec">
      <h2 className="o-h2">{word(frase)}</h2>
      {mirada ? <Tabla regla={regla} /> : <p className="o-q">{say.sinMirar}</p>}
      {cuantas > faltas.length && mirada && (
        <p className="o-q">
          {say.mas} {number(cuantas - faltas.length)}
        </p>
      )}
    </section>
  )
}

function Tabla({ regla: { faltas, tabla } }: { regla: ReglaDeCuadre }) {
  const { moment } = useFormat()
  const say = useWords(SAY)
  const screen = useScreens().find(({ table, opens }) => opens && table === tabla)
  return (
    <Sideways>
      <table className="o-t">
        <thead>
          <tr>
            <th>{say.que}</th>
            <th>{say.esperado}</th>
            <th>{say.hallado}</th>
            <th>{say.desde}</th>
          </tr>
        </thead>
        <tbody>
          {faltas.map(({ id, registroId, que, esperado, hallado, desde }) => (
            <tr key={id}>
              <td>
                {screen && registroId !== null ? (
                  <OfficeLink className="o-link o-m" href={hrefOf(screen.name, registroId)}>
                    {que}
                  </OfficeLink>
                ) : (
                  <span className="o-m">{que}</span>
                )}
              </td>
              <td>{esperado}</td>
              <td>{hallado}</td>
              <td>{moment(desde)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
