import type { Cliente } from '@telar/contract/clientes/clientes'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { ChoiceField } from '../../record/form/ChoiceField.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { CONTACTO } from '../contacto-texts.ts'
import { Medios } from '../Medios.tsx'
import { useContactoTipos } from '../use-contacto-tipos.ts'
import { clienteForm } from './cliente-values.ts'

/** The people of a customer, saved with it. */
export function Contactos({ mayWrite }: PartProps<Cliente>) {
  const say = useWords(CONTACTO)
  const { tipos } = useContactoTipos()
  const disabled = !mayWrite
  const { fields, append, remove } = useFieldArray({ name: 'contactos', keyName: 'clave' })
  const names = clienteForm.useValue('contactos')
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      {fields.map(({ clave }, i) => (
        <section key={clave} className="o-sec">
          <div className="o-form o-form-flush">
            <FieldView
              field={{ name: `contactos.${i}.nombre`, control: 'text' }}
              label={words.nombre}
              disabled={disabled}
            />
            <ChoiceField name={`contactos.${i}.contactoTipoId`} label={say.kind} options={tipos} disabled={disabled} />
            {!disabled && (
              <Button look="ghost" icon={X} className="o-fld-act" onClick={() => remove(i)}>
                {say.remove(names?.[i]?.nombre ?? '')}
              </Button>
            )}
            <Medios name={`contactos.${i}.medios`} disabled={disabled} />
          </div>
        </section>
      ))}
      <section className="o-sec">
        {fields.length === 0 && <p className="o-q">{say.none}</p>}
        {!disabled && (
          <Button
            small
            icon={Plus}
            onClick={() => append({ contactoTipoId: tipos[0]?.value ?? null, nombre: '', medios: [] })}
          >
            {say.add}
          </Button>
        )}
      </section>
    </form>
  )
}
