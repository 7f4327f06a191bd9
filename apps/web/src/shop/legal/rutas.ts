import type { PaginaLegal } from '@telar/domain/casa/legales'

/** Where each of the pages is that the law asks for. */
export const RUTAS = {
  privacidad: '/privacidad',
  avisoLegal: '/aviso-legal',
  cookies: '/cookies',
} as const satisfies Record<PaginaLegal, string>
