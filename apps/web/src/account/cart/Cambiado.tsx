import type { Cart } from '@telar/contract/ventas/cart'
import { useTranslation } from '../../i18n/use-translation.ts'
import { precio } from '../../pieces/precio.ts'
import { Icon } from '../../ui/Icon.tsx'
import { diferencias, plazos } from './diferencias.ts'
import { decirVentana } from './ventana.ts'

/** Where an order is delivered. */
function lugarDe({ direcciones, direccionEnvio }: Cart): string {
  const lugar = direcciones[direccionEnvio] ?? direcciones[0]
  return lugar ? [lugar.nombre, lugar.calle, `${lugar.codigoPostal} ${lugar.ciudad}`].filter(Boolean).join(', ') : ''
}

/** What has become of a cart since somebody looked at it: changed from another page, or its prices. */
export function Cambiado({ antes, ahora }: { antes: Cart; ahora: Cart }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const [viejo, nuevo] = [antes.importes.total, ahora.importes.total]
  const datos = [
    [t('summary.kind'), ({ tipo }: Cart) => t(`summary.${tipo}`)],
    [t('summary.delivery'), lugarDe],
    [t('summary.ownNumber'), ({ referenciaCliente }: Cart) => referenciaCliente],
    [t('summary.notes'), ({ notas }: Cart) => notas],
  ] as const
  return (
    <div className="changed" role="alert">
      <p className="state bad">
        <Icon name="alert" /> {t('send.changed')}
      </p>
      <ul>
        {diferencias(antes, ahora, idioma).map(({ que, antes: a, ahora: b }) => (
          <li key={que}>{t('send.changedCell', { what: que, from: a, to: b })}</li>
        ))}
        {plazos(antes, ahora).map(({ numero, ventana }) => (
          <li key={numero}>{`${numero}: ${ventana ? decirVentana(ventana, t, idioma) : '—'}`}</li>
        ))}
        {datos.map(([que, de]) => de(antes) !== de(ahora) && <li key={que}>{`${que}: ${de(ahora) || '—'}`}</li>)}
        {viejo !== nuevo && (
          <li>{t('send.changedTotal', { from: precio(viejo, idioma), to: precio(nuevo, idioma) })}</li>
        )}
      </ul>
    </div>
  )
}
