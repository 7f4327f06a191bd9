import type { Cliente } from '@telar/contract/clientes/clientes'
import { useFormat, useWords } from '../../../use-texts.ts'
import { PEDIDO } from '../pedido-texts.ts'
import { EDITOR } from './editor-texts.ts'
import { type Precio, pedidoForm, sumar } from './editor-values.ts'
import { cuantas } from './lineas.ts'

/** What is written so far comes to; always in sight. */
export function Resumen({ precio, cliente }: { precio: Precio; cliente: Cliente | undefined }) {
  const { number, amount, money } = useFormat()
  const editor = useWords(EDITOR)
  const say = useWords(PEDIDO)
  const values = pedidoForm.useValues()
  const { bruto, dtoComercial, dtoProntoPago, portes, base } = sumar(values, precio, cliente)
  const figure = (label: string, value: string) => (
    <span>
      <span className="o-q">{label}</span> <b>{value}</b>
    </span>
  )
  return (
    <footer className="o-readout" aria-live="polite">
      {figure(say.garments, number(cuantas(values.lineas)))}
      {figure(say.gross, amount(bruto))}
      {dtoComercial !== 0 && figure(say.trade, amount(-dtoComercial))}
      {dtoProntoPago !== 0 && figure(say.prompt, amount(-dtoProntoPago))}
      {portes !== 0 && figure(say.carriage, amount(portes))}
      <span className="o-sp" />
      <span className="o-q o-hide-s">{editor.beforeTax}</span>
      <span className="o-figure">{money(base)}</span>
    </footer>
  )
}
