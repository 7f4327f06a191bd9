import { enCadaIdioma, type Idioma } from '../idioma.ts'
import { plano } from '../texto.ts'

/** Endings that number, gender, person or tense, the longest first; letters are already without accents. */
const TERMINACIONES: Record<Idioma, readonly string[]> = {
  es: 'amientos imientos ariamos aciones iciones uciones amiento imiento adores ariais eriais iriais asteis isteis aremos eremos iremos arian erian irian acion icion ucion ieron iendo mente arlos arlas erlos erlas irlos irlas ables antes areis ereis ireis ieran arnos ernos irnos arles aria eria iria adas ados idas idos ando aron amos emos imos arme erme irme able ador ante arlo arla erlo erla irlo irla aran eran iran arse erse irse arle erle irle aros eros iros ais eis ado ada ido ida aba ian ar er ir an en es os as ia o a e s'.split(
    ' ',
  ),
  en: 'ations eable ments ation ement ating ings able ment ated ates ing ies ied ate ed es y e s'.split(' '),
  pt: 'amentos imentos ariamos eriamos amento imento avamos ariam eriam acoes icoes ucoes mente iveis armos ermos irmos assem essem issem acao icao ucao aram eram ados adas idos idas ando endo indo amos emos imos avel aria eria iria avam arem erem irem arao erao irao ado ada ido ida oes aes ais eis ava iam ao ar er ir ou am em ns os as es ei o a e s'.split(
    ' ',
  ),
  ca: 'aments iments acions icions ucions arien erien ament iment ables arieu erieu irieu ariem eriem iriem essin essiu essim acio icio ucio ment able aria eria iria ades ides udes aveu avem aven areu ereu ireu arem erem irem aran ats its uts ada ida uda ant ent int ons ins ava at it ut ar er ir re en em es os eu a e o s'.split(
    ' ',
  ),
}
/** Nouns whose end only looks like one. */
const ENTERAS = new Set([
  'taller',
  'line',
  'media',
  'cinturo',
  'mujer',
  'alquiler',
  'primer',
  'lugar',
  'flor',
  'muller',
  'mulher',
])
const CORTA = 3
const BASTANTE = 4

/** `Pagar` and `pague`, `pica` and `piquen`: one verb, written by how it sounds. */
const SUAVE = /([gq])u(?:e(?=[ns]?$|is$|m(?:os)?$)|i(?=[ns]?$))/

/** Sounds that people write either way. */
const igualar = (palabra: string, idioma: Idioma): string =>
  idioma === 'en'
    ? palabra.replace(/our$/, 'or').replace(/ou(?=r[^n])/, 'o')
    : palabra.replace(/y$/, 'i').replace(SUAVE, (_, letra: string) => (letra === 'q' ? 'ce' : 'ge'))

/** `Shipping` is written with two of them, and `ship` with one. */
const DOBLADA = /([bdgmnprt])\1$/

function sinFinal(palabra: string, idioma: Idioma): string {
  const llana = igualar(palabra, idioma)
  if (/\d|ss$/.test(llana) || ENTERAS.has(llana)) return llana
  for (const fin of TERMINACIONES[idioma]) {
    const minimo = fin.length > CORTA || (fin === 's' && idioma !== 'en') ? BASTANTE : CORTA
    if (!llana.endsWith(fin) || llana.length - fin.length < minimo) continue
    const queda = llana.slice(0, -fin.length)
    return idioma === 'en' && /^(ings?|ed)$/.test(fin) ? queda.replace(DOBLADA, '$1') : queda
  }
  return llana
}

/** Words for one and the same part of a garment or what it does; the texts have the first. */
const IGUALES: Record<Idioma, string> = {
  es: 'elástica goma elástico gomas|cintura cinturilla|abertura raja rajas|volante volantes faralá|botón botonadura|invisible oculta escondida|bolas bolitas|pica picor pican|transparenta transparente transparentes',
  en: 'waist waistband waistbands|frill ruffle ruffles ruffled flounce flounces flouncy|zip zipper zippers|concealed hidden invisible|slit split vent|crease wrinkle wrinkles crumple crumples|itch scratchy scratch prickly|pill bobble bobbles bobbling|light lightweight|chunky thick thicker|fine thin thinner finer|sailor breton nautical|lined lining linings',
  pt: 'cós cintura|folho folhos babado babados|fecho zíper|abertura racha rachas|invisível escondido|amarrota enruga enrugam vinca vincam|borboto borbotos|pica picam',
  ca: 'fi fin fina fines finet prim prima prims primes|elàstica goma elàstic gomes|volant volants|botó botonadura|invisible amagada|boletes boles|pica piquen',
}
const PRIMERA = enCadaIdioma(
  (idioma) =>
    new Map(
      IGUALES[idioma].split('|').flatMap((grupo) => {
        const [primera = '', ...otras] = grupo.split(' ').map((una) => sinFinal(plano(una), idioma))
        return otras.map((otra) => [otra, primera] as const)
      }),
    ) as ReadonlyMap<string, string>,
)

