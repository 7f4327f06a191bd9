import { type Importacion, importaciones } from '@telar/contract/casa/importaciones'
import { useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { titleOf } from '../../frame/title.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_DONDE, IMPORTACIONES, QUE } from './importaciones-texts.ts'
import { Resultado } from './Resultado.tsx'
import { Traer } from './Traer.tsx'

/** What is brought from elsewhere: a sheet to drop, and what was brought so far. */
export default function Importaciones({ id }: RecordProps) {
  return id !== null ? <Resultado id={Number(id)} /> : <Principio />
}

function Principio() {
  const { idioma } = useFormat()
  const screen = useScreen('importaciones')
  const read = useRead(importaciones.lista, {}, { staleTime: 0 })
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <Traer />
        <Leido de={read}>{(todas) => (todas.length > 0 ? <Anteriores todas={todas} /> : null)}</Leido>
      </section>
    </>
  )
}

function Anteriores({ todas }: { todas: readonly Importacion[] }) {
  const { moment, number } = useFormat()
  const say = useWords(IMPORTACIONES)
  const que = useWords(QUE)
  const donde = useWords(DE_DONDE)
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.anteriores}</h2>
      <Sideways>
        <table className="o-t o-t-cards">
          <thead>
            <tr>
              <th>{say.cuando}</th>
              <th>{say.que}</th>
              <th>{say.origen}</th>
              <th className="o-n">{say.fila}</th>
              <th>{say.estado}</th>
              <th>{say.quien}</th>
            </tr>
          </thead>
          <tbody>
            {todas.map(({ id, empezadaEn, que: cual, origen, total, estado, parada, quien, fichero }) => (
              <tr key={id}>
                <td>
                  <OfficeLink className="o-link" href={hrefOf('importaciones', id)}>
                    {moment(empezadaEn)}
                  </OfficeLink>
                </td>
                <td>
                  <span className="o-m">{que[cual]}</span> <span className="o-q">{fichero}</span>
                </td>
                <td>{donde[origen]}</td>
                <td className="o-n">{number(total)}</td>
                <td>{say.estados[parada ? 'fallida' : estado]}</td>
                <td>{quien}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
