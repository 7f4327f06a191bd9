import type { Recibida } from '@telar/contract/facturacion/recibidas'
import type { PartProps } from '../../declare/screen.ts'
import { fieldIn } from '../../declare/values.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { RECIBIDA_LABELS as LABELS } from '../recibida-texts.ts'
import { Entregas } from './Entregas.tsx'
import { Liquidaciones } from './Liquidaciones.tsx'
import { Pagos } from './Pagos.tsx'
import { CAMPOS } from './recibida-values.ts'
import { Tramos } from './Tramos.tsx'
import { Vencimientos } from './Vencimientos.tsx'

const campo = fieldIn(CAMPOS)
const PAPEL = [
  'proveedorId',
  'numero',
  'fecha',
  'fechaRecepcion',
  'fechaOperacion',
  'gasto',
  'trato',
  'deducible',
] as const

/** What a supplier's paper says, what it is of, and what was paid of it. */
export default function Ficha({ row, mayWrite }: PartProps<Recibida>) {
  const labels = useWords(LABELS)
  const disabled = !mayWrite
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="o-form">
        {PAPEL.map((name) => (
          <FieldView key={name} field={campo(name)} label={LABELS[name]} disabled={disabled} />
        ))}
      </div>
      <Part title={labels.tramos}>
        <Tramos disabled={disabled} />
      </Part>
      <Part title={labels.vencimientos}>
        <Vencimientos disabled={disabled} />
      </Part>
      <Entregas row={row} disabled={disabled} />
      <Liquidaciones row={row} disabled={disabled} />
      {row && <Pagos recibida={row} />}
      <div className="o-form">
        <FieldView field={campo('notas')} label={LABELS.notas} disabled={disabled} />
      </div>
    </form>
  )
}
