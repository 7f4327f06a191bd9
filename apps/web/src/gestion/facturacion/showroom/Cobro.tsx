import type { showroom } from '@telar/contract/facturacion/showroom'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { useState } from 'react'
import { ElegirCliente } from '../../clientes/ElegirCliente.tsx'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { SHOWROOM } from './showroom-texts.ts'

const MEDIOS = ['tarjeta', 'contado', 'bizum', 'transferencia'] as const
export type Medio = (typeof MEDIOS)[number]

interface CobroDeVentaProps {
  importes: CallOutput<(typeof showroom)['totalShowroom']> | undefined
  alPorMenor: boolean
  onAlPorMenor: (alPorMenor: boolean) => void
  /** Who asks for their name on it. */
  clienteId: number | null
  onCliente: (clienteId: number | null) => void
  error: unknown
  pending: boolean
  onVender: (medio: Medio) => void
}

/** What the sale comes to, how it is paid, and that it is. */
export function CobroDeVenta(props: CobroDeVentaProps) {
  const { importes, alPorMenor, onAlPorMenor, clienteId, onCliente, error, pending, onVender } = props
  const t = useWords(OFFICE)
  const { word, amount, money, number } = useFormat()
  const say = useWords(SHOWROOM)
  const [medio, setMedio] = useState<Medio>('tarjeta')
  const { base = 0, cuotaIva = 0, total = 0, prendas = 0, limite = 0 } = importes ?? {}
  const pasa = clienteId === null && total > limite
  return (
    <section className="o-sec o-till-side" aria-labelledby="venta">
      <h2 className="o-h2" id="venta">
        {say.venta}
      </h2>
      <table className="o-sum" aria-live="polite">
        <tbody>
          <tr>
            <td className="o-q">{say.prendas}</td>
            <td className="o-n">{number(prendas)}</td>
          </tr>
          <tr>
            <td className="o-q">{say.base}</td>
            <td className="o-n">{amount(base)}</td>
          </tr>
          <tr>
            <td className="o-q">{say.iva}</td>
            <td className="o-n">{amount(cuotaIva)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <td className="o-n">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      <FieldShell id="venta-medio" label={say.medio}>
        <Choice
          id="venta-medio"
          value={medio}
          options={MEDIOS}
          label={(uno) => word(FORMA_DE_PAGO[uno])}
          onChange={setMedio}
        />
      </FieldShell>
      <ElegirCliente value={clienteId} onChange={onCliente} />
      <p className="o-q">{clienteId === null ? say.aNombreQue : say.completa}</p>
      {clienteId === null && (
        <label className="o-check">
          <input
            type="checkbox"
            className="o-ck"
            checked={alPorMenor}
            onChange={({ target }) => onAlPorMenor(target.checked)}
          />
          {say.alPorMenor}
        </label>
      )}
      {pasa && <Note look="error">{say.limite(money(limite))}</Note>}
      {error !== null && error !== undefined && <Note look="error">{errorText(error, t)}</Note>}
      <Button look="main" disabled={prendas === 0 || pasa || pending} onClick={() => onVender(medio)}>
        {say.vender}
      </Button>
    </section>
  )
}
