import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { redondearA } from '@telar/domain/dinero'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Condiciones } from '../condiciones/Condiciones.tsx'
import { P } from '../palabras.ts'
import { Medida } from '../Unidad.tsx'
import { MATERIA } from './materia-texts.ts'

type Apuntado = CallOutput<typeof materias.precios>[number]

/** What each supplier asks for a material, what was paid to them, and how it came to that. */
export function Precios({ row }: PartProps<MateriaFila>) {
  const params = { id: Number(row?.id) }
  const proveedores = useRead(materias.preciosPorProveedor, { params })
  const historia = useRead(materias.precios, { params })
  const { price, number, date } = useFormat()
  const say = useWords(MATERIA)
  const p = useWords(P)
  return (
    <>
      <Condiciones de={{ materiaId: params.id }} />
      <Part title={say.porProveedor}>
        <Leido de={proveedores}>
          {(filas) => (
            <Sideways>
              <table className="o-t o-t-money o-t-narrow o-t-phone">
                <thead>
                  <tr>
                    <th>{p.proveedor}</th>
                    <th className="o-n">{say.ultimo} €</th>
                    <th>{say.desde}</th>
                    <th className="o-n">{say.medio} €</th>
                    <th className="o-n">{say.comprado}</th>
                    <th className="o-n">{p.entradas}</th>
                  </tr>
                </thead>
                <tbody>
                  {filas.map((fila) => (
                    <tr key={fila.proveedorId}>
                      <td className="o-l1 o-el">
                        <OfficeLink className="o-link o-m" href={hrefOf('proveedores', fila.proveedorId)}>
                          {fila.proveedor}
                        </OfficeLink>
                      </td>
                      <td className="o-n o-m o-l1">{price(fila.ultimo)}</td>
                      <td className="o-q" data-th={say.desde}>
                        {date(fila.desde)}
                      </td>
                      <td className="o-n" data-th={say.medio}>
                        {fila.medio === null ? '–' : price(fila.medio)}
                      </td>
                      <td className="o-n" data-th={say.comprado}>
                        <Medida n={fila.comprado} de={row?.unidad ?? ''} />
                      </td>
                      <td className="o-n" data-th={p.entradas}>
                        {number(fila.entregas)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Sideways>
          )}
        </Leido>
      </Part>
      <Part title={say.historia}>
        <Leido de={historia}>{(precios) => <Historia precios={precios} />}</Leido>
      </Part>
    </>
  )
}

/** By how much a price differs from the one before it of the same supplier. */
function cambioDe(precios: readonly Apuntado[], i: number): number | null {
  const este = precios[i]
  const antes = precios.slice(i + 1).find(({ proveedorId }) => proveedorId === este?.proveedorId)
  return este && antes && antes.precio > 0 ? redondearA((este.precio / antes.precio - 1) * 100, 1) : null
}

function Historia({ precios }: { precios: Apuntado[] }) {
  const { price, number, date } = useFormat()
  const say = useWords(MATERIA)
  const pWords = useWords(P)
  if (precios.length === 0) return <p className="o-q">{say.sinPrecios}</p>
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-narrow">
        <thead>
          <tr>
            <th>{pWords.fecha}</th>
            <th>{pWords.proveedor}</th>
            <th>{say.origen}</th>
            <th className="o-n">{pWords.precio} €</th>
            <th className="o-n">{say.cambio}</th>
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
                <td className="o-q">{uno.origen === 'tarifa' ? say.tarifa : pWords.entrada}</td>
                <td className="o-n o-m">{price(uno.precio)}</td>
                <td className={cambio !== null && cambio > 0 ? 'o-n o-low' : 'o-n'}>
                  {cambio === null ? '–' : `${cambio > 0 ? '+' : ''}${number(cambio)}\u00a0%`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sideways>
  )
}
