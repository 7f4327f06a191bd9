import type { WebModeloCliente } from '@telar/contract/webmodelos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/locale.ts'
import type { Ficha } from './ficha.ts'
import { columnas } from './Tallas.tsx'

interface ExistenciasProps {
  modelo: Ficha
  variantes: WebModeloCliente['variantes']
}

/** What is free of each colour and size. */
export function Existencias({ modelo, variantes }: ExistenciasProps) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language as Idioma
  const numbers = numberFormat(idioma)
  const libre = (colorId: number, talla: string) =>
    variantes.find((variante) => variante.colorId === colorId && variante.talla === talla)?.libre
  const sum = (kept: (variante: ExistenciasProps['variantes'][number]) => boolean) =>
    numbers.format(variantes.filter(kept).reduce((total, variante) => total + Math.max(0, variante.libre), 0))
  return (
    <section className="stock" aria-labelledby="existencias">
      <h2 className="label" id="existencias">
        {t('model.stock')}
      </h2>
      <table className="mx" style={{ '--n': columnas(modelo.tallas.length) } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t('gallery.colour')}</th>
            {modelo.tallas.map((talla) => (
              <th key={talla} scope="col">
                {talla}
              </th>
            ))}
            <th scope="col">{t('model.total')}</th>
          </tr>
        </thead>
        <tbody>
          {modelo.colores.map(({ id, nombre, hex }) => (
            <tr key={id}>
              <th scope="row">
                <span>
                  <i style={{ '--c': hex } as CSSProperties} />
                  {enIdioma(nombre, idioma)}
                </span>
              </th>
              {modelo.tallas.map((talla) => {
                const free = libre(id, talla)
                if (free === undefined) {
                  return (
                    <td key={talla} className="no" data-s={talla}>
                      <span className="sr-only">
                        {t('model.notMade', { colour: enIdioma(nombre, idioma).toLowerCase(), size: talla })}
                      </span>
                    </td>
                  )
                }
                return (
                  <td key={talla} data-s={talla} className={free > 0 ? '' : 'none'}>
                    {numbers.format(Math.max(0, free))}
                  </td>
                )
              })}
              <td>{sum(({ colorId }) => colorId === id)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('model.total')}</th>
            {modelo.tallas.map((talla) => (
              <td key={talla}>{sum((variante) => variante.talla === talla)}</td>
            ))}
            <td>{sum(() => true)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
