import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { enIdioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { cuenta, numberFormat } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { precio } from '../../pieces/precio.ts'

type Linea = FacturaWeb['lineas'][number]

/** The lines of an invoice as its paper shows them: colours and sizes under their model. */
export function LineasDeFactura({ lineas }: { lineas: readonly Linea[] }) {
  const { t } = useTranslation('account')
  return (
    <table className="bill">
      <thead>
        <tr>
          <th scope="col">{t('invoice.what')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col">{t('invoice.price')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lineas.map((linea, place) => (
          <Fila key={linea.id} linea={linea} titled={linea.modeloId !== lineas[place - 1]?.modeloId} />
        ))}
      </tbody>
    </table>
  )
}

function Fila({ linea, titled }: { linea: Linea; titled: boolean }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { numero, nombre, color, hex, descripcion, tallasCantidades, cantidad, dto, importe } = linea
  const tallas = tallasCantidades.filter((una) => una.cantidad !== 0)
  const tanto = numberFormat(idioma, { maximumFractionDigits: 2 }).format(dto)
  return (
    <tr data-titled={titled || undefined}>
      <th scope="row">
        {numero && titled && (
          <span className="bill-model">
            {nombre} <span className="ref">{numero}</span>
          </span>
        )}
        {numero && color ? (
          <span className="bill-colour">
            <i style={{ '--c': hex } as CSSProperties} />
            {enIdioma(color, idioma)}
          </span>
        ) : (
          descripcion
        )}
        {tallas.length > 0 && (
          <span className="bill-sizes">
            {tallas.map(({ talla, cantidad: n }) => (
              <span key={talla}>
                {talla} <b>{cuenta(n, idioma)}</b>
              </span>
            ))}
          </span>
        )}
      </th>
      <td data-label={t('invoice.quantity')}>{cuenta(cantidad, idioma)}</td>
      <td data-label={t('invoice.price')}>
        {precio(linea.precio, idioma)}
        {dto > 0 && <small>{t('invoice.discount', { n: tanto })}</small>}
      </td>
      <td data-label={t('invoice.amount')}>{precio(importe, idioma)}</td>
    </tr>
  )
}
