import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'

type Color = WebModeloTarjeta['colores'][number]

interface Vista {
  color: Color
  foto: Color['fotos'][number]
}

/** The pictures of a card, and the place of the one in front at first: of the colour looked for, if it has one. */
export function vistasDe(colores: readonly Color[], buscado?: number) {
  const vistas: Vista[] = colores.flatMap((color) => color.fotos.map((foto) => ({ color, foto })))
  const delante = Math.max(
    0,
    vistas.findIndex(({ color }) => color.id === buscado),
  )
  return { vistas, delante, primera: vistas[delante] }
}
