import type { Imagen } from '@telar/contract/kit/imagen'
import { useCallback, useState } from 'react'
import { direccion, fuentes } from './foto-fuentes.ts'
import { colorMedio } from './huella.ts'

export interface FotoProps {
  imagen: Imagen
  alt: string
  sizes: string
  /** The widest it is ever shown, in device pixels. */
  mayor?: number
  /** `alta` for the one that people wait for, `ya` for what is in sight at once. */
  prioridad?: 'alta' | 'ya' | 'luego'
  className?: string
}

/** A photograph whose room is known beforehand; until it is there, or when it never comes, a wash stands in its place. */
export function Foto({ imagen, alt, sizes, mayor = 800, prioridad = 'luego', className = '' }: FotoProps) {
  const [state, setState] = useState<'loading' | 'there' | 'broken'>('loading')
  // a picture may have come or failed before the page was alive
  const look = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.currentSrc) setState(img.naturalWidth > 0 ? 'there' : 'broken')
  }, [])
  return (
    <picture
      className={`foto ${className}`}
      data-state={state}
      style={state === 'loading' ? { background: colorMedio(imagen.huella) } : undefined}
    >
      <source type="image/avif" srcSet={fuentes(imagen, 'avif', mayor)} sizes={sizes} />
      <source type="image/webp" srcSet={fuentes(imagen, 'webp', mayor)} sizes={sizes} />
      <img
        ref={look}
        src={direccion(imagen.id, 640, 'jpeg')}
        alt={alt}
        width={imagen.ancho}
        height={imagen.alto}
        loading={prioridad === 'luego' ? 'lazy' : 'eager'}
        fetchPriority={prioridad === 'alta' ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </picture>
  )
}
