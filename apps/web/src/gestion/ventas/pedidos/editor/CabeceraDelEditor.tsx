import type { Cliente } from '@telar/contract/clientes/clientes'
import { CAMBIAR_PORTES, DAR_DESCUENTO } from '@telar/domain/ventas/decidir'
import { useMay } from '../../../access.ts'
import { Credito } from '../../../clientes/Credito.tsx'
import { ElegirCliente } from '../../../clientes/ElegirCliente.tsx'
import { ElegirEnvio } from '../../../clientes/ElegirEnvio.tsx'
import { FieldView } from '../../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { PEDIDO_LABELS } from '../pedido-labels.ts'
import { EDITOR } from './editor-texts.ts'
import { campo, pedidoForm } from './editor-values.ts'

interface CabeceraDelEditorProps {
  isNew: boolean
  cliente: Cliente | undefined
}

/** For whom, when, where to and on what terms. */
export function CabeceraDelEditor({ isNew, cliente }: CabeceraDelEditorProps) {
  const { number } = useFormat()
  const labels = useWords(PEDIDO_LABELS)
  const say = useWords(EDITOR)
  const may = useMay()
  const { field, fieldState } = pedidoForm.useField('clienteId')
  const tipo = pedidoForm.useValue('tipo')
  const view = (name: keyof typeof PEDIDO_LABELS, disabled = false, hint?: string) => (
    <FieldView
      field={{ ...campo(name), ...(hint ? { hint: { es: hint, en: hint, pt: hint, ca: hint } } : {}) }}
      label={PEDIDO_LABELS[name]}
      disabled={disabled}
    />
  )
  const theirs = (dto: number | undefined) => (dto === undefined ? undefined : say.theirs(number(dto)))
  return (
    <form className="o-form o-form-flush" onSubmit={(event) => event.preventDefault()} noValidate>
      <ElegirCliente
        value={field.value}
        onChange={field.onChange}
        disabled={!isNew}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
      {view('tipo', !isNew)}
      {view('lugar', !isNew || tipo !== 'servicio')}
      {isNew && view('origen')}
      {cliente && (
        <div className="o-wide">
          <Credito clienteId={cliente.id} />
        </div>
      )}
      {view('fechaEntregaDesde')}
      {view('fechaEntregaHasta')}
      <ElegirEnvio cliente={cliente} label={labels.direccionEnvio} none={say.firstAddress} />
      {view('dtoComercial', !may(DAR_DESCUENTO), theirs(cliente?.dtoComercial))}
      {view('dtoProntoPago', !may(DAR_DESCUENTO), theirs(cliente?.dtoProntoPago))}
      {view('portes', !may(CAMBIAR_PORTES), isNew ? say.tariff : undefined)}
      {view('referenciaCliente')}
      {view('notas')}
    </form>
  )
}
