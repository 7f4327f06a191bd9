import { FieldShell } from '../record/form/FieldShell.tsx'
import { useWords } from '../use-texts.ts'
import { CREDITO } from './credito-texts.ts'

interface MotivoProps {
  motivo: string
  setMotivo: (motivo: string) => void
}

/** Why more is given than was agreed. */
export function Motivo({ motivo, setMotivo }: MotivoProps) {
  const say = useWords(CREDITO)
  return (
    <FieldShell id="autorizacion" label={say.reason} hint={say.reasonHint}>
      <textarea
        id="autorizacion"
        className="o-in"
        rows={2}
        maxLength={300}
        required
        value={motivo}
        onChange={(event) => setMotivo(event.target.value)}
      />
    </FieldShell>
  )
}
