import { raiz } from '@telar/domain/asistente/palabras'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import { plano } from '@telar/domain/texto'
import { type Caso, pide } from './casos.ts'
import { hablados } from './modelo.ts'

/** Which is better is for each to say. */
const CUAL_MEJOR =
  /^\W*(?:que|cual|cuales|es|son|which|what|is|are|qual|quais|sao|e|quin|quina|quins|quines)\b.*\b(?:mejor|mejores|best|better|melhor|melhores|millor|millors)\b/

/** Whoever wants to undo or alter an order, or to have it otherwise, speaks with a person. */
const DESHACE =
  /\b(?:cancel\w*|anul\w*|modific\w*|alter\w*|amend\w*|cambiar|canviar|change|mudar|hold(?: on(?: to)?)?|keep|collect|pick up|postpone|delay|combine|merge|split|guardar\w*|recoger|recollir|levantar|aplazar|retrasar|adiar|ajornar|endarrerir|juntar|ajuntar|partir|dividir|add(?: \S+){0,2} to|anadir(?: \S+){0,2} a|acrescentar(?: \S+){0,2} a|afegir(?: \S+){0,2} a)(?: \S+){0,2} (?:pedidos?|orders?|encomendas?|comand(?:a|es))\b/

/** Nor is it told here how to have it sent elsewhere. */
const OTRA_DIRECCION =
  /\b(?:cambi\w{1,4}|modific\w{1,4}|correg\w{1,3}|chang\w{1,3}|amend|updat\w{1,3}|mudar|alterar|canvi\w{1,4}|another|different|otra|outra|altra)(?: \S{1,25}){0,2} (?:direccion|address|morada|adreca)\b/

/** Who buys here is nobody's business. */
const QUE_CLIENTES =
  /\b(?:quien|quienes|quem|who|whose|qui)\b(?: \S+){0,4} (?:clientes|clientas|clients|customers)\b|\b(?:que|quins|quines|which|what) (?:clientes|clientas|clients|clientes|customers)\b/

/** Nor who sells it elsewhere, or how many do. */
const QUIEN_MAS_VENDE =
  /\b(?:cuant[oa]s|quant[oa]s|quantes|how many|other)(?: \S+)? (?:tiendas|puntos de venta|comercios|boutiques|lojas|pontos de venda|botigues|punts de venda|comercos|shops|stores|outlets|stockists|retailers)\b|(?:^\W*|\b(?:en|a|em|na|in|at) )(?:que|quines|which|what) (?:otras |outras |altres |other )?(?:tiendas|comercios|boutiques|lojas|botigues|shops|stores|outlets)\b|\bwho (?:else )?(?:stocks|sells|carries)\b|\b(?:quien|quem|qui)(?: mas| mais| mes)? (?:vende|ven)\b/

/** Whoever would sell for the house, or work in it. */
const SOY_COMERCIAL =
  /\b(?:soy|somos|trabajo como|i am|i m|im|we are|we re|sou|somos|soc|som)(?: \S{1,25}){0,3} (?:agentes?|representantes?|comercial|comerciales|comerciais|distribuidor\w{0,12}|agents?|reps?|representatives?|distributors?|representants?|costurera|seamstress|costureira|modista|disenadora|designer|designer de moda|modelo profesional)\b|\b(?:necesit\w{0,12}|busc\w{0,12}|busqu\w{0,12}|precis\w{0,12}|procur\w{0,12}|necessit\w{0,12}|need|want|looking for|seeking|recruiting|have|got|teneis|tienen|tem|teniu)(?: \S{1,25}){0,3} (?:agentes? comercia\w{0,12}|representantes?|comerciales|comerciais|comercials|viajantes?|distribuidor\w{0,12}|sales agents?|agents?|reps?|representatives?|distributors?|representants?)\b|\b(?:buscais|necesitais|procuram|precisam de|busqueu|necessiteu)(?: \S{1,25})? agente?s\b|\b(?:represent|distribute|representar|distribuir)(?: \S{1,25})? (?:your|vuestra|vossa|vostra|you|os|vos|us)\b|\b(?:vacanc(?:y|ies)|hiring|job|jobs|internship|empleo|vacantes?|curriculum|practicas|emprego|vagas?|estagio|feina a|treballar amb vosaltres de)\b/

