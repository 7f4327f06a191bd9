import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Cart } from '@telar/contract/ventas/cart'
import { fecha } from '../i18n/locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { hoy } from '../kit/hoy.ts'
import { cartQuery } from '../kit/ventas/cart-query.ts'
import { Foto } from '../pieces/foto/Foto.tsx'
import { precio } from '../pieces/precio.ts'
import { type Debido, porPagarQuery } from './por-pagar.ts'

const SHOWN = 3
const QUIET = { retryOnMount: false, meta: { errors: 'local' } } as const

function AMedias({ cart: { modelos, prendas, total } }: { cart: Cart }) {
  const { t, i18n } = useTranslation('account')
  const fotos = modelos.flatMap(({ modeloId, colores }) => {
    const imagen = colores[0]?.imagen
    return imagen ? [{ modeloId, imagen }] : []
  })
  return (
    <div className="now">
      <ul aria-hidden="true">
        {fotos.slice(0, SHOWN).map(({ modeloId, imagen }) => (
          <li key={modeloId}>
            <Foto imagen={imagen} alt="" sizes="54px" />
          </li>
        ))}
      </ul>
      <div>
        <h2 className="d4">{t('now.going')}</h2>
        <p className="mute">
          {t('now.what', {
            models: t('cart.models', { count: modelos.length }),
            garments: t('cart.garments', { count: prendas }),
            amount: precio(total, i18n.language),
          })}
        </p>
      </div>
      <Link to="/cart" className="btn btn-primary">
        {t('now.goOn')}
      </Link>
    </div>
  )
}

function PorPagar({ debido: { importe, facturas, aFavor, primera } }: { debido: Debido }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const late = primera.vence !== null && primera.vence < hoy()
  const count = t('now.of', { count: facturas })
  const invoices = aFavor > 0 ? t('now.lessCredit', { invoices: count, amount: precio(aFavor, idioma) }) : count
  return (
    <div className="now">
      <div>
        <h2 className="d4">
          {t('now.owed')}: {precio(importe, idioma)}
        </h2>
        <p className="mute">
          {late && (
            <span className="status" data-pending>
              {t('now.late')}
            </span>
          )}{' '}
          {primera.vence
            ? t(late ? 'now.overdue' : 'now.due', { invoices, date: fecha(primera.vence, idioma) })
            : invoices}
        </p>
      </div>
      <Link to="/factura/$id" params={{ id: String(primera.id) }} className="btn">
        {t('now.see')}
      </Link>
    </div>
  )
}

/** What awaits the customer: the order that was begun, and what is owed. */
export function Ahora() {
  const client = useClient()
  const { data: cart } = useQuery({ ...cartQuery(client), ...QUIET })
  const { data: debido } = useQuery({ ...porPagarQuery(client), ...QUIET })
  const empezado = cart !== undefined && cart.prendas > 0
  if (!empezado && !debido) return null
  return (
    <div className="nows">
      {empezado && <AMedias cart={cart} />}
      {debido && <PorPagar debido={debido} />}
    </div>
  )
}
