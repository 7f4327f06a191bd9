import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { materias } from '@telar/contract/produccion/materias'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/query.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { MATERIA } from './materia-texts.ts'

type Apuntado = CallOutput<typeof materias.precios>[number]

/** What each supplier asks for a material, what was paid to them, and how it came to that. */
export function Precios({ row }: PartProps) {
  const client = useClient()
  const params = { id: Number(row?.id) }
  const proveedores = useQuery({
    ...query(client, materias.preciosPorProveedor, { params }),
    meta: { errors: 'local' },
  })
  const historia = useQuery({ ...query(client, materias.precios, { params }), meta: { errors: 'local' } })
  const { word, price, number, date } = useFormat()
  return (
    <>
      <Part title={word(MATERIA.porProveedor)}>
        <Leido de={proveedores}>
          {(filas) => (
            <div className="o-t-scroll">
              <table className="o-t o-t-money o-t-narrow">
                <thead>
                  <tr>
                    <th>{word(P.proveedor)}</th>
                    <th className="o-n">{word(MATERIA.ultimo)} €</th>
                    <th>{word(MATERIA.desde)}</th>
                    <th className="o-n">{word(MATERIA.medio)} €</th>
                    <th className="o-n">{word(MATERIA.comprado)}</th>
                    <th className="o-n">{word(P.entradas)}</th>
                  </tr>
                </thead>
                <tbody>
                  {filas.map((fila) => (
                    <tr key={fila.proveedorId}>
                      <td>
                        <OfficeLink className="o-link o-m" href={hrefOf('proveedores', fila.proveedorId)}>
                          {fila.proveedor}
                        </OfficeLink>
                      </td>
                      <td className="o-n o-m">{price(fila.ultimo)}</td>
                      <td className="o-q">{date(fila.desde)}</td>
                      <td className="o-n">{fila.medio === null ? '–' : price(fila.medio)}</td>
                      <td className="o-n">
                        {number(fila.comprado)} {String(row?.unidad)}
                      </td>
                      <td className="o-n">{number(fila.entregas)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Leido>
      </Part>
      <Part title={word(MATERIA.historia)}>
        <Leido de={historia}>{(precios) => <Historia precios={precios} />}</Leido>
      </Part>
    </>
  )
}

/** By how much a price differs from the one before it of the same supplier. */
function cambioDe(precios: readonly Apuntado[], i: number): number | null {
  const este = precios[i]
  const antes = precios.slice(i + 1).find(({ proveedorId }) => proveedorId === este?.proveedorId)
  return este && antes && antes.precio > 0 ? Math.round((este.precio / antes.precio - 1) * 1000) / 10 : null
}

function Historia({ precios }: { precios: Apuntado[] }) {
  const { word, price, number, date } = useFormat()
  if (precios.length === 0) return <p className="o-q">{word(MATERIA.sinPrecios)}</p>
  return (
    <div className="o-t-scroll">
      <table className="o-t o-t-money o-t-narrow">
        <thead>
          <tr>
            <th>{word(P.fecha)}</th>
            <th>{word(P.proveedor)}</th>
            <th>{word(MATERIA.origen)}</th>
            <th className="o-n">{word(P.precio)} €</th>
            <th className="o-n">{word(MATERIA.cambio)}</th>
          </tr>
        </thead>
        <tbody>
          {precios.map((uno, i) => {
            const cambio = cambioDe(precios, i)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a price has no other name than its place in the history.
              <tr key={i}>
                <td>{date(uno.fecha)}</td>
                <td>{uno.proveedor}</td>
                <td className="o-q">{word(uno.origen === 'tarifa' ? MATERIA.tarifa : P.entrada)}</td>
                <td className="o-n o-m">{price(uno.precio)}</td>
                <td className={cambio !== null && cambio > 0 ? 'o-n o-low' : 'o-n'}>
                  {cambio === null ? '–' : `${cambio > 0 ? '+' : ''}${number(cambio)} %`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