/** What is thought or liked is nobody's to say here. */
const QUE_OPINA =
  /\b(?:how (?:do|would|should|could|can) (?:i|you|we) (?:style|pair|accessorise|accessorize|wear)|como (?:lo |la |los |las )?(?:combino|combinar|combinarias|combinas|combinais|combinaria|conjunto|llevarias)|com (?:ho |el |la )?(?:combino|combinar|combinaries)|(?:do|would|did) you (?:like|love|prefer|wear|fancy|think|reckon)|what do you (?:think|reckon|make of)|your (?:opinion|favourite|favorite)|te gusta|os gusta|te gustan|os gustan|que opinas|que opinais|que piensas|que te parecen?|que os parecen?|tu favorit[oa]|gostas|achas|que achas|o que pensas|o teu favorito|t agrada|us agrada|que opines|que opineu|que en penses|que et sembla|que us sembla|el teu preferit)\b/

/** What a thing weighs, and how many go into a box, no page says. */
const CUANTO_PESA =
  /\b(?:cuanto pesan?|quanto pesam?|quant pes(?:a|en)|how heavy|weighs?)\b|\b(?:caben?|cabem|fit)\b.{0,12}\b(?:cajas?|caixas?|box|boxes|carton)\b|\b(?:cuant[oa]s|quant[oa]s|quantes|how many)\b.{0,30}\b(?:caja|caixa|box|carton|bulto)\b/

/** Pieces of cloth, colour charts and catalogues on paper are sent by people, if they are. */
const MUESTRAS =
  /\b(?:swatch\w{0,2}|samples?|cartas? de color\w{0,2}|cartas? de cores|muestras?|mostras|amostras?|mostres?|muestrarios?|mostruarios?|(?:de|d) mostra|(?:en|in|em|on) (?:papel|paper)|lookbooks?|folletos?|brochures?|printed catalog\w{0,3}|retales|retalls|retalhos)\b/
const SE_MANDAN =
  /\b(?:mand\w{1,6}|envi\w{1,7}|send\w{0,3}|post\w{0,3}|mail\w{0,3}|mailing|get|have|dais|dan|dar\w{0,3}|teneis|tienen|tem|teniu|pedir|demanar|order|request|puedo tener|recibir|receber|rebre|papel|paper|dej\w{1,5}|deix\w{1,5}|prest\w{1,5}|emprest\w{1,5}|lend|loan|borrow|leave|bring|tra[ei]\w{0,4}|port\w{2,4}|enseñ\w{1,4})\b/

/** Whether garments are lent, or may be tried before they are bought. */
const ANTES_DE_COMPRAR =
  /\b(?:antes de (?:comprar\w{0,3}|pedir\w{0,3}|encargar|encomendar)|abans de (?:comprar\w{0,3}|demanar|encarregar)|before (?:i|we)? ?(?:buy\w{0,3}|order\w{0,3}|commit\w{0,4}))\b/
const SE_PRESTA =
  /\b(?:prob\w{1,5}|prueb\w{1,3}|prest\w{1,5}|dej\w{1,5}|experiment\w{1,5}|emprest\w{1,5}|deix\w{1,5}|prov\w{1,5}|try|trying|borrow\w{0,3}|lend|loan)\b/
const PRESTA =
  /\b(?:me|nos) (?:podeis |podriais |pueden )?(?:prestais|prestariais|prestar|dejais|dejariais|dejar)\b(?! \S{1,15}r\b)|\bborrow(?:ing)?\b|\b(?:lend|loan)(?: (?:me|us))\b|\bon (?:loan|approval)\b|\b(?:emprestam|emprestar) (?:me|nos|alg\w{1,4}|uma?s?|uns)\b|\bem (?:deixeu|deixarieu|podeu deixar)\b(?! \S{1,15}r\b)/

