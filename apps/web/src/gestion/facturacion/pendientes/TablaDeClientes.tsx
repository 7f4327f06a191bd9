import type { Pendientes } from '@telar/contract/facturacion/cobros'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { keysOf } from '../../keys-of.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { PENDIENTES as SAY, TRAMOS, type Tramo } from './pendientes-texts.ts'

type Datos = z.output<typeof Pendientes>
type Fila = Datos['clientes'][number]
type Campo = 'cliente' | 'facturas' | Tramo

const ORDEN = keysOf(TRAMOS)

interface TablaDeClientesProps {
  fecha: string
  clientes: Fila[]
  total: Datos['total']
  /** Nobody is left out, so the sums are those of the rows. */
  todos: boolean
}

/** Customers and what they owe; each leads to their invoices. */
export function TablaDeClientes({ fecha, clientes, total, todos }: TablaDeClientesProps) {
  const { word, amount, number, idioma } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(words)
  const [sort, setSort] = useState<{ field: Campo; desc: boolean }>({ field: 'total', desc: true })
  const rows = clientes.toSorted((a, b) => {
    const order = sort.field === 'cliente' ? a.cliente.localeCompare(b.cliente, idioma) : a[sort.field] - b[sort.field]
    return sort.desc ? -order : order
  })
  const Arrow = sort.desc ? ArrowDown : ArrowUp
  const head = (field: Campo, text: string) => (
    <th
      key={field}
      className={field === 'cliente' ? undefined : 'o-n'}
      aria-sort={sort.field === field ? (sort.desc ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="o-sort"
        onClick={() => setSort({ field, desc: sort.field === field ? !sort.desc : field !== 'cliente' })}
      >
        {text}
        {sort.field === field && <Arrow className="o-i" aria-hidden="true" />}
      </button>
    </th>
  )
  if (rows.length === 0) return <p className="o-q">{say.nadie}</p>
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-ages">
        <thead>
          <tr>
            {head('cliente', labels.cliente)}
            {head('facturas', say.facturas)}
            {ORDEN.map((tramo) => head(tramo, `${word(TRAMOS[tramo])} €`))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.clienteId}>
              <td>
                <OfficeLink className="o-link o-m" href={hrefOf('pendientes', row.clienteId, { fecha })}>
                  {row.cliente}
                </OfficeLink>
              </td>
              <td className="o-n">{number(row.facturas)}</td>
              {ORDEN.map((tramo) => (
                <td key={tramo} className={`o-n${tramo === 'total' ? ' o-m' : ''}${row[tramo] === 0 ? ' o-none' : ''}`}>
                  {row[tramo] === 0 ? '–' : amount(row[tramo])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {todos && (
          <tfoot>
            <tr>
              <th scope="row">{word(TRAMOS.total)}</th>
              <td className="o-n">{number(rows.reduce((sum, { facturas }) => sum + facturas, 0))}</td>
              {ORDEN.map((tramo) => (
                <td key={tramo} className="o-n">
                  {amount(total[tramo])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Sideways>
  )
}
