import type { OrdenFab } from '@telar/contract/produccion/orden'
import { diasEntre } from '@telar/domain/fecha'
import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { diaDelHecho, hoy } from '../../../kit/hoy.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ESTADO } from './orden-labels.ts'
import { VER } from './ver-texts.ts'

const CAMINO: readonly EstadoDeOrden[] = ['borrador', 'lanzada', 'cortada', 'enTaller', 'recibidaParcial', 'cerrada']

/** How far an order has come: what is behind in ink, where it stands in red; when it was due. */
export function PasosDeOrden({ orden }: { orden: OrdenFab }) {
  const { estado, hechos, cortadas, recibidas, fechaEntrega, atrasada } = orden
  const { word, number, date } = useFormat()
  const say = useWords(VER)
  const camino = estado === 'anulada' ? (['borrador', 'anulada'] as const) : CAMINO
  const at = camino.indexOf(estado as never)
  const dayOf = (paso: EstadoDeOrden) => {
    const hecho = hechos.find((uno) => uno.estado === paso)
    return hecho && diaDelHecho(hecho.cuando)
  }
  const late = fechaEntrega && atrasada ? diasEntre(fechaEntrega, hoy()) : 0
  const under = (paso: EstadoDeOrden, i: number) => {
    if (i === at && paso === 'recibidaParcial') return `${number(recibidas)} / ${number(cortadas)}`
    const day = dayOf(paso)
    if (day && i <= at) return date(day)
    return paso === 'cerrada' && fechaEntrega ? say.dueOn(date(fechaEntrega)) : '–'
  }
  return (
    <ol className="o-steps">
      {camino.map((paso, i) => (
        <li
          key={paso}
          className={i === at ? 'o-on' : i < at ? 'o-past' : undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          {word(ESTADO[paso].label)}
          <small>
            {under(paso, i)} {paso === 'cerrada' && late > 0 && <b className="o-tardy">{say.days(late)}</b>}
          </small>
        </li>
      ))}
    </ol>
  )
}
