import type { Cart } from '@telar/contract/ventas/cart'
import type { Idioma } from '@telar/domain/idioma'
import { diaCorto } from '../../i18n/locale.ts'
import type { useTranslation } from '../../i18n/use-translation.ts'

type Ventana = NonNullable<Cart['modelos'][number]['ventana']>
type T = ReturnType<typeof useTranslation<'account'>>['t']

/** When a model leaves with its season's delivery, and until when it can be ordered. */
export function decirVentana({ desde, hasta, cierre }: Ventana, t: T, idioma: Idioma): string {
  const entrega = t('deliveries.window', { from: diaCorto(desde, idioma), until: diaCorto(hasta, idioma) })
  return cierre ? `${entrega} · ${t('deliveries.orderUntil', { date: diaCorto(cierre, idioma) })}` : entrega
}
