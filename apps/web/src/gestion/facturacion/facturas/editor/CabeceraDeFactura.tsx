import type { Cliente } from '@telar/contract/clientes/clientes'
import type { Factura } from '@telar/contract/facturacion/factura'
import { Credito } from '../../../clientes/Credito.tsx'
import { ElegirCliente } from '../../../clientes/ElegirCliente.tsx'
import { ElegirEnvio } from '../../../clientes/ElegirEnvio.tsx'
import { Note } from '../../../parts/Note.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { FieldView } from '../../../record/form/FieldView.tsx'
import { NumbersField } from '../../../record/form/NumbersField.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { word as textos, words } from '../../../words.ts'
import { FACTURA_LABELS } from '../factura-labels.ts'
import { HACER } from '../hacer/hacer-texts.ts'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'
import { campo, facturaForm } from './editor-values.ts'

interface CabeceraProps {
  factura: Factura | undefined
  cliente: Cliente | undefined
  /** Lines of an order or a correction belong to their customer. */
  bound: boolean
}

/** For whom, when and on what terms; the rest lies folded below. */
export function CabeceraDeFactura({ factura, cliente, bound }: CabeceraProps) {
  const { word } = useFormat()
  const labels = useWords(words)
  const fields = useWords(FACTURA_LABELS)
  const say = useWords(EDITOR)
  const { field, fieldState } = facturaForm.useField('clienteId')
  const view = (name: keyof typeof FACTURA_LABELS, hint?: string) => (
    <FieldView
      field={{ ...campo(name), ...(hint ? { hint: textos(hint, hint, hint, hint) } : {}) }}
      label={FACTURA_LABELS[name]}
      disabled={false}
    />
  )
  const days = (name: 'diasPago' | 'diasFijos' | 'mesesSinPago', hint?: string) => (
    <NumbersField name={name} label={word(FACTURA_LABELS[name])} disabled={false} hint={hint} />
  )
  const fixed = (label: string, value: string) => (
    <FieldShell id={`fixed-${label}`} label={label}>
      <input id={`fixed-${label}`} className="o-in" disabled value={value} />
    </FieldShell>
  )
  return (
    <form className="o-form o-form-flush o-form-six" onSubmit={(event) => event.preventDefault()} noValidate>
      <ElegirCliente
        value={field.value}
        onChange={field.onChange}
        disabled={bound}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
      {fixed(labels.nif, cliente?.nif ?? '')}
      {view('fecha')}
      {fixed(
        fields.serie,
        factura ? `${factura.serie}${String(factura.ejercicio).slice(2)} · ${say.seriesLater}` : say.seriesLater,
      )}
      {cliente && (
        <div className="o-wide">
          <Credito clienteId={cliente.id} />
        </div>
      )}
      <Rectificacion factura={factura} />
      {view('formaPago')}
      {days('diasPago')}
      {view('dtoComercial')}
      {view('dtoProntoPago')}
      {view('portes')}
      {view('referenciaCliente')}
      {view('mercancia')}
      <details className="o-wide o-more-data">
        <summary>{say.moreData}</summary>
        <div className="o-form o-form-flush o-form-six">
          <ElegirEnvio cliente={cliente} label={fields.direccionEnvio} none={say.firstAddress} />
          {view('comercialId')}
          {view('comision')}
          {days('diasFijos')}
          {days('mesesSinPago', say.monthsHint)}
          {view('fechaOperacion')}
          {view('pruebaTransporte')}
          {view('anticipo')}
        </div>
      </details>
    </form>
  )
}

/** What a correction corrects, in which way and why. */
function Rectificacion({ factura }: Pick<CabeceraProps, 'factura'>) {
  const hacer = useWords(HACER)
  const editor = useWords(EDITOR)
  const say = useWords(VER)
  const tipo = facturaForm.useValue('tipo')
  if (!factura || tipo === 'F1') return null
  return (
    <div className="o-wide o-correction">
      <Note>
        {say.corrects}{' '}
        {factura.rectifica.map(({ id, numeroCompleto }) => (
          <OfficeLink key={id} className="o-link o-m" href={hrefOf('facturas', id)}>
            {numeroCompleto}
          </OfficeLink>
        ))}
        . {factura.tipoRectificativa && hacer.ways[factura.tipoRectificativa]}.{' '}
        {factura.tipoRectificativa === 'I' && editor.givenBack}
      </Note>
      <FieldView field={campo('motivoRectificacion')} label={FACTURA_LABELS.motivoRectificacion} disabled={false} />
      {factura.pedidos.length > 0 && factura.tipoRectificativa === 'I' && (
        <FieldView field={campo('reabrePedido')} label={FACTURA_LABELS.reabrePedido} disabled={false} />
      )}
    </div>
  )
}
