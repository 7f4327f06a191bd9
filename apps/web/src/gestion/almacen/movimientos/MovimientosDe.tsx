import { type Movimiento, movimientos } from '@telar/contract/almacen/movimientos'
import { enIdioma } from '@telar/domain/idioma'
import type { ReactNode } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { A, CAUSA } from '../palabras.ts'
import { DeModelo, Documento, Recorrido } from './Documento.tsx'
import { MOVIMIENTO } from './movimiento-texts.ts'

const SHOWN = 50

interface Solo {
  field: keyof Movimiento & string
  value: string | number
}

interface MovimientosDeProps {
  /** Of what: all of these hold. */
  de: readonly Solo[]
  /** All are of one model, which needs no naming. */
  deUnModelo?: boolean
  children?: ReactNode
}

/** The last movements of a model, an order or a customer; the ledger has the rest. */
export function MovimientosDe({ de, deUnModelo = false, children }: MovimientosDeProps) {
  const t = useWords(OFFICE)
  const say = useWords(MOVIMIENTO)
  const may = useMay()
  const { number } = useFormat()
  const permitido = may(movimientos.search.access)
  const filters = de.map((solo) => ({ ...solo, operator: 'eq' as const }))
  const read = useRead(
    movimientos.search,
    { body: { advancedFilter: { logic: 'and', filters }, pageSize: SHOWN, orderBy: ['id desc'] } },
    { enabled: permitido, staleTime: 0 },
  )
  if (!permitido) return <Note>{t.errors.forbidden}</Note>
  const total = read.data?.totalCount ?? 0
  return (
    <section className="o-sec o-flat" aria-label={say.titulo}>
      <div className="o-row o-wrap o-ledger-of">
        <h2 className="o-h2">
          {say.titulo}{' '}
          <span className="o-q">{total > SHOWN ? say.ultimos(number(SHOWN), number(total)) : number(total)}</span>
        </h2>
        <span className="o-sp" />
        {children}
        {total > 0 && (
          <OfficeLink
            className="o-link"
            href={hrefOf('movimientos', null, { filtros: de.map(({ field, value }) => `${field}.eq.${value}`) })}
          >
            {say.todos}
          </OfficeLink>
        )}
      </div>
      <Leido de={read}>
        {({ data }) =>
          data.length === 0 ? <p className="o-q">{say.ninguno}</p> : <Tabla filas={data} deUnModelo={deUnModelo} />
        }
      </Leido>
    </section>
  )
}

function Tabla({ filas, deUnModelo }: { filas: readonly Movimiento[]; deUnModelo: boolean }) {
  const a = useWords(A)
  const say = useWords(MOVIMIENTO)
  const { idioma, number, moment, word } = useFormat()
  return (
    <Sideways>
      <table className="o-t o-ledger o-t-phone">
        <thead>
          <tr>
            <th>{a.cuando}</th>
            <th>{a.causa}</th>
            {!deUnModelo && <th>{a.modelo}</th>}
            <th>{a.color}</th>
            <th>{a.talla}</th>
            <th className="o-n">{a.cantidad}</th>
            <th>{say.recorrido}</th>
            <th>{say.documento}</th>
            <th>{a.quien}</th>
            <th>{a.motivo}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.id}>
              <td className="o-q">{moment(fila.cuando)}</td>
              <td className="o-l1">{word(CAUSA[fila.causa])}</td>
              {!deUnModelo && (
                <td className="o-l1 o-el">
                  <DeModelo row={fila} />
                </td>
              )}
              <td className={deUnModelo ? 'o-l1' : undefined}>{fila.color ? enIdioma(fila.color, idioma) : '–'}</td>
              <td className={deUnModelo ? 'o-l1' : undefined} data-th={deUnModelo ? undefined : a.talla}>
                {fila.talla}
              </td>
              <td className="o-n o-m o-l1">{number(fila.cantidad)}</td>
              <td>
                <Recorrido row={fila} />
              </td>
              <td>
                <Documento row={fila} />
              </td>
              <td className="o-q" data-th={a.quien}>
                {fila.quien ?? '–'}
              </td>
              <td>{fila.motivo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
