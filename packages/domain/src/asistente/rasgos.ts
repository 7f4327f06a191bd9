import { DETALLES, type Detalle } from '../catalogo/detalles.ts'
import type { Fibra } from '../catalogo/fibras.ts'
import type { Grupo } from './lexico.ts'

/** What a garment is made of or how it is made: a fibre of its label, or one of its details. */
export interface Rasgo {
  fibra?: Fibra
  detalle?: Detalle
  /** What is asked for and no label can name. */
  ajeno?: true
  dicho: Grupo
}

const fibra = (codigo: Fibra, es: string, en: string, pt: string, ca: string): Rasgo => ({
  fibra: codigo,
  dicho: { es, en, pt, ca },
})
const detalle = (clave: Detalle, es: string, en: string, pt: string, ca: string): Rasgo => ({
  detalle: clave,
  dicho: { es, en, pt, ca },
})
const ajeno = (es: string, en: string, pt: string, ca: string): Rasgo => ({ ajeno: true, dicho: { es, en, pt, ca } })

/** The words for each; the first is how we call it. */
export const RASGOS: readonly Rasgo[] = [
  fibra('LI', 'lino', 'linen|flax', 'linho', 'lli'),
  fibra('CO', 'algodón', 'cotton', 'algodão', 'cotó'),
  fibra('WO', 'lana', 'wool|woollen|woolen', 'lã', 'llana'),
  fibra('CV', 'viscosa', 'viscose|rayon', 'viscose', 'viscosa'),
  fibra('PES', 'poliéster', 'polyester|poly', 'poliéster', 'polièster'),
  fibra('EA', 'elastano|lycra|licra', 'elastane|spandex|lycra', 'elastano|lycra|licra', 'elastà|licra|lycra'),
  fibra('PA', 'poliamida|nailon|nylon', 'polyamide|nylon', 'poliamida|nylon', 'poliamida|niló'),
  fibra('PAN', 'acrílico|fibra acrílica', 'acrylic', 'acrílico|fibra acrílica', 'acrílic|fibra acrílica'),
  fibra('SE', 'seda', 'silk', 'seda', 'seda'),
  fibra('WS', 'cachemir|cachemira|cashmere', 'cashmere', 'caxemira|cashmere', 'caixmir|cashmere'),
  fibra('WM', 'mohair', 'mohair', 'mohair', 'mohair'),
  fibra('WP', 'alpaca', 'alpaca', 'alpaca', 'alpaca'),
  fibra('WA', 'angora', 'angora', 'angorá', 'angora'),
  fibra('CLY', 'lyocell|tencel', 'lyocell|tencel', 'liocel|tencel', 'liocel|tencel'),
  fibra('CMD', 'modal', 'modal', 'modal', 'modal'),
  fibra('HA', 'cáñamo', 'hemp', 'cânhamo', 'cànem'),
  ajeno(
    'piel|cuero|polipiel|ante|napa|pelo|visón',
    'leather|suede|fur|faux fur|shearling',
    'pele|couro|camurça|pelo|napa',
    'pell|cuir|antelina|pèl|napa',
  ),
  ajeno('terciopelo|pana', 'velvet|corduroy|cord', 'veludo|bombazina', 'vellut|pana'),
  ajeno(
    'satén|raso|tul|organza|tafetán',
    'satin|tulle|organza|taffeta',
    'cetim|tule|organza|tafetá',
    'setí|ras|tul|organza|tafetà',
  ),
  ajeno(
    'plumas|acolchado|acolchada|plumífero',
    'padded|quilted|puffer|down',
    'acolchoado|acolchoada|penas',
    'encoixinat|encoixinada|plomes',
  ),
  ajeno('capucha|con capucha', 'hood|hooded|with a hood', 'capuz|com capuz', 'caputxa|amb caputxa'),
  ajeno('encaje', 'lace', 'renda', 'punta de coixí|blonda'),
  ajeno('lentejuelas|lentejuela', 'sequin|sequins|sequinned', 'lantejoulas|lantejoula', 'lluentons'),
  ajeno('animal print|leopardo', 'animal print|leopard', 'animal print|leopardo', 'animal print|lleopard'),
  ajeno(
    'calzado|zapato|zapatos|zapatillas|botas|botines|sandalias|tacones|deportivas',
    'shoes|shoe|footwear|boots|sandals|trainers|sneakers|heels',
    'calçado|sapato|sapatos|sapatilhas|botas|sandálias|ténis',
    'calçat|sabata|sabates|botes|botins|sandàlies|vambes|sabatilles',
  ),
  ajeno(
    'bolsos y carteras|bolso|bolsos|cartera|carteras|mochila|mochilas|maleta|maletas|bandolera',
    'bags|bag|handbag|handbags|purse|purses|wallet|wallets|backpack|backpacks|luggage|tote',
    'malas e carteiras|mala|malas|carteira|carteiras|mochila|mochilas',
    'bosses i carteres|bossa|bosses|bossa de mà|bosses de mà|cartera|carteres|motxilla|motxilles|maletes',
  ),
  ajeno(
    'complementos|complemento|cinturones|joyas|joyería|bisutería|collar|collares|pendientes de aro|pulseras|anillos|relojes|gafas|gafas de sol|sombrero|sombreros|gorra|gorras|gorros|bufanda|bufandas|fular|fulares|pañuelo|pañuelos|guantes|paraguas|accesorios|perfume|perfumes|colonia|maquillaje|cosmética',
    'accessories|accessory|belts|jewellery|jewelry|necklace|necklaces|earrings|bracelets|rings|watches|glasses|sunglasses|hat|hats|cap|caps|scarf|scarves|gloves|umbrella|umbrellas|perfume|perfumes|fragrance|makeup|make up|cosmetics',
    'acessórios|acessório|cintos|joias|bijuteria|colares|brincos|pulseiras|anéis|relógios|óculos|óculos de sol|chapéu|chapéus|boné|bonés|gorros|cachecol|cachecóis|lenços|luvas|guarda chuva|perfume|perfumes|maquilhagem|cosmética',
    'complements|complement|cinturons|joies|joieria|bijuteria|collarets|arracades|polseres|anells|rellotges|ulleres|ulleres de sol|barret|barrets|gorra|gorres|bufanda|bufandes|fulards|mocador|mocadors|guants|paraigua|paraigües|accessoris|perfum|perfums|colònia|maquillatge|cosmètica',
  ),
  ajeno(
    'ropa interior|lencería|bragas|sujetador|sujetadores|calcetines|medias|leotardos|pijama|pijamas|camisón|camisones|bata|batas|fajas',
    'underwear|lingerie|bras|bra|knickers|panties|socks|tights|stockings|pyjamas|pajamas|nightwear|nightdress|sleepwear|dressing gown|shapewear',
    'roupa interior|lingerie|cuecas|soutien|soutiens|meias|collants|pijama|pijamas|camisa de noite|roupão',
    'roba interior|llenceria|calces|sostenidors|mitjons|mitges|pijama|pijames|camisa de dormir|bata|bates',
  ),
  ajeno(
    'ropa de baño|bañador|bañadores|biquini|biquinis|bikini|bikinis|traje de baño|trajes de baño',
    'swimwear|swimsuit|swimsuits|bikini|bikinis|bathing suit|bathing suits|beachwear',
    'fatos de banho|fato de banho|biquíni|biquínis|bikini|maiô|roupa de banho|roupa de praia',
    'roba de bany|banyador|banyadors|biquini|biquinis|vestit de bany|vestits de bany',
  ),
  ajeno(
    'ropa de hombre|hombre|hombres|caballero|caballeros|masculino|masculina|chico|chicos',
    'menswear|men|mens|man|gentlemen|male|for him|boys|boy',
    'roupa de homem|homem|homens|masculino|masculina|cavalheiro|rapaz|rapazes',
    'roba d home|home|homes|masculí|masculina|cavaller|noi|nois',
  ),
  ajeno(
    'ropa infantil|infantil|niño|niños|niña|niñas|bebé|bebés|premamá|embarazada|embarazadas|juvenil',
    'childrenswear|kidswear|kids|kid|children|child|baby|babies|girls|toddler|toddlers|maternity|pregnant|pregnancy',
    'roupa de criança|infantil|criança|crianças|menino|meninos|menina|meninas|bebé|bebés|pré mamã|grávida|grávidas',
    'roba infantil|infantil|nen|nens|nena|nenes|criatura|criatures|nadó|nadons|premamà|embarassada|embarassades',
  ),
  ajeno(
    'vestidos de novia|novia|novias|traje de novia|de novia|nupcial',
    'bridal gowns|bridal|bride|brides|bridal gown|wedding dress|wedding dresses|wedding gown|wedding gowns|bridesmaid|bridesmaids',
    'vestidos de noiva|noiva|noivas|vestido de noiva|nupcial',
    'vestits de núvia|núvia|núvies|vestit de núvia|nupcial',
  ),
  ajeno(
    'ropa deportiva|ropa de deporte|deporte|deportiva|chándal|leggings|mallas|gimnasio|yoga',
    'sportswear|activewear|sports|sport|gym|leggings|tracksuit|tracksuits|yoga|hoodie|hoodies|sweatshirt|sweatshirts',
    'roupa desportiva|roupa de desporto|desporto|desportiva|fato de treino|leggings|ginásio|ioga',
    'roba esportiva|roba d esport|esport|esportiva|xandall|leggings|malles|gimnàs|ioga',
  ),
  ajeno(
    'uniformes|uniforme|ropa laboral|ropa de trabajo|disfraz|disfraces|toallas|sábanas|cortinas|muebles|telas por metros',
    'uniforms|uniform|scrubs|costumes|fancy dress|towels|bedding|sheets|curtains|furniture|fabric by the metre',
    'uniformes|uniforme|fardas|farda|roupa de trabalho|fantasias|toalhas|lençóis|cortinas|móveis',
    'uniformes|uniforme|roba laboral|roba de feina|disfressa|disfresses|tovalloles|llençols|cortines|mobles',
  ),
  detalle('crepe', 'crepé|crepe|crep', 'crepe', 'crepe', 'crep|crepè'),
  detalle('gasa', 'gasa', 'chiffon', 'gaze|chiffon', 'gasa'),
  detalle(
    'denim',
    'denim|vaquero|vaquera|vaqueros|vaqueras|tejano|tejana|tejanos|tejanas|tela vaquera',
    'denim|jean|jeans',
    'ganga|denim|jeans',
    'denim|texà|texana|texans|texanes|tela texana',
  ),
  detalle('popelin', 'popelín|popelina', 'poplin', 'popelina', 'popelín'),
  detalle('pano', 'paño', 'wool cloth|felt', 'fazenda', 'drap'),
  detalle('punto', 'de punto|punto|tricot', 'knitted|knit', 'de malha|tricô', 'de punt|tricot'),
  detalle(
    'flores',
    'flor|flores|floral|floreado|estampado de flores|florecitas',
    'flower|flowers|floral|flowery|flower print|floral print',
    'flor|flores|floral|florido|às flores',
    'flor|flors|floral|florejat|estampat de flors',
  ),
  detalle(
    'lunares',
    'lunar|lunares|topos|topitos|de topos',
    'polka dot|polka dots|dots|spots|dotted|spotted',
    'bolinhas|pintas|bolas|às bolinhas',
    'lunar|lunars|piquets|topos|de topos',
  ),
  detalle(
    'rayas',
    'raya|rayas|rayado|rayada',
    'stripe|stripes|striped|stripy',
    'risca|riscas|listras|às riscas|listrado',
    'ratlla|ratlles|ratllat',
  ),
  detalle(
    'cuadros',
    'cuadro|cuadros|escoceses',
    'check|checks|checked|checkered|plaid|tartan|gingham',
    'xadrez|quadrados|aos quadrados',
    'quadre|quadres|escocès',
  ),
  detalle(
    'liso',
    'liso|lisa|lisos|lisas|sin estampado|sin estampar|sin dibujo|nada estampado|sin estampados|no estampado|no estampada',
    'plain|solid|solid colour|unprinted|non printed|not printed|no print|no prints|nothing printed|without print|without prints|no pattern|without pattern',
    'liso|lisa|lisos|lisas|sem estampado|sem estampados|nada estampado|não estampado|não estampada',
    'llis|llisa|llisos|llises|sense estampat|sense estampats|res d estampats|res estampat|no estampat|no estampada',
  ),
  detalle(
    'corto',
    'corto|corta|mini|minifalda|minivestido',
    'short|shorter|shortest|mini',
    'curto|curta|mini',
    'curt|curta|curts|curtes|mini',
  ),
  detalle(
    'rodilla',
    'a la rodilla|por la rodilla|hasta la rodilla|a la altura de la rodilla',
    'knee length|knee|to the knee|on the knee',
    'pelo joelho|até ao joelho|pelos joelhos|ao joelho',
    'fins al genoll|al genoll|per sota del genoll|pel genoll',
  ),
  detalle('midi', 'midi|media pierna', 'midi|mid length|mid calf|calf length', 'midi|a meia perna', 'midi|mitja cama'),
  detalle(
    'tobillero',
    'tobillero|tobillera|al tobillo|por el tobillo',
    'ankle|ankle length|cropped|ankle grazer',
    'pelo tornozelo|ao tornozelo',
    'turmeller|turmellera|al turmell',
  ),
  detalle(
    'largo',
    'largo|larga|hasta los pies|maxi',
    'long|longer|longest|maxi|full length|floor length|ankle sweeping',
    'comprido|comprida|longo|longa|até aos pés|maxi',
    'llarg|llarga|llargs|llargues|fins als peus|maxi',
  ),
  detalle(
    'cuelloAlto',
    'cuello alto|cuello vuelto|cuello cisne|cuello de cisne|cuello subido|cuello perkins',
    'high neck|high necked|high neckline|roll neck|rollneck|polo neck|turtleneck|turtle neck|mock neck|funnel neck',
    'gola alta|gola subida|colarinho alto|gola alta dobrada',
    'coll alt|coll girat|coll de cigne|coll cigne|coll pujat',
  ),
  detalle(
    'escoteRedondo',
    'escote redondo|cuello redondo|cuello caja|escote caja',
    'round neck|round necked|crew neck|round neckline|scoop neck',
    'decote redondo|gola redonda',
    'escot rodó|coll rodó|coll de caixa',
  ),
  detalle(
    'escotePico',
    'escote en pico|escote de pico|cuello en pico|cuello de pico|cuello pico|escote pico|en pico|escote en v|cuello en v|escote v',
    'v neck|v necked|v neckline|vneck|plunging neckline',
    'decote em bico|decote em v|gola em bico|em bico|decote v|gola em v',
    'escot en punxa|coll en punxa|escot de punxa|coll de punxa|en punxa|escot en v|coll en v|escot de pic|coll de pic',
  ),
  detalle(
    'escoteBarco',
    'escote barco|cuello barco',
    'boat neck|bateau neck|boatneck|boat neckline',
    'decote barco|gola barco|decote à barco',
    'escot barca|coll barca|escot de barca',
  ),
  detalle(
    'lazo',
    'lazo al cuello|lazo|lazada|lavallière',
    'bow at the neck|pussy bow',
    'laço ao pescoço|laço',
    'llaç al coll|llaç',
  ),
  detalle(
    'mangaLarga',
    'manga larga|mangas largas',
    'long sleeves|long sleeve|long sleeved',
    'manga comprida|mangas compridas|manga longa',
    'màniga llarga|mànigues llargues',
  ),
  detalle(
    'mangaCorta',
    'manga corta|mangas cortas',
    'short sleeves|short sleeve|short sleeved',
    'manga curta|mangas curtas',
    'màniga curta|mànigues curtes',
  ),
  detalle(
    'mangaTresCuartos',
    'manga tres cuartos|mangas tres cuartos|manga francesa|tres cuartos|manga 3 4',
    'three quarter sleeves|three quarter sleeve|three quarter|3 4 sleeves|3 4 sleeve|bracelet sleeve',
    'manga três quartos|três quartos|mangas três quartos|manga 3 4',
    'màniga tres quarts|tres quarts|mànigues tres quarts|màniga francesa',
  ),
  detalle(
    'mangaAbullonada',
    'manga abullonada|mangas abullonadas|manga farol|manga globo|abullonada',
    'puff sleeve|puff sleeves|puffed sleeves|puffy sleeves|balloon sleeves',
    'manga tufada|mangas tufadas|manga balão',
    'màniga inflada|mànigues inflades|màniga de fanal|màniga abullonada',
  ),
  detalle(
    'mangaMurcielago',
    'manga murciélago|mangas murciélago|murciélago',
    'batwing|batwing sleeves|batwing sleeve|bat sleeve|bat sleeves|bat sleeved|dolman|dolman sleeves',
    'manga morcego|mangas morcego|morcego',
    'màniga ratpenat|ratpenat|màniga de ratpenat',
  ),
  detalle(
    'sinMangas',
    'sin mangas|sin manga|sisa',
    'sleeveless|without sleeves|no sleeves',
    'sem mangas|sem manga|de cavas',
    'sense mànigues|sense màniga',
  ),
  detalle(
    'tirantes',
    'tirantes|tirante|tirantes finos|tirante fino|de tirantes',
    'strappy|straps|thin straps|spaghetti straps|strap',
    'alças|alças finas|de alças|alcinhas',
    'tirants|tirants fins|de tirants',
  ),
  detalle(
    'ancho',
    'ancho|ancha|amplio|amplia|holgado|holgada|palazzo|oversize|pata ancha|pierna ancha',
    'wide|wider|widest|wide leg|wide legged|loose|oversized|oversize|baggy|palazzo|roomy|relaxed',
    'largo|larga|amplo|ampla|folgado|folgada|palazzo|oversize|perna larga',
    'ample|ampla|amples|folgat|folgada|palazzo|oversize|balder|baldera',
  ),
  detalle(
    'entallado',
    'entallado|entallada|ceñido|ceñida|ajustado|ajustada|cintura marcada',
    'fitted|tailored|slim fit|figure hugging|defined waist',
    'cintado|cintada|justo|justa|cintura marcada|ajustado|ajustada',
    'entallat|entallada|cenyit|cenyida|ajustat|ajustada|cintura marcada',
  ),
  detalle(
    'fluido',
    'fluido|fluida|vaporoso|vaporosa|con vuelo|con caída|vuelo',
    'floaty|flowing|flowy|full skirt|swishy|flared',
    'fluido|fluida|rodado|rodada|esvoaçante|vaporoso|vaporosa',
    'fluid|fluida|vaporós|vaporosa|amb vol|voleiada',
  ),
  detalle(
    'cruzado',
    'cruzado|cruzada|pareo',
    'wrap|wrapover|crossover',
    'traçado|traçada|cruzado|cruzada|envelope',
    'creuat|creuada|creuats|creuades',
  ),
  detalle(
    'plisado',
    'plisado|plisada|plisados|plisadas|tablas|con pliegues',
    'pleated|pleats|pleat',
    'plissado|plissada|plissadas|pregas|com pregas',
    'prisat|prisada|prisades|plisat|plisada|plisades|plecs',
  ),
  detalle(
    'camisero',
    'camisero|camisera',
    'shirt dress|shirtdress|shirt style|shirtwaister',
    'vestido camisa|tipo camisa|camiseiro',
    'vestit camiser|camiser|camisera|camisers|camiseres|estil camiser',
  ),
  detalle(
    'pitillo',
    'pitillo|pitillos|skinny',
    'skinny|slim leg|cigarette',
    'skinny|slim|calças justas|calça justa',
    'pitillo|skinny',
  ),
  detalle(
    'tiroAlto',
    'tiro alto|cintura alta|talle alto',
    'high waist|high waisted|high rise',
    'cintura subida|cintura alta|cós alto',
    'tir alt|cintura alta',
  ),
  detalle(
    'espaldaAbierta',
    'espalda abierta|espalda al aire|espalda descubierta|sin espalda',
    'open back|backless|low back|bare back',
    'costas abertas|costas à mostra|sem costas|costas nuas',
    'esquena oberta|esquena a l aire|sense esquena|esquena descoberta',
  ),
  detalle(
    'bolsillos',
    'bolsillo|bolsillos|con bolsillos',
    'pocket|pockets|with pockets',
    'bolso|bolsos|com bolsos',
    'butxaca|butxaques|amb butxaques',
  ),
  detalle(
    'recto',
    'corte recto|recto|recta',
    'straight|straight cut|straight leg',
    'corte direito|corte reto',
    'recte|recta|tall recte|rectes',
  ),
  detalle(
    'oficina',
    'oficina|para trabajar|para el trabajo|ir a trabajar',
    'office|workwear|for work|to work',
    'escritório|para trabalhar|para o trabalho',
    'oficina|per treballar|per a la feina|despatx',
  ),
  detalle(
    'diario',
    'a diario|diario|para diario|para el día a día|de cada día',
    'everyday|every day|daily|day to day',
    'dia a dia|todos os dias|diário',
    'diari|a diari|cada dia|dia a dia',
  ),
]

/** Those of one kind take each other's place: who asked for linen and then for denim wants no linen. */
export function clasificar(rasgo: number): string {
  const { detalle: clave } = RASGOS[rasgo] ?? {}
  const grupo = clave && DETALLES[clave].grupo
  return !grupo || grupo === 'tejido' ? 'material' : grupo
}
