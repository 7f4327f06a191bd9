import { facturas } from '@telar/contract/facturacion/facturas'
import { useRead } from '../../../calls.ts'
import { Button } from '../../../parts/Button.tsx'
import { FieldView } from '../../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { FACTURA_LABELS } from '../factura-labels.ts'
import { Vencimientos } from '../ver/Vencimientos.tsx'
import { VER } from '../ver/ver-texts.ts'
import { EDITOR } from './editor-texts.ts'
import { campo, facturaForm, nuevaClave } from './editor-values.ts'
import { libre } from './lineas.ts'
import type { Cuentas } from './use-cuentas.ts'

/** When it will be due, which deposits it can deduct, and what it says besides. */
export function PieDelEditor({ cuentas }: { cuentas: Cuentas }) {
  const say = useWords(VER)
  return (
    <div className="o-invoice-foot">
      <div className="o-stack">
        <section>
          <h2 className="o-h2">{say.due}</h2>
          <Vencimientos vencimientos={cuentas.vencimientos} />
        </section>
        <Anticipos />
      </div>
      <FieldView field={campo('notas')} label={FACTURA_LABELS.notas} disabled={false} />
    </div>
  )
}

/** The customer's deposits that this invoice does not deduct yet. */
function Anticipos() {
  const { money } = useFormat()
  const say = useWords(EDITOR)
  const { field } = facturaForm.useField('lineas')
  const [clienteId, tipo, anticipo] = [
    facturaForm.useValue('clienteId'),
    facturaForm.useValue('tipo'),
    facturaForm.useValue('anticipo'),
  ]
  const lineas = field.value
  const { data } = useRead(
    facturas.anticipos,
    { params: { id: Number(clienteId) } },
    { enabled: typeof clienteId === 'number' && tipo === 'F1' && anticipo !== true },
  )
  const open = data?.filter(({ id }) => !lineas.some((linea) => linea.anticipoId === id)) ?? []
  if (open.length === 0) return null
  return (
    <section>
      <h2 className="o-h2">{say.deposits}</h2>
      <p className="o-row o-wrap">
        {open.map(({ id, numeroCompleto, queda, tipos }) => {
          const descripcion = say.depositLine(numeroCompleto)
          const suyas = () =>
            tipos.map(({ iva, queda: precio }) =>
              libre(nuevaClave(), { ...{ anticipoId: id, cantidad: -1, precio, descripcion }, iva }),
            )
          return (
            <Button key={id} small onClick={() => field.onChange([...lineas, ...suyas()])}>
              {say.deduct(numeroCompleto, money(queda))}
            </Button>
          )
        })}
      </p>
    </section>
  )
}
