import { Link } from '@tanstack/react-router'
import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { conLasUsadas } from '@telar/domain/catalogo/tallas'
import { enIdioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { diaCorto, numberFormat } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { Tallas } from '../../pieces/matriz/Tallas.tsx'
import { precio } from '../../pieces/precio.ts'

type Linea = PedidoWeb['lineas'][number]

const cuantas = ({ tallasCantidades }: Linea) => tallasCantidades.reduce((n, { cantidad }) => n + cantidad, 0)

/** Of one model, what costs the same and leaves together: what was added to an order later may not. */
const igual = ({ modeloId, precio: suyo, dto, entregaDesde, entregaHasta }: Linea) =>
  [modeloId, suyo, dto, entregaDesde, entregaHasta].join(' ')

/** The lines of an order as matrices; of what has left, how much. */
export function LineasDePedido({ pedido }: { pedido: PedidoWeb }) {
  return [...Map.groupBy(pedido.lineas, igual)].map(([clave, lineas]) => <Modelo key={clave} lineas={lineas} />)
}

function Modelo({ lineas }: { lineas: Linea[] }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const [primera] = lineas
  if (!primera) return null
  const { modeloId, numero, nombres, imagen, dto } = primera
  const tallas = conLasUsadas(
    primera.tallas,
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
  )
  const nombre = enIdioma(nombres, idioma)
  const tanto = numberFormat(idioma, { maximumFractionDigits: 2 }).format(dto)
  const to = { to: '/modelo/user/$id', params: { id: String(modeloId) } } as const
  return (
    <article className="line" aria-label={`${nombre} ${numero}`}>
      <Link {...to} className="thumb" tabIndex={-1} aria-hidden="true">
        {imagen && <Foto imagen={imagen} alt="" sizes="132px" mayor={400} prioridad="luego" />}
      </Link>
      <div>
        <div className="line-head">
          <h2 className="d4">
            <Link {...to}>{nombre}</Link>
          </h2>
          <p className="amt">
            {precio(
              lineas.reduce((n, { importe }) => n + importe, 0),
              idioma,
            )}
          </p>
          <p className="mute small">
            {t('cart.ref', { number: numero, price: precio(primera.precio, idioma) })}
            {dto > 0 && ` · ${t('invoice.discount', { n: tanto })}`}
          </p>
          <p className="mute small">
            {t('cart.garments', { count: lineas.reduce((n, linea) => n + cuantas(linea), 0) })}
          </p>
          {primera.entregaDesde && primera.entregaHasta && (
            <p className="mute small">
              {t('deliveries.window', {
                from: diaCorto(primera.entregaDesde, idioma),
                until: diaCorto(primera.entregaHasta, idioma),
              })}
            </p>
          )}
        </div>
        <table className="mx" style={{ '--n': Math.min(tallas.length, 6) } as CSSProperties}>
          <Tallas tallas={tallas} />
          <tbody>
            {lineas.map((linea) => (
              <tr key={linea.id}>
                <th scope="row">
                  <span>
                    <i style={{ '--c': linea.hex } as CSSProperties} />
                    {enIdioma(linea.color, idioma)}
                  </span>
                </th>
                {tallas.map((talla) => (
                  <Cantidad key={talla} talla={talla} linea={linea} />
                ))}
                <td>{cuantas(linea)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}

function Cantidad({ talla, linea }: { talla: string; linea: Linea }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const celda = linea.tallasCantidades.find((una) => una.talla === talla)
  if (!celda) return <td data-s={talla} className="none" />
  const { cantidad, servida, anulada } = celda
  const parte = servida > 0 && servida < cantidad
  const espera = linea.espera.find((una) => una.talla === talla)
  return (
    <td data-s={talla} className="got" data-done={servida === cantidad || undefined}>
      <b>{cantidad}</b>
      {parte && <small>{t('order.served', { count: servida })}</small>}
      {anulada > 0 && <small>{t('order.dropped', { count: anulada })}</small>}
      {espera && espera.enCasa > 0 && <small>{t('order.ready', { n: espera.enCasa })}</small>}
      {espera?.llegan.map(({ fecha: dia, cantidad: n }) => (
        <small key={dia}>
          {dia ? t('order.coming', { n, date: diaCorto(dia, idioma) }) : t('order.making', { n })}
        </small>
      ))}
      {espera && espera.porHacer > 0 && <small>{t('order.toMake', { n: espera.porHacer })}</small>}
    </td>
  )
}
