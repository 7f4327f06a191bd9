import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { hoy } from '../../kit/hoy.ts'
import { esPrevia, esRectificativa } from '../../kit/ventas/mis-facturas.ts'
import { AccionesDeFactura } from './AccionesDeFactura.tsx'
import { Cobros } from './Cobros.tsx'
import { ImportesDeFactura } from './ImportesDeFactura.tsx'
import { LineasDeFactura } from './LineasDeFactura.tsx'
import { facturaQuery } from './load.ts'
import { Partes } from './Partes.tsx'
import { QrTributario } from './QrTributario.tsx'

/** In one word, what is left to do about an invoice. */
function situacion({ estado, tipo, pendiente, vence }: FacturaWeb) {
  if (estado === 'anulada') return 'void'
  if (pendiente < 0) return 'credit'
  if (pendiente === 0 && esRectificativa(tipo)) return 'settled'
  if (pendiente <= 0) return 'paid'
  return vence !== null && vence < hoy() ? 'late' : 'open'
}

/** An invoice: its lines, its amounts rate by rate, when it is due and what is paid. */
export function Factura({ id }: { id: number }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { data: factura } = useSuspenseQuery(facturaQuery(useClient(), id))
  const numero = factura.numeroCompleto ?? ''
  const estado = situacion(factura)
  const previa = esPrevia(factura.tipo)
  return (
    <div className="wrap">
      <nav className="crumbs pt-3" aria-label={t('order.path')}>
        <Link to="/myaccount">{t('order.account')}</Link>
        <span aria-current="page">{numero}</span>
      </nav>
      <div className="page-head">
        <div>
          <h1 className="d2">
            {t(esRectificativa(factura.tipo) ? 'invoice.credit' : 'invoice.title', { number: numero })}
          </h1>
          <p className="mute">
            <span className="status" data-pending={estado === 'late' || estado === 'open' || undefined}>
              {t(`invoice.state.${estado}`)}
            </span>{' '}
            {fecha(factura.fecha, idioma)}
          </p>
        </div>
        {!previa && <AccionesDeFactura id={id} numero={numero} />}
      </div>
      <div className="cart">
        <div>
          {factura.rectifica.length > 0 && (
            <p className="mb-6">
              {t('invoice.corrects')}{' '}
              {factura.rectifica.map((otra) => (
                <Link key={otra.id} to="/factura/$id" params={{ id: String(otra.id) }} className="link">
                  {otra.numeroCompleto}
                </Link>
              ))}
              {factura.motivoRectificacion && `: ${factura.motivoRectificacion}`}
            </p>
          )}
          {previa ? <p>{t('invoice.former')}</p> : <LineasDeFactura lineas={factura.lineas} />}
          {!previa && <Partes factura={factura} />}
        </div>
        <aside className="summary" aria-label={t('summary.title')}>
          <h2 className="d3">{t('summary.title')}</h2>
          {!previa && <ImportesDeFactura factura={factura} />}
          <Cobros factura={factura} />
          {!previa && <QrTributario id={id} />}
        </aside>
      </div>
    </div>
  )
}
