import type { MateriaFila } from '@telar/contract/produccion/materia'
import { aDiezmilesimas } from '@telar/domain/dinero'
import { sumar } from '@telar/domain/produccion/materia'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { entregaForm } from './entrega-values.ts'
import { cantidadDe, escritas, type PiezaEscrita } from './piezas-escritas.ts'
import { RECIBIR } from './recibir-texts.ts'

/** Cents, from ten-thousandths of a metre at ten-thousandths of a euro. */
const importeDe = (cantidad: number, precio: number) =>
  Number((BigInt(aDiezmilesimas(cantidad)) * BigInt(aDiezmilesimas(precio)) + 500_000n) / 1_000_000n) / 100

/** What has been typed comes to, always in sight. */
export function Cuenta({ piezas, materia }: { piezas: readonly PiezaEscrita[]; materia: MateriaFila | undefined }) {
  const { number, money } = useFormat()
  const p = useWords(P)
  const say = useWords(RECIBIR)
  const precio = entregaForm.useValue('precio')
  const cantidad = cantidadDe(piezas)
  const unidad = materia?.unidad ?? ''
  return (
    <footer className="o-readout" aria-live="polite">
      <span>
        {p.piezas} <b>{number(escritas(piezas).length)}</b>
      </span>
      <span>
        {p.cantidad}{' '}
        <b>
          {number(cantidad)} {unidad}
        </b>
      </span>
      {materia && (
        <span className="o-q">
          {say.habra} {number(sumar([materia.stock, cantidad]))} {unidad}
        </span>
      )}
      <span className="o-sp" />
      <span>
        {p.importe} <b className="o-figure">{money(importeDe(cantidad, typeof precio === 'number' ? precio : 0))}</b>
      </span>
    </footer>
  )
}
