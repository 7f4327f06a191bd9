import type { Idioma } from '../idioma.ts'
import type { Grupo } from './lexico.ts'
import { TONALIDADES } from './tonalidades.ts'

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
      es: 'granate|vino|burdeos|borgoña|cereza|rojo oscuro',
      en: 'burgundy|wine|maroon|claret|oxblood|dark red|deep red|wine red',
      pt: 'bordô|bordeaux|vinho|grená|vermelho escuro',
      ca: 'bordeus|granat|grana|vi|vermell fosc',
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
    nombres: {
      es: 'arena|beis|beige|beiges',
      en: 'sand|beige|nude',
      pt: 'areia|bege',
      ca: 'sorra|beix|beixos|beige|beiges',
    },
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
      es: 'marino|marinos|azul marino|azul oscuro',
      en: 'navy|navy blue|dark blue',
      pt: 'azul marinho|marinho|azul escuro',
      ca: 'marí|marins|marines|blau marí|blau fosc',
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
  {
    nombres: {
      es: 'verde oscuro|verde bosque|verde inglés',
      en: 'dark green|forest green|deep green|racing green',
      pt: 'verde escuro|verde floresta',
      ca: 'verd fosc|verd bosc',
    },
    miembros: 'botella',
  },
  {
    nombres: {
      es: 'gris oscuro|gris antracita|antracita',
      en: 'dark grey|dark gray|charcoal grey|charcoal gray|anthracite|slate grey',
      pt: 'cinzento escuro|cinza escuro|antracite',
      ca: 'gris fosc|antracita',
    },
    miembros: 'marengo antracita',
  },
  {
    nombres: {
      es: 'gris claro|gris perla',
      en: 'light grey|light gray|pale grey|pale gray',
      pt: 'cinzento claro|cinza claro',
      ca: 'gris clar|gris perla',
    },
    miembros: 'perla',
  },
  {
    nombres: {
      es: 'rosa palo|rosa claro|rosa pálido|rosa empolvado|rosita',
      en: 'dusty pink|pale pink|light pink|baby pink|blush|blush pink|powder pink|dusky pink',
      pt: 'rosa velho|rosa claro|rosa pálido',
      ca: 'rosa pal|rosa clar|rosa pàl·lid',
    },
    miembros: 'palo empolvado',
  },
  { nombres: { es: 'camel|camello', en: 'camel', pt: 'camel|camelo', ca: 'camel' }, miembros: 'camel' },
  { nombres: { es: 'mostaza', en: 'mustard', pt: 'mostarda', ca: 'mostassa' }, miembros: 'mostaza' },
  { nombres: { es: 'topo', en: 'taupe', pt: 'toupeira|taupe', ca: 'talp' }, miembros: 'topo' },
  {
    nombres: {
      es: 'morado|morada|morados|moradas|violeta|violetas|lila|lilas|púrpura|malva|lavanda|berenjena',
      en: 'purple|violet|lilac|mauve|lavender|plum|aubergine',
      pt: 'roxo|roxa|roxos|roxas|violeta|lilás|lilases|púrpura|malva|lavanda|beringela',
      ca: 'morat|morada|morats|morades|violeta|lila|liles|porpra|malva|lavanda|albergínia',
    },
    miembros: 'morado violeta lila purpura malva lavanda',
  },
  {
    nombres: {
      es: 'naranja|naranjas|anaranjado|anaranjada|coral|teja|calabaza',
      en: 'orange|coral|rust|tangerine',
      pt: 'laranja|cor de laranja|alaranjado|coral|tijolo',
      ca: 'taronja|taronges|ataronjat|corall|teula',
    },
    miembros: 'naranja coral teja',
  },
  {
    nombres: {
      es: 'turquesa|celeste|azul cielo|azul claro|aguamarina',
      en: 'turquoise|teal|sky blue|light blue|pale blue|aqua|baby blue',
      pt: 'turquesa|azul claro|azul celeste|azul bebé',
      ca: 'turquesa|blau cel|blau clar|celest',
    },
    miembros: 'turquesa celeste cielo',
  },
  {
    nombres: {
      es: 'dorado|dorada|dorados|doradas|color oro',
      en: 'gold|golden',
      pt: 'dourado|dourada|dourados|douradas',
      ca: 'daurat|daurada|daurats|daurades',
    },
    miembros: 'dorado oro',
  },
  {
    nombres: {
      es: 'plateado|plateada|plateados|plateadas|color plata',
      en: 'silver',
      pt: 'prateado|prateada|prateados|prateadas',
      ca: 'platejat|platejada|platejats|platejades',
    },
    miembros: 'plateado plata',
  },
  {
    nombres: {
      es: 'verde menta|menta|verde claro|pistacho|verde agua',
      en: 'mint|mint green|pale green|light green|pistachio',
      pt: 'verde menta|verde claro|pistácio|verde água',
      ca: 'verd menta|verd clar|festuc|verd aigua',
    },
    miembros: 'menta pistacho',
  },
  ...TONALIDADES,
]

/** A colour that no garment of the catalogue has is known by its family: then it can be said that there is none. */
export const deNinguno = (familia: number): number => -1 - familia

/** How a colour is called that the catalogue does not have. */
export const nombreDeNinguno = (id: number, idioma: Idioma): string | undefined =>
  COLORES[-1 - id]?.nombres[idioma]?.split('|')[0]
