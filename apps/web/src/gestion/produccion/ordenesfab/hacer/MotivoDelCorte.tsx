import type { ProblemaDeCorte } from '@telar/contract/produccion/corte'
import { Note } from '../../../parts/Note.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'

interface MotivoDelCorteProps {
  problemas: readonly ProblemaDeCorte[]
  motivo: string
  /** Somebody has tried to go on without one. */
  asked: boolean
  onChange: (motivo: string) => void
}

/** What speaks against a cut, and the reason for which it is made all the same. */
export function MotivoDelCorte({ problemas, motivo, asked, onChange }: MotivoDelCorteProps) {
  const say = useWords(HACER)
  if (problemas.length === 0) return null
  const missing = asked && motivo.trim() === ''
  return (
    <section className="o-model" aria-label={say.against}>
      <Note look="warning">
        <b>{say.against}</b>
        <ul>
          {problemas.map(({ mensaje }) => (
            <li key={mensaje}>{mensaje}</li>
          ))}
        </ul>
      </Note>
      <FieldShell id="motivo" label={say.whyCut} hint={say.whyHint} {...(missing ? { error: say.whyCutMissing } : {})}>
        <input
          id="motivo"
          className="o-in"
          maxLength={500}
          value={motivo}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? 'motivo-error' : 'motivo-hint'}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldShell>
    </section>
  )
}
