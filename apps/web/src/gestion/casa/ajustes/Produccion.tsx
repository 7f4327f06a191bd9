import type { Field } from '../../declare/values.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { NumbersField } from '../../record/form/NumbersField.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Codigos } from './Codigos.tsx'
import { LABELS } from './labels.ts'
import { PRODUCCION as SAY } from './produccion-texts.ts'

const numero = (name: string): Field => ({ name: `produccion.${name}`, control: 'number', width: 'short' })

const Campo = ({ name }: { name: string }) => (
  <FieldView field={numero(name)} label={LABELS[`produccion.${name}`]} disabled={false} />
)

/** How cost sheets are worked out unless they say otherwise: margin, general costs, rounding, retail price. */
export function Produccion() {
  const { word } = useFormat()
  const say = useWords(SAY)
  const terminaciones = LABELS['produccion.terminaciones']
  return (
    <>
      <Part title={say.escandallo} hint={say.escandalloQue}>
        <div className="o-form o-form-flush">
          <Campo name="margen" />
          <Campo name="gastosGenerales" />
        </div>
      </Part>
      <Part title={say.segundas} hint={say.segundasQue}>
        <div className="o-form o-form-flush">
          <FieldView
            field={{ name: 'produccion.segundasSePagan', control: 'checkbox' }}
            label={LABELS['produccion.segundasSePagan']}
            disabled={false}
          />
        </div>
      </Part>
      <Part title={say.precio} hint={say.precioQue}>
        <div className="o-form o-form-flush">
          <NumbersField
            name="produccion.terminaciones"
            label={terminaciones ? word(terminaciones) : ''}
            disabled={false}
          />
        </div>
      </Part>
      <Part title={say.pvp} hint={say.pvpQue}>
        <div className="o-form o-form-flush">
          <Campo name="pvp.desde" />
          <Campo name="pvp.hasta" />
        </div>
      </Part>
      <Codigos />
    </>
  )
}
