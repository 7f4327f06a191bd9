import { codigos } from '@telar/contract/calls'
import { Barcode } from 'lucide-react'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CODIGOS } from './codigos-texts.ts'
import { LABELS } from './labels.ts'

/** The house's GS1 prefix and range, and how it stands with the bar codes of its garments. */
export function Codigos() {
  const say = useWords(CODIGOS)
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const estado = useRead(codigos.estado, {})
  const { mutateAsync: dar, isPending } = useCommand(codigos.dar)
  const [failure, setFailure] = useFailure()
  const darlos = async () => {
    setFailure(null)
    try {
      const { dados } = await dar({ body: { modeloIds: null } })
      notify(say.dados(dados))
    } catch (error) {
      setFailure(error)
    }
  }
  const campo = (name: string, control: 'text' | 'number') => (
    <FieldView
      field={{ name: `codigos.${name}`, control, width: 'short' }}
      label={LABELS[`codigos.${name}`]}
      disabled={false}
    />
  )
  return (
    <Part title={say.titulo} hint={say.que}>
      <div className="o-form o-form-flush">
        {campo('prefijo', 'text')}
        {campo('desde', 'number')}
        {campo('hasta', 'number')}
      </div>
      {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
      {estado.data && (
        <div className="o-row o-wrap">
          <span className="o-q">
            {say.cuenta(number(estado.data.con), number(estado.data.sin), number(estado.data.quedan))}
          </span>
          {estado.data.sin > 0 && (
            <Button icon={Barcode} disabled={isPending} onClick={() => void darlos()}>
              {say.dar(estado.data.sin)}
            </Button>
          )}
        </div>
      )}
      {(estado.data?.repetidos.length ?? 0) > 0 && (
        <Note look="warning">
          {say.repetidos} {estado.data?.repetidos.map(({ que, ean }) => `${que} (${ean})`).join(', ')}
        </Note>
      )}
    </Part>
  )
}
