import { materias as calls } from '@telar/contract/produccion/materias'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf, NEW } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PedirDialog } from '../PedirDialog.tsx'
import { useMedida } from '../use-medida.ts'
import { Explicacion } from './Explicacion.tsx'
import type { Necesidad, Proveedor } from './necesidad.ts'
import { NECESIDADES } from './necesidades-texts.ts'

interface DeProveedorProps {
  proveedor: Proveedor
  onlyMissing: boolean
  /** They are manufacturing orders, not customers'. */
  deOrdenes: boolean
}

/** What is needed of one supplier; every figure opens into where it comes from. */
export function DeProveedor({ proveedor, onlyMissing, deOrdenes }: DeProveedorProps) {
  const { money } = useFormat()
  const say = useWords(NECESIDADES)
  const [asking, setAsking] = useState<Necesidad | null>(null)
  const suyas = proveedor.materias.filter(({ falta }) => !onlyMissing || falta > 0)
  if (suyas.length === 0) return null
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2 o-row">
        <OfficeLink href={hrefOf('proveedores', proveedor.proveedorId)}>{proveedor.proveedor}</OfficeLink>
        <span className="o-q">{proveedor.importe > 0 && `${say.toBuy.toLowerCase()} ${money(proveedor.importe)}`}</span>
      </h2>
      <Sideways>
        <table className="o-t o-t-money o-t-needs o-t-phone">
          <thead>
            <tr>
              <th>{say.material}</th>
              <th className="o-n">{say.needed}</th>
              <th className="o-n">{say.stock}</th>
              <th className="o-n">{say.reserved}</th>
              <th className="o-n">{say.coming}</th>
              <th className="o-n">{say.missing}</th>
              <th className="o-n">{say.price} €</th>
              <th className="o-n">{say.amount} €</th>
              <td />
            </tr>
          </thead>
          {suyas.map((una) => (
            <Fila key={una.materiaId} una={una} deOrdenes={deOrdenes} onOrder={() => setAsking(una)} />
          ))}
        </table>
      </Sideways>
      {asking && (
        <PedirDialog
          materia={{ ...asking, id: asking.materiaId, proveedorId: proveedor.proveedorId }}
          cantidad={asking.falta}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

function Fila({ una, deOrdenes, onOrder }: { una: Necesidad; deOrdenes: boolean; onOrder: () => void }) {
  const { amount } = useFormat()
  const medida = useMedida()
  const say = useWords(NECESIDADES)
  const may = useMay()
  const receives = may(calls.recibir.access)
  const [open, setOpen] = useState(false)
  const cell = (n: number) => (n === 0 ? <span className="o-none">–</span> : medida(n, una.unidad))
  return (
    <tbody>
      <tr>
        <th scope="row" className="o-l1 o-el">
          <button
            type="button"
            className="o-fold"
            aria-expanded={open}
            aria-label={say.explain(una.nombre)}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight className="o-i" aria-hidden="true" />
          </button>
          <OfficeLink className="o-link o-m" href={hrefOf('materias', una.materiaId)}>
            {una.nombre}
          </OfficeLink>{' '}
          <span className="o-q">{una.codigo}</span>
        </th>
        <td className="o-n" data-th={say.needed}>
          {cell(una.necesaria)}
        </td>
        <td className="o-n" data-th={say.stock}>
          {cell(una.stock)}
        </td>
        <td className="o-n" data-th={say.reserved}>
          {cell(una.reservada)}
        </td>
        <td className="o-n" data-th={say.coming}>
          {cell(una.enCamino)}
        </td>
        <td
          className={`o-n o-m o-l1${una.falta > 0 ? ' o-warn' : ''}`}
          data-th={una.falta > 0 ? say.missing : undefined}
        >
          {cell(una.falta)}
        </td>
        <td className="o-n" data-th={say.price}>
          {amount(una.precio)}
        </td>
        <td className="o-n" data-th={say.amount}>
          {una.importe === 0 ? <span className="o-none">–</span> : amount(una.importe)}
        </td>
        <td className="o-t-acts">
          {may(calls.pedir.access) && una.falta > 0 && (
            <Button small aria-label={say.orderOf(una.nombre)} onClick={onOrder}>
              {say.order}
            </Button>
          )}
          {receives && una.enCamino > 0 && (
            <OfficeLink className="o-btn o-btn-sm" href={hrefOf('entradas', NEW, { materia: una.materiaId })}>
              {say.receive}
            </OfficeLink>
          )}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={9} className="o-why">
            <Explicacion una={una} deOrdenes={deOrdenes} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
