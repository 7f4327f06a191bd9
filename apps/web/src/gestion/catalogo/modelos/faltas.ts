import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import type { ModeloValues } from './modelo-values.ts'

/** What a model lacks before people should see it. */
export type Falta =
  | { que: 'fotos' | 'variantes' | 'precio' }
  | { que: 'descripcion' | 'cuidados'; idiomas: readonly Idioma[] }

export function faltas({ fotos, variantes, precioMayor, descripcion, cuidados }: ModeloValues): Falta[] {
  const vacios = (textos: Partial<Record<Idioma, string>>) => IDIOMAS.filter((idioma) => !textos[idioma]?.trim())
  const todas: (Falta | false)[] = [
    fotos.length === 0 && { que: 'fotos' },
    !variantes.some(({ disponibleWeb }) => disponibleWeb) && { que: 'variantes' },
    !precioMayor && { que: 'precio' },
    vacios(descripcion).length > 0 && { que: 'descripcion', idiomas: vacios(descripcion) },
    vacios(cuidados).length > 0 && { que: 'cuidados', idiomas: vacios(cuidados) },
  ]
  return todas.filter((falta) => falta !== false)
}
