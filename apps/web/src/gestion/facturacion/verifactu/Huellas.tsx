import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import type { Registro } from './registro.ts'
import { REGISTRO_LABELS as LABELS } from './registro-labels.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** How it hangs in the chain: its hash, the one before, what is hashed, and what travels. */
export function Huellas({ registro: { huella, huellaAnterior, cadena, xml } }: { registro: Registro }) {
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  return (
    <>
      <Part title={say.encadenado}>
        <dl className="o-dl o-dl-wide">
          <dt>{labels.huella}</dt>
          <dd className="o-mono">{huella}</dd>
          <dt>{say.anterior}</dt>
          <dd className={huellaAnterior ? 'o-mono' : 'o-q'}>{huellaAnterior || say.primero}</dd>
        </dl>
      </Part>
      <details className="o-sec o-more">
        <summary className="o-h2">{say.cadenaHuella}</summary>
        <pre className="o-code">{cadena}</pre>
      </details>
      <details className="o-sec o-more">
        <summary className="o-h2">{say.xml}</summary>
        <pre className="o-code">{xml}</pre>
      </details>
    </>
  )
}
