import { direccion } from '../../pieces/foto/foto-fuentes.ts'

/** A picture that is scrolled past before it came must not keep others, or a page, waiting for a connection. */
const forgetWhenGone = (img: HTMLImageElement | null) => () => {
  if (img && !img.complete) img.src = ''
}

/** A picture just large enough to recognise; an empty frame where there is none. */
export const Miniatura = ({ id }: { id: number | null }) =>
  id === null ? (
    <i className="o-thumb" aria-hidden="true" />
  ) : (
    <img
      ref={forgetWhenGone}
      className="o-thumb"
      src={direccion(id, 160, 'webp')}
      alt=""
      width={30}
      height={38}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  )
