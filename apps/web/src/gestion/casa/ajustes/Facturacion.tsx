import { useFormState } from 'react-hook-form'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { FACTURACION as SAY } from './facturacion-texts.ts'
import { LABELS } from './labels.ts'
import { Portes } from './Portes.tsx'
import { Tipos } from './Tipos.tsx'

/** Series, rates with the day from which each holds, and carriage by zone. */
export function Facturacion() {
  const say = useWords(SAY)
  const { errors } = useFormState()
  const repetida = errors.series?.message
  return (
    <>
      <Part title={say.series} hint={say.seriesQue}>
        <div className="o-form o-form-flush">
          <FieldView
            field={{ name: 'series.ordinaria', control: 'text', width: 'short' }}
            label={LABELS['series.ordinaria']}
            disabled={false}
          />
          <FieldView
            field={{ name: 'series.rectificativa', control: 'text', width: 'short' }}
            label={LABELS['series.rectificativa']}
            disabled={false}
          />
          <FieldView
            field={{ name: 'series.simplificada', control: 'text', width: 'short' }}
            label={LABELS['series.simplificada']}
            disabled={false}
          />
        </div>
        {typeof repetida === 'string' && <p className="o-err">{repetida}</p>}
      </Part>
      <Part title={say.tipos} hint={say.tiposQue}>
        <Tipos />
      </Part>
      <Part title={say.portes} hint={say.portesQue}>
        <Portes />
      </Part>
    </>
  )
}
