import { sentidoDe, sePideCon } from '@telar/domain/asistente/diccionario'
import type { Intencion } from '@telar/domain/asistente/intenciones'
import { esVacia, palabrasDe } from '@telar/domain/asistente/palabras'
import { dice } from '@telar/domain/asistente/ranuras'
import { RASGOS } from '@telar/domain/asistente/rasgos'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, pide, type Respuesta } from './casos.ts'
import { DE_MODELOS, quiza } from './certeza.ts'
import { VARIOS } from './figuras.ts'
import { hablados } from './modelo.ts'

/** It goes on from something that was said, or speaks of it as if it had been. */
const SIGUE_DE: Record<Idioma, RegExp> = {
  es: /^[^a-z]{0,5}(?:y|e|o|pero|tambien|mejor|solo|solamente|no,) |\b(?:l[oa]s?) (?:hay|haceis|hacen|teneis|tienen|quiero)\b|\bes[ea]s?\b|\b(?:l[oa]s?|el) mism[oa]s?\b/,
  en: /^[^a-z]{0,5}(?:and|or|but|also|rather|only|just|no,) |(?<!\bin )\b(?:it|them|that one|this one|those ones?|the same(?: one)?)\b/,
  pt: /^[^a-z]{0,5}(?:e|ou|mas|tambem|antes|so|apenas|nao,) |\b(?:ess[ea]s?|dess[ea]s?|mesm[oa]s?)\b/,
  ca: /^[^a-z]{0,5}(?:i|o|pero|tambe|millor|nomes|no,) |\b(?:els?|la|les) (?:feu|teniu|vull)\b|^[^a-z]{0,5}n[ ’']hi ha\b|\b(?:aquells?|aquelles|mateix(?:a|os|es)?)\b/,
}

/** `And in black?`, when nothing was asked before. */
function sinAntes({ antes, r, idioma, pregunta }: Caso): boolean {
  const { tipos, colecciones, propios, numeros } = r
  if (antes !== null || tipos.length + colecciones.length + propios.length + numeros.length > 0) return false
  return !DE_MODELOS.test(pregunta) && SIGUE_DE[idioma].test(plano(pregunta))
}

/** How tall or wide people are, and not garments. */
const DE_LA_GENTE =
  /\b(?:customers|clients|clientele|ladies|women|girls|people|clientas|senoras|mujeres|chicas|personas|clientes|senhoras|mulheres|raparigas|pessoas|clientela|dones|senyores|noies|persones)(?: (?:are|is|who are|that are|son|que son|sao|que sao|mas|mais|mes|muy|muito|molt|mostly|very|quite|rather|mas bien)){0,3} (?:short|tall|small|petite|slim|wide|narrow|older|elderly|young|younger|mayores|jovenes|de edad|de cierta edad|de idade|jovens|velhas|joves|baj[ao]s?|bajit[ao]s?|altas?|delgadas?|anchas?|cortas?|baix[ao]s?|baixinhas?|magras?|largas?|baixes|baixetes|altes|primes|amples)\b|\b(?:short|tall|petite|small|slim|older|elderly|young|younger) (?:customers|clients|clientele|ladies|women|girls|people|figures?)\b/

/** Something was not to be. */
const NIEGA_ALGO: Record<Idioma, RegExp> = {
  es: /\b(?:sin|(?<!\b(?:hay|teneis|tienen|tienes) )nada (?:de|en|con|que)|excepto|salvo|tampoco|ni)\b/,
  en: /\b(?:without|nothing|except|none|neither|nor|excluding|isn t|aren t)\b/,
  pt: /\b(?:sem|(?<!\b(?:ha|tem|tens) )nada (?:de|em|com|que)|exceto|excepto|tampouco|nem)\b/,
  ca: /\b(?:sense|(?<!\b(?:ha|teniu|tens|feu|veneu) )res (?:de|en|amb|que)|excepte|llevat|tret|tampoc|ni)\b/,
}

/** … and nothing is left out for it. */
const niegaEnVano = ({ r, idioma, pregunta }: Caso): boolean =>
  !dice(r.no) &&
  r.sinDecir.length + r.sinHacer.length + r.salvo.length + r.minimos.length === 0 &&
  !r.dichos.some(({ palabras }) => palabras.some((palabra) => NIEGA_ALGO[idioma].test(palabra))) &&
  NIEGA_ALGO[idioma].test(plano(pregunta))

/** `Is ecru the same as beige?`: a colour or a cloth is spoken of, and no garment of it. */
const DE_UN_COLOR =
  /^[^a-z]{0,5}(?:el|los|o|os|l|els|is|are)\b.{1,40}\b(?:es|son|tiran?|parecen?|e|sao|puxam?|tirant?|estira|is|are|more|very|the same|like|darker|lighter)\b/
const ES_ASI = /^[^a-z]{0,5}(?:is|are) (?!there|any|you|we|it|this|that|these|those|they)/
const soloColores = ({ r, pregunta }: Caso): boolean =>
  r.colores.length + r.rasgos.length > 0 &&
  !dice({ ...r, colores: [], rasgos: [], temporadas: [] }) &&
  !DE_MODELOS.test(pregunta) &&
  (DE_UN_COLOR.test(plano(pregunta.replace(/[’']/g, ' '))) || ES_ASI.test(plano(pregunta)))

/** What will be is told by nobody here. */
const POR_VENIR =
  /\b(?:next (?:season|year|month|summer|winter|autumn|spring)|proxim[ao]s? (?:temporada|ano|mes|verano|invierno|verao|inverno|estacao|coleccion|colecao)|(?:ano|mes|temporada) que viene|para o ano|propera? (?:temporada|any|mes|estiu|hivern)|any vinent|any que ve)\b/

/** For when they are wanted: when they come is another question. */
const PARA_CUANDO =
  /\b(?:before|by|until|till|for|on|this|next|antes del?|para (?:el|la|este|esta|o|a)|hasta el|de aqui al?|este|ate (?:a|ao)?|na|proxim[ao]|abans (?:de|del|d)|per (?:a )?(?:al|el|aquest)|fins (?:a|al)) ?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the weekend|weekend|christmas|easter|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|fin de semana|navidad|semana santa|segunda|terca|quarta|quinta|sexta|sexta feira|amanha|natal|pascoa|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|dema|cap de setmana|nadal)\b/

/** How much of something, that no list tells. */
const CUANTO = /\b(?:cuant[oa]|how much|quant[oa]?)\b/
const cuantoDeAlgo = (caso: Caso): boolean =>
  CUANTO.test(plano(caso.pregunta)) &&
  !VARIOS.test(plano(caso.pregunta)) &&
  !pide(caso, 'precio', 'existencias') &&
  caso.r.minimos.length === 0

/** So many sizes of one of them, and not garments of so many. */
const DEL_MISMO = /\b(?:mism[oa]|same|mesm[oa]|mateix|mateixa|cada|each)\b/
const deUnoMismo = ({ r, pregunta }: Caso): boolean => r.cuantas.length > 0 && DEL_MISMO.test(plano(pregunta))

/** All but what texts say of some: as good as everything. */
const casiTodo = ({ r }: Caso): boolean => r.sinDecir.length > 0 && !dice(r) && !dice(r.no) && r.salvo.length === 0

/** What would be if: no list tells it. */
const SI_ACASO = /^[^a-z]{0,5}(?:(?:y|e|i|and|what) )?(?:si|se|if)\b/

const CUAL = /\b(?:cual|cuales|que|which|what|qual|quais|quina?|quins|quines)\b/
const EL_MAS = /\b(?:mas|menos|most|least|mais|mes|menys) (\w{1,25})/

/** Which of them is most so, where nothing tells how much each is. */
function sinMedida({ indice, idioma, r, pregunta }: Caso): boolean {
  const dicha = plano(pregunta)
  const [, que = ''] = EL_MAS.exec(dicha) ?? []
  if (!que || !CUAL.test(dicha) || r.intenciones.some((una) => FIGURAS.has(una))) return false
  const { dic } = indice.idiomas[idioma]
  return !esVacia(que, idioma) && !/\d/.test(que) && sentidoDe(dic, [que]) === undefined && r.cuantas.length === 0
}
const FIGURAS: ReadonlySet<Intencion> = new Set(['masColores', 'masTallas', 'menosColores', 'menosTallas'])

/** `The shortest dress`: those that are short are told, and not how short each is. */
function cualDeEllos({ indice, idioma, pregunta }: Caso, { modelos }: Respuesta): boolean {
  const dicha = plano(pregunta)
  if (modelos.length < 2 || !CUAL.test(dicha)) return false
  const { dic } = indice.idiomas[idioma]
  const [, que = ''] = EL_MAS.exec(dicha) ?? []
  const suyas = idioma === 'en' ? palabrasDe(pregunta).filter((palabra) => palabra.endsWith('est')) : []
  return [que, ...suyas].some((palabra) => palabra !== '' && sentidoDe(dic, [palabra])?.has('rasgo') === true)
}

/** What no list of garments answers. */
const DE_OTRA_COSA: readonly Intencion[] = ['contacto', 'visita', 'medidas', 'ayuda', 'terceros']

/** Whether a list of garments, or that there are none, leaves out something that was asked. */
function quedaAlgo(caso: Caso): boolean {
  const { indice, idioma, r, pregunta } = caso
  const { dic } = indice.idiomas[idioma]
  const suyas = DE_OTRA_COSA.filter((una) => pide(caso, una))
  if (r.dudosas.length > 0 || niegaEnVano(caso) || soloColores(caso) || sinMedida(caso)) return true
  if (cuantoDeAlgo(caso) || deUnoMismo(caso) || casiTodo(caso)) return true
  if (
    SI_ACASO.test(plano(pregunta)) ||
    POR_VENIR.test(plano(pregunta)) ||
    PARA_CUANDO.test(plano(pregunta)) ||
    DE_LA_GENTE.test(plano(pregunta))
  )
    return true
  return r.resto.some((palabra) => sePideCon(dic, palabra, ...suyas)) || sinAntes(caso)
}

/** An answer with garments, or that there are none: it only may be the one where something speaks against it. */
export function siQuedaDuda(caso: Caso, respuesta: Respuesta): Respuesta {
  if (respuesta.sinRespuesta || respuesta.faq !== null || respuesta.estado === null) return respuesta
  const deNadie = caso.r.rasgos.some((i) => RASGOS[i]?.ajeno)
  return !deNadie && hablados(caso).length === 0 && (quedaAlgo(caso) || cualDeEllos(caso, respuesta))
    ? quiza(caso, respuesta)
    : respuesta
}
