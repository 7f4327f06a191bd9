import type { Atributo } from '@telar/domain/asistente/atributos'
import { sentidoDe } from '@telar/domain/asistente/diccionario'
import { estadoDe } from '@telar/domain/asistente/estado'
import { esLigera } from '@telar/domain/asistente/ligeras'
import { esDebil, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { dice, NADA, nombraPrendas, type Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar, RASGOS } from '@telar/domain/asistente/rasgos'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, conModelos, deLaCasa, pide, type Respuesta, solo } from './casos.ts'
import { conReserva, DE_MODELOS, hablaDeOtraCosa, lasExtranas, quiza, SEGURO, siAcaso, sinExplicar } from './certeza.ts'
import { laboresCalladas } from './cuidados.ts'
import { comoSeDice, conTantos, deOtraLengua, desmentidas, loQueSeNiega, sinHacerlo } from './dichos.ts'
import { porPalabras as diciendo, esVaga, exactos, filtrar, siPuedeSer } from './filtrar.ts'
import { buscarModelos, type Indice } from './indice.ts'
import { delModelo, hablados, reservado } from './modelo.ts'
import { enComun, listar, ninguno, noSeDeEllas, sinDato } from './redactar/listas.ts'
import type { Hallada } from './respuestas.ts'
import { cadaUna } from './varias.ts'

const MITAD = 0.5

const SOLO = /^(solo|sola|so|sol|only|just|unico|unica)$/

/** Whether all else that was said is what texts say of garments: a zip is asked of skirts, and no fault of one. */
export function soloDeEllas(caso: Caso, { clave, firmes }: Hallada): boolean {
  const { indice, idioma, r } = caso
  if (r.tipos.length === 0 && hablados(caso).length === 0) return false
  // Zips and buttons are parts of garments before anything is wrong with them.
  if (firmes > 1 && clave !== 'faq:devoluciones') return false
  const { vocabulario, formas } = indice.idiomas[idioma]
  return r.resto.every((palabra) => {
    const suya = raiz(palabra, idioma)
    if (SOLO.test(palabra) || (esLigera(palabra, idioma) && !formas.has(suya))) return true
    return vocabulario.has(suya) && !esDebil(suya, idioma)
  })
}

/** In how many ways the garments are told. */
const deseos = (r: Ranuras): number =>
  [r.tipos, r.colores, r.tallas, r.temporadas, r.colecciones.length > 0 ? r.colecciones : r.rasgos].filter(
    ({ length }) => length > 0,
  ).length + (dice(r.no) || r.rasgos.some((i) => RASGOS[i]?.ajeno) ? 1 : 0)

/** Whoever says so much of them looks for garments, however few. */
const VARIOS_DESEOS = 3

/** When something will be, no list of garments tells. */
const CUANDO =
  /^\W*(?:[yei] )?(?:(?:hasta|desde|para|until|till|since|by|ate|fins|des de|per) )?(?:cuando|when|quando|quan)\b/

