import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PartProps } from '../../declare/screen.ts'
import { ChoiceField } from '../../record/ChoiceField.tsx'
import { FieldView } from '../../record/FieldView.tsx'
import type { Values } from '../../record/form-values.ts'
import { useIdioma } from '../../use-texts.ts'
import { CONTACTO } from '../../ventas/contacto-texts.ts'
import { Medios } from '../../ventas/Medios.tsx'
import { useContactoTipos } from '../../ventas/use-contacto-tipos.ts'
import { words } from '../../words.ts'
import { CLIENTE, COMERCIAL, NOMBRE } from './contacto-values.ts'

/** A contact: whose it is, what for, and how to reach them. */
export default function Ficha({ row, mayWrite }: PartProps) {
  const say = CONTACTO[useIdioma()]
  const { setValue } = useFormContext<Values>()
  const { tipos } = useContactoTipos()
  const [ofRep, setOfRep] = useState(typeof row?.comercialId === 'number')
  const disabled = !mayWrite
  const choose = (rep: boolean) => {
    setOfRep(rep)
    setValue(rep ? 'clienteId' : 'comercialId', null, { shouldDirty: true })
  }
  return (
    <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
      <fieldset className="o-seg o-wide o-owner" aria-label={say.owner} disabled={disabled}>
        <button type="button" aria-pressed={!ofRep} onClick={() => choose(false)}>
          {say.ofClient}
        </button>
        <button type="button" aria-pressed={ofRep} onClick={() => choose(true)}>
          {say.ofRep}
        </button>
      </fieldset>
      {ofRep ? (
        <FieldView key="comercial" field={COMERCIAL} label={words.comercial} disabled={disabled} />
      ) : (
        <FieldView key="cliente" field={CLIENTE} label={words.cliente} disabled={disabled} />
      )}
      <ChoiceField name="contactoTipoId" label={say.kind} options={tipos} disabled={disabled} />
      <FieldView field={NOMBRE} label={words.nombre} disabled={disabled} />
      <h2 className="o-h2 o-wide">{say.means}</h2>
      <Medios name="medios" disabled={disabled} />
    </form>
  )
}
