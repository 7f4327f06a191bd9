import type { Idioma } from '../idioma.ts'

/** Words for one and the same thing, by language; several words joined by spaces are one expression. */
export type Grupo = Partial<Record<Idioma, string>>

/** Kinds of garment. A kind of the catalogue takes all the words of the group in which its own name stands. */
export const TIPOS: readonly Grupo[] = [
  {
    es: 'vestido|vestidos|vestidito',
    en: 'dress|dresses|gown|gowns|frock|frocks',
    pt: 'vestido|vestidos',
    ca: 'vestit|vestits',
  },
  { es: 'blusa|blusas|blusón', en: 'blouse|blouses', pt: 'blusa|blusas', ca: 'brusa|bruses|brusó' },
  { es: 'camisa|camisas', en: 'shirt|shirts', pt: 'camisa|camisas', ca: 'camisa|camises' },
  {
    es: 'camiseta|camisetas|playera',
    en: 't shirt|t shirts|tshirt|tshirts|tee|tees',
    pt: 't shirt|t shirts|tshirt|tshirts',
    ca: 'samarreta|samarretes',
  },
  { es: 'top|tops', en: 'top|tops|camisole', pt: 'top|tops', ca: 'top|tops' },
  {
    es: 'jersey|jerséis|jerseys|suéter|suéteres|pulóver|prendas de punto|chompa|cárdigan|cárdigans|cárdiganes',
    en: 'knitwear|jumper|jumpers|sweater|sweaters|pullover|pullovers|jersey|knits|cardigan|cardigans|cardi|cardis|cardie|cardies',
    pt: 'malha|malhas|camisola|camisolas|pulôver|suéter|cardigã|cardigãs|cardigan|cardigans|casaco de malha|casacos de malha|casaquinho de malha',
    ca: 'jersei|jerseis|suèter|suèters|càrdigan|càrdigans',
  },
  {
    es: 'chaqueta|chaquetas|americana|americanas|blazer|blazers|cazadora|cazadoras|sobrecamisa|sobrecamisas',
    en: 'jacket|jackets|blazer|blazers|overshirt|overshirts',
    pt: 'casaco|casacos|blazer|blazers|jaqueta|jaquetas|sobrecamisa|sobrecamisas',
    ca: 'jaqueta|jaquetes|americana|americanes|blazer|caçadora|sobrecamisa|sobrecamises',
  },
  {
    es: 'abrigo|abrigos|gabán|gabardina|chaquetón',
    en: 'coat|coats|overcoat|overcoats|trench',
    pt: 'sobretudo|sobretudos|gabardina',
    ca: 'abric|abrics|gavardina|gec',
  },
  {
    es: 'pantalón|pantalones|vaqueros|pantalon|culotte|culottes',
    en: 'trousers|trouser|pants|slacks|jeans|culotte|culottes',
    pt: 'calça|calças|calcas|jeans|saia calça|saias calça|culotte|culottes',
    ca: 'pantaló|pantalons|texans|culotte|culottes',
  },
  { es: 'falda|faldas', en: 'skirt|skirts', pt: 'saia|saias', ca: 'faldilla|faldilles|faldes' },
  {
    es: 'mono|monos|enterizo|peto',
    en: 'jumpsuit|jumpsuits|playsuit|romper|overall|overalls',
    pt: 'macacão|macacões|macacao',
    ca: 'granota|granotes|mono|monos',
  },
  {
    es: 'conjunto|conjuntos|dos piezas|traje de chaqueta',
    en: 'set|sets|co ord|co ords|coord|coords|two piece|two pieces|matching set|matching sets|trouser suit|trouser suits|pant suit|pant suits|pantsuit|pantsuits|skirt suit|skirt suits|ladies suits|womens suits|women s suits|linen suits',
    pt: 'conjunto|conjuntos|duas peças|fato',
    ca: 'conjunt|conjunts|dues peces',
  },
]

/** Kinds within a kind: what a garment's own text must say as well, after `=` if it says it otherwise. */
export const VARIEDADES: Grupo = {
  es: 'gabardina|gabardinas|americana|americanas|blusón|blusones|sobrecamisa|sobrecamisas|culotte|culottes|cárdigan|cárdigans|cárdiganes|palazzo|palazzos',
  en: 'trouser suit=trousers|trouser suits=trousers|pant suit=trousers|pant suits=trousers|pantsuit=trousers|pantsuits=trousers|skirt suit=skirt|skirt suits=skirt|cardi=cardigan|cardis=cardigan|cardie=cardigan|cardies=cardigan|palazzo|palazzos|cardigan|cardigans|trench|blazer|blazers|overshirt|overshirts|culotte|culottes',
  pt: 'casaco de malha|casacos de malha|palazzo|palazzos|cardigã=casaco de malha|cardigãs=casaco de malha|cardigan=casaco de malha|cardigans=casaco de malha|gabardina|gabardinas|blazer|blazers|sobrecamisa|sobrecamisas|saia calça|saias calça',
  ca: 'palazzo|palazzos|càrdigan|càrdigans|gavardina|gavardines|americana|americanes|sobrecamisa|sobrecamises|culotte|culottes',
}

