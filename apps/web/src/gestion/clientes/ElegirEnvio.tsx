import type { Cliente } from '@telar/contract/clientes/clientes'
import type { Direccion } from '@telar/domain/casa/direccion'
import { FieldShell } from '../record/form/FieldShell.tsx'
import { formOf } from '../record/form/form-of.ts'

interface ElegirEnvioProps {
  cliente: Cliente | undefined
  label: string
  /** What having none means. */
  none: string
}

const envioForm = formOf<{ direccionEnvio: Direccion | null }>()

const enUnaLinea = ({ nombre, calle, codigoPostal, ciudad }: Direccion): string =>
  [nombre, calle, `${codigoPostal} ${ciudad}`.trim()].filter(Boolean).join(', ')

/** Where a customer's goods can go; without an address for it, where they pay taxes. */
const direccionesDe = ({ direccionesEnvio, direccionFiscal }: Cliente): Direccion[] =>
  direccionesEnvio.length > 0 ? direccionesEnvio : [direccionFiscal]

/** One of the customer's addresses; the one that the sale has stays among them. */
export function ElegirEnvio({ cliente, label, none }: ElegirEnvioProps) {
  const { field } = envioForm.useField('direccionEnvio')
  const mine = field.value
  const known = cliente ? direccionesDe(cliente) : []
  const same = (a: Direccion) => mine !== null && enUnaLinea(a) === enUnaLinea(mine)
  const all = mine && !known.some(same) ? [mine, ...known] : known
  return (
    <FieldShell id="field-direccionEnvio" label={label} width="medium">
      <select
        id="field-direccionEnvio"
        className="o-in"
        value={mine === null ? '' : all.findIndex(same)}
        onChange={(event) => field.onChange(event.target.value === '' ? null : all[Number(event.target.value)])}
      >
        <option value="">{none}</option>
        {all.map((direccion, i) => (
          <option key={enUnaLinea(direccion)} value={i}>
            {enUnaLinea(direccion)}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