/** What is left of a word without its ending, so that all its forms are one. */
export function raiz(palabra: string, idioma: Idioma): string {
  const suya = sinFinal(palabra, idioma)
  return PRIMERA[idioma].get(suya) ?? suya
}

const SONIDOS: readonly (readonly [RegExp, string])[] = [
  [/(?<![cnl])h/g, ''],
  [/ll/g, 'y'],
  [/[yi]+/g, 'i'],
  [/v/g, 'b'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/ck|qu|k/g, 'c'],
  [/g(?=[ei])/g, 'j'],
  [/(.)\1+/g, '$1'],
]
const SONIDOS_INGLESES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck?|k/g, 'c'],
  [/ou?w?/g, 'o'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds, as people write it who have only heard it. */
export const sonido = (palabra: string, idioma: Idioma): string =>
  (idioma === 'en' ? SONIDOS_INGLESES : SONIDOS).reduce(
    (dicha, [letras, suena]) => dicha.replace(letras, suena),
    palabra,
  )

const FINAL = 2
const BREVE = 4

/** With how many letters both begin. */
function iguales(una: string, otra: string): number {
  const distinta = [...una].findIndex((letra, i) => letra !== otra[i])
  return distinta < 0 ? una.length : distinta
}

/** Two forms of one word differ at their end alone; of several, each. */
export function seParecen(una: string, otra: string): boolean {
  const otras = otra.split(' ')
  return una.split(' ').every((palabra, i) => {
    const suya = otras[i] ?? ''
    const breve = Math.min(palabra.length, suya.length) <= BREVE
    return iguales(palabra, suya) >= Math.max(palabra.length, suya.length) - (breve ? 1 : FINAL)
  })
}

/** The form that differs least, if any is one of the same word. */
export const masParecida = (formas: readonly string[], palabra: string): string | undefined =>
  formas.filter((forma) => seParecen(forma, palabra)).sort((a, b) => iguales(b, palabra) - iguales(a, palabra))[0]

/** Words that nothing of what is asked for. */
const VACIAS: Record<Idioma, ReadonlySet<string>> = {
  es: new Set(
    'fin lleguen han necesita necesitan clientas irian iria vendrian hubiera hubiese tengais necesitaria necesitamos antemano saludo moda pa pal q k resto sitio parte habeis siendo quieren proponeis propones xq pq x tb tmb dnd pfv porfa porfi aver osea hey otras otros linea gama cualquier gustan pertenece pertenecen vengan venga vienen viene vais voy van a al algo alguna algunas alguno algunos algun ante aqui asi aun bien buenas buenos cada como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde dos e el ella ellos en entre era es esa ese eso esos esas esta estan este esto estos estas estoy favor fue gracias gusta gustaria ha haber hace haceis hacen hacer hay hasta he hola la las le les lo los mas me mi mis mucho muy necesito ni no nos o os otra otro para pero poco podria podrias por porque pues pueda puede pueden podeis puedo que quien quiero quisiera queria saber se ser si sin sobre son soy estais sois teneos hay llevais dan dais su sus tal tambien tan te tendra tendria tener tenga tengo tiene tienen tienes teneis toda todas todo todos tu tus un una unas uno unos usted ustedes va vale veo ver vosotros vuestra vuestras vuestro vuestros y ya yo busco buscando buscamos mirar alguien enseñame ensename muestrame dime decir dar dame tienda temporada prenda prendas modelo modelos ropa algunas cosa cosas consigo sea sean lleva llevan llevaba viene vienen sale salen hacia oye oiga mira verdad creo parece pongo pone poner ponen sabes sabeis saben deme mandeme ofreceis ofrecen ofreces cualquiera ninguna ninguno ambos ambas ahi alli mio mia nuestra nuestro nuestras nuestros dicho exactamente concretamente actualmente ahora mismo solamente unicamente incluso mejor peor bonito bonita bonitos bonitas clienta chica chicas señora señoras senora senoras mujer mujeres interesa interesan opcion opciones puesto quedaria quedarian encuentro encontrar dispone disponeis grande grandes gran tarde tardes manana mediodia noche hago hacerlo hacemos mayor mayores menor nada tengais haya hayan lunes martes miercoles jueves viernes hoy ayer comun parecen pido pides pide pedis piden pedimos pedir encargo encargar darme darnos tres cuatro cinco seis enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mismo misma mismos mismas'.split(
      ' ',
    ),
  ),
  en: new Set(
    'fashion advance every proper plenty enough loads because bits sumthing sumthin summat sumfin sth smth altogether total ye yiz yez youse youz hiya owt hw wht wat wot wen dyou d yous ya abt bc coz wanting after wanna gimme rest anywhere nowhere somewhere next till being gotta lemme cos cuz bout n whos wheres hows theres lets some1 before during while instead between whichever belong belongs u r go goes going comes come coming least meant after pls plz a about all also am an and any anything are as at be been but by can could d did do does doing don for from get got had has have hello hey hi how i if in into is it its just know let like ll looking look m may me mine more much my need no not of on one ones or our out please re s see sell show so some something t tell than thank thanks that the their them then there these they this those to too us ve very want was we were what whats when where which who why will with would you your yours garment garments item items model models style styles clothes clothing store shop stuff carry season seasons come comes coming make makes wear womens women up outfit outfits which whose whom am were been being ok okay please kindly really actually currently exactly only even also still quite pretty nice lovely beautiful good best better ladies lady woman give given offer offers find option options available your here there now today am want wants wanted im ive id dont doesnt isnt arent cant need needs should must shall might got having does u ur hav any1 both either such each other others another there s lot lots big bigger large larger too morning afternoon evening tonight tomorrow biggest largest everything nothing monday tuesday wednesday thursday friday today yesterday common same two three four five six january february march april june july august september october november december please'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'cheguem precisa precisam pediram sff houver haja tiverem tenham precisava precisaria antecipadamente moda antes viu qualquer vejo vemos resto lado sitio sou sendo querem propoem pra pro pras pros tá ta td q pq tb tbm vc vcs pf pfv pfvr ne dum duma outras outros linha gama qualquer visto gostam pertence vai vao venham venha prefiro a ainda algo alguma algumas algum alguns ao aos aqui as ate bem bom boa cada com como da das de dela dele depois do dos e ela ele eles em entre era essa esse isso esta estao este isto estou eu favor foi gostaria gosto ha ja lhe lo mais mas me mesmo meu minha muito muita na nao nas nem no nos nossa nosso num numa o obrigada obrigado ola onde os ou outra outro para pela pelo podem poderia por porque posso pode preciso procuro procurar qual quais quando quanto quantos quantas que quem queria quer quero saber se sem ser seu sua sao sobre tambem fica ficam estacao temporada tem tenho temos ter tinha toda todas todo todos tu um uma uns umas vou voce voces vossa vosso vossos vossas veja ver mostre mostra diga dizer fazem faz fazer peca pecas modelo modelos roupa loja coisa coisas ai existe existem roupas leva levam vem vens vindo sai saem desses dessas destes destas deles delas gostava gostavamos gosta olhe olha sabe sabem acho parece ponho agora mesmo apenas somente ate bonito bonita bonitos bonitas senhora senhoras mulher mulheres interessa opcao opcoes qualquer nenhum nenhuma ambos ambas ali nossos nossas exatamente atualmente oferecem encontro encontrar disponivel disponiveis dao dar deem ha haver haveria seja sejam sejam vos lhes tao melhor pior num grande grandes tarde tardes manha noite amanha faco fazemos maior maiores menor tudo nada tenham haja segunda terca quarta quinta sexta hoje ontem comum peco pede pedem pedimos pedir dois duas tres quatro cinco seis janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro mesma mesmos mesmas'.split(
      ' ',
    ),
  ),
  ca: new Set(
    'arribin han necessita necessiten hagi tingueu necessitaria caldria avancada moda x veig veiem resta enlloc he heu proposeu q xq pq tb pro dun duna sis plis porfa altra altre altres linia gamma qualsevol agraden pertany va van vinguin vingui prefereixo a al algun alguna algunes alguns als amb aquest aquesta aquests aquestes aixo allo bon bona ca cada com de del dels des dia on donde dos el els ella ells em en encara ens entre era es esta estan estic et fa fan fas feu fer fins ha hem hi ho hola i ja jo la les li lo los m ma mes meu meva mi molt molta n ni no nosaltres o on per pero perque poc podria podrieu pot poden podeu puc que qual quals quan quant quants quanta quantes qui quin quina quines quins s sa saber se sense ser si sobre soc som son sou t tambe tan te tenen tens teniu tenir tinc tot tota totes tots tu un una unes uns us va vaig vostre vostra vostres vull voldria voleu volia vosaltres busco buscant cerco necessito gracies sisplau plau mostra ensenya digues dir peca peces model models roba botiga cosa coses d l temporada veure mirar cal sigui porta porten portava ve venen surt surten d aquests aquelles aquells agradaria agrada escolta mira sabeu saps crec sembla poso ara mateix nomes unicament bonic bonica bonics boniques senyora senyores dona dones interessa interessen opcio opcions qualsevol cap ambdos ambdues alli nostre nostra nostres exactament actualment oferiu ofereixes trobo trobar dona m res algo siguin sigui seria millor pitjor hi ha esta estigui calen gran grans gaire tarda tardes mati dema migdia faig fem major majors menor tingueu tinguin tingui hagi dilluns dimarts dimecres dijous divendres avui ahir comu demano demanes demana demanem demanen demanar encarrego donar donarme dues tres quatre cinc sis gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre mateix mateixa mateixos mateixes'.split(
      ' ',
    ),
  ),
}

/** Words of every day that stand in many a question: alone they tell little of what is asked. */
const DEBILES: Record<Idioma, string> = {
  es: 'contra segun durante mediante tras deja dejan cif empresa perdido perder numero falta coleccion colecciones pedido pedidos talla tallas lavado tela tejido ropa tienda dia dias trabajar quedar hora horas tiempo cuenta abrir comprar compra vender hacer cambio cambiar mandar probar tocar nuevo nueva persona personas ir pasar venir publico marca pais paises importe fecha mes semana dinero lugar casa llegar llega recibir gusta politica mal estado rapido primer primera vez poco pocas pequeno cantidad lista acceso total todo sala otro comercial serie solo color colores',
  en: 'against towards upon company number lost lose label collection collections order orders size sizes fabric clothes shop trade day days work hour hours soon time open buy sell new person people sold come see view public brand country countries date month week end money place home arrive get first small few amount list access try touch take send what now things still options out quick fast join private single one only color colour range feel policy apply',
  pt: 'contra segundo durante mediante perante deixa deixam empresa numero perdi perder falta colecao colecoes encomenda encomendas pedido tamanho tamanhos tecido roupa loja dia dias trabalhar ficar hora horas tempo conta abrir comprar compra vender fazer troca trocar mandar experimentar tocar novo nova pessoa pessoas ir passar vir publico marca pais paises valor data mes semana fim dinheiro lugar casa chegar chega receber gostei politica mal rapido primeira vez pouco poucas pequena quantidade lista acesso certo outro comercial serie so cor cores',
  ca: 'contra segons durant mitjancant deixa deixen cif empresa perdut perdre numero falta demanar colleccio colleccions comanda comandes talla talles teixit roba botiga dia dies treballar quedar hora hores temps compte obrir comprar compra vendre fer canvi canviar enviar provar tocar nou nova persona persones anar passar venir public marca pais paisos import data mes setmana final diners lloc casa arribar arriba rebre agrada politica mal rapid primer primera cop poc poques petita quantitat llista acces altre comercial serie nomes color colors',
}
const RAICES_DEBILES = enCadaIdioma(
  (idioma) => new Set(DEBILES[idioma].split(' ').map((palabra) => raiz(palabra, idioma))),
)

export const esDebil = (suya: string, idioma: Idioma): boolean => RAICES_DEBILES[idioma].has(suya)

/** Those that beside a garment say nothing of it: that one looks for it, buys it or orders it. */
const NEUTRAS: Record<Idioma, RegExp> = {
  es: /^(compr\w*|pedidos?|tallas?|telas?|tejidos?|ropa|tiendas?|coleccion\w*|colores?|nuev[oa]s?|vend\w*|hac\w+|listas?|numeros?|total|todo|otr[oa]s?|poc[oa]s?|sol[oa]|ver|ir|venir|personas?|falta|trabaj(?:ais|an|amos|as))$/,
  en: /^(orders?|sizes?|fabrics?|clothes|shops?|collections?|buy|sell|new|see|view|list|try|take|send|what|now|things|options|out|one|only|colou?rs?|range|get|few|number|people|person)$/,
  pt: /^(compr\w*|pedidos?|encomendas?|tamanhos?|tecidos?|roupas?|lojas?|colec\w+|cores|cor|nov[oa]s?|vend(em|er)|faz\w*|listas?|numeros?|outr[oa]s?|pouc[oa]s?|so|ver|ir|vir|pessoas?|falta|ficar|trabalh(?:am|ais|amos))$/,
  ca: /^(compr\w*|comand\w+|demanar|tall(a|es)|teixits?|roba|botigu\w+|colleccio|colleccions|colors?|nou|nova|nous|noves|ven(eu|dre)|fer|llistes?|llista|numeros?|altr\w+|poc|poques|nomes|veure|anar|venir|persones?|falta|treball(?:eu|en|em))$/,
}

export const esNeutra = (palabra: string, idioma: Idioma): boolean => NEUTRAS[idioma].test(palabra)

/** Which of the empty words still make a difference beside another: how many, when, who. */
const INTERROGA =
  /^(cuant[oa]s?|cuando|quien|quienes|donde|como|how|many|much|long|when|who|where|quant[oa]?s?|quantes|quando|quem|onde|qui|quan|on|com|no|sin|sem|sense|nao|without|one|una|uma|solo|tod[oa]s?|all|every|totes|tots|up)$/

/** Neighbours, by their roots: two words that stand together tell more than each alone. */
export function parejasDe(palabras: readonly string[], idioma: Idioma): string[] {
  const suyas = palabras.filter((palabra) => !esVacia(palabra, idioma) || INTERROGA.test(palabra))
  return suyas
    .slice(1)
    .flatMap((palabra, i) =>
      INTERROGA.test(palabra) && INTERROGA.test(suyas[i] as string)
        ? []
        : [`${raiz(suyas[i] as string, idioma)} ${raiz(palabra, idioma)}`],
    )
}

/** What escapes one, and how one asks to be forgiven: in whatever language, it asks for nothing. */
const SE_ESCAPAN: ReadonlySet<string> = new Set(
  'ay uy huy ui upsi uf eh ei oh ah ostras ostres jolin perdon perdona perdonad perdone perdonen perdoneu perdoni perdo disculpa disculpad disculpe disculpeu disculpi desculpa desculpe desculpem sorry apologies oops whoops'.split(
    ' ',
  ),
)

export const esVacia = (palabra: string, idioma: Idioma): boolean =>
  VACIAS[idioma].has(palabra) || SE_ESCAPAN.has(palabra)

/** How many of them, in words. */
const NUMERAL =
  /^(cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|docenas?|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|quatro|sete|oito|nove|dez|doze|vinte|trinta|quarenta|cinquenta|sessenta|cem|duzias?|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|quinze|vint|trenta|quaranta|cinquanta|seixanta|cent|dotzenes|dotzena)$/
const CANTIDAD = /^\d{1,3}$/

/** Empty words, and how many are wanted. */
export const nadaDice = (palabra: string, idioma: Idioma): boolean =>
  esVacia(palabra, idioma) || NUMERAL.test(palabra) || CANTIDAD.test(palabra)

const SUENAN = enCadaIdioma(
  (idioma) => new Set([...VACIAS[idioma]].filter(({ length }) => length >= BREVE).map((una) => sonido(una, idioma))),
)

/** Whether an empty word was meant, written as it sounds. */
export const suenaVacia = (palabra: string, idioma: Idioma): boolean =>
  palabra.length >= BREVE &&
  (SUENAN[idioma].has(sonido(palabra, idioma)) ||
    (idioma === 'en' && /in$/.test(palabra) && esVacia(`${palabra}g`, idioma)))

/** The words of a sentence without accents or capitals, in their order. */
export const palabrasDe = (texto: string): string[] =>
  plano(texto.replace(/[’'`´]/g, ' ').replace(/l·l/gi, 'll'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
