import type { Cliente } from '@telar/contract/clientes/clientes'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { grupos } from '@telar/contract/clientes/grupos'
import { CONDICIONES } from '@telar/domain/clientes/cliente'
import { ESQUEMAS_SEPA, type EsquemaSepa } from '@telar/domain/clientes/mandato'
import { useSession } from '../../../kit/session.ts'
import { useMay } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { NumbersField } from '../../record/form/NumbersField.tsx'
import { insideOf, messageIn } from '../../record/form/told.ts'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CLIENTE_LABELS } from './cliente-labels.ts'
import { CLIENTE } from './cliente-texts.ts'
import { campo, clienteForm } from './cliente-values.ts'
import { Impuestos } from './Impuestos.tsx'
import { OficinasDir3 } from './OficinasDir3.tsx'

/** What is agreed upon with a customer: paying, discounts, rep, taxes. */
export function Condiciones({ row, mayWrite }: PartProps<Cliente>) {
  const { word } = useFormat()
  const say = useWords(CLIENTE)
  const disabled = !mayWrite
  const seesReps = useMay()(comerciales.search.access)
  const seesGroups = useMay()(grupos.search.access)
  const { user } = useSession()
  // A rep keeps the data of their customers up to date; the conditions are the house's.
  const locked = disabled || (user?.comercialId != null && !seesReps)
  const isLocked = (name: string) => (CONDICIONES.some((own) => own === name) ? locked : disabled)
  const field = (name: keyof typeof CLIENTE_LABELS) => (
    <FieldView key={name} field={campo(name)} label={CLIENTE_LABELS[name]} disabled={isLocked(name)} />
  )
  const days = (name: 'diasPago' | 'diasFijos' | 'mesesSinPago', hint: string) => (
    <NumbersField name={name} label={word(CLIENTE_LABELS[name])} disabled={locked} hint={hint} />
  )
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      {locked && !disabled && (
        <section className="o-sec o-sec-note">
          <Note>{say.houseDecides}</Note>
        </section>
      )}
      <Part title={say.payment}>
        <div className="o-form o-form-flush">
          {field('formaPago')}
          {days('diasPago', say.daysHint)}
          {days('diasFijos', say.fixedHint)}
          {days('mesesSinPago', say.monthsHint)}
          {field('limiteRiesgo')}
          {field('iban')}
          <Mandato disabled={disabled} />
        </div>
      </Part>
      <Part title={say.discounts}>
        <div className="o-form o-form-flush">
          {field('dtoComercial')}
          {field('dtoProntoPago')}
          {seesGroups && field('grupoId')}
          {field('albaranValorado')}
          {field('bloqueado')}
        </div>
      </Part>
      <Part title={say.rep} hint={say.repHint}>
        <div className="o-form o-form-flush">
          {seesReps && field('comercialId')}
          {field('comision')}
        </div>
      </Part>
      <OficinasDir3 disabled={disabled} />
      <Impuestos row={row} mayWrite={mayWrite} />
    </form>
  )
}

const SIN_MANDATO = { referencia: '', fecha: '', esquema: 'CORE', unico: false } as const

/** The mandate of a direct debit; both empty means none. */
function Mandato({ disabled }: { disabled: boolean }) {
  const say = useWords(CLIENTE)
  const { field, fieldState } = clienteForm.useField('mandatoSepa')
  const value = field.value ?? SIN_MANDATO
  const input = (key: 'referencia' | 'fecha', label: string) => (
    <FieldShell id={`field-mandato-${key}`} label={label} error={messageIn(insideOf(fieldState.error, key))}>
      <input
        id={`field-mandato-${key}`}
        type={key === 'fecha' ? 'date' : 'text'}
        className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
        autoComplete="off"
        disabled={disabled}
        value={value[key]}
        aria-invalid={messageIn(insideOf(fieldState.error, key)) ? true : undefined}
        onBlur={field.onBlur}
        onChange={(event) => {
          const next = { ...value, [key]: event.target.value }
          field.onChange(next.referencia || next.fecha ? next : null)
        }}
      />
    </FieldShell>
  )
  const given = value.referencia !== '' || value.fecha !== ''
  return (
    <>
      {input('referencia', say.mandate)}
      {input('fecha', say.mandateDate)}
      {given && (
        <>
          <FieldShell id="field-mandato-esquema" label={say.mandateScheme}>
            <select
              id="field-mandato-esquema"
              className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
              disabled={disabled}
              value={value.esquema}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange({ ...value, esquema: event.target.value as EsquemaSepa })}
            >
              {ESQUEMAS_SEPA.map((esquema) => (
                <option key={esquema} value={esquema}>
                  {say[esquema]}
                </option>
              ))}
            </select>
          </FieldShell>
          <FieldShell id="field-mandato-unico" label={say.mandateUse}>
            <select
              id="field-mandato-unico"
              className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
              disabled={disabled}
              value={String(value.unico)}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange({ ...value, unico: event.target.value === 'true' })}
            >
              <option value="false">{say.mandateMany}</option>
              <option value="true">{say.mandateOnce}</option>
            </select>
          </FieldShell>
        </>
      )}
    </>
  )
}
