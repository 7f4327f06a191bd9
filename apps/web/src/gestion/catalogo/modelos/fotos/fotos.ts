import type { FotoDelModelo } from '../modelo-values.ts'

/** The photos of one colour, or those of none. */
export const fotosDe = (fotos: readonly FotoDelModelo[], colorId: number | null): FotoDelModelo[] =>
  fotos.filter((foto) => foto.colorId === colorId)

/** Gives a group its new order; the photos of the others keep their places. */
export function reordenar(
  fotos: readonly FotoDelModelo[],
  colorId: number | null,
  orden: readonly number[],
): FotoDelModelo[] {
  const grupo = orden.flatMap((id) => fotos.find(({ imagenId }) => imagenId === id) ?? [])
  return fotos.map((foto) => (foto.colorId === colorId ? (grupo.shift() ?? foto) : foto))
}

export const cambiar = (
  fotos: readonly FotoDelModelo[],
  imagenId: number,
  cambio: Partial<FotoDelModelo>,
): FotoDelModelo[] => fotos.map((foto) => (foto.imagenId === imagenId ? { ...foto, ...cambio } : foto))
