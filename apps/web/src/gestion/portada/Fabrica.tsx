import type { Inicio } from '@telar/contract/portada/inicio'
import { redondearA } from '@telar/domain/dinero'
import { PLAIN, writeListState } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Sideways } from '../parts/Sideways.tsx'
import { hrefOf, type ScreenName } from '../place.ts'
import { useMedida } from '../produccion/use-medida.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { INICIO } from './inicio-texts.ts'
import { Parte } from './Parte.tsx'

const donde = (screen: ScreenName, field: string, value: string) =>
  hrefOf(screen, null, writeListState({ ...PLAIN, conditions: [{ field, choice: 'eq', value }] }))

/** Manufacturing orders that should have come already. */
export function Atrasadas({ atrasadas: { cuantas, ordenes } }: { atrasadas: NonNullable<Inicio['atrasadas']> }) {
  const { number } = useFormat()
  const say = useWords(INICIO)
  return (
    <Parte
      title={INICIO.atrasadas}
      unit={cuantas > 0 ? number(cuantas) : ''}
      href={donde('ordenesfab', 'atrasada', 'true')}
      more={INICIO.verLista}
    >
      {ordenes.length === 0 ? (
        <p className="o-q">{say.enPlazo}</p>
      ) : (
        <Sideways>
          <table className="o-t o-t-money">
            <thead>
              <tr>
                <th>{say.orden}</th>
                <th>{say.taller}</th>
                <th className="o-n">{say.faltan}</th>
                <th className="o-n">{say.diasTarde}</th>
              </tr>
            </thead>
            <tbody>
              {ordenes.map(({ id, numero, modelo, nombre, taller, dias, faltan }) => (
                <tr key={id}>
                  <td>
                    <OfficeLink className="o-link o-m" href={hrefOf('ordenesfab', id)}>
                      {numero}
                    </OfficeLink>{' '}
                    <span className="o-q">
                      {modelo} {nombre}
                    </span>
                  </td>
                  <td>{taller ?? '–'}</td>
                  <td className="o-n">{number(faltan)}</td>
                  <td className="o-n o-tardy">{number(dias)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Parte>
  )
}

/** Materials of which too little is left. */
export function BajoMinimo({ bajo: { cuantas, materias } }: { bajo: NonNullable<Inicio['bajoMinimo']> }) {
  const { number } = useFormat()
  const medida = useMedida()
  const say = useWords(INICIO)
  return (
    <Parte
      title={INICIO.bajoMinimo}
      unit={cuantas > 0 ? number(cuantas) : ''}
      href={donde('materias', 'bajoMinimo', 'true')}
      more={INICIO.verLista}
    >
      {materias.length === 0 ? (
        <p className="o-q">{say.hayDeTodo}</p>
      ) : (
        <Sideways>
          <table className="o-t o-t-money">
            <thead>
              <tr>
                <th>{say.materia}</th>
                <th className="o-n">{say.queda}</th>
                <th className="o-n">{say.minimo}</th>
                <th className="o-n">{say.enCamino}</th>
              </tr>
            </thead>
            <tbody>
              {materias.map(({ id, nombre, unidad, stock, stockMinimo, enCamino }) => (
                <tr key={id}>
                  <td>
                    <OfficeLink className="o-link o-m" href={hrefOf('materias', id)}>
                      {nombre}
                    </OfficeLink>
                  </td>
                  <td className="o-n o-m">{medida(stock, unidad)}</td>
                  <td className="o-n">{medida(stockMinimo, unidad)}</td>
                  <td className="o-n">{enCamino === 0 ? '–' : medida(enCamino, unidad)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Parte>
  )
}

/** What garments were to cost and what they came to, of the orders closed last: a bar, and a tick where it should end. */
export function Costes({ costes }: { costes: NonNullable<Inicio['costes']> }) {
  const { amount, number } = useFormat()
  const say = useWords(INICIO)
  const top = Math.max(1, ...costes.flatMap(({ previsto, real }) => [previsto ?? 0, real]))
  const off = (previsto: number | null, real: number) => {
    if (!previsto) return ''
    const percent = redondearA(((real - previsto) * 100) / previsto, 1)
    return percent === 0 ? '=' : `${percent > 0 ? '+' : ''}${number(percent)}\u00a0%`
  }
  return (
    <Parte
      title={INICIO.costes}
      unit={say.porPrenda}
      href={donde('ordenesfab', 'estado', 'cerrada')}
      more={INICIO.verLista}
    >
      {costes.length === 0 ? (
        <p className="o-q">{say.sinCostes}</p>
      ) : (
        <ol className="o-longs">
          {costes.map(({ id, numero, modelo, nombre, previsto, real }) => (
            <li key={id}>
              <OfficeLink href={hrefOf('ordenesfab', id)}>
                <span className="o-el">
                  <b>{modelo}</b> {nombre} <span className="o-q">{numero}</span>
                </span>
                <span className="o-q">
                  {previsto !== null && `${say.previsto} ${amount(previsto)}`} {off(previsto, real)}
                </span>
                <b>
                  <span className="o-sr">{say.real} </span>
                  {amount(real)}
                </b>
                <i className="o-len" aria-hidden="true" style={{ width: `${(real * 100) / top}%` }} />
                {previsto !== null && (
                  <s className="o-due" aria-hidden="true" style={{ left: `${(previsto * 100) / top}%` }} />
                )}
              </OfficeLink>
            </li>
          ))}
        </ol>
      )}
    </Parte>
  )
}
