import type { Imagen } from '@telar/contract/casa/imagen'
import type { CSSProperties } from 'react'
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

/** The picture's state is a mark on the page, not of React: with dozens of pictures, rendering each anew is felt. */
function mark(img: HTMLImageElement): void {
  if (img.parentElement) img.parentElement.dataset.state = img.naturalWidth > 0 ? 'there' : 'broken'
}

/** A picture may have come or failed before the page was alive. */
function look(img: HTMLImageElement | null): void {
  if (img?.complete && img.currentSrc) mark(img)
}

/** A photograph whose room is known beforehand; until it is there, or when it never comes, a wash stands in its place. */
export function Foto({ imagen, alt, sizes, mayor = 800, prioridad = 'luego', className = '' }: FotoProps) {
  return (
    <picture className={`foto ${className}`} style={{ '--medio': colorMedio(imagen.huella) } as CSSProperties}>
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
        onLoad={({ currentTarget }) => mark(currentTarget)}
        onError={({ currentTarget }) => mark(currentTarget)}
      />
    </picture>
  )
}
