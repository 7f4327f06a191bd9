import { Direccion } from '../../clientes/Direccion.tsx'
import type { PartProps } from '../../declare/screen.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useIdioma } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { PROVEEDOR_LABELS } from './proveedor-labels.ts'
import { CAMPOS } from './proveedor-values.ts'

const SUYOS = CAMPOS.filter(({ control }) => control !== 'custom')

/** Who a supplier is, how they are paid and where they are. */
export default function Ficha({ mayWrite }: PartProps) {
  const idioma = useIdioma()
  const disabled = !mayWrite
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="o-form">
        {SUYOS.map((field) => (
          <FieldView
            key={field.name}
            field={field}
            label={PROVEEDOR_LABELS[field.name as keyof typeof PROVEEDOR_LABELS]}
            disabled={disabled}
          />
        ))}
      </div>
      <Part title={words.direccion[idioma]}>
        <div className="o-form o-form-flush">
          <Direccion name="direccion" disabled={disabled} />
        </div>
      </Part>
    </form>
  )
}
