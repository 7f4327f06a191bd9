import { Check } from 'lucide-react'
import { useFormat, useWords } from '../../use-texts.ts'
import { EDITOR } from './editor/editor-texts.ts'
import type { Cuentas } from './editor/use-cuentas.ts'
import { VER } from './ver/ver-texts.ts'

/** What is written comes to, always in sight; a mark when the server says the same. */
export function ResumenDeFactura({ cuentas: { importes, server, agrees } }: { cuentas: Cuentas }) {
  const { number, amount, money } = useFormat()
  const editor = useWords(EDITOR)
  const say = useWords(VER)
  const { bruto, dtoComercial, dtoProntoPago, portes, tramos, total } = importes
  const figures: [string, number][] = [
    [say.gross, bruto],
    [say.trade, -dtoComercial],
    [say.prompt, -dtoProntoPago],
    [say.carriage, portes],
    ...tramos.flatMap(({ iva, re, base, cuotaIva, cuotaRe }): [string, number][] => [
      [say.net(number(iva)), base],
      [say.vat(number(iva)), cuotaIva],
      [say.surcharge(number(re)), cuotaRe],
    ]),
  ]
  return (
    <footer className="o-tally" aria-live="polite">
      {figures
        .filter(([label, value]) => value !== 0 || label === say.gross)
        .map(([label, value]) => (
          <span key={label}>
            <small>{label}</small>
            <b>{amount(value)}</b>
          </span>
        ))}
      <span className="o-tally-total">
        <small>
          {say.total}
          {server !== undefined && agrees && <Check className="o-i" role="img" aria-label={editor.agrees} />}
        </small>
        <b>{money(total)}</b>
        {server !== undefined && !agrees && <em className="o-err o-s">{editor.differs(money(server))}</em>}
      </span>
    </footer>
  )
}
