import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import type { z } from 'zod'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'

interface Modelo347Props {
  operadores: z.output<typeof Impuestos>['modelo347']
  compras: z.output<typeof Impuestos>['compras347']
  efectivo: z.output<typeof Impuestos>['efectivo347']
  periodo: string
}

const TRIMESTRES = ['1T', '2T', '3T', '4T']

/** Who much was sold to, and who much was bought of. */
export function Modelo347({ operadores, compras, efectivo, periodo }: Modelo347Props) {
  const { amount } = useFormat()
  const say = useWords(SAY)
  const filas = [
    ...operadores.map((uno) => ({ ...uno, clave: say.ventas, href: hrefOf('clientes', uno.clienteId) })),
    ...compras.map((uno) => ({ ...uno, clave: say.compras, href: hrefOf('proveedores', uno.proveedorId) })),
  ]
  return (
    <Modelo
      title={say.m347}
      what={`${say.m347que}, ${periodo}`}
      name={`347-${periodo}`}
      fichero={{ modelo: '347', ejercicio: Number(periodo), periodo: '0A' }}
      presentada={{ modelo: '347', ejercicio: Number(periodo), periodo: '0A' }}
      hoja={() => [
        [say.clave, say.nif, say.nombre, say.pais, ...TRIMESTRES, say.total],
        ...filas.map(({ clave, nif, nombre, pais, trimestres, total }) => [
          clave,
          nif,
          nombre,
          pais,
          ...trimestres,
          total,
        ]),
        ...(efectivo.length === 0 ? [] : [[], [say.efectivo], [say.ano, say.nif, say.nombre, say.pais, say.total]]),
        ...efectivo.map(({ ejercicio, nif, nombre, pais, importe }) => [ejercicio, nif, nombre, pais, importe]),
      ]}
    >
      {filas.length === 0 && <p className="o-q">{say.nadie}</p>}
      {filas.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money">
            <thead>
              <tr>
                <th>{say.clave}</th>
                <th>{say.nif}</th>
                <th>{say.nombre}</th>
                {TRIMESTRES.map((uno) => (
                  <th key={uno} className="o-n">
                    {uno} €
                  </th>
                ))}
                <th className="o-n">{say.total} €</th>
              </tr>
            </thead>
            <tbody>
              {filas.map(({ clave, href, nif, nombre, trimestres, total }) => (
                <tr key={href}>
                  <td>{clave}</td>
                  <td>{nif}</td>
                  <td>
                    <OfficeLink className="o-link o-m" href={href}>
                      {nombre}
                    </OfficeLink>
                  </td>
                  {TRIMESTRES.map((uno, i) => (
                    <td key={uno} className="o-n">
                      {trimestres[i] ? amount(trimestres[i]) : '–'}
                    </td>
                  ))}
                  <td className="o-n o-m">{amount(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      {efectivo.length > 0 && <EnEfectivo efectivo={efectivo} />}
    </Modelo>
  )
}

/** Who paid much in cash, and for operations of which year. */
function EnEfectivo({ efectivo }: Pick<Modelo347Props, 'efectivo'>) {
  const { amount } = useFormat()
  const say = useWords(SAY)
  return (
    <>
      <h3 className="o-h3">{say.efectivo}</h3>
      <Sideways>
        <table className="o-t o-t-money">
          <thead>
            <tr>
              <th>{say.ano}</th>
              <th>{say.nif}</th>
              <th>{say.nombre}</th>
              <th className="o-n">{say.total} €</th>
            </tr>
          </thead>
          <tbody>
            {efectivo.map(({ clienteId, ejercicio, nif, nombre, importe }) => (
              <tr key={`${clienteId}-${ejercicio}`}>
                <td>{ejercicio}</td>
                <td>{nif}</td>
                <td>
                  <OfficeLink className="o-link o-m" href={hrefOf('clientes', clienteId)}>
                    {nombre}
                  </OfficeLink>
                </td>
                <td className="o-n o-m">{amount(importe)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </>
  )
}
