import { enCadaIdioma, type Idioma } from '../idioma.ts'
import { palabrasDe } from './palabras.ts'

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
    en: 't shirt|t shirts|tshirt|tshirts|tee|tees|tee shirt|tee shirts',
    pt: 't shirt|t shirts|tshirt|tshirts|camiseta|camisetas',
    ca: 'samarreta|samarretes',
  },
  {
    es: 'top|tops',
    en: 'top|tops|camisole|camisoles|cami|camis|cami top|cami tops|vest top|vest tops',
    pt: 'top|tops',
    ca: 'top|tops',
  },
  {
    es: 'jersey|jerséis|jerseys|suéter|suéteres|pulóver|prendas de punto|chompa|cárdigan|cárdigans|cárdiganes|rebecas',
    en: 'knitwear|jumper|jumpers|sweater|sweaters|pullover|pullovers|jersey|knits|cardigan|cardigans|cardi|cardis|cardie|cardies',
    pt: 'malha|malhas|camisola|camisolas|pulôver|suéter|cardigã|cardigãs|cardigan|cardigans|casaco de malha|casacos de malha|casaquinho de malha',
    ca: 'jersei|jerseis|suèter|suèters|càrdigan|càrdigans|rebeques',
  },
  {
    es: 'chaqueta|chaquetas|americana|americanas|blazer|blazers|cazadora|cazadoras|sobrecamisa|sobrecamisas|chaqueta cruzada|chaquetas cruzadas|americana cruzada|americanas cruzadas|blazer cruzado|blazers cruzados',
    en: 'jacket|jackets|blazer|blazers|overshirt|overshirts',
    pt: 'casaco|casacos|blazer|blazers|jaqueta|jaquetas|sobrecamisa|sobrecamisas|blazer cruzado|blazer trespassado|blazers trespassados|casaco trespassado|casacos trespassados|casaco cruzado|casacos cruzados',
    ca: 'jaqueta|jaquetes|americana|americanes|blazer|blazers|caçadora|caçadores|sobrecamisa|sobrecamises|jaqueta creuada|jaquetes creuades|americana creuada|americanes creuades',
  },
  {
    es: 'abrigo|abrigos|gabán|gabardina|trench|chaquetón|abrigo cruzado|abrigos cruzados',
    en: 'coat|coats|overcoat|overcoats|trench|trenches|trenchcoat|trenchcoats',
    pt: 'sobretudo|sobretudos|gabardina|gabardine|gabardines|trench|trenches',
    ca: 'abric|abrics|gavardina|trench|gec|abric creuat|abrics creuats',
  },
  {
    es: 'pantalón|pantalones|vaqueros|jeans|pantalon|culotte|culottes|falda pantalón|faldas pantalón',
    en: 'trousers|trouser|pants|slacks|jeans|culotte|culottes|skort|skorts',
    pt: 'calça|calças|calcas|jeans|saia calça|saias calça|culotte|culottes',
    ca: 'pantaló|pantalons|texans|culotte|culottes|faldilla pantaló|faldilles pantaló',
  },
  { es: 'falda|faldas', en: 'skirt|skirts', pt: 'saia|saias', ca: 'faldilla|faldilles|faldes' },
  {
    es: 'mono|monos|enterizo|peto',
    en: 'jumpsuit|jumpsuits|playsuit|romper|overall|overalls',
    pt: 'macacão|macacões|macacao',
    ca: 'granota|granotes|mono|monos',
  },
  {
    es: 'conjunto|conjuntos|dos piezas|traje de chaqueta|trajes de chaqueta|traje pantalón|trajes pantalón|coordinado|coordinados|top y falda a juego|falda y top a juego|chaqueta y pantalón a juego|pantalón y chaqueta a juego|chaqueta y falda a juego|falda y chaqueta a juego',
    en: 'set|sets|co ord|co ords|coord|coords|two piece|two pieces|matching set|matching sets|trouser suit|trouser suits|pant suit|pant suits|pantsuit|pantsuits|skirt suit|skirt suits|matching top and skirt|matching skirt and top|matching jacket and trousers|matching trousers and jacket|matching top and trousers|matching jacket and skirt|matching skirt and jacket|ladies suits|womens suits|women s suits|linen suits',
    pt: 'conjunto|conjuntos|duas peças|fato|fatos|coordenado|coordenados|top e saia a condizer|saia e top a condizer|casaco e calças a condizer|casaco e saia a condizer|saia e casaco a condizer',
    ca: 'conjunt|conjunts|dues peces|vestit jaqueta|vestits jaqueta|vestit de jaqueta|coordinat|coordinats|top i faldilla a joc|faldilla i top a joc|jaqueta i pantaló a joc|jaqueta i faldilla a joc|faldilla i jaqueta a joc',
  },
]