/** Nor who, where or why. */
const QUIEN_DONDE: Record<Idioma, RegExp> = {
  es: /^\W*(?:y )?(?:(?:de|desde|a|por) )?(?:quien|quienes|donde|adonde|por que)\b/,
  en: /^\W*(?:and )?(?:who|whose|where|why)\b/,
  pt: /^\W*(?:e )?(?:(?:de|por|para|a) )?(?:quem|onde|aonde|porque|por que|porqu)\b/,
  ca: /^\W*(?:i )?(?:(?:de|d|per|a|cap a)[ ’'])?(?:qui|on|per que)\b/,
}

/** Nor how something is done with it; how they are, and how they are found, it does. */
const MODO: Record<Idioma, RegExp> = {
  es: /^\W*(?:y )?como (?!son\b|es\b|encuentro|busco|veo|puedo (?:ver|encontrar|buscar))/,
  en: /^\W*(?:and )?how (?:do|can|should|would|could|to)\b(?! (?:i|we) (?:find|see|search|look))/,
  pt: /^\W*(?:e )?como (?!sao\b|e\b|encontro|procuro|vejo|posso (?:ver|encontrar|procurar))/,
  ca: /^\W*(?:i )?com (?!son\b|es\b|trobo|busco|veig|puc (?:veure|trobar|buscar))/,
}

const CUAL = /\b(?:cual|cuales|que|which|what|qual|quais|quina?|quins|quines)\b/
const EL_MAS = /\b(?:mas|most|mais|mes) (\w+)/
/** `Which one keeps warm most`. */
const LO_HACE_MAS = /\b(\w{1,25}) (?:mas|menos|most|more|least|less|mais|mes|menys)\W{0,5}$/

/** Of what it is asked which of them is most, where no label measures it. */
function elMasDeAlgo({ indice, pregunta, idioma, r }: Caso): string | undefined {
  const dicha = plano(pregunta)
  if (!CUAL.test(dicha)) return undefined
  const deAlgo = idioma === 'en' ? palabrasDe(pregunta).find((palabra) => palabra.endsWith('est')) : undefined
  const de = EL_MAS.exec(dicha)?.[1] ?? deAlgo
  const { dic } = indice.idiomas[idioma]
  const hace = LO_HACE_MAS.exec(dicha)?.[1] ?? ''
  // «Qué abrigo abriga más»: what it does is called almost as what it is.
  const esVerbo = !dic.exactas.has(hace) && sentidoDe(dic, [hace])?.has('tipo') === true
  return esVerbo ? hace : [de, hace].find((palabra) => palabra !== undefined && r.resto.includes(palabra))
}

/** Nobody here knows which is most so: those whose texts say that they are may be it. */
function talVezLosMas(caso: Caso, dicha: string): Respuesta | undefined {
  const { indice, idioma, r } = caso
  const deIdioma = indice.idiomas[idioma]
  const palabra = idioma === 'en' ? dicha.replace(/i?est$/, '') : dicha
  const sinElla = { ...r, resto: r.resto.filter((una) => una !== dicha) }
  const { modelos, dichas } = diciendo(deIdioma, exactos(indice, deIdioma, sinElla), [palabra])
  if (r.tipos.length === 0 || dichas.length === 0) return undefined
  return quiza(caso, conModelos(listar(indice, sinElla, modelos, true, idioma, dichas), modelos, sinElla, dichas))
}

/** Whether it asks what no list of the catalogue tells. */
export const noSonPrendas = ({ idioma, pregunta }: Caso): boolean =>
  CUANDO.test(plano(pregunta)) || QUIEN_DONDE[idioma].test(plano(pregunta))

/** What the page of a model tells by itself. */
const DE_LA_FICHA: ReadonlySet<Atributo> = new Set(['colores', 'tallas', 'composicion', 'cuidados', 'colecciones'])

/** Whether one size may be ordered alone, and not which garments have it. */
const SOLO_ESA_TALLA =
  /\b(?:pedir|comprar|llevar|llevarme|encargar|coger|demanar|agafar|encarregar|encomendar|levar|order|buy|get|take|have)(?: \S{1,25})? (?:solo|solamente|unicamente|nomes|unicament|so|apenas|just|only)(?: (?:el|la|las|los|les|els|o|a|os|as|the|an?|in|en|em|de|size|sizes|talla|tallas|talles|mida|tamanho)){0,3} (?:x{0,3}[sl]|m|\d{2}|small|medium|large)\b/

/** `Four in M and two in L`: so many of a size, and not which garments have it. */
const TANTAS_DE_ESA =
  /\b(?:\d{1,2}|una?|dos|tres|cuatro|cinco|seis|one|two|three|four|five|six|a couple|uma?|dois|duas|quatro|dues|quatre|cinc|sis) (?:de la|de las|del|de|da|do|in an?|in|of the|of|en la|en|no|na|em|a size|size|talla)(?: (?:talla|size|tamanho|mida))? (?:x{0,3}[sl]|m|\d{2})s?\b|\b(?:\d{1,2}|one|two|three|four|five|six) (?:smalls?|mediums?|larges?)\b/

/** `With ten garments`: so few of them, whichever they are. */
const CON_TAN_POCAS =
  /\b(?:con|with|com|amb|de|of|solo|only|just|so|apenas|nomes)(?: (?:solo|only|just|so|apenas|nomes|unas?|umas?|unes|about|some))? (?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|two|three|four|five|six|eight|ten|twelve|a dozen|duas|quatro|sete|oito|dez|doze|dues|quatre|cinc|sis|set|vuit|deu|dotze) (?:prendas?|piezas|pecas|peces|pieces|garments|items|unidades|units|unitats|articulos|cosas|coisas|coses)\b/

/** Whoever wants few of them asks whether they may; whoever wants few sizes, whether those come alone. */
export function pocasPrendas(caso: Caso): Respuesta | undefined {
  const { tallas, atributos, tipos, colores } = caso.r
  const dicha = plano(caso.pregunta)
  const sola = tipos.length + colores.length === 0 && (SOLO_ESA_TALLA.test(dicha) || TANTAS_DE_ESA.test(dicha))
  if (sola && caso.indice.faq.has('tallas')) return deLaCasa(caso, 'faq:tallas')
  const clave = tallas.length > 0 || atributos.includes('tallas') ? 'tallas' : 'minimo'
  const pocas = pide(caso, 'pocas') || (!nombraPrendas(caso.r) && CON_TAN_POCAS.test(dicha))
  return pocas && caso.indice.faq.has(clave) ? deLaCasa(caso, `faq:${clave}`) : undefined
}

/** How long, with which neck, with which sleeves: what the pages of a kind may leave unsaid. */
const SE_CALLAN: ReadonlySet<string> = new Set(['largo', 'cuello', 'manga'])

/** Whether no garment of the kind says anything of what is asked: then there may be some. */
function nadieLoDice({ por }: Indice, r: Ranuras): boolean {
  const suyos = r.tipos.flatMap((tipo) => por.tipos.get(tipo) ?? [])
  return r.rasgos.some((pedido) => {
    const grupo = clasificar(pedido)
    return (
      SE_CALLAN.has(grupo) && !suyos.some(({ rasgos }) => [...rasgos.keys()].some((uno) => clasificar(uno) === grupo))
    )
  })
}

/** Nothing but the kind was understood: all of them are no answer. */
const soloElTipo = (r: Ranuras): boolean =>
  r.tipos.length > 0 && !dice({ ...r, tipos: [] }) && !dice(r.no) && r.sinDecir.length === 0 && !r.novedad

export function conPrendas(dado: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const caso = loQueSeNiega(dado)
  const { indice, idioma, r, dicho } = caso
  const suyos = hablados(caso)
  const otroGenero = r.rasgos.filter((i) => RASGOS[i]?.genero)
  if (suyos.length > 0 && otroGenero.length > 0) return solo(ninguno(indice, { ...NADA, rasgos: otroGenero }, idioma))
  const basta = suyos.length > 0 ? SEGURO : MITAD
  const deUno = suyos.length === 1 && (pide(caso, 'precio') || dicho.atributos.some((uno) => DE_LA_FICHA.has(uno)))
  const mejorLaCasa =
    faq?.fuerte && faq.firmes > 1 && faq.confianza >= SEGURO && sinExplicar(caso, faq.clave).length === 0
  if (deUno && !mejorLaCasa) return reservado(caso, suyos) ?? delModelo(caso, suyos)
  const pocas = suyos.length === 0 && deseos(r) < VARIOS_DESEOS ? pocasPrendas(caso) : undefined
  if (pocas && (r.tallas.length > 0 || !faq?.fuerte)) return pocas
  const nuevas = r.novedad && suyos.length === 0 && (faq?.firmes ?? 0) < 2
  const deLaCasaEs =
    !nuevas &&
    faq?.fuerte &&
    (faq.palabras > 1 || faq.clave !== 'pagina:/forgot-password') &&
    faq.confianza >= basta &&
    faq.palabras >= deseos(dicho)
  if (deLaCasaEs && (suyos.length !== 1 || sinExplicar(caso, faq.clave).length === 0)) return siAcaso(caso, faq)
  if (pocas) return pocas
  if (QUIEN_DONDE[idioma].test(plano(caso.pregunta))) return undefined
  if (suyos.length > 0) return reservado(caso, suyos) ?? delModelo(caso, suyos)
  if (!nombraPrendas(r) || hablaDeOtraCosa(caso) || CUANDO.test(plano(caso.pregunta))) return undefined
  const masDe = elMasDeAlgo(caso)
  if (masDe !== undefined) return talVezLosMas(caso, masDe)
  if (r.atributos.length === 0 && MODO[idioma].test(plano(caso.pregunta))) return undefined
  const variasCosas = cadaUna(caso)
  if (variasCosas) return variasCosas
  const deSuTipo = filtrar(indice, indice.idiomas[idioma], r)
  const {
    modelos: todos,
    exacto,
    dichas,
  } = deSuTipo.modelos.length > 0 || r.parientes.length === 0
    ? deSuTipo.modelos.length > 0
      ? deSuTipo
      : (siPuedeSer(indice, indice.idiomas[idioma], r, plano(caso.pregunta)) ?? deSuTipo)
    : filtrar(indice, indice.idiomas[idioma], { ...r, tipos: r.parientes })
  const tantos = conTantos(caso, todos, dichas)
  const sinEllo = sinHacerlo(caso, tantos, dichas)
  const modelos = sinEllo.length > 0 ? sinEllo : tantos
  const guardado = reservado(caso, modelos)
  if (guardado) return guardado
  if (soloElTipo(r) && r.lugares.length > 0 && indice.faq.has('portes'))
    return quiza(caso, deLaCasa(caso, 'faq:portes'))
  const ajenas = lasExtranas(caso).filter((palabra) => !dichas.includes(palabra))
  if (modelos.length > 0 && soloElTipo(r) && dichas.length === 0 && ajenas.some((palabra) => !esVaga(palabra, idioma)))
    return solo(noSeDeEllas(indice, r, ajenas, idioma), { sinRespuesta: true, estado: estadoDe(r, null, ajenas) })
  const negadas = desmentidas(caso, modelos, dichas)
  const ciertas = dichas.filter((palabra) => !negadas.palabras.includes(palabra))
  if (modelos.length > 0) {
    const lista = [
      ...negadas.textos,
      ...enComun(indice, modelos, r, idioma),
      listar(indice, r, modelos, exacto, idioma, ciertas),
    ].join('\n')
    const respuesta = conReserva(caso, conModelos(lista, modelos, r, dichas), dichas, 'noEntiendo', true)
    const calladas = r.atributos.includes('cuidados') ? laboresCalladas(caso.pregunta, modelos, idioma) : []
    if (calladas.length > 0 && !respuesta.sinRespuesta)
      return conReserva({ ...caso, r: { ...r, resto: calladas } }, respuesta, [], 'ningunaLoDice')
    return sinEllo.length > 0 || respuesta.sinRespuesta ? respuesta : quiza(caso, respuesta)
  }
  const otros = comoSeDice(caso)
  if (otros) {
    const { ranuras, modelos: suyos } = otros
    const lista = listar(indice, ranuras, suyos, true, idioma, ranuras.resto)
    return conReserva(caso, conModelos(lista, suyos, ranuras, ranuras.resto), [])
  }
  if (nadieLoDice(indice, r))
    return { ...solo(sinDato(indice, r, idioma), { sinRespuesta: true }), estado: estadoDe(r, null) }
  const nada = { ...solo(ninguno(indice, r, idioma)), estado: estadoDe(r, null) }
  if (r.rasgos.some((i) => RASGOS[i]?.ajeno)) return nada
  return conReserva(caso, deOtraLengua(caso) ?? nada, [...indice.idiomas[idioma].dic.variedades.values()])
}

const POCAS_PALABRAS = 3
/** What so many of them say tells nothing of any. */
const DEMASIADAS = 0.2

/** What only the models' own texts speak of. */
export function porPalabras(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const deIdioma = indice.idiomas[idioma]
  const deTextos =
    r.resto.some((palabra) => !esDebil(raiz(palabra, idioma), idioma)) &&
    r.resto.every((palabra) => !deIdioma.conocidas.has(raiz(palabra, idioma)))
  const todos =
    deTextos && !nombraPrendas(r) ? buscarModelos(deIdioma, r.resto).flatMap((id) => indice.porId.get(id) ?? []) : []
  const modelos = sinHacerlo(caso, todos, r.resto)
  if (modelos.length === 0) return undefined
  const respuesta = conModelos(listar(indice, r, modelos, true, idioma, r.resto), modelos, r, r.resto)
  // `Do you restock`: whoever says more than the word may ask something else with it.
  const deEllas = DE_MODELOS.test(pregunta) || palabrasDe(pregunta).length <= POCAS_PALABRAS
  const deTodas = modelos.length > indice.todos.length * DEMASIADAS
  return deEllas && !deTodas ? respuesta : quiza(caso, respuesta)
}
