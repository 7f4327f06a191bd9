import { Link } from '@tanstack/react-router'
import { enIdioma, type Idioma, VARIEDADES } from '@telar/domain/idioma'
import { Fragment } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { rangoDeTallas } from '../../pieces/tallas.ts'
import type { Ficha } from './ficha.ts'

/** A day with its month as it is called: 12 de marzo. */
const diaLargo = (dia: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${dia}T00:00:00Z`),
  )

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
    [
      t('model.delivery'),
      modelo.entregaDesde && t('model.seasonFrom', { date: diaLargo(modelo.entregaDesde, idioma) }),
    ],
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
