import type { Idioma } from '../idioma.ts'

/** What a question asks of a garment that it names. */
export type Atributo = 'colores' | 'tallas' | 'composicion' | 'cuidados' | 'tipos' | 'colecciones'

/** The words by which each is asked. */
export const ATRIBUTOS: Record<Idioma, Record<Atributo, RegExp>> = {
  es: {
    colores: /^(color|colores|tonos?)$/,
    tallas: /^(tallas?|talles?|tallaje)$/,
    composicion: /^(composicion|tejidos?|materiales|material|telas?|hech[oa]s?|compuest[oa]|fibras?)$/,
    cuidados: /^(lav\w+|cuid\w+|planch\w+|secadora|lejia)$/,
    tipos: /^(tipos?|categorias?|catalogo|vendeis|venden|fabricais)$/,
    colecciones: /^colecci(on|ones)$/,
  },
  en: {
    colores: /^(colou?rs?|shades?)$/,
    tallas: /^(sizes?|sizing)$/,
    composicion: /^(fabrics?|composition|materials?|cloth|made|fibres?|fibers?)$/,
    cuidados: /^(wash\w*|care|iron\w*|dry|dryer|tumble|clean\w*|bleach)$/,
    tipos: /^(types?|kinds?|categor\w+|catalogue|catalog|range)$/,
    colecciones: /^collections?$/,
  },
  pt: {
    colores: /^(cor|cores|tons?)$/,
    tallas: /^(tamanhos?)$/,
    composicion: /^(composicao|tecidos?|materia\w*|feit[oa]s?|fibras?)$/,
    cuidados: /^(lav\w+|cuid\w+|ferro|secar|passar|lixivia)$/,
    tipos: /^(tipos?|categorias?|catalogo|vendem)$/,
    colecciones: /^colec(ao|oes)$/,
  },
  ca: {
    colores: /^(colors?|tons?)$/,
    tallas: /^(talla|talles|mida|mides)$/,
    composicion: /^(composicio|teixits?|materials?|tela|fet|feta|fets|fetes|fibres?)$/,
    cuidados: /^(rent\w+|cuid\w+|planx\w+|assec\w+)$/,
    tipos: /^(tipus|categori\w+|cataleg|veneu)$/,
    colecciones: /^col(leccio|leccions)$/,
  },
}
