import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { resumenDeOcasion, useOcasion } from '../../kit/ventas/ocasion.ts'
import { precio } from '../../pieces/precio.ts'

/** The way to what there is with a fault or sold off, of one model or of all; for most people there is none. */
export function AOcasion({ modeloId }: { modeloId?: number }) {
  const { t, i18n } = useTranslation('account')
  const todos = useOcasion()
  const modelos = modeloId === undefined ? todos : todos.filter((modelo) => modelo.modeloId === modeloId)
  if (modelos.length === 0) return null
  const { desde, prendas } = resumenDeOcasion(modelos)
  return (
    <div className="why">
      <p>
        {t(modeloId === undefined ? 'occasion.inGallery' : 'occasion.ofModel', {
          ...{ garments: t('cart.garments', { count: prendas }), price: precio(desde, i18n.language) },
        })}
      </p>
      <Link to="/segundas" className="link tap">
        {t('occasion.see')}
      </Link>
    </div>
  )
}
