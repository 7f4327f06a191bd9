import type { Pedido } from '@telar/contract/ventas/pedidos'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { diaDelHecho } from '../../../../kit/hoy.ts'
import { useFormat } from '../../../use-texts.ts'
import { SITUACION } from '../../situaciones.ts'

const CAMINO: readonly Situacion[] = ['recibido', 'confirmado', 'enPreparacion', 'parcial', 'servido', 'facturado']

/** How far an order has come: what is behind in ink, where it stands in red. */
export function Pasos({ pedido: { situacion, hechos, servidas, prendas } }: { pedido: Pedido }) {
  const { word, number, date } = useFormat()
  const camino = situacion === 'cancelado' ? (['recibido', 'cancelado'] as const) : CAMINO
  const at = camino.indexOf(situacion as never)
  const last = (paso: Situacion) => {
    const hecho = hechos.findLast((uno) => uno.situacion === paso && uno.liberadas === null)
    return hecho && diaDelHecho(hecho.cuando)
  }
  return (
    <ol className="o-steps">
      {camino.map((paso, i) => {
        const day = last(paso)
        const here = i === at
        return (
          <li
            key={paso}
            className={here ? 'o-on' : i < at ? 'o-past' : undefined}
            aria-current={here ? 'step' : undefined}
          >
            {word(SITUACION[paso].label)}
            <small>
              {here && servidas > 0 && servidas < prendas
                ? `${number(servidas)} / ${number(prendas)}`
                : day && i <= at
                  ? date(day)
                  : '–'}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
