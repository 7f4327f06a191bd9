import type { Idioma } from '@telar/domain/idioma'

/** Each language as its own speakers call it. */
export const NOMBRES: Record<Idioma, string> = { es: 'Español', en: 'English', pt: 'Português', ca: 'Català' }
