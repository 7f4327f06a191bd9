import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { cartQuery } from '../../kit/ventas/cart-query.ts'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The way to the cart: how many garments lie in it and what they come to. */
export function CartTool() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(cartQuery(useClient()))
  const prendas = data?.prendas ?? 0
  const name = t('nav.cartOf', { count: prendas })
  return (
    <>
      <Link to="/cart" className="txt wide">
        <span className="sr-only">{t('nav.cart')}:</span> {t('nav.garments', { count: prendas })}
        {prendas > 0 && <span className="amount">{precio(data?.total ?? 0, i18n.language)}</span>}
      </Link>
      <Link to="/cart" className="icon-btn only-s bag" aria-label={name}>
        <Icon name="bag" />
        {prendas > 0 && <span className="count">{prendas}</span>}
      </Link>
    </>
  )
}