/** What people call by the name of another kind: where there is none of that kind, these are meant. */
export const PARIENTES: readonly { dicho: Grupo; tipo: Grupo }[] = [
  { dicho: { pt: 'casaco|casacos' }, tipo: { es: 'abrigos' } },
]

/** Things whose name has a word in it that elsewhere tells of a garment. */
export const HECHAS: Grupo = {
  es: 'marca blanca|black friday|cyber monday|lista negra|números rojos|punto de venta|puntos de venta',
  en: 'white label|black friday|cyber monday|dress code|red tape|plain packaging|gift wrap|gift wrapped',
  pt: 'marca branca|black friday|cyber monday|lista negra|ponto de venda|pontos de venda',
  ca: 'marca blanca|black friday|cyber monday|llista negra|números vermells|punt de venda|punts de venda',
}

/** The same of what is said by the way. */
export const DE_PASO: Grupo = {
  es: 'a corto plazo|a largo plazo|largo plazo|corto plazo|a punto de|hasta qué punto',
  en: 'straight away|in the long run|long term|long time|long way|long ago|short term|short notice|short of|wide range|wide selection|wide choice|check out|check my|check if|check whether|check with|check the status|top quality|top notch|top up|wrap up|are you green|go green|how green|set up|all set',
  pt: 'a curto prazo|a longo prazo|longo prazo|curto prazo|preto no branco',
  ca: 'a curt termini|a llarg termini|llarg termini|curt termini|a punt de',
}

/** Seasons of the year, by the words that stand in the name of a season of the catalogue. */
export const ESTACIONES: readonly Grupo[] = [
  {
    es: 'verano|veraniego|primavera|calor|primavera verano',
    en: 'summer|spring|summery|ss|spring summer',
    pt: 'verão|primavera|calor|primavera verão',
    ca: 'estiu|primavera|calor|primavera estiu',
  },
  {
    es: 'invierno|otoño|frío|otoño invierno',
    en: 'winter|autumn|fall|aw|autumn winter',
    pt: 'inverno|outono|frio|outono inverno',
    ca: 'hivern|tardor|fred|tardor hivern',
  },
]

/** Collections that go by other names too. */
export const COLECCIONES: readonly Grupo[] = [
  {
    es: 'fiesta|de noche|boda|bodas|ceremonia|evento|invitada|madrina|comunión|nochevieja|graduación|cóctel|bautizo|madre de la novia|madre del novio',
    en: 'occasion|party|wedding|weddings|cocktail|evening|event|guest|wedding guest|mother of the bride|mother of the groom|christening|formal|dressy|dressier|smart occasion|prom|races',
    pt: 'festa|de noite|casamento|casamentos|cerimónia|convidada|cocktail|gala|madrinha|batizado|comunhão|mãe da noiva|mãe do noivo',
    ca: 'festa|casament|casaments|cerimònia|convidada|còctel|nit|padrina|bateig|comunió|mare de la núvia|mare del nuvi',
  },
  {
    es: 'tallas grandes|talla grande|curvy|plus size|tallaje grande|tallas especiales|tallas extra|mujeres grandes|señoras grandes',
    en: 'curve|plus size|plus sizes|large sizes|big sizes|curvy|larger sizes|bigger sizes|bigger ladies|larger ladies|bigger women|larger women|fuller figure',
    pt: 'tamanhos grandes|tamanho grande|plus size|tamanhos especiais|senhoras grandes|mulheres grandes',
    ca: 'talles grans|talla gran|curvy|talles especials|dones grans|senyores grans',
  },
  {
    es: 'básicos|básico|básica|básicas|fondo de armario|esenciales|imprescindibles',
    en: 'essentials|essential|basics|basic|staples|wardrobe staples',
    pt: 'básicos|básico|básica|essenciais',
    ca: 'bàsics|bàsic|bàsica|essencials',
  },
]

/** What is new. */
export const NOVEDAD: Grupo = {
  es: 'novedad|novedades|nuevo|nueva|nuevos|nuevas|reciente|recientes|último|última|últimos|últimas|nueva temporada',
  en: 'new|new in|newest|latest|new arrivals|arrivals|just arrived|recent',
  pt: 'novidade|novidades|novo|nova|novos|novas|recentes|últimas',
  ca: 'novetat|novetats|nou|nova|nous|noves|recents|últims|darrers|darreres',
}

/** Whatever print it is. */
export const ESTAMPADO: Grupo = {
  es: 'estampado|estampada|estampados|estampadas',
  en: 'printed|patterned|print|prints|pattern|patterns',
  pt: 'estampado|estampada|estampados|estampadas|padrão|padrões',
  ca: 'estampat|estampada|estampats|estampades',
}

/** Words before a size. */
export const TALLA: Grupo = {
  es: 'talla|tallas|talle|número',
  en: 'size|sizes|sized',
  pt: 'tamanho|tamanhos|tam|nº',
  ca: 'talla|talles|mida|mides',
}

export const TALLA_UNICA: Grupo = {
  es: 'talla única',
  en: 'one size|one size fits all',
  pt: 'tamanho único',
  ca: 'talla única',
}
