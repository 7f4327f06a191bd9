import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import type { z } from 'zod'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { Faltan349 } from '../pruebas/Faltan349.tsx'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'
import type { Cuando } from './periodos.ts'

interface Modelo349Props {
  operadores: z.output<typeof Impuestos>['modelo349']
  compras: z.output<typeof Impuestos>['compras349']
  periodo: string
  fichero: Cuando | undefined
}

/** Who was supplied in other states of the Union, and who supplied from there. */
export function Modelo349({ operadores, compras, periodo, fichero }: Modelo349Props) {
  const { amount } = useFormat()
  const say = useWords(SAY)
  const filas = [
    ...operadores.map((uno) => ({ ...uno, clave: 'E', href: hrefOf('clientes', uno.clienteId) })),
    ...compras.map((uno) => ({
      ...{ ...uno, rectificado: 0, href: hrefOf('proveedores', uno.proveedorId) },
    })),
  ]
  return (
    <Modelo
      title={say.m349}
      what={`${say.m349que}, ${periodo}`}
      name={`349-${periodo}`}
      fichero={fichero && { modelo: '349', ...fichero }}
      presentada={fichero && { modelo: '349', ...fichero }}
      hoja={() => [
        [say.clave, say.nif, say.nombre, say.pais, say.base, say.rectificado],
        ...filas.map(({ clave, nif, nombre, pais, base, rectificado }) => [
          clave,
          nif,
          nombre,
          pais,
          base,
          rectificado,
        ]),
      ]}
    >
      {fichero && <Faltan349 periodo={fichero} />}
      {filas.length === 0 && <p className="o-q">{say.nadie}</p>}
      {filas.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-narrow">
            <thead>
              <tr>
                <th>{say.clave}</th>
                <th>{say.nif}</th>
                <th>{say.nombre}</th>
                <th>{say.pais}</th>
                <th className="o-n">{say.base} €</th>
                <th className="o-n">{say.rectificado} €</th>
              </tr>
            </thead>
            <tbody>
              {filas.map(({ clave, href, nif, nombre, pais, base, rectificado }) => (
                <tr key={`${clave} ${href}`}>
                  <td>{clave}</td>
                  <td>{nif}</td>
                  <td>
                    <OfficeLink className="o-link o-m" href={href}>
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
