import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { aDiezmilesimas } from '@telar/domain/dinero'
import { sumar } from '@telar/domain/produccion/materia'
import { useRead } from '../../calls.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { entregaForm } from './entrega-values.ts'
import { cantidadDe, escritas, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

/** Cents, from ten-thousandths of a metre at ten-thousandths of a euro. */
const importeDe = (cantidad: number, precio: number) =>
  Number((BigInt(aDiezmilesimas(cantidad)) * BigInt(aDiezmilesimas(precio)) + 500_000n) / 1_000_000n) / 100

/** What has been typed comes to, always in sight. */
export function Cuenta({ piezas, materia }: { piezas: readonly PiezaEscrita[]; materia: MateriaFila | undefined }) {
  const { number, money } = useFormat()
  const medida = useMedida()
  const p = useWords(P)
  const say = useWords(RECIBIR)
  const precio = entregaForm.useValue('precio')
  const entradaId = entregaForm.useValue('entradaId')
  const { data: pedido } = useRead(
    materias.getEntrada,
    { params: { id: entradaId ?? 0 } },
    { enabled: entradaId !== null },
  )
  const cantidad = cantidadDe(piezas)
  const unidad = materia?.unidad ?? ''
  return (
    <footer className="o-readout" aria-live="polite">
      <span>
        {p.piezas} <b>{number(escritas(piezas).length)}</b>
      </span>
      <span>
        {p.cantidad} <b>{medida(cantidad, unidad)}</b>
      </span>
      {materia && (
        <span className="o-q">
          {say.habra} {medida(sumar([materia.stock, cantidad]), unidad)}
        </span>
      )}
      {entradaId !== null && pedido && (
        <span className="o-q">{say.quedara(medida(Math.max(0, sumar([pedido.abierta, -cantidad])), unidad))}</span>
      )}
      <span className="o-sp" />
      <span>
        {p.importe} <b className="o-figure">{money(importeDe(cantidad, typeof precio === 'number' ? precio : 0))}</b>
      </span>
    </footer>
  )
}
