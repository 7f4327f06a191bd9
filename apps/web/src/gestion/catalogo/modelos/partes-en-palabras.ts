import { DETALLES, type Detalle } from '@telar/domain/catalogo/detalles'
import type { Idioma } from '@telar/domain/idioma'
import { saidIn } from '../../words.ts'
import { PARTES } from './datos-texts.ts'
import { sumar } from './variantes/variantes.ts'

/** A detail that the house no longer knows is told as it was kept. */
const nombreDeDetalle = (clave: string, idioma: Idioma): string =>
  clave in DETALLES ? DETALLES[clave as Detalle].nombre[idioma] : clave

/** The parts of a model that are no plain values, told shortly enough to choose between two versions. */
export function contarPartes(field: string, value: unknown, idioma: Idioma): string | undefined {
  if (!Array.isArray(value)) return undefined
  const say = saidIn(PARTES, idioma)
  if (field === 'fotos') return say.fotos(value.length)
  if (field === 'detalles') return value.map((clave) => nombreDeDetalle(clave, idioma)).join(', ') || '–'
  if (field === 'colecciones') return String(value.length)
  if (field !== 'variantes') return undefined
  const variantes = value
  return say.variantes(
    variantes.length,
    sumar(variantes).stock,
    variantes.filter(({ disponibleWeb }) => disponibleWeb).length,
  )
}
