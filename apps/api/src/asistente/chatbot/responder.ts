import { deLaCuenta, deOtraTienda, deUnPedido } from '@telar/domain/asistente/cuenta'
import { intencionDe, sentidoDe } from '@telar/domain/asistente/diccionario'
import { entender } from '@telar/domain/asistente/entender'
import { continuar, type Estado, empiezaSiguiendo, estadoDe, sigue } from '@telar/domain/asistente/estado'
import { esDebil, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import type { Contexto } from '@telar/domain/asistente/piezas'
import { dice, NADA, nombraPrendas, type Ranuras } from '@telar/domain/asistente/ranuras'
import { esDeFuera } from '@telar/domain/asistente/tallas'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, conModelos, deLaCasa, pide, type Respuesta, solo } from './casos.ts'
import {
  convence,
  DE_MODELOS,
  enOtroIdioma,
  extranas,
  mejor,
  quiza,
  siAcaso,
  siNadaMas,
  sinExplicar,
  siSeExplica,
} from './certeza.ts'
import { siQuedaDuda } from './dudas.ts'
import { comparados, contados, elMas, masQue } from './figuras.ts'
import { exactos } from './filtrar.ts'
import { deshaceUnPedido, esDePersonas } from './fuera.ts'
import { type Indice, seDice } from './indice.ts'
import { conPrendas, hablados, noSonPrendas, pocasPrendas, porPalabras, reservado, soloDeEllas } from './prendas.ts'
import { comoContactar, noSe, resumir, sugerencias } from './redactar/casa.ts'
import { contar } from './redactar/ficha.ts'
import { frase } from './redactar/frase.ts'
import { alPieDeLaLetra, type Hallada } from './respuestas.ts'

/** Whoever wants something does not only thank for it. */
const ALGO = /\b(algo|something|anything|alguma coisa|alguna cosa|quelcom)\b/

/** What begins so is asked, and thanks for nothing. */
const SE_PREGUNTA =
  /^\W*(?:is|are|do|does|can|could|may|when|where|which|what|how|who|cuando|donde|quien|cual|quando|onde|quem|qual|quan|quin|quina)\b/

/** … also after the thanks. */
const Y_PREGUNTA =
  /[,.;!] {0,3}(?:and |y |e |i )?[^a-z]{0,2}(?:is|are|do|does|can|could|may|when|where|which|what|how|who|cuando|cuanto|donde|quien|cual|como|puedo|teneis|hay|quando|quanto|onde|quem|qual|posso|tem|quan|quant|on|quin|quina|com|puc|teniu)\b/

const BREVE = 5

/** Greetings, thanks and what it is: only when nothing else was said. */
function cortesia(caso: Caso): Respuesta | undefined {
  const { r, idioma } = caso
  if (nombraPrendas(r)) return undefined
  if (pide(caso, 'ayuda')) return solo([frase(idioma, 'ayuda'), ...sugerencias(idioma)].join('\n'))
  const sobran = pide(caso, 'gracias') ? 2 : 1
  const nadaMas = r.intenciones.every((una) => una === 'saludo' || una === 'gracias') && r.resto.length <= sobran
  const larga = r.resto.length > 1 && palabrasDe(caso.pregunta).length > BREVE
  if (r.atributos.length + r.lugares.length > 0 || !nadaMas || larga || ALGO.test(plano(caso.pregunta)))
    return undefined
  const dicha = plano(caso.pregunta)
  const pregunta = r.resto.length > 0 && (SE_PREGUNTA.test(dicha) || Y_PREGUNTA.test(dicha))
  if (pregunta) return undefined
  const agradece = pide(caso, 'gracias')
  if (agradece) return solo(frase(idioma, 'gracias'))
  return pide(caso, 'saludo') ? solo([frase(idioma, 'saludo'), ...sugerencias(idioma)].join('\n')) : undefined
}

/** Rudeness is met with courtesy, unless something can be answered that was asked with it. */
function calma(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { numeros, propios, colores, tallas } = caso.r
  const concreta = numeros.length + propios.length + colores.length + tallas.length > 0
  if (!pide(caso, 'enfado') || concreta || (faq && faq.palabras > 1 && convence(caso, faq))) return undefined
  return solo(frase(caso.idioma, 'calma'))
}

