import { OFFICE } from '../../office-texts.ts'
import { Kbd } from '../../parts/Kbd.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useWords } from '../../use-texts.ts'
import { pieces } from './matches.ts'
import { type Group, type Result, SIGIL } from './use-palette.ts'

interface PaletteResultsProps {
  groups: Group[]
  searching: boolean
  unanswered: boolean
  /** Nothing has been typed to be looked for. */
  empty?: boolean
  query: string
  index: number
  id: string
  onHover: (index: number) => void
  onChoose: (result: Result, elsewhere: boolean) => void
}

export function PaletteResults(props: PaletteResultsProps) {
  const { groups, searching, unanswered, empty = false, query, index, id, onHover, onChoose } = props
  const t = useWords(OFFICE)
  const nothing = empty ? t.palette.goOn : t.palette.none
  const none = unanswered ? t.errors.network : nothing
  let position = -1
  return (
    <div className="o-pal-list" id={id} role="listbox" aria-label={t.palette.results} tabIndex={-1}>
      {(groups.length === 0 || (unanswered && !searching)) && (
        <div className="o-pal-none">{searching ? t.palette.searching : none}</div>
      )}
      {groups.map(({ title, results }) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          {results.map((result) => {
            position += 1
            const place = position
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys.
              <div
                key={result.key}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === index}
                className={place === index ? 'o-pal-r o-on' : 'o-pal-r'}
                onPointerMove={() => place !== index && onHover(place)}
                onClick={(event) => onChoose(result, event.ctrlKey || event.metaKey)}
              >
                <result.icon className="o-i" aria-hidden="true" />
                <span className="o-el">
                  {result.hex && <Swatch hex={result.hex} />}
                  <Marked text={result.label} query={query.replace(SIGIL, '')} />
                </span>
                {result.detail && (
                  <span className="o-q o-s o-el">
                    <Marked text={result.detail} query={query.replace(SIGIL, '')} />
                  </span>
                )}
                <span className="o-sp" />
                {result.answer && <span className="o-pal-a">{result.answer}</span>}
                {result.quick && <Kbd keys="shift+enter" />}
                {place === index && !result.quick && <Kbd keys="enter" />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  pieces(text, query).map(({ text: piece, hit }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place.
    <span key={i}>{hit ? <mark>{piece}</mark> : piece}</span>
  ))