/** Kinds within a kind: what a garment's own text must say as well, after `=` if it says it otherwise. */
export const VARIEDADES: Grupo = {
  es: 'falda pantalón=culotte|faldas pantalón=culotte|chaqueta cruzada=doble botonadura|chaquetas cruzadas=doble botonadura|americana cruzada=doble botonadura|americanas cruzadas=doble botonadura|blazer cruzado=doble botonadura|blazers cruzados=doble botonadura|abrigo cruzado=doble botonadura|abrigos cruzados=doble botonadura|blazer=americana|blazers=americana|cazadora|cazadoras|top y falda a juego=top falda|falda y top a juego=top falda|chaqueta y pantalón a juego=chaqueta pantalón|pantalón y chaqueta a juego=chaqueta pantalón|chaqueta y falda a juego=chaqueta falda|falda y chaqueta a juego=chaqueta falda|gabardina|gabardinas|trench=gabardina|americana|americanas|blusón|blusones|sobrecamisa|sobrecamisas|culotte|culottes|cárdigan|cárdigans|cárdiganes|rebecas=cárdigan|palazzo|palazzos',
  en: 'skort=culottes|skorts=culottes|matching top and skirt=top skirt|matching skirt and top=top skirt|matching jacket and trousers=jacket trousers|matching trousers and jacket=jacket trousers|matching top and trousers=top trousers|matching jacket and skirt=jacket skirt|matching skirt and jacket=jacket skirt|trouser suit=trousers|trouser suits=trousers|pant suit=trousers|pant suits=trousers|pantsuit=trousers|pantsuits=trousers|skirt suit=skirt|skirt suits=skirt|cardi=cardigan|cardis=cardigan|cardie=cardigan|cardies=cardigan|palazzo|palazzos|cardigan|cardigans|trench|trenches=trench|trenchcoat=trench|trenchcoats=trench|blazer|blazers|overshirt|overshirts|culotte|culottes',
  pt: 'saia calça=culotte|saias calça=culotte|blazer cruzado=trespasse|blazer trespassado=trespasse|blazers trespassados=trespasse|casaco trespassado=trespasse|casacos trespassados=trespasse|casaco cruzado=trespasse|casacos cruzados=trespasse|top e saia a condizer=top saia|saia e top a condizer=top saia|casaco e calças a condizer=casaco calças|casaco e saia a condizer=casaco saia|saia e casaco a condizer=casaco saia|casaco de malha|casacos de malha|palazzo|palazzos|cardigã=casaco de malha|cardigãs=casaco de malha|cardigan=casaco de malha|cardigans=casaco de malha|gabardina|gabardinas|gabardine=gabardina|gabardines=gabardina|trench=gabardina|trenches=gabardina|blazer|blazers|sobrecamisa|sobrecamisas|saia calça|saias calça',
  ca: 'faldilla pantaló=culotte|faldilles pantaló=culotte|jaqueta creuada=doble botonadura|jaquetes creuades=doble botonadura|americana creuada=doble botonadura|americanes creuades=doble botonadura|abric creuat=doble botonadura|abrics creuats=doble botonadura|blazer=americana|caçadora|caçadores|top i faldilla a joc=top faldilla|faldilla i top a joc=top faldilla|jaqueta i pantaló a joc=jaqueta pantaló|jaqueta i faldilla a joc=jaqueta faldilla|faldilla i jaqueta a joc=jaqueta faldilla|palazzo|palazzos|càrdigan|càrdigans|rebeques=càrdigan|gavardina|gavardines|trench=gavardina|americana|americanes|sobrecamisa|sobrecamises|culotte|culottes',
}

/** What people call by the name of another kind: where there is none of that kind, these are meant. */
export const PARIENTES: readonly { dicho: Grupo; tipo: Grupo }[] = [
  { dicho: { pt: 'casaco|casacos' }, tipo: { es: 'abrigos' } },
]

