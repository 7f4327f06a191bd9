import type { Grupo } from './lexico.ts'

/** Families of colour: how they are called, and by which words a colour of the catalogue is known to belong to it. */
export const COLORES: readonly { nombres: Grupo; miembros: string }[] = [
  {
    nombres: {
      es: 'azul|azules|azulado',
      en: 'blue|blues',
      pt: 'azul|azuis',
      ca: 'blau|blava|blaus|blaves',
    },
    miembros: 'azul marino azulon celeste turquesa cobalto indigo navy petroleo',
  },
  {
    nombres: {
      es: 'rojo|roja|rojos|rojas',
      en: 'red|reds|scarlet',
      pt: 'vermelho|vermelha|vermelhos|encarnado',
      ca: 'vermell|vermella|vermells|vermelles|roig|roja',
    },
    miembros: 'rojo carmin escarlata',
  },
  {
    nombres: { es: 'verde|verdes', en: 'green|greens', pt: 'verde|verdes', ca: 'verd|verda|verds|verdes' },
    miembros: 'verde caqui oliva botella esmeralda menta',
  },
  {
    nombres: { es: 'rosa|rosas|rosado', en: 'pink|pinks|rose', pt: 'rosa|rosas|cor de rosa', ca: 'rosa|roses|rosat' },
    miembros: 'rosa fucsia',
  },
  {
    nombres: { es: 'gris|grises', en: 'grey|gray|greys', pt: 'cinzento|cinza|cinzenta', ca: 'gris|grisos|grisa' },
    miembros: 'gris marengo antracita plata',
  },
  {
    nombres: {
      es: 'marrón|marrones|castaño|tostado',
      en: 'brown|browns|tan',
      pt: 'castanho|castanha|marrom',
      ca: 'marró|marrons|castany',
    },
    miembros: 'marron camel topo chocolate',
  },
  {
    nombres: {
      es: 'amarillo|amarilla|amarillos',
      en: 'yellow',
      pt: 'amarelo|amarela',
      ca: 'groc|groga|grocs|grogues',
    },
    miembros: 'amarillo mostaza limon',
  },
  {
    nombres: {
      es: 'granate|vino|burdeos|borgoña|cereza',
      en: 'burgundy|wine|maroon|claret',
      pt: 'bordô|bordeaux|vinho|grená',
      ca: 'bordeus|granat|grana|vi',
    },
    miembros: 'burdeos granate vino',
  },
  {
    nombres: {
      es: 'crema|marfil|hueso|blanco roto|crudo|cruda',
      en: 'cream|ivory|off white|ecru',
      pt: 'creme|marfim|cru|crua|crus|cruas|pérola',
      ca: 'crema|marfil|os|blanc trencat|cru|crua|crus|crues',
    },
    miembros: 'crudo marfil crema hueso',
  },
  {
    nombres: { es: 'negro|negra|negros|negras', en: 'black', pt: 'preto|preta|pretos|negro', ca: 'negre|negra|negres' },
    miembros: 'negro',
  },
  {
    nombres: {
      es: 'blanco|blanca|blancos|blancas',
      en: 'white|whites',
      pt: 'branco|branca|brancos|brancas',
      ca: 'blanc|blanca|blancs|blanques',
    },
    miembros: 'blanco',
  },
  {
    nombres: { es: 'arena|beis|beige|beiges', en: 'sand|beige|nude', pt: 'areia|bege', ca: 'sorra|beix|beige' },
    miembros: 'beige arena',
  },
  {
    nombres: {
      es: 'azulón|eléctrico|azul eléctrico|klein',
      en: 'royal blue|royal|cobalt',
      pt: 'azulão',
      ca: 'blau elèctric|elèctric',
    },
    miembros: 'azulon cobalto',
  },
  {
    nombres: {
      es: 'marino|azul marino|azul oscuro',
      en: 'navy|navy blue|dark blue',
      pt: 'azul marinho|marinho|azul escuro',
      ca: 'marí|blau marí|blau fosc',
    },
    miembros: 'marino',
  },
  {
    nombres: { es: 'fucsia|magenta', en: 'fuchsia|magenta|hot pink', pt: 'fúcsia|magenta', ca: 'fúcsia|magenta' },
    miembros: 'fucsia',
  },
  {
    nombres: { es: 'caqui|kaki|oliva', en: 'khaki|olive', pt: 'caqui|azeitona', ca: 'caqui|oliva' },
    miembros: 'caqui oliva',
  },
  { nombres: { es: 'camel|camello', en: 'camel', pt: 'camel|camelo', ca: 'camel' }, miembros: 'camel' },
  { nombres: { es: 'mostaza', en: 'mustard', pt: 'mostarda', ca: 'mostassa' }, miembros: 'mostaza' },
  { nombres: { es: 'topo', en: 'taupe', pt: 'toupeira|taupe', ca: 'talp' }, miembros: 'topo' },
]
