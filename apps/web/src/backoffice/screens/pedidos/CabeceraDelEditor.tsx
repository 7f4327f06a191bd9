import type { Cliente } from '@telar/contract/clientes'
import type { Direccion } from '@telar/domain/direccion'
import { useController } from 'react-hook-form'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/FieldShell.tsx'
import { FieldView } from '../../record/FieldView.tsx'
import type { Values } from '../../record/form-values.ts'
import { useFormat } from '../../use-texts.ts'
import { ElegirCliente } from '../../ventas/ElegirCliente.tsx'
import { EDITOR } from './editor-texts.ts'
import { campo, direccionesDe } from './editor-values.ts'
import { PEDIDO_LABELS } from './pedido-labels.ts'

interface CabeceraDelEditorProps {
  isNew: boolean
  cliente: Cliente | undefined
}

/** For whom, when, where to and on what terms. */
export function CabeceraDelEditor({ isNew, cliente }: CabeceraDelEditorProps) {
  const { idioma, number } = useFormat()
  const say = EDITOR[idioma]
  const { field, fieldState } = useController<Values>({ name: 'clienteId' })
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
        value={field.value as number | null}
        onChange={field.onChange}
        disabled={!isNew}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
      {view('tipo', !isNew)}
      {isNew ? view('origen') : <span />}
      {cliente?.bloqueado && (
        <div className="o-wide">
          <Note look="warning">{say.blocked}</Note>
        </div>
      )}
      {view('fechaEntregaDesde')}
      {view('fechaEntregaHasta')}
      <Envio cliente={cliente} />
      {view('dtoComercial', false, theirs(cliente?.dtoComercial))}
      {view('dtoProntoPago', false, theirs(cliente?.dtoProntoPago))}
      {view('portes', false, isNew ? say.tariff : undefined)}
      {view('referenciaCliente')}
      {view('notas')}
    </form>
  )
}

const enUnaLinea = ({ nombre, calle, codigoPostal, ciudad }: Direccion): string =>
  [nombre, calle, `${codigoPostal} ${ciudad}`.trim()].filter(Boolean).join(', ')

/** One of the customer's addresses; the one that the order has stays among them. */
function Envio({ cliente }: Pick<CabeceraDelEditorProps, 'cliente'>) {
  const { idioma, word } = useFormat()
  const { field } = useController<Values>({ name: 'direccionEnvio' })
  const mine = field.value as Direccion | null
  const known = cliente ? direccionesDe(cliente) : []
  const same = (a: Direccion) => mine !== null && enUnaLinea(a) === enUnaLinea(mine)
  const all = mine && !known.some(same) ? [mine, ...known] : known
  return (
    <FieldShell id="field-direccionEnvio" label={word(PEDIDO_LABELS.direccionEnvio)} width="medium">
      <select
        id="field-direccionEnvio"
        className="o-in"
        value={mine === null ? '' : all.findIndex(same)}
        onChange={(event) => field.onChange(event.target.value === '' ? null : all[Number(event.target.value)])}
      >
        <option value="">{EDITOR[idioma].firstAddress}</option>
        {all.map((direccion, i) => (
          <option key={enUnaLinea(direccion)} value={i}>
            {enUnaLinea(direccion)}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
