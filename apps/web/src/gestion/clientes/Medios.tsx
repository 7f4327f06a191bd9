import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../parts/Button.tsx'
import { ChoiceField } from '../record/form/ChoiceField.tsx'
import { FieldView } from '../record/form/FieldView.tsx'
import { useWords } from '../use-texts.ts'
import { CONTACTO } from './contacto-texts.ts'
import { useContactoTipos } from './use-contacto-tipos.ts'

/** How somebody can be reached: a list of means, each with its number or address. */
export function Medios({ name, disabled }: { name: string; disabled: boolean }) {
  const say = useWords(CONTACTO)
  const { medios } = useContactoTipos()
  const { fields, append, remove } = useFieldArray({ name, keyName: 'clave' })
  return (
    <div className="o-medios o-wide">
      {fields.map(({ clave }, i) => (
        <div key={clave} className="o-medio">
          <ChoiceField name={`${name}.${i}.contactoMedioTipoId`} label={say.how} options={medios} disabled={disabled} />
          <FieldView
            field={{ name: `${name}.${i}.valor`, control: 'text', width: 'short' }}
            label={CONTACTO.value}
            disabled={disabled}
          />
          {!disabled && (
            <Button look="ghost" iconOnly icon={X} onClick={() => remove(i)}>
              {say.removeMeans}
            </Button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button
          small
          look="ghost"
          icon={Plus}
          onClick={() => append({ contactoMedioTipoId: medios[0]?.value ?? null, valor: '' })}
        >
          {say.addMeans}
        </Button>
      )}
    </div>
  )
}
