import { Link } from '@tanstack/react-router'
import type { WebModeloTarjeta, WebModeloTarjetaCliente } from '@telar/contract/catalogo/webmodelos'
import { enIdioma } from '@telar/domain/idioma'
import { memo, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Foto, type FotoProps } from './foto/Foto.tsx'
import { precio } from './precio.ts'
import { Swatches } from './Swatches.tsx'
import { rangoDeTallas } from './tallas.ts'
import { useVistas } from './use-vistas.ts'

/** A model as anybody sees it, or with the prices that a customer sees. */
export type Tarjeta = WebModeloTarjeta &
  Partial<Pick<WebModeloTarjetaCliente, 'precioMayor' | 'suPrecio' | 'pvpRecomendado'>>

interface ModeloCardProps {
  modelo: Tarjeta
  /** The page of the model, with or without prices. */
  to: '/modelo/$id' | '/modelo/user/$id'
  sizes: string
  prioridad?: FotoProps['prioridad']
  /** The gallery's filter, for going from one model to the next on their pages. */
  galeria?: string
  /** Where everything is new, or in order of novelty, saying so of each card says nothing. */
  sinNuevo?: boolean
  /** Garments of it in the order that is being made. */
  enPedido?: number | undefined
  /** The colour that is looked for; without it the model is shown in its first. */
  color?: number | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filter of the gallery through which somebody came to a model. */
    galeria?: string
  }
}

/** A model in the gallery. The whole card leads to its page. */
export const ModeloCard = memo(function ModeloCard({
  modelo,
  to,
  sizes,
  prioridad,
  galeria,
  sinNuevo,
  enPedido = 0,
  color,
}: ModeloCardProps) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const { front, layers, chooseColor, swipe, arrows } = useVistas(modelo.colores, color)
  const [near, setNear] = useState(false)
  const second = front?.color.fotos.find(({ id }) => id !== front.foto.id)
  const chosen = front && front.color !== modelo.colores[0] ? { color: front.color.id } : {}
  const fresh = modelo.nuevo && !sinNuevo ? t('card.new') : ''
  const badge = enPedido > 0 ? t('card.inOrder', { count: enPedido }) : fresh
  const altOf = (color: typeof front) =>
    `${modelo.nombre} ${modelo.numero}${color ? `, ${enIdioma(color.color.nombre, idioma)}` : ''}`
  return (
    <article
      className="card"
      {...swipe}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setNear(true)
      }}
    >
      {badge && <span className="badge">{badge}</span>}
      <div className="pic">
        {layers.map((vista) => (
          <Foto
            key={vista.foto.id}
            imagen={vista.foto}
            alt={vista === layers.at(-1) ? altOf(vista) : ''}
            sizes={sizes}
            prioridad={prioridad ?? 'luego'}
          />
        ))}
        {near && second && <Foto key={`+${second.id}`} className="second" imagen={second} alt="" sizes={sizes} />}
      </div>
      <div className="card-line">
        <Link
          className="n"
          to={to}
          params={{ id: String(modelo.id) }}
          search={chosen}
          {...(galeria === undefined ? {} : { state: { galeria } })}
          onKeyDown={arrows}
        >
          {enIdioma(modelo.nombres, idioma)} <span className="ref">{modelo.numero}</span>
        </Link>
        {modelo.precioMayor !== undefined && (
          <span className="r">
            {precio(modelo.suPrecio ?? modelo.precioMayor, idioma)}
            {modelo.pvpRecomendado != null && (
              <small>{t('card.rrp', { price: precio(modelo.pvpRecomendado, idioma) })}</small>
            )}
          </span>
        )}
      </div>
      <div className="card-sub">
        <Swatches colores={modelo.colores} elegido={front?.color.id} onElegir={chooseColor} />
        <span>
          <span className="sr-only">{t('card.sizes')} </span>
          {rangoDeTallas(modelo.tallas)}
        </span>
      </div>
    </article>
  )
})
