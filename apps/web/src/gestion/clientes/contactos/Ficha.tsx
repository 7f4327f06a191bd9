import { clientes } from '@telar/contract/clientes/clientes'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { ChoiceField } from '../../record/form/ChoiceField.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import type { Values } from '../../record/form/form-values.ts'
import { useWords } from '../../use-texts.ts'
import { word, words } from '../../words.ts'
import { CONTACTO } from '../contacto-texts.ts'
import { Medios } from '../Medios.tsx'
import { useContactoTipos } from '../use-contacto-tipos.ts'
import { CLIENTE, COMERCIAL, NOMBRE, PROVEEDOR } from './contacto-values.ts'

const DUENOS = [
  { field: CLIENTE, label: words.cliente, say: 'ofClient' },
  { field: PROVEEDOR, label: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'), say: 'ofSupplier' },
  { field: COMERCIAL, label: words.comercial, say: 'ofRep' },
] as const

/** A contact: whose it is, what for, and how to reach them. */
export default function Ficha({ row, mayWrite }: PartProps) {
  const say = useWords(CONTACTO)
  const may = useMay()
  const { setValue } = useFormContext<Values>()
  const { tipos } = useContactoTipos()
  // Whoever sees no customers keeps the contacts of suppliers.
  const offered = DUENOS.filter(
    ({ field }) => may(field.from?.access) && (field === PROVEEDOR || may(clientes.get.access)),
  )
  const theirs = DUENOS.find(({ field }) => typeof row?.[field.name] === 'number')
  const [owner, setOwner] = useState(theirs ?? offered[0] ?? DUENOS[0])
  const disabled = !mayWrite
  const choose = (chosen: (typeof DUENOS)[number]) => {
    setOwner(chosen)
    for (const { field } of DUENOS) if (field !== chosen.field) setValue(field.name, null, { shouldDirty: true })
  }
  return (
    <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
      <fieldset className="o-seg o-wide o-owner" aria-label={say.owner} disabled={disabled}>
        {offered.map((one) => (
          <button key={one.say} type="button" aria-pressed={one === owner} onClick={() => choose(one)}>
            {say[one.say]}
          </button>
        ))}
      </fieldset>
      <FieldView key={owner.say} field={owner.field} label={owner.label} disabled={disabled} />
      <ChoiceField name="contactoTipoId" label={say.kind} options={tipos} disabled={disabled} />
      <FieldView field={NOMBRE} label={words.nombre} disabled={disabled} />
      <h2 className="o-h2 o-wide">{say.means}</h2>
      <Medios name="medios" disabled={disabled} />
    </form>
  )
}