/** Money off on a condition: that it is paid at once, or that much is bought. */
const REBAJA_SI =
  /\b(?:descuent|discount|descont|descompt|rebaj|rebaix)\w{0,3}\b.{0,30}\b(?:si|se|if|por (?:pronto|pagar|volumen|cantidad|quantidade)|for (?:cash|paying|prompt|early|bulk|volume|quantity|larger?|big)|on (?:bulk|big|large\w?|volume)|pronto|contado|volum\w{0,3}|pagar|pagament|pagamento|quantitat)\b|\b(?:si|se|if)\b.{0,40}\b(?:descuent|discount|descont|descompt|rebaj|rebaix)/

/** Whether somebody of the house comes to see theirs. */
const VENIR_A_VERME =
  /\b(?:podeis|podriais|pueden|podeu|podrieu|podem|podiam|can (?:you|someone|anyone)|could (?:you|someone)|someone who can|alguien que|alguem que|algu que|comercial que|rep (?:who|that|to))\b.{0,20}\b(?:pas(?:ar|e)|ven(?:ir|ga)|passar|passi|vir|venha|vingui|come|visit|acercar\w{0,3})\b.{0,24}\b(?:tienda|boutique|loja|botiga|shop|store|ca|muestrario|mostruario|mostrari)\b/

/** What letters stand for. */
const QUE_SIGNIFICA =
  /\b(?:what (?:does|do) \S{1,12} (?:mean|stand for)|que (?:significa|quiere decir)|o que (?:significa|quer dizer)|que (?:vol dir|significa))\b/

