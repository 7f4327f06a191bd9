import type { Cart } from '@telar/contract/ventas/cart'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arregloDe } from './arreglo.ts'

interface ProblemasProps {
  cart: Cart
  problemas: Cart['problemas']
  poner: CarritoEnUso['poner']
  /** Orders all of it otherwise: for the season, where nothing has to be in stock, or from stock. */
  pasarA: (tipo: Cart['tipo']) => void
}

const TEXTOS = { ajustar: 'send.adjust', completar: 'send.wholeCurve', quitar: 'send.drop' } as const

/** What a whole order can be instead, where that mends it. */
const OTROS = [
  { ante: 'sin-existencias', tipo: 'programacion', que: 'send.toSeason', efecto: 'send.toSeasonHint' },
  { ante: 'temporada-cerrada', tipo: 'servicio', que: 'send.toStock', efecto: 'send.toStockHint' },
] as const

/** Everything that stands in the way, each with what mends it. */
export function Problemas({ cart, problemas, poner, pasarA }: ProblemasProps) {
  const { t } = useTranslation('account')
  const arreglos = problemas.map((problema) => ({ problema, arreglo: arregloDe(cart, problema) }))
  const sobra = arreglos.flatMap(({ arreglo }) => (arreglo && arreglo.como !== 'completar' ? [arreglo.celdas] : []))
  const otro = OTROS.find(({ ante }) => problemas.some(({ codigo }) => codigo === ante))
  return (
    <>
      <ul className="problems">
        {arreglos.map(({ problema: { codigo, modeloId, colorId, talla, libre, mensaje }, arreglo }) => (
          <li key={`${codigo} ${modeloId} ${colorId} ${talla}`} className="mendable">
            <span className="state bad">
              <Icon name="alert" /> {mensaje}
            </span>
            {arreglo && (
              <button type="button" className="link tap" onClick={() => poner(arreglo.celdas)}>
                {t(TEXTOS[arreglo.como], { n: libre ?? 0 })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {(sobra.length > 1 || otro) && (
        <div className="mend">
          {sobra.length > 1 && (
            <button type="button" className="btn" onClick={() => poner(sobra.flat())}>
              {t('send.adjustAll')}
            </button>
          )}
          {otro && (
            <>
              <button type="button" className="btn" onClick={() => pasarA(otro.tipo)}>
                {t(otro.que)}
              </button>
              <p className="mute small">{t(otro.efecto)}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}