/** Things whose name has a word in it that elsewhere tells of a garment. */
const HECHAS: Grupo = {
  es: 'de abrigo|da calor|dan calor|dar calor|dé calor|den calor|hace bolas|hacen bolas|hacer bolas|hace bolitas|hacen bolitas|salen bolas|salen bolitas|marca blanca|black friday|cyber monday|lista negra|números rojos|punto de venta|puntos de venta',
  en: 'cap sleeve|cap sleeves|bell sleeve|bell sleeves|white label|black friday|cyber monday|dress code|red tape|plain packaging|gift wrap|gift wrapped|pro forma|proforma|short delivery|short delivered|short dated|short lead|long lead|long lasting|short staffed|work well|works well|check stock|stock check|size check|set you back|head to toe',
  pt: 'dá calor|dão calor|dar calor|marca branca|black friday|cyber monday|lista negra|ponto de venda|pontos de venda',
  ca: 'd abric|dona calor|donen calor|fan calor|marca blanca|black friday|cyber monday|llista negra|números vermells|punt de venda|punts de venda',
}

/** The same of what is said by the way. */
const DE_PASO: Grupo = {
  es: 'que te moleste|que os moleste|que moleste|si pregunto mucho|que tengo prisa|tengo prisa|tenemos prisa|voy con prisa|con prisas|i m in a hurry|in a hurry|in a rush|estou com pressa|com pressa|tenho pressa|tinc pressa|que tinc pressa|amb presses|o si no|y si no|si no hay|si no puede ser|si no los hay|tirando a|más o menos|una especie de|eso sí|a corto plazo|a largo plazo|largo plazo|corto plazo|a punto de|hasta qué punto|al final|mejor dicho|pensándolo bien|pensándolo mejor|de preferencia|a ser posible|de toda la vida|de verdad|si puede ser|si es posible|en la maleta|en una maleta|para la maleta|de maleta',
  en: 'to be a pain|to bother you|to trouble you|to be a nuisance|que tengo prisa|tengo prisa|tenemos prisa|voy con prisa|con prisas|i m in a hurry|in a hurry|in a rush|estou com pressa|com pressa|tenho pressa|tinc pressa|que tinc pressa|amb presses|scrap that|forget that|never mind that|on second thoughts|on second thought|if possible|if at all possible|by any chance|if poss|or if not|and if not|if not that|failing that|or failing that|or else|cold snap|cold spell|in a suitcase|in the suitcase|in my suitcase|in a case|sort of|kind of|leaning towards|more or less|straight away|straight to|come up short|comes up short|fall short|at short|for short|in short|as long|before long|long standing|a long while|in the long run|long term|long time|long way|long ago|short term|short notice|short of|wide range|wide selection|wide choice|check out|check my|check if|check whether|check with|check the status|top quality|top half|top end|on top of|over the top|top of the range|top of the line|top notch|top up|wrap up|are you green|go green|how green|set up|all set',
  pt: 'que incomode|o incómodo|por incomodar|que tengo prisa|tengo prisa|tenemos prisa|voy con prisa|con prisas|i m in a hurry|in a hurry|in a rush|estou com pressa|com pressa|tenho pressa|tinc pressa|que tinc pressa|amb presses|pensando melhor|de preferência|quer dizer|se possível|se for possível|por acaso|a sério|de toda a vida|ou se não|e se não|se não houver|ou senão|senão|a puxar para|a tirar para|mais ou menos|uma espécie de|a curto prazo|a longo prazo|longo prazo|curto prazo|preto no branco|na mala|na mala de viagem|dentro da mala',
  ca: 'que us molesti|que et molesti|que molesti|que tengo prisa|tengo prisa|tenemos prisa|voy con prisa|con prisas|i m in a hurry|in a hurry|in a rush|estou com pressa|com pressa|tenho pressa|tinc pressa|que tinc pressa|amb presses|al final|ben mirat|més ben dit|millor dit|de preferència|si pot ser|si és possible|per casualitat|de tota la vida|de debò|de veritat|o si no|i si no|si no n hi ha|si no pot ser|tirant a|més o menys|una mena de|això sí|a curt termini|a llarg termini|llarg termini|curt termini|a punt de|a la maleta|dins la maleta|dins de la maleta',
}

/** The last of the sizes, and the first. */
const TALLA_MAYOR: Grupo = {
  es: 'talla más grande|tallas más grandes que|talla mayor|mayor talla|talla máxima|última talla|más talla|talla más alta|talla más grandota|hasta qué talla',
  en: 'biggest size|largest size|top size|maximum size|size limit|highest size|biggest sizes|up to what size|what size up to',
  pt: 'maior tamanho|tamanho maior|tamanho máximo|último tamanho|tamanho mais alto|até que tamanho|tamanho mais grande|maior número',
  ca: 'talla més gran|talla màxima|última talla|talla més alta|mida més gran|mida màxima|més talla|fins a quina talla|darrera talla',
}
const TALLA_MENOR: Grupo = {
  es: 'talla más pequeña|menor talla|talla menor|talla mínima|talla más chica|primera talla|talla más baja|desde qué talla',
  en: 'smallest size|minimum size|littlest size|tiniest size|lowest size|from what size',
  pt: 'menor tamanho|tamanho menor|tamanho mínimo|tamanho mais pequeno|a partir de que tamanho|desde que tamanho',
  ca: 'talla més petita|talla mínima|mida més petita|mida mínima|primera talla|des de quina talla|a partir de quina talla',
}