/** Nor is it told here what the house earns. */
const CUANTO_GANA =
  /\b(?:cuanto|quanto|quant|how much)(?: (?:do|dinero|dinheiro|diners))?(?: you)? (?:factur\w{1,4}|fatur\w{1,4}|gan\w{1,4}|guany\w{1,4}|ganh\w{1,4}|make|earn|turn over|invoice)(?: (?:al|por|per|a|en|l|cada|every)[ ’'](?:ano|any|year|mes|month))?\W{0,3}$|\b(?:turnover|annual sales|facturacion anual|faturacao anual|facturacio anual)\b/

/** Another like one that is named, but otherwise. */
const COMO_ESE =
  /\b(?:como|com|(?<!(?:\bwould |[’']d |\bd ))like) (?:la|el|o|a|the|l)[ ’'](?:\p{Ll}+ )?\p{Lu}\p{Ll}+.{0,3} (?:pero|mas|però|but)\b/u

/** One that is said to be like it, or that goes with it, is another. */
const ANTES_DE_OTRO =
  /\b(?:se parecen?|parecid[oa]s?|parecen?|similar(?:es|s)?|semejantes?|igual que|iguales que|(?:algo|otro|otra|uno|una|vestido|falda|blusa) como|(?<!\b(?:d|would|i|we|they|you|also|really) )like|same as|similar|match(?:es|ing)?|(?:algo|outro|outra) como|igual a|iguals? que|semblants?|s assemblen?|(?:alguna cosa|una altra|un altre) com)(?: (?:al?|el|la|las?|los|the|to|ao?|do|da|l|del?|que|with)){0,2} $/

/** Whether what is asked for is like a model, and not that model. */
function comoOtro({ r, pregunta }: Caso): boolean {
  const dicha = llana(pregunta)
  return [...r.propios, ...r.numeros].some((nombre) => ANTES_DE_OTRO.test(dicha.split(nombre)[0] ?? ''))
}

/** Whether a colour stays or a cloth shrinks is told by no list; that it did is a fault. */
const SE_VA_EL_COLOR =
  /(?<!\b(?:me|nos|m|ens) )\b(?:destinen?|suelt(?:a|an) (?:el )?(?:tinte|tinta|color)|pierden? (?:el )?color|decolor(?:a|an)|se va el color|desbotam?|largam? (?:tinta|cor)|perdem? (?:a )?cor|destenyeix\w{0,2}|perd(?:en)? (?:el )?color|deixen? anar (?:el )?color)\b|\b(?:do|does|will|would|can) .{1,40} (?:fade|bleed|(?<!\b(?:size|full|whole|complete|production|half|a|the) )run)(?: in the wash)?\W{0,3}$|\bcolou?rfast\b/

/** How often something is done is told by who does it. */
const CADA_CUANTO =
  /\b(?:how often|cada cuanto|con que frecuencia|com que frequencia|de quanto em quanto|cada quant|amb quina frequencia)\b/

/** The weather, and whatever else happens in the world. */
const DEL_MUNDO =
  /\b(?:weather|forecast|is it (?:raining|sunny|cold|hot|snowing)|(?:going to|will it|gonna) (?:rain|snow|be (?:sunny|cold|hot|warm|wet))|llovera|va a llover|que tiempo (?:hace|hara)|hace (?:frio|calor|sol) (?:en|hoy|ahi|alli)|vai chover|esta a chover|que tempo faz|esta (?:sol|frio|calor) (?:em|hoje|ai)|plou|plouraa?|fara sol|quin temps (?:fa|fara)|fa (?:fred|calor|sol) (?:a|avui))\b/

/** Subjects of which nothing is said unless a question of the page is asked with them. */
const ASUNTOS =
  /^(?:certific\w*|oeko\w*|gots|bsci|organic\w*|ecolog\w*|sostenib\w*|sustenta\w*|sustainab\w*|recicl\w*|recycl\w*|vegan\w*|ethic\w*|etic[oa]s?|carbon\w*|dropship\w*|franchis\w*|franqui\w*|exclusiv\w*|barcodes?|ean|influencers?|afilia\w*|affiliate\w*|insur\w*|asegura\w*|competitors?|competidores|concorrentes|restos|restes|sobras)$/

const llana = (pregunta: string): string => plano(pregunta.replace(/[’'`´]/g, ' '))

/** Whether an order is to be undone, altered or kept. */
export const deshaceUnPedido = (pregunta: string): boolean =>
  DESHACE.test(llana(pregunta)) || OTRA_DIRECCION.test(llana(pregunta))

/** Whether no page is asked for with this word, and no garment is told by it. */
function nadieLoNombra({ indice, idioma }: Caso, palabra: string): boolean {
  const { formas, vocabulario } = indice.idiomas[idioma]
  const suya = raiz(palabra, idioma)
  return !formas.has(suya) && !vocabulario.has(suya)
}

/** What only people can answer: what is theirs to do, to think or to tell. */
export function esDePersonas(caso: Caso): boolean {
  const { r, pregunta } = caso
  const dicha = llana(pregunta)
  if (QUE_CLIENTES.test(dicha) && !nombraPrendas(r)) return true
  if (CUANTO_PESA.test(dicha) || COMO_ESE.test(pregunta) || comoOtro(caso)) return true
  if (
    CADA_CUANTO.test(dicha) ||
    CUANTO_GANA.test(dicha) ||
    VENIR_A_VERME.test(dicha) ||
    (QUE_SIGNIFICA.test(dicha) && hablados(caso).length === 0) ||
    REBAJA_SI.test(dicha) ||
    (MUESTRAS.test(dicha) && SE_MANDAN.test(dicha) && !pide(caso, 'visita') && !nombraPrendas(r)) ||
    (ANTES_DE_COMPRAR.test(dicha) && SE_PRESTA.test(dicha)) ||
    PRESTA.test(dicha) ||
    QUIEN_MAS_VENDE.test(dicha) ||
    SOY_COMERCIAL.test(dicha) ||
    QUE_OPINA.test(dicha) ||
    DEL_MUNDO.test(dicha) ||
    (SE_VA_EL_COLOR.test(dicha) && hablados(caso).length === 0)
  )
    return true
  if (r.resto.some((palabra) => ASUNTOS.test(palabra) && nadieLoNombra(caso, palabra))) return true
  if (pide(caso, 'terceros', 'opinion') || CUAL_MEJOR.test(dicha)) return true
  return pide(caso, 'comparar') && hablados(caso).length === 0 && nombraPrendas(r)
}
