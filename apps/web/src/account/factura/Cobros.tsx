import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { esRectificativa } from '../../kit/ventas/mis-facturas.ts'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'

/** When the invoice is due, what is paid, and what is left. */
export function Cobros({ factura: { tipo, vencimientos, cobros, pendiente, formaPago } }: { factura: FacturaWeb }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const abono = esRectificativa(tipo) && pendiente <= 0
  const recibidos = cobros.filter(({ impagado }) => !impagado)
  return (
    <section className="mt-8" aria-labelledby="vencimientos">
      <h2 className="label" id="vencimientos">
        {t(abono ? 'invoice.creditDue' : 'invoice.due')}
      </h2>
      <dl className="rows">
        {vencimientos.map(({ fecha: dia, importe, pendiente: resto }) => (
          <div key={dia}>
            <dt className="paid">
              {fecha(dia, idioma)} {resto === 0 && <Icon name="check" />}
              {resto === 0 && <span className="sr-only">{t('invoice.state.paid')}</span>}
            </dt>
            <dd>{precio(importe, idioma)}</dd>
          </div>
        ))}
        {recibidos.map(({ id, fecha: dia, importe, medio }) => (
          <div key={id} className="mute">
            <dt>{t('invoice.received', { date: fecha(dia, idioma), by: t(`invoice.by.${medio}`) })}</dt>
            <dd>{precio(-importe, idioma)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t(abono ? 'invoice.creditLeft' : 'invoice.left')}</dt>
          <dd>{precio(abono ? -pendiente : pendiente, idioma)}</dd>
        </div>
      </dl>
      <p className="mute small">{t(`fiscal.by.${formaPago}`)}</p>
    </section>
  )
}
