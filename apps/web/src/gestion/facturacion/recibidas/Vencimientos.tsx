import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS, RECIBIDA as SAY } from '../recibida-texts.ts'

/** When it is to be paid, in parts that come to the total. */
export function Vencimientos({ disabled }: { disabled: boolean }) {
  const say = useWords(SAY)
  const { fields, append, remove } = useFieldArray({ name: 'vencimientos', keyName: 'llave' })
  const { errors } = useFormState({ name: 'vencimientos' })
  const error = errors.vencimientos?.message ?? errors.vencimientos?.root?.message
  return (
    <div className="o-rates">
      {fields.length === 0 && <p className="o-q">{say.sinVencimientos}</p>}
      {fields.map((vencimiento, i) => (
        <div key={vencimiento.llave} className="o-rate">
          <FieldView
            field={{ name: `vencimientos.${i}.fecha`, control: 'date' }}
            label={LABELS.vence}
            disabled={disabled}
          />
          <FieldView
            field={{ name: `vencimientos.${i}.importe`, control: 'money' }}
            label={SAY.importe}
            disabled={disabled}
          />
          <Button look="ghost" iconOnly icon={X} disabled={disabled} onClick={() => remove(i)}>
            {`${say.quitar} ${i + 1}`}
          </Button>
        </div>
      ))}
      {typeof error === 'string' && <p className="o-err">{error}</p>}
      {!disabled && (
        <Button small look="ghost" icon={Plus} onClick={() => append({ fecha: '', importe: null })}>
          {say.anadirVencimiento}
        </Button>
      )}
    </div>
  )
}
