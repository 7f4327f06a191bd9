import { enIdioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ColorDeFicha, Ficha } from './ficha.ts'

const EN_UNA_FILA = 6
const POR_FILA = 5

/** Few sizes share one row of a phone; many make rows of five. */
const columnas = (tallas: number): number => (tallas > EN_UNA_FILA ? POR_FILA : tallas)

/** The sizes in which a colour is made; those in which it is not are hatched. */
export function Tallas({ modelo, color }: { modelo: Ficha; color: ColorDeFicha }) {
  const { t, i18n } = useTranslation()
  const name = enIdioma(color.nombre, i18n.language).toLowerCase()
  return (
    <section className="sizes" aria-labelledby="tallas">
      <h2 className="label" id="tallas">
        {t('card.sizes')}
      </h2>
      <ul style={{ '--n': columnas(modelo.tallas.length) } as CSSProperties}>
        {modelo.tallas.map((talla) =>
          color.tallas.includes(talla) ? (
            <li key={talla}>{talla}</li>
          ) : (
            <li key={talla} className="no">
              <span>{talla}</span>
              <span className="sr-only">{t('model.notMade', { colour: name, size: talla })}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
