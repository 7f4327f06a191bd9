import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { Fragment } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { rangoDeTallas } from '../../pieces/tallas.ts'
import type { Ficha } from './ficha.ts'

/** What a shop wants to know of a model, in rows. */
export function Datos({ modelo, priced }: { modelo: Ficha; priced: boolean }) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const care = enIdioma(modelo.cuidados, idioma)
  const curve =
    modelo.curva &&
    modelo.tallas.flatMap((talla) => {
      const pieces = modelo.curva?.[talla]
      return pieces ? [`${talla} × ${pieces}`] : []
    })
  const rows = [
    [t('model.composition'), enIdioma(modelo.composiciones, idioma)],
    [t('model.care'), care],
    [t('card.sizes'), rangoDeTallas(modelo.tallas)],
    [modelo.ventaPorCurva ? t('model.onlyByCurve') : t('model.curve'), curve?.join(', ')],
  ]
  return (
    <dl className="specs">
      {rows.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      {modelo.colecciones.length > 0 && (
        <div>
          <dt>{t('gallery.collections')}</dt>
          <dd>
            {modelo.colecciones.map(({ id, nombre }, place) => (
              <Fragment key={id}>
                {place > 0 && ', '}
                <Link to={priced ? '/gallery/user' : '/gallery'} search={{ coleccion: id }} className="link">
                  {enIdioma(nombre, idioma)}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