const frasesDe = (grupo: Grupo) =>
  enCadaIdioma(
    (idioma) =>
      new Set((grupo[idioma] ?? '').split('|').map((una) => palabrasDe(una).join(' '))) as ReadonlySet<string>,
  )

/** The set phrases as they are read. */
export const COSAS = frasesDe(HECHAS)
export const AL_PASAR = frasesDe(DE_PASO)
export const MAYORES = frasesDe(TALLA_MAYOR)
export const MENORES = frasesDe(TALLA_MENOR)

const SUELTAS = enCadaIdioma(
  (idioma) => new Set([...COSAS[idioma], ...AL_PASAR[idioma]].flatMap((frase) => frase.split(' '))),
)

/** Whether a word stands in one of them, and so is not written amiss. */
export const esDeFrase = (palabra: string, idioma: Idioma): boolean => SUELTAS[idioma].has(palabra)

/** Seasons of the year, by the words that stand in the name of a season of the catalogue. */
export const ESTACIONES: readonly Grupo[] = [
  {
    es: 'verano|veraniego|primavera|calor|primavera verano',
    en: 'summer|spring|summery|ss|spring summer|s s',
    pt: 'verão|primavera|calor|primavera verão',
    ca: 'estiu|primavera|calor|primavera estiu',
  },
  {
    es: 'invierno|otoño|frío|otoño invierno',
    en: 'winter|autumn|fall|aw|fw|autumn winter|fall winter|wintery|autumnal|a w',
    pt: 'inverno|outono|frio|outono inverno',
    ca: 'hivern|tardor|fred|tardor hivern',
  },
]

/** Collections that go by other names too. */
export const COLECCIONES: readonly Grupo[] = [
  {
    es: 'fiesta|de noche|boda|bodas|ceremonia|evento|invitada|madrina|comunión|nochevieja|graduación|cóctel|bautizo|madre de la novia|madre del novio',
    en: 'occasion|party|wedding|weddings|cocktail|evening|event|guest|wedding guest|mother of the bride|mother of the groom|christening|formal|dressy|dressier|smart occasion|prom|races|race day|communion|confirmation|graduation|ball|black tie|gala|ceremony|special occasion|special occasions',
    pt: 'festa|de noite|casamento|casamentos|cerimónia|convidada|cocktail|gala|madrinha|batizado|comunhão|mãe da noiva|mãe do noivo',
    ca: 'festa|casament|casaments|cerimònia|convidada|còctel|nit|padrina|bateig|comunió|mare de la núvia|mare del nuvi',
  },
  {
    es: 'tallas grandes|talla grande|números grandes|tallas más grandes|curvy|plus size|tallaje grande|tallas especiales|tallas extra|mujeres grandes|señoras grandes|con curvas|mujeres con curvas|gorditas|gordita|gordas|rellenitas|rellenita|entradas en carnes|señoras fuertes|mujeres fuertes|más fuertes|con kilos|con pecho|con cadera',
    en: 'curve|plus size|plus sizes|large sizes|big sizes|curvy|larger sizes|bigger sizes|largest sizes|biggest sizes|bigger ladies|larger ladies|bigger women|larger women|fuller figure|curvier|curvaceous|bigger girls|larger girls|big girls|fuller figures|larger customers|bigger customers|larger lady|bigger lady|big ladies|big women|fuller bust|generous sizes|extended sizes|outsize',
    pt: 'tamanhos grandes|tamanho grande|números grandes|tamanhos maiores|plus size|tamanhos especiais|senhoras grandes|mulheres grandes|com curvas|mulheres com curvas|gordinhas|gordinha|gordas|cheiinhas|cheinhas|mais cheinhas|mais cheias|senhoras fortes|mulheres fortes|mais fortes|tamanhos xxl',
    ca: 'talles grans|talla gran|talles més grans|mides grans|mida gran|curvy|talles especials|dones grans|senyores grans|amb corbes|dones amb corbes|grassonetes|grassoneta|grasses|senyores fortes|dones fortes|més plenes|més fortes|plenetes|amb quilos',
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
