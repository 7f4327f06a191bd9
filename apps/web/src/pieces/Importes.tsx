import type { Importes as Cifras } from '@telar/contract/ventas/importes'
import { cuenta, numberFormat } from '../i18n/locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { precio } from './precio.ts'

interface ImportesProps {
  importes: Cifras
  modelos?: number
  prendas: number
}

/** The figures of an order, one under the other; what is nothing is left out. */
export function Importes({ importes, modelos, prendas }: ImportesProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const porcentaje = (n: number) => numberFormat(idioma, { maximumFractionDigits: 2 }).format(n)
  const { bruto, dtoComercial, dtoProntoPago, portes, iva, cuotaIva, re, cuotaRe, total, motivo } = importes
  const filas: [string, number, boolean][] = [
    [t('amounts.goods'), bruto, false],
    [t('amounts.tradeDiscount'), -dtoComercial, false],
    [t('amounts.promptPayment'), -dtoProntoPago, false],
    [t('amounts.carriage'), portes, false],
    [t('amounts.vat', { n: porcentaje(iva) }), cuotaIva, true],
    [t('amounts.surcharge', { n: porcentaje(re) }), cuotaRe, true],
  ]
  return (
    <>
      <dl className="rows">
        {modelos !== undefined && (
          <div>
            <dt>{t('amounts.models')}</dt>
            <dd>{modelos}</dd>
          </div>
        )}
        <div>
          <dt>{t('amounts.garments')}</dt>
          <dd>{cuenta(prendas, idioma)}</dd>
        </div>
        {filas.map(
          ([nombre, valor, estimado]) =>
            valor !== 0 && (
              <div key={nombre} className={estimado ? 'mute' : ''}>
                <dt>{nombre}</dt>
                <dd>{precio(valor, idioma)}</dd>
              </div>
            ),
        )}
        <div className="total">
          <dt>{t('amounts.total')}</dt>
          <dd>{precio(total, idioma)}</dd>
        </div>
      </dl>
      {total > 0 && <p className="mute small">{t(`regime.${motivo}`)}</p>}
    </>
  )
}
