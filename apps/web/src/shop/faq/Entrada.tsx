import { trozos } from '../../pieces/palabras.ts'
import type { Pregunta } from './load.ts'

interface EntradaProps extends Pregunta {
  /** What is searched for, to be marked. */
  words: readonly string[]
  open: boolean
  onToggle: (id: string, open: boolean) => void
}

function Marcado({ texto, words }: { texto: string; words: readonly string[] }) {
  if (words.length === 0) return texto
  return trozos(texto, words).map(({ texto: trozo, hallado }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
    hallado ? <mark key={place}>{trozo}</mark> : trozo,
  )
}

/** A question; it opens and closes without scripts too, and the browser's own search finds what it hides. */
export function Entrada({ id, pregunta, respuesta, words, open, onToggle }: EntradaProps) {
  return (
    <details id={id} open={open} onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}>
      <summary>
        <h2 className="d4">
          <Marcado texto={pregunta} words={words} />
        </h2>
      </summary>
      <div className="answer">
        {respuesta.split('\n').map((paragraph) => (
          <p key={paragraph}>
            <Marcado texto={paragraph} words={words} />
          </p>
        ))}
      </div>
    </details>
  )
}