/** What is said to be new is no garment by itself. */
const NOVEDADES =
  /novedad|novetat|novidade|arrival|latest|newest|new in|nou|lo nuevo|lo último|what(’|')?s new|de nuevo|nueva temporada/i

/** A number beside a letter, of no garment: which size is which. */
const dosTallajes = ({ tipos, tallas, colecciones }: Ranuras): boolean =>
  tipos.length + colecciones.length === 0 &&
  tallas.some((una) => /\d/.test(una)) &&
  tallas.some((una) => !/\d/.test(una))

/** Where an order is, its owner is told once signed in; others, how long they take. */
function deUnPedidoSinEntrar(caso: Caso): Respuesta {
  const plazos = deLaCasa(caso, 'faq:plazos')
  return { ...plazos, texto: `${plazos.texto}\n${frase(caso.idioma, 'entre')}` }
}

/** One of those that were shown, by its place: nobody remembers which stood there. */
const UNA_DE_ELLAS =
  /^[^a-z]{0,5}(?:y |and |e |i )?(?:(?:only|just|solo|so|apenas|nomes) )?(?:the|el|la|o|a|l)[ ’'](?:first|second|third|last|other|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa]|primeir[oa]|terceir[oa]|outr[oa]|segona?|darrer[oa]?|altre|altra)(?: one)?\b/

const DE_LA_EMPRESA = 'pagina:/about'

/** Whether anything is sold there is asked, and not what. */
const FUERA = /\b(?:fuera|extranjero|abroad|overseas|outside|fora|estrangeiro|estranger)\b/

/** Whoever looks for a shop of the house somewhere is told where the house is. */
const TIENDA =
  /\b(?:teneis|tienen|hay|have|there|got|tem|ha|teniu)(?: \S+){0,2} (?:tiendas?|puntos? de venta|stores?|shops?|stockists?|retailers?|outlets?|lojas?|pontos? de venda|botigu(?:a|es)|punts? de venda)\b/

/** Whether something gets somewhere in time is asked, whatever it is. */
const LLEGA =
  /\b(llegan?|llegar|llegarian?|llegaran|arriben|arribar|arribaran?|chegam?|chegar|chegariam?|arrives?|arriving)\b/

/** So does whether it leaves on the day that it is ordered. */
const SALE =
  /\b(?:salen?|enviais|mandais|enviam|mandam|saem|sai|surten|surt|envieu|ships?|shipped|send|goes out|leaves?|dispatch(?:ed)?)\b.{0,24}\b(?:hoy|hoje|avui|today|tomorrow|manana|amanha|dema|(?:mismo|mesmo|mateix|same) (?:dia|day))\b|\b(?:hoy|hoje|avui|today)\b.{0,24}\b(?:salen?|saem|sai|surten|surt|ships?|shipped|go(?:es)? out|leaves?)\b/

/** Whether anything is sent somewhere; when it gets there is another question. */
const ENVIA_A =
  /\b(?:deliver|ship|send|post|mail|enviais|enviar|mandais|mandar|servis|envian|enviam|mandam|entregam|envieu|enviar|serviu|lliureu)(?: \S+){0,2} (?:to|a|al|para|pra|pro|pras|pros|aos|em|na|no|nos|nas|cap a)\b/
const CUANDO_LLEGA =
  /\b(?:how (?:long|soon|fast|quick\w*|many days)|when|days|by|before|time|cuanto tarda\w*|cuando|dias|antes|quanto tempo|quando|quant (?:triga|temps)|quan|dies|abans|charge|vat|iva|tax\w*)\b/

/** What it costs to have it sent; how long that takes is another question. */
const CUANTO_EL_ENVIO =
  /\b(?:how much|costs?|price|charges?|fees?|cuanto (?:es|cuesta|sale|vale|seria)|precio|coste|quanto (?:e|custa|fica|sai|seria)|preco|custo|quant (?:es|costa|val|surt|seria)|preu)(?: \S{1,25}){0,3} (?:delivery|shipping|postage|carriage|entrega|envio|transporte|enviament|transport|lliurament)\b|\b(?:delivery|shipping|postage|carriage) (?:price|costs?|charges?|fees?|rates?)\b/
const CUANTO_TIEMPO = /\b(?:time|long|days|notice|tiempo|tempo|temps|dias|dies)\b/

/** What came is not what was asked for. */
const NO_ES_LO_MIO =
  /\bque no (?:era|es|son|eran|eren|he pedido|pedi|habia pedido|pedimos|havia demanat|vaig demanar|he demanat)\b|\bque nao (?:era|e|sao|eram|pedi|encomendei)\b|\b(?:equivocad|equivocat|errad|enganad|wrong)\w*|\bpor error\b|\bper error\b|\bpor engano\b|\bby mistake\b|\b(?:devolver\w*|devolv\w+|tornar|retornar|return(?:ing)?|send back|trocar|malament)\b|\b(?:en|em) (?:vez|lugar) de\b|\ben (?:lloc|comptes) de\b|\binstead of\b/

/** One thing was asked for and another came. */
const PEDIDO_Y_LLEGADO =
  /\b(?:ordered|asked for)\b.{2,40}\b(?:and|but)\b(?: \S+){0,2} (?:got|received|sent|came)\b|\b(?:pedi|pedimos|habia pedido|encomendei|vaig demanar)\b.{2,40}\b(?:y|pero|e|mas|i)\b(?: \S+){0,2} (?:llego|llegado|recibido|mandado|enviado|recebi|veio|chegou|arribat|rebut|enviat)\b/

/** A garment that has come, with something that nobody here has a word for. */
const HA_LLEGADO =
  /\b(?:ha llegado|han llegado|llego|vino|ha venido|ha arribat|han arribat|va arribar|ha vingut|chegou|chegaram|veio|vieram|arrived|has come|came|turned up)\b/

/** Money off: whoever is a customer sees it with the prices. */
const REBAJA =
  /\b(?:descuent|discount|descont|descompt|rebaj|rebaix|oferta|ofertes|promo|saldos|on sale\b|clearance|bargain|marked down|black friday|cyber monday)/

/** What something is, and not which of them there are. */
const QUE_ES =
  /^\W*(?:what(?: is| are| s|'s) (?:an?|the)|que (?:es|son) (?:el|la|los|las|una?|els|les)|o que (?:e|sao) (?:os?|as?|uma?)) /

/** What a cloth or a cut is: one word, and nothing of which garments. */
const QUE_ES_ESO = /^\W*(?:what(?: is| s|'s)|que es|o que e)(?: (?:an?|the|el|la|una?|os?|as?|uma?))? \p{L}+[?!. ]*$/u

/** How long the house has been there; how long something takes is another question. */
const DESDE_CUANDO =
  /\bhow long (?:have|has|are|is)\b.{0,24}\b(?:been|going|around|business|established|open|exist\w*)\b/

/** The first or the last of the sizes: all of them tell it. */
const EXTREMA = /^(small(?:est)?|littlest|tiniest|pequen[oa]s?|chic[oa]s?|petit[ae]?s?|mini?m[oa])$/

/** How tall or heavy somebody is: which size is theirs. */
const ESTATURA = /\b1[.,m]\d{2}\b|\b\d{2,3} ?(?:kg|kilos|quilos|cm)\b|\b\d ?(?:ft|foot|feet)\b/

/** How long one of them is, and not whether it is. */
const DE_LARGO =
  /\bhow (?:long|wide) (?:is|are)\b|\b(?:what|which) (?:length|width)\b|\blength of\b|\b(?:que|cual es el|cuanto tiene de|cuanto es de) (?:largo|ancho)\b|\b(?:comprimento|largura)\b|\b(?:llargada|amplada|quin llarg|quant fa de)\b/
const cuantoMide = (caso: Caso): boolean => DE_LARGO.test(plano(caso.pregunta)) && hablados(caso).length > 0

/** What its page says of it, after what it does not. */
function conMedidas(caso: Caso): Respuesta {
  const { indice, idioma, r } = caso
  const suyos = hablados(caso)
  const fichas = suyos.map((uno) => contar(indice, uno, { ...r, tallas: [], rasgos: [], atributos: [] }, idioma))
  return { ...conModelos([frase(idioma, 'medidas'), ...fichas].join('\n'), suyos, r), sinRespuesta: true }
}

/** Answers that are not the same everywhere. */
const SEGUN_EL_SITIO: ReadonlySet<string> = new Set(['plazos', 'portes'])

/** `And to the Canaries?`: the same, of another place. */
function deOtroSitio(caso: Caso): Respuesta | undefined {
  const { dicho, idioma, pregunta, antes, indice } = caso
  const faq = antes?.faq
  if (faq === undefined || dicho.lugares.length === 0 || !empiezaSiguiendo(pregunta, idioma)) return undefined
  const masCosas = dicho.resto.length + dicho.atributos.length + dicho.intenciones.length > 0 || nombraPrendas(dicho)
  return !masCosas && indice.faq.has(faq) ? deLaCasa(caso, `faq:${faq}`) : undefined
}

function decidir(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const educada = cortesia(caso)
  if (educada) return educada
  const literal = indice.idiomas[idioma].alPie.get(alPieDeLaLetra(pregunta))
  if (literal) return deLaCasa(caso, literal)
  if (deshaceUnPedido(pregunta)) return undefined
  if (caso.antes !== null && UNA_DE_ELLAS.test(plano(pregunta)) && !nombraPrendas(caso.dicho)) return undefined
  const otroSitio = deOtroSitio(caso)
  if (otroSitio) return otroSitio
  const reclama = mejor(caso, sinLugares(caso))?.clave === 'faq:devoluciones'
  if (deUnPedido(pregunta, idioma) && !reclama && indice.faq.has('plazos')) return deUnPedidoSinEntrar(caso)
  if (deOtraTienda(pregunta) || esDePersonas(caso)) return undefined
  if (DESDE_CUANDO.test(plano(pregunta)) && !nombraPrendas(r))
    return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  if (pide(caso, 'particular')) return siNadaMas(caso, 'particular', solo(frase(idioma, 'soloTiendas')))
  const define =
    ((QUE_ES.test(plano(pregunta)) && r.colecciones.length > 0) ||
      (QUE_ES_ESO.test(plano(pregunta)) && r.rasgos.length > 0)) &&
    r.tipos.length + r.atributos.filter((uno) => uno !== 'tallas').length + hablados(caso).length === 0
  const prendas = !define && (nombraPrendas(r) || caso.deAntes !== undefined)
  const faq = mejor(caso, prendas ? sinDinero(caso) : sinLugares(caso))
  const suyo = deLaCuenta(pregunta, idioma)
  const sabida = faq && convence(caso, faq) ? faq : undefined
  if (suyo && suyo !== 'deuda' && NO_ES_LO_MIO.test(plano(pregunta)) && indice.faq.has('devoluciones'))
    return quiza(caso, deLaCasa(caso, 'faq:devoluciones'))
  if (PEDIDO_Y_LLEGADO.test(plano(pregunta)) && indice.faq.has('devoluciones'))
    return quiza(caso, deLaCasa(caso, 'faq:devoluciones'))
  if (suyo === 'deuda' || (suyo && suyo !== 'llegada' && !(sabida && sabida.palabras > 1)))
    return solo(frase(idioma, 'entreYLoDigo'))
  if (suyo === 'llegada' && r.atributos.includes('colecciones')) return undefined
  if (suyo === 'llegada' && !prendas && !sabida && indice.faq.has('plazos')) return siSeExplica(caso, 'faq:plazos')
  const donde = r.lugares.length > 0 || r.temporadas.length > 0
  const llega = SALE.test(plano(pregunta)) || (donde && LLEGA.test(plano(pregunta)))
  if (llega && hablados(caso).length === 0 && indice.faq.has('plazos')) return siSeExplica(caso, 'faq:plazos')
  const conTara = r.tipos.length > 0 && HA_LLEGADO.test(plano(pregunta)) && extranas(caso) > 0
  if (conTara && hablados(caso).length === 0 && indice.faq.has('devoluciones'))
    return quiza(caso, deLaCasa(caso, 'faq:devoluciones'))
  if (
    r.lugares.length > 0 &&
    ENVIA_A.test(plano(pregunta)) &&
    !CUANDO_LLEGA.test(plano(pregunta)) &&
    !prendas &&
    indice.faq.has('portes')
  )
    return siSeExplica(caso, 'faq:portes')
  const deEnvio = CUANTO_EL_ENVIO.test(plano(pregunta)) && !CUANTO_TIEMPO.test(plano(pregunta))
  if (deEnvio && !prendas && indice.faq.has('portes')) return siSeExplica(caso, 'faq:portes')
  const deEllas = faq && soloDeEllas(caso, faq) ? undefined : faq
  const figura = calma(caso, faq) ?? comparados(caso) ?? elMas(caso) ?? masQue(caso) ?? contados(caso, deEllas)
  if (figura) return figura
  const otraCosa = sabida?.fuerte && sabida.palabras > 1
  const deAlguien = ESTATURA.test(pregunta) && (prendas || r.atributos.includes('tallas'))
  const deTallas = pide(caso, 'medidas') || (dosTallajes(r) && hablados(caso).length === 0)
  const deFuera = r.tallas.some(esDeFuera) && hablados(caso).length === 0
  if (deAlguien || deFuera || (deTallas && !otraCosa)) return solo(frase(idioma, 'medidas'), { sinRespuesta: true })
  if (cuantoMide(caso)) return conMedidas(caso)
  if (prendas) {
    const respuesta = conPrendas(caso, deEllas)
    if (respuesta) return respuesta
  }
  const deSobra = r.resto.filter((palabra) => !(r.atributos.includes('tallas') && EXTREMA.test(palabra)))
  const fuera = FUERA.test(plano(pregunta))
  const resumen =
    !fuera && deSobra.length + r.lugares.length === 0 && !define && !noSonPrendas(caso)
      ? resumir(indice, r, idioma)
      : undefined
  if (resumen) return solo(resumen)
  if (pide(caso, 'visita') && indice.faq.has('showroom') && !(sabida && sabida.palabras > 1))
    return siNadaMas(caso, 'visita', deLaCasa(caso, 'faq:showroom'))
  if (pide(caso, 'contacto') && !(sabida?.fuerte && sabida.palabras > 1))
    return siNadaMas(caso, 'contacto', solo(comoContactar(indice, idioma)))
  if (r.lugares.length > 0 && TIENDA.test(plano(pregunta)))
    return siNadaMas(caso, 'contacto', solo(comoContactar(indice, idioma)))
  if (sabida?.clave === DE_LA_EMPRESA && pide(caso, 'empresa'))
    return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  if (
    sabida &&
    sabida.clave !== 'faq:devoluciones' &&
    REBAJA.test(plano(pregunta)) &&
    sinExplicar(caso, sabida.clave).length > 0
  )
    return reservado(caso, []) ?? siAcaso(caso, sabida)
  if (sabida && !(pide(caso, 'precio') && sabida.palabras === 1 && extranas(caso) > 0)) return siAcaso(caso, sabida)
  const pocas = pocasPrendas(caso)
  if (pocas) return pocas
  const [numero] = r.ajenos
  if (numero) return solo(frase(idioma, 'ajeno', { numero }))
  if (pide(caso, 'empresa')) return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  const mezclada = extranas(caso) > 0 && !prendas ? enOtroIdioma(caso) : undefined
  if (mezclada) return quiza(caso, deLaCasa(caso, mezclada))
  return porPalabras(caso) ?? (extranas(caso) === 0 ? (reservado(caso, []) ?? resumirSuelto(caso)) : undefined)
}

/** That the question is a quick one says nothing of how quick something comes. */
const PREAMBULO = /\bquick (?:q|question|one)\b|\b(?:pregunta|duda|consulta|pergunta|duvida|dubte) rapid[ao]\b/g

/** Where somebody is tells nothing of what they ask, unless they say nothing else. */
function sinLugares({ r, pregunta }: Caso): string[] {
  const todas = palabrasDe(plano(pregunta).replace(PREAMBULO, ''))
  const otras = todas.filter((palabra) => !r.lugares.includes(palabra))
  return otras.length > 0 ? otras : todas
}

const resumirSuelto = (caso: Caso): Respuesta | undefined => {
  const { indice, idioma, r } = caso
  const otraCosa = r.resto.length > 1 || r.lugares.length > 0 || noSonPrendas(caso)
  const resumen = otraCosa ? undefined : resumir(indice, r, idioma)
  return resumen ? solo(resumen) : undefined
}

/** What was said besides garments and money: a price is never what a page of questions answers about a garment. */
function sinDinero({ indice, idioma, r }: Caso): string[] {
  const { dic } = indice.idiomas[idioma]
  return r.resto.filter((palabra) => {
    const intencion = intencionDe(dic, [palabra])
    return intencion !== 'precio' && intencion !== 'existencias' && intencion !== 'saludo'
  })
}

/** Whether it says anything by which the garments of before would be others, or asks something of them. */
const aporta = (dicho: Ranuras, seDiceDeEllas: (palabra: string) => boolean): boolean =>
  nombraPrendas(dicho) ||
  (dicho.resto.length > 0 && dicho.resto.every(seDiceDeEllas)) ||
  dicho.atributos.length > 0 ||
  dicho.intenciones.some((una) => una === 'precio' || una === 'existencias')

/** Whether it asks for another colour or size than those by which they were found. */
const enLugarDe = (dicho: Ranuras, antes: Estado): boolean =>
  (dicho.colores.length > 0 && antes.colores.length > 0) || (dicho.tallas.length > 0 && antes.tallas.length > 0)

/** What was found by its traits is looked for again when something is not to be, or is put right. */
const filtraOtraVez = (dicho: Ranuras, antes: Estado): boolean =>
  !antes.nombrado &&
  (dice(dicho.no) || dicho.corrige || enLugarDe(dicho, antes)) &&
  antes.tipos.length + antes.colecciones.length > 0

/** `No, pleated`: if nothing is that as well as what was said before, it is that instead. */
const corregir = (indice: Indice, idioma: Idioma, dicho: Ranuras, r: Ranuras): Ranuras =>
  dicho.corrige && dicho.rasgos.length > 0 && exactos(indice, indice.idiomas[idioma], r).length === 0
    ? { ...r, rasgos: dicho.rasgos, minimos: dicho.minimos }
    : r

/** Who asks, said before what is asked. */
const PRESENTACION =
  /^\W*(?:hi |hello |hola |ola |bon dia |buenas |bom dia )?(?:i|we|tengo|tenemos|llevo|regento|abri|tenho|temos|tinc|tenim|porto|mi|my|our|nuestra|a minha|a nossa|la meva|la nostra)\b[^,.;:?!]{0,60}\b(?:shops?|boutiques?|stores?|stall|tiendas?|tiendecita|comercio|lojas?|lojinha|botig(?:a|ues|ueta))\b[^,.;:?!]{0,40}[,.;:–—]\s+(?=\S+ \S)/i

/** What is asked, without who asks, if that names garments. */
function sinPresentacion(pregunta: string, deIdioma: Indice['idiomas'][Idioma], contexto: Contexto): string {
  const resto = pregunta.replace(PRESENTACION, '')
  if (resto === pregunta || !nombraPrendas(entender(resto, deIdioma.dic, contexto))) return pregunta
  const quien = entender(pregunta.slice(0, pregunta.length - resto.length), deIdioma.dic, contexto)
  return dice(quien) || quien.intenciones.includes('particular') ? pregunta : resto
}

/** `With trousers instead`: of what the sets spoken of are to be made. */
const CON_PARTE =
  /^\W{0,5}(?:(?:and|y|e|i|or|o|ou|but|pero|mas|only|just|solo|so|apenas|nomes|mejor|prefiero|millor|prefereixo|antes|prefiro|rather|better|no|ones|the|los|las|os|as|els|les|any|some|alguno|algun|algum) )?(?:(?:ones|alguno|algun|algum|que sea|that come) )?(?:with|con|com|amb)\b/

/** Of the question before, what is not told by the parts of a set. */
const sinPartes = (antes: Estado, { dic }: Indice['idiomas'][Idioma]): Estado => ({
  ...antes,
  modeloId: null,
  palabras: (antes.palabras ?? []).filter((palabra) => !sentidoDe(dic, [palabra])?.has('tipo')),
})

/** What one sells for is its price. */
const QUE_TIENE = /^[^a-z]?(?:and )?what(?: is| s|'s|’s| does| do| are| would) /
const SE_VENDE_POR = /\b(?:go|going|sell|selling|retail|retailing) for[?!.]?$/
const porCuanto = (dicha: string): boolean => QUE_TIENE.test(dicha) && SE_VENDE_POR.test(dicha)

/** What may be asked next of what was answered. */
const recordando = ({ faq, estado }: Respuesta, antes: Estado | null): Estado | null => {
  if (estado) return estado
  if (faq === null || !SEGUN_EL_SITIO.has(faq)) return antes && { ...antes, faq: undefined }
  return { ...(antes ?? estadoDe(NADA, null)), faq }
}

/** The answer to a question, from the catalogue and the house's own pages alone. */
export function responder(indice: Indice, idioma: Idioma, dicha: string, anterior: Estado | null): Respuesta {
  const deIdioma = indice.idiomas[idioma]
  const contexto = {
    conocida: (suya: string) => seDice(deIdioma, suya),
    dePrendas: (suya: string) => deIdioma.vocabulario.has(suya),
  }
  const pregunta = sinPresentacion(dicha, deIdioma, contexto)
  const conParte =
    anterior !== null &&
    anterior.tipos.length > 0 &&
    anterior.tipos.every((id) => deIdioma.dic.conjuntos.has(id)) &&
    CON_PARTE.test(plano(pregunta))
  const conTipo = anterior !== null && anterior.tipos.length > 0 && empiezaSiguiendo(pregunta, idioma)
  const dicho = entender(pregunta, deIdioma.dic, { ...contexto, conTipo, deConjunto: conParte })
  const antes = conParte ? sinPartes(anterior, deIdioma) : anterior
  if (porCuanto(plano(pregunta))) dicho.intenciones.push('precio')
  if (dicho.novedad && !dice(dicho) && !DE_MODELOS.test(pregunta) && !NOVEDADES.test(pregunta)) dicho.novedad = false
  const va = antes !== null && (conParte || sigue(pregunta, dicho, idioma))
  const deEllas = (palabra: string) =>
    (antes?.tipos.length ?? 0) > 0 &&
    deIdioma.vocabulario.has(raiz(palabra, idioma)) &&
    !esDebil(raiz(palabra, idioma), idioma)
  const elDeAntes =
    va && antes.modeloId !== null && !filtraOtraVez(dicho, antes) ? indice.porId.get(antes.modeloId) : undefined
  const deOtroTipo = dicho.tipos.length > 0 && elDeAntes && !dicho.tipos.includes(elDeAntes.modelo.tipoId)
  const deAntes = deOtroTipo ? undefined : elDeAntes
  const r =
    va && !deAntes && (conParte || aporta(dicho, deEllas))
      ? corregir(indice, idioma, dicho, continuar(dicho, antes))
      : dicho
  const caso = { indice, idioma, r, dicho, deAntes, antes, pregunta }
  const decidida = decidir(caso)
  const respuesta = decidida && siQuedaDuda(caso, decidida)
  if (!respuesta) return solo(noSe(indice, idioma), { sinRespuesta: true, estado: antes })
  const estado = recordando(respuesta, antes)
  return { ...respuesta, estado: estado && deAntes ? { ...estado, nombrado: antes?.nombrado } : estado }
}
