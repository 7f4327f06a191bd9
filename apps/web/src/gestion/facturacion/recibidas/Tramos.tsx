import { debeElIva, type TratoDeIva, totalesDeRecibida } from '@telar/domain/facturacion/recibida'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS, RECIBIDA as SAY } from '../recibida-texts.ts'
import { type RecibidaValues, TRAMO_NUEVO } from './recibida-values.ts'

/** What it comes to as far as it is written; nothing while something is wrong in it. */
function cuenta(trato: TratoDeIva, tramos: RecibidaValues['tramos']) {
  try {
    return totalesDeRecibida(
      trato,
      tramos.flatMap(({ iva, base, cuota }) => (iva === null || base === null ? [] : [{ iva, base, cuota }])),
    )
  } catch {
    return null
  }
}

/** Net and tax by rate, with what it comes to. The tax is written only where the paper rounds otherwise. */
export function Tramos({ disabled }: { disabled: boolean }) {
  const { money } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  const { fields, append, remove } = useFieldArray({ name: 'tramos', keyName: 'llave' })
  const tramos = useWatch<RecibidaValues, 'tramos'>({ name: 'tramos' })
  const trato = useWatch<RecibidaValues, 'trato'>({ name: 'trato' }) as TratoDeIva
  const suma = cuenta(trato, tramos ?? [])
  return (
    <div className="o-rates">
      {fields.map((tramo, i) => (
        <div key={tramo.llave} className="o-rate">
          <FieldView field={{ name: `tramos.${i}.iva`, control: 'number' }} label={SAY.iva} disabled={disabled} />
          <FieldView field={{ name: `tramos.${i}.base`, control: 'money' }} label={LABELS.base} disabled={disabled} />
          <FieldView field={{ name: `tramos.${i}.cuota`, control: 'money' }} label={SAY.suCuota} disabled={disabled} />
          <Button look="ghost" iconOnly icon={X} disabled={disabled || fields.length === 1} onClick={() => remove(i)}>
            {`${say.quitar} ${i + 1}`}
          </Button>
        </div>
      ))}
      {!disabled && (
        <Button small look="ghost" icon={Plus} onClick={() => append(TRAMO_NUEVO)}>
          {say.anadir}
        </Button>
      )}
      {suma && (
        <dl className="o-figures">
          <div>
            <dt>{labels.base}</dt>
            <dd>{money(suma.base)}</dd>
          </div>
          <div>
            <dt>{labels.cuota}</dt>
            <dd>{money(suma.cuota)}</dd>
          </div>
          <div>
            <dt>{say.aPagar}</dt>
            <dd>{money(suma.total)}</dd>
          </div>
        </dl>
      )}
      {debeElIva(trato) && <p className="o-q">{say.loDebeLaCasa}</p>}
    </div>
  )
}
