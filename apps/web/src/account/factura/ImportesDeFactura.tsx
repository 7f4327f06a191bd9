import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { cuenta, numberFormat } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { precio } from '../../pieces/precio.ts'

/** From the lines to the total: discounts, carriage, and each rate with its base. What is nothing is left out. */
export function ImportesDeFactura({ factura: { importes, prendas, regimenMotivo } }: { factura: FacturaWeb }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const tanto = (n: number) => numberFormat(idioma, { maximumFractionDigits: 2 }).format(n)
  const { bruto, dtoComercial, dtoProntoPago, portes, tramos, total } = importes
  const filas: [string, number][] = [
    [t('amounts.goods'), bruto],
    [t('amounts.tradeDiscount'), -dtoComercial],
    [t('amounts.promptPayment'), -dtoProntoPago],
    [t('amounts.carriage'), portes],
    ...tramos.flatMap(({ iva, re, base, cuotaIva, cuotaRe }): [string, number][] => [
      [t('invoice.base', { n: tanto(iva) }), base],
      [t('invoice.vat', { n: tanto(iva) }), cuotaIva],
      [t('invoice.surcharge', { n: tanto(re) }), cuotaRe],
    ]),
  ]
  return (
    <>
      <dl className="rows">
        <div>
          <dt>{t('amounts.garments')}</dt>
          <dd>{cuenta(prendas, idioma)}</dd>
        </div>
        {filas.map(
          ([nombre, valor]) =>
            valor !== 0 && (
              <div key={nombre}>
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
      <p className="mute small">{t(`regime.${regimenMotivo}`)}</p>
    </>
  )
}
