import type { Detalle } from '../catalogo/detalles.ts'
import type { Fibra } from '../catalogo/fibras.ts'
import type { Grupo } from './lexico.ts'

/** What a garment is made of or how it is made: a fibre of its label, or one of its details. */
export interface Rasgo {
  fibra?: Fibra
  detalle?: Detalle
  /** What is asked for and no label can name. */
  ajeno?: true
  /** It is not something of a garment, but another thing. */
  genero?: true
  dicho: Grupo
}

const ajeno = (es: string, en: string, pt: string, ca: string): Rasgo => ({ ajeno: true, dicho: { es, en, pt, ca } })
const genero = (es: string, en: string, pt: string, ca: string): Rasgo => ({ ...ajeno(es, en, pt, ca), genero: true })

/** What people ask for and the house does not make. */
export const AJENOS: readonly Rasgo[] = [
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
    'padded|quilted|puffer|goose down|down jacket|down jackets|down coat|down coats|down filled',
    'acolchoado|acolchoada|penas',
    'encoixinat|encoixinada|plomes',
  ),
  ajeno('capucha|con capucha', 'hood|hooded|with a hood', 'capuz|com capuz', 'caputxa|amb caputxa'),
  ajeno(
    'acampanado|acampanada|acampanados|pata de elefante|pantalón campana|pantalones de campana',
    'bootcut|bell bottom|bell bottoms|flared trousers|flared pants|flared jeans|flares',
    'à boca de sino|boca de sino|pata de elefante',
    'acampanat|acampanada|acampanats|pota d elefant|pantalons de campana',
  ),
  ajeno(
    'tiro bajo|cintura baja|talle bajo',
    'low rise|low waist|low waisted',
    'cintura baixa|cintura descida|cós baixo',
    'tir baix|cintura baixa',
  ),
  ajeno(
    'palabra de honor|sin tirantes|hombros descubiertos|hombros al aire',
    'strapless|off the shoulder|off shoulder|bandeau|one shoulder',
    'cai cai|sem alças|tomara que caia|ombros à mostra|ombros de fora',
    'paraula d honor|sense tirants|espatlles descobertes|espatlles a l aire',
  ),
  ajeno('franela', 'flannel', 'flanela', 'franella'),
  ajeno('encaje', 'lace', 'renda', 'punta de coixí|blonda'),
  ajeno('lentejuelas|lentejuela', 'sequin|sequins|sequinned', 'lantejoulas|lantejoula', 'lluentons'),
  ajeno('animal print|leopardo', 'animal print|leopard', 'animal print|leopardo', 'animal print|lleopard'),
  genero(
    'calzado|zapato|zapatos|zapatillas|botas|botines|sandalias|tacones|deportivas',
    'shoes|shoe|footwear|boots|sandals|trainers|sneakers|heels',
    'calçado|sapato|sapatos|sapatilhas|botas|sandálias|ténis',
    'calçat|sabata|sabates|botes|botins|sandàlies|vambes|sabatilles',
  ),
  genero(
    'prendas de ese tipo|chalecos|chaleco|poncho|ponchos|parka|parkas|bermuda|bermudas|shorts|pantalón corto|pantalones cortos|anorak|anoraks|sudadera|sudaderas|polo|polos|kimono|kimonos|capa|capas|chubasquero|chubasqueros',
    'garments of that kind|waistcoats|waistcoat|gilet|gilets|poncho|ponchos|parka|parkas|shorts|bermudas|anorak|anoraks|polo shirt|polo shirts|kimono|kimonos|cape|capes|raincoat|raincoats',
    'peças desse tipo|coletes|colete|poncho|ponchos|parka|parkas|bermudas|calções|anoraque|polo|polos|quimono|quimonos|capa|capas',
    'peces d’aquesta mena|armilles|armilla|poncho|ponxo|ponxos|parca|parques|bermudes|pantalons curts|pantaló curt|anorac|anoracs|dessuadora|dessuadores|polo|polos|quimono|quimonos|capa|capes',
  ),
  genero(
    'bolsos y carteras|bolso|bolsos|cartera|carteras|mochila|mochilas|maleta|maletas|bandolera',
    'bags|bag|handbag|handbags|purse|purses|wallet|wallets|backpack|backpacks|luggage|tote',
    'malas e carteiras|mala|malas|carteira|carteiras|mochila|mochilas',
    'bosses i carteres|bossa|bosses|bossa de mà|bosses de mà|cartera|carteres|motxilla|motxilles|maletes',
  ),
  genero(
    'complementos|complemento|cinturones|joyas|joyería|bisutería|collar|collares|pendientes de aro|pulseras|anillos|relojes|gafas|gafas de sol|sombrero|sombreros|gorra|gorras|gorros|bufanda|bufandas|fular|fulares|pañuelo|pañuelos|guantes|corbata|corbatas|paraguas|accesorios|perfume|perfumes|colonia|maquillaje|cosmética',
    'accessories|accessory|belts|jewellery|jewelry|necklace|necklaces|earrings|bracelets|rings|watches|glasses|sunglasses|hat|hats|cap|caps|scarf|scarves|gloves|necktie|neckties|umbrella|umbrellas|perfume|perfumes|fragrance|makeup|make up|cosmetics',
    'acessórios|acessório|cintos|joias|bijuteria|colares|brincos|pulseiras|anéis|relógios|óculos|óculos de sol|chapéu|chapéus|boné|bonés|gorros|cachecol|cachecóis|lenços|luvas|gravata|gravatas|guarda chuva|perfume|perfumes|maquilhagem|cosmética',
    'complements|complement|cinturons|joies|joieria|bijuteria|collarets|arracades|polseres|anells|rellotges|ulleres|ulleres de sol|barret|barrets|gorra|gorres|bufanda|bufandes|fulards|mocador|mocadors|guants|corbata|corbates|paraigua|paraigües|accessoris|perfum|perfums|colònia|maquillatge|cosmètica',
  ),
  genero(
    'ropa interior|lencería|bragas|sujetador|sujetadores|calcetines|medias|leotardos|pijama|pijamas|camisón|camisones|bata|batas|fajas',
    'underwear|lingerie|bras|bra|knickers|panties|socks|tights|stockings|pyjamas|pajamas|nightwear|nightdress|sleepwear|dressing gown|shapewear',
    'roupa interior|lingerie|cuecas|soutien|soutiens|meias|collants|pijama|pijamas|camisa de noite|roupão',
    'roba interior|llenceria|calces|sostenidors|mitjons|mitges|pijama|pijames|camisa de dormir|bata|bates',
  ),
  genero(
    'ropa de baño|bañador|bañadores|biquini|biquinis|bikini|bikinis|traje de baño|trajes de baño',
    'swimwear|swimsuit|swimsuits|bikini|bikinis|bathing suit|bathing suits|beachwear',
    'fatos de banho|fato de banho|biquíni|biquínis|bikini|maiô|roupa de banho|roupa de praia',
    'roba de bany|banyador|banyadors|biquini|biquinis|vestit de bany|vestits de bany',
  ),
  genero(
    'ropa de hombre|hombre|hombres|caballero|caballeros|masculino|masculina|chico|chicos',
    'menswear|men|mens|man|gentlemen|male|for him|boys|boy',
    'roupa de homem|homem|homens|masculino|masculina|cavalheiro|rapaz|rapazes',
    'roba d home|home|homes|masculí|masculina|cavaller|noi|nois',
  ),
  genero(
    'ropa infantil|infantil|niño|niños|niña|niñas|bebé|bebés|juvenil',
    'childrenswear|kidswear|kids|kid|children|child|baby|babies|girls|toddler|toddlers',
    'roupa de criança|infantil|criança|crianças|menino|meninos|menina|meninas|bebé|bebés',
    'roba infantil|infantil|nen|nens|nena|nenes|criatura|criatures|nadó|nadons',
  ),
  genero(
    'ropa premamá|premamá|embarazada|embarazadas|embarazo|lactancia',
    'maternity wear|maternity|pregnant|pregnancy|nursing|mums to be',
    'roupa de grávida|pré mamã|grávida|grávidas|gravidez|amamentação',
    'roba premamà|premamà|embarassada|embarassades|embaràs|lactància',
  ),
  genero(
    'vestidos de novia|novia|novias|traje de novia|de novia|nupcial',
    'bridal gowns|bridal|bride|brides|bridal gown|wedding dress|wedding dresses|wedding gown|wedding gowns|bridesmaid|bridesmaids',
    'vestidos de noiva|noiva|noivas|vestido de noiva|nupcial',
    'vestits de núvia|núvia|núvies|vestit de núvia|nupcial',
  ),
  genero(
    'ropa deportiva|ropa de deporte|deporte|deportiva|chándal|leggings|mallas|gimnasio|yoga',
    'sportswear|activewear|sports|sport|gym|leggings|tracksuit|tracksuits|yoga|hoodie|hoodies|sweatshirt|sweatshirts',
    'roupa desportiva|roupa de desporto|desporto|desportiva|fato de treino|fatos de treino|leggings|ginásio|ioga',
    'roba esportiva|roba d esport|esport|esportiva|xandall|leggings|malles|gimnàs|ioga',
  ),
  genero(
    'uniformes|uniforme|ropa laboral|ropa de trabajo|disfraz|disfraces',
    'uniforms|uniform|scrubs|costumes|fancy dress',
    'uniformes|uniforme|fardas|farda|roupa de trabalho|fantasias',
    'uniformes|uniforme|roba laboral|roba de feina|disfressa|disfresses',
  ),
  genero(
    'género para la casa|toallas|sábanas|cortinas|muebles|maniquíes|telas por metros|tela por metros|tela a metros|retales|retazos|retal',
    'things for the home or the shop|towels|bedding|sheets|curtains|furniture|mannequins|fabric by the metre|fabric by the meter|offcuts|remnants|fabric scraps',
    'coisas para a casa ou a loja|toalhas|lençóis|cortinas|móveis|manequins|tecido a metro|tecidos a metro|retalhos',
    'coses per a la casa o la botiga|tovalloles|llençols|cortines|mobles|maniquins|roba a metres|tela a metres|roba per metres|retalls',
  ),
]
