import type { Cart } from '@telar/contract/ventas/cart'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CarritoEnUso } from '../../kit/ventas/use-carrito.ts'
import { Icon } from '../../ui/Icon.tsx'

type Problema = Cart['problemas'][number]

interface ProblemasProps {
  problemas: readonly Problema[]
  poner: CarritoEnUso['poner']
  /** Orders it for the season, where nothing has to be in stock. */
  programar: () => void
}

interface Falta {
  modeloId: number
  colorId: number
  talla: string
  libre: number
}

const faltaDe = ({ modeloId, colorId, talla, libre }: Problema): Falta[] =>
  modeloId !== null && colorId !== null && talla !== null && libre !== null ? [{ modeloId, colorId, talla, libre }] : []

/** Everything that stands in the way, each with what mends it. */
export function Problemas({ problemas, poner, programar }: ProblemasProps) {
  const { t } = useTranslation('account')
  const ajustar = (faltas: readonly Falta[]) =>
    poner(faltas.map(({ libre, ...celda }) => ({ ...celda, cantidad: libre })))
  const faltas = problemas.flatMap(faltaDe)
  return (
    <>
      <ul className="problems">
        {problemas.map((problema) => {
          const [falta] = faltaDe(problema)
          return (
            <li
              key={`${problema.codigo} ${problema.modeloId} ${problema.colorId} ${problema.talla}`}
              className="mendable"
            >
              <span className="state bad">
                <Icon name="alert" /> {problema.mensaje}
              </span>
              {falta && (
                <button type="button" className="link tap" onClick={() => ajustar([falta])}>
                  {falta.libre > 0 ? t('send.adjust', { n: falta.libre }) : t('send.drop')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {faltas.length > 0 && (
        <div className="mend">
          {faltas.length > 1 && (
            <button type="button" className="btn" onClick={() => ajustar(faltas)}>
              {t('send.adjustAll')}
            </button>
          )}
          <button type="button" className="btn" onClick={programar}>
            {t('send.toSeason')}
          </button>
          <p className="mute small">{t('send.toSeasonHint')}</p>
        </div>
      )}
    </>
  )
}
