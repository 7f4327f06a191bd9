import { clientes } from '@telar/contract/clientes/clientes'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFills, useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { ChoiceField } from '../../record/form/ChoiceField.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import type { Values } from '../../record/form/form-values.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { CONTACTO } from '../contacto-texts.ts'
import { Medios } from '../Medios.tsx'
import { useContactoTipos } from '../use-contacto-tipos.ts'
import { CLIENTE, COMERCIAL, NOMBRE } from './contacto-values.ts'
import { DUENO, type Dueno } from './slots.ts'

const DE_CLIENTE: Dueno = { field: CLIENTE, label: words.cliente, of: CONTACTO.ofClient }
const DE_COMERCIAL: Dueno = { field: COMERCIAL, label: words.comercial, of: CONTACTO.ofRep }

/** A contact: whose it is, what for, and how to reach them. */
export default function Ficha({ row, mayWrite }: PartProps) {
  const say = useWords(CONTACTO)
  const may = useMay()
  const { word } = useFormat()
  const { setValue } = useFormContext<Values>()
  const { tipos } = useContactoTipos()
  const duenos = [DE_CLIENTE, ...useFills(DUENO), DE_COMERCIAL]
  const offered = duenos.filter(({ field, apart }) => may(field.from?.access) && (apart || may(clientes.get.access)))
  const theirs = duenos.find(({ field }) => typeof row?.[field.name] === 'number')
  const [owner, setOwner] = useState(theirs ?? offered[0] ?? DE_CLIENTE)
  const disabled = !mayWrite
  const choose = (chosen: Dueno) => {
    setOwner(chosen)
    for (const { field } of duenos) if (field !== chosen.field) setValue(field.name, null, { shouldDirty: true })
  }
  return (
    <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
      <fieldset className="o-seg o-wide o-owner" aria-label={say.owner} disabled={disabled}>
        {offered.map((one) => (
          <button
            key={one.field.name}
            type="button"
            aria-pressed={one.field === owner.field}
            onClick={() => choose(one)}
          >
            {word(one.of)}
          </button>
        ))}
      </fieldset>
      <FieldView key={owner.field.name} field={owner.field} label={owner.label} disabled={disabled} />
      <ChoiceField name="contactoTipoId" label={say.kind} options={tipos} disabled={disabled} />
      <FieldView field={NOMBRE} label={words.nombre} disabled={disabled} />
      <h2 className="o-h2 o-wide">{say.means}</h2>
      <Medios name="medios" disabled={disabled} />
    </form>
  )
}
