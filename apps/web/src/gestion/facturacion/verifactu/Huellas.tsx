import { Part } from '../../record/Part.tsx'
import { useFormat } from '../../use-texts.ts'
import type { Registro } from './RegistroRecord.tsx'
import { REGISTRO_LABELS as LABELS } from './registro-labels.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** How it hangs in the chain: its hash, the one before, what is hashed, and what travels. */
export function Huellas({ registro: { huella, huellaAnterior, cadena, xml } }: { registro: Registro }) {
  const { word } = useFormat()
  return (
    <>
      <Part title={word(SAY.encadenado)}>
        <dl className="o-dl o-dl-wide">
          <dt>{word(LABELS.huella)}</dt>
          <dd className="o-mono">{huella}</dd>
          <dt>{word(SAY.anterior)}</dt>
          <dd className={huellaAnterior ? 'o-mono' : 'o-q'}>{huellaAnterior || word(SAY.primero)}</dd>
        </dl>
      </Part>
      <details className="o-sec o-more">
        <summary className="o-h2">{word(SAY.cadenaHuella)}</summary>
        <pre className="o-code">{cadena}</pre>
      </details>
      <details className="o-sec o-more">
        <summary className="o-h2">{word(SAY.xml)}</summary>
        <pre className="o-code">{xml}</pre>
      </details>
    </>
  )
}
