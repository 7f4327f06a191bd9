import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import type { z } from 'zod'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'

interface Modelo349Props {
  operadores: z.output<typeof Impuestos>['modelo349']
  periodo: string
}

export function Modelo349({ operadores, periodo }: Modelo349Props) {
  const { amount } = useFormat()
  const say = useWords(SAY)
  return (
    <Modelo
      title={say.m349}
      what={`${say.m349que}, ${periodo}`}
      name={`349-${periodo}`}
      hoja={() => [
        [say.nif, say.nombre, say.pais, say.base, say.rectificado],
        ...operadores.map(({ nif, nombre, pais, base, rectificado }) => [nif, nombre, pais, base, rectificado]),
      ]}
    >
      {operadores.length === 0 && <p className="o-q">{say.nadie}</p>}
      {operadores.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-narrow">
            <thead>
              <tr>
                <th>{say.nif}</th>
                <th>{say.nombre}</th>
                <th>{say.pais}</th>
                <th className="o-n">{say.base} €</th>
                <th className="o-n">{say.rectificado} €</th>
              </tr>
            </thead>
            <tbody>
              {operadores.map(({ clienteId, nif, nombre, pais, base, rectificado }) => (
                <tr key={clienteId}>
                  <td>{nif}</td>
                  <td>
                    <OfficeLink className="o-link o-m" href={hrefOf('clientes', clienteId)}>
                      {nombre}
                    </OfficeLink>
                  </td>
                  <td>{pais}</td>
                  <td className="o-n o-m">{amount(base)}</td>
                  <td className="o-n">{rectificado === 0 ? '–' : amount(rectificado)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Modelo>
  )
}
