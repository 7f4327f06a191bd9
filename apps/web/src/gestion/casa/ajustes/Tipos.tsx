import { Plus, X } from 'lucide-react'
import { useController, useFieldArray } from 'react-hook-form'
import { hoy } from '../../../kit/hoy.ts'
import { Button } from '../../parts/Button.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { FACTURACION as SAY } from './facturacion-texts.ts'

/** The rates of VAT and surcharge; invoices take those that hold on their day. */
export function Tipos() {
  const { date } = useFormat()
  const say = useWords(SAY)
  const { fields, append, remove } = useFieldArray({ name: 'impuestos', keyName: 'llave' })
  return (
    <div className="o-rates">
      {fields.map((tipo, i) => (
        <div key={tipo.llave} className="o-rate">
          <FieldView field={{ name: `impuestos.${i}.desde`, control: 'date' }} label={SAY.desde} disabled={false} />
          <FieldView field={{ name: `impuestos.${i}.iva`, control: 'number' }} label={SAY.iva} disabled={false} />
          <FieldView field={{ name: `impuestos.${i}.re`, control: 'number' }} label={SAY.re} disabled={false} />
          <Clave at={i} />
          <Button look="ghost" iconOnly icon={X} disabled={fields.length === 1} onClick={() => remove(i)}>
            {`${say.quitar} ${date(fechaDe(tipo))}`}
          </Button>
        </div>
      ))}
      <Button small look="ghost" icon={Plus} onClick={() => append({ desde: hoy(), iva: null, re: null })}>
        {say.anadirTipo}
      </Button>
    </div>
  )
}

const fechaDe = (tipo: object): string => ('desde' in tipo && typeof tipo.desde === 'string' && tipo.desde) || hoy()

/** What a rate is called; without a name it is the general one. */
function Clave({ at }: { at: number }) {
  const say = useWords(SAY)
  const name = `impuestos.${at}.clave`
  const { field, fieldState } = useController({ name })
  return (
    <FieldShell id={name} label={say.clave} error={fieldState.error?.message}>
      <input
        id={name}
        ref={field.ref}
        className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
        maxLength={30}
        placeholder={say.general}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) => field.onChange(target.value === '' ? undefined : target.value)}
        onBlur={field.onBlur}
      />
    </FieldShell>
  )
}
