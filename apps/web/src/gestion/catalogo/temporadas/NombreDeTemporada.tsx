import { type Temporada, temporadas } from '@telar/contract/catalogo/temporadas'
import { useRead } from '../../calls.ts'
import { useFormat } from '../../use-texts.ts'
import { word } from '../../words.ts'

const NEWEST = word('La última', 'The newest', 'A última', 'L’última')

/** The season's name; the newest, which new models fall into, says so. */
export function NombreDeTemporada({ row }: { row: Temporada }) {
  const { word } = useFormat()
  const { data: last } = useRead(temporadas.last, {})
  return (
    <>
      <b className="o-m">{row.nombre}</b> {last?.id === row.id && <span className="o-tag">{word(NEWEST)}</span>}
    </>
  )
}
