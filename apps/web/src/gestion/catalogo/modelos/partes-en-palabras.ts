import type { Idioma } from '@telar/domain/idioma'
import { sumar, type Variante } from './variantes/variantes.ts'

const SAID: Record<
  Idioma,
  { variantes: (n: number, stock: number, web: number) => string; fotos: (n: number) => string }
> = {
  es: {
    variantes: (n, stock, web) => `${n} variantes, ${stock} prendas, ${web} a la venta`,
    fotos: (n) => (n === 1 ? '1 foto' : `${n} fotos`),
  },
  en: {
    variantes: (n, stock, web) => `${n} variants, ${stock} garments, ${web} for sale`,
    fotos: (n) => (n === 1 ? '1 picture' : `${n} pictures`),
  },
  pt: {
    variantes: (n, stock, web) => `${n} variantes, ${stock} peças, ${web} à venda`,
    fotos: (n) => (n === 1 ? '1 fotografia' : `${n} fotografias`),
  },
  ca: {
    variantes: (n, stock, web) => `${n} variants, ${stock} peces, ${web} a la venda`,
    fotos: (n) => (n === 1 ? '1 foto' : `${n} fotos`),
  },
}

/** The parts of a model that are no plain values, told shortly enough to choose between two versions. */
export function contarPartes(field: string, value: unknown, idioma: Idioma): string | undefined {
  if (!Array.isArray(value)) return undefined
  const say = SAID[idioma]
  if (field === 'fotos') return say.fotos(value.length)
  if (field === 'colecciones') return String(value.length)
  if (field !== 'variantes') return undefined
  const variantes = value as Variante[]
  return say.variantes(
    variantes.length,
    sumar(variantes).stock,
    variantes.filter(({ disponibleWeb }) => disponibleWeb).length,
  )
}
