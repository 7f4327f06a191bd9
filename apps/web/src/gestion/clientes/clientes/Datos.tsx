import type { Cliente } from '@telar/contract/clientes/clientes'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { Direccion, SIN_DIRECCION } from '../Direccion.tsx'
import { CLIENTE_LABELS } from './cliente-labels.ts'
import { CLIENTE } from './cliente-texts.ts'
import { campo } from './cliente-values.ts'

const IDENTIDAD = [
  'codigo',
  'razonSocial',
  'idioma',
  'nif',
  'nombreComercial',
  'countryId',
  'nifIva',
  'email',
  'telefono',
] as const

/** Who a customer is and where. */
export function Datos({ mayWrite }: PartProps<Cliente>) {
  const say = useWords(CLIENTE)
  const disabled = !mayWrite
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="o-form">
        {IDENTIDAD.map((name) => (
          <FieldView key={name} field={campo(name)} label={CLIENTE_LABELS[name]} disabled={disabled} />
        ))}
      </div>
      <Part title={say.taxAddress}>
        <div className="o-form o-form-flush">
          <Direccion name="direccionFiscal" disabled={disabled} />
        </div>
      </Part>
      <Envios disabled={disabled} />
      <Part title={say.notes} hint={say.notesHint}>
        <div className="o-form o-form-flush">
          <FieldView field={campo('notas')} label={CLIENTE_LABELS.notas} disabled={disabled} />
        </div>
      </Part>
    </form>
  )
}

function Envios({ disabled }: { disabled: boolean }) {
  const say = useWords(CLIENTE)
  const { fields, append, remove } = useFieldArray({ name: 'direccionesEnvio', keyName: 'clave' })
  return (
    <Part title={say.deliveries} hint={fields.length === 0 ? say.sameAddress : undefined}>
      {fields.map(({ clave }, i) => (
        <fieldset key={clave} className="o-address">
          <legend className="o-row">
            {say.address(i + 1)}
            {!disabled && (
              <Button small look="ghost" icon={X} onClick={() => remove(i)}>
                {say.removeAddress}
              </Button>
            )}
          </legend>
          <div className="o-form o-form-flush">
            <Direccion name={`direccionesEnvio.${i}`} disabled={disabled} />
          </div>
        </fieldset>
      ))}
      {!disabled && (
        <Button small icon={Plus} onClick={() => append(SIN_DIRECCION)}>
          {say.addAddress}
        </Button>
      )}
    </Part>
  )
}
