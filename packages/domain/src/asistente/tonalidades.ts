import type { Grupo } from './lexico.ts'

/** Colours that are told together, whichever they are, by the words of those that the catalogue has. */
export const TONALIDADES: readonly { nombres: Grupo; miembros: string }[] = [
  {
    nombres: {
      es: 'tonos oscuros|colores oscuros|color oscuro|tono oscuro',
      en: 'dark colours|dark colors|dark shades|dark tones|darker colours|darker shades',
      pt: 'tons escuros|cores escuras|cor escura|tom escuro',
      ca: 'tons foscos|colors foscos|color fosc|to fosc',
    },
    miembros: 'negro marino burdeos marengo antracita botella',
  },
  {
    nombres: {
      es: 'tonos claros|colores claros|color claro|colores claritos|tonos claritos',
      en: 'light colours|light colors|pale colours|pale colors|light shades|pale shades|lighter colours|lighter shades',
      pt: 'tons claros|cores claras|cor clara|tom claro|cores clarinhas',
      ca: 'tons clars|colors clars|color clar|to clar|colors claret',
    },
    miembros: 'blanco crudo marfil crema beige palo perla',
  },
  {
    nombres: {
      es: 'tonos tierra|colores tierra|tonos tostados',
      en: 'earth tones|earthy tones|earthy colours|earthy colors|earthy shades',
      pt: 'tons terra|cores terra|tons de terra',
      ca: 'tons terra|colors terra|tons de terra',
    },
    miembros: 'camel mostaza caqui topo beige teja',
  },
  {
    nombres: {
      es: 'colores vivos|tonos vivos|colores alegres|colores fuertes|colores llamativos',
      en: 'bright colours|bright colors|brights|bold colours|bold colors|vivid colours|bright shades',
      pt: 'cores vivas|tons vivos|cores alegres|cores fortes|cores garridas',
      ca: 'colors vius|tons vius|colors alegres|colors forts|colors llampants',
    },
    miembros: 'rojo fucsia azulon cobalto mostaza naranja',
  },
]
