import { entender } from '@telar/domain/asistente/entender'
import type { Estado } from '@telar/domain/asistente/estado'
import type { Contexto } from '@telar/domain/asistente/piezas'
import { dice, nombraPrendas } from '@telar/domain/asistente/ranuras'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import type { Indice } from './indice.ts'

type DeIdioma = Indice['idiomas'][Idioma]

/** Who asks, said before what is asked. */
const PRESENTACION =
  /^\W*(?:hi |hello |hola |ola |bon dia |buenas |bom dia )?(?:i|we|tengo|tenemos|llevo|regento|abri|tenho|temos|tinc|tenim|porto|mi|my|our|nuestra|a minha|a nossa|la meva|la nostra)\b[^,.;:?!]{0,60}\b(?:shops?|boutiques?|stores?|stall|tiendas?|tiendecita|comercio|lojas?|lojinha|botig(?:a|ues|ueta))\b[^,.;:?!]{0,40}?(?:[,.;:–—]\s+|\s(?:and|y|e|i)\s)(?=\S+ \S)/i

/** A name that somebody gives as theirs is no model's. */
const SU_NOMBRE =
  /(?<!\p{L})(?:[Ss]oy|[Mm]e llamo|[Mm]i nombre es|[Aa]quí|I am|I[’']m|[Mm]y name is|[Mm]y name[’']s|[Tt]his is|[Ss]ou|[Cc]hamo-me|[Oo] meu nome é|[Aa]qui é|[Ss]óc|[Ss]oc|[Ee]m dic|[Ee]l meu nom és)\s+(?:(?:la|el|a|o|en|na)\s+)?\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){0,2}(?=[\s,.;:!]|$)/gu

/** `Ok, and in black?`: what was answered is agreed to, and the question goes on from it. */
const DE_ACUERDO =
  /^[^\p{L}]{0,5}(?:ok|okay|okey|vale|bien|perfecto|genial|gracias|muchas gracias|thanks|thank you|great|perfect|lovely|right|obrigad[oa]|perfeito|ótimo|gràcies|perfecte|entesos)[,.;!]{1,3} {1,3}(?=[¿]?(?:y|e|i|and) )/iu

/** What comes after it is meant instead of what came before. */
const MEJOR_DICHO =
  /[,;.–—-]?\s{1,3}(?:(?:pero|but|mas|però|no|y|and|i|e)[,]?\s{1,3})?(?:al final|mejor dicho|o mejor|ou melhor|pens[aá]ndolo (?:bien|mejor)|actually|on second thoughts?|scrap that|forget that|afinal|pensando melhor|quer dizer|ben mirat|més ben dit|millor dit|o millor)[,:]?\s{1,3}/iu

/** What is asked, without who asks, if that names garments. */
function sinPresentacion(pregunta: string, deIdioma: DeIdioma, contexto: Contexto): string {
  const resto = pregunta.replace(PRESENTACION, '')
  if (resto === pregunta || !nombraPrendas(entender(resto, deIdioma.dic, contexto))) return pregunta
  const quien = entender(pregunta.slice(0, pregunta.length - resto.length), deIdioma.dic, contexto)
  return dice(quien) || quien.intenciones.includes('particular') ? pregunta : resto
}

/** `Jackets, but on second thoughts coats`: the coats. */
function loUltimo(pregunta: string, { dic }: DeIdioma, contexto: Contexto): string {
  const donde = MEJOR_DICHO.exec(pregunta)
  if (!donde || donde.index === 0) return pregunta
  const despues = pregunta.slice(donde.index + donde[0].length)
  const otra = entender(despues, dic, contexto)
  const antes = entender(pregunta.slice(0, donde.index), dic, contexto)
  return otra.tipos.length > 0 && antes.tipos.length > 0 && !dice(otra.no) ? despues : pregunta
}

/** A question without what is said before it. */
export const sinPreambulo = (dicha: string, deIdioma: DeIdioma, contexto: Contexto): string =>
  loUltimo(
    sinPresentacion(dicha.replace(DE_ACUERDO, '').replace(SU_NOMBRE, ''), deIdioma, contexto),
    deIdioma,
    contexto,
  )

const ORDINALES = [
  'first|primer|primero|primera|primeiro|primeira',
  'second|segundo|segunda|segon|segona',
  'third|tercer|tercero|tercera|terceiro|terceira',
  'fourth|cuarto|cuarta|quarto|quarta|quart',
]
const ULTIMO = 'last|ultimo|ultima|ultim|darrer|darrera'
/** The one that stood there, and not the first of something else. */
const EL_QUE_HACE =
  /\b(?:the|el|la|lo|o|a|l|del|do|da|al|ao)[ ’'](first|second|third|fourth|last|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]?|primeir[oa]|terceir[oa]|quart[oa]?|segona?|darrera?)(?: (?:one\b|de tod[oa]s|of (?:them|those))|(?=[?!.,; ]*$|[,?!] | (?:en|in|em|de que|que|is|has|does|do|comes|can|what|es|e|tiene|viene|lleva|tem|vem|te|porta|ve|amb|con|with|com|hay|existe|va|se|sale|esta|lo|cuesta|vale|pica|surt|sai|fica|costa|custa)\b))/

const DICHOS = new Set([...ORDINALES, ULTIMO].flatMap((dichos) => dichos.split('|')))

/** Whether a word only tells a place in a row. */
export const esOrdinal = (palabra: string): boolean => DICHOS.has(palabra)

/** Which of the models that were shown is meant by its place. */
export function porSuLugar(pregunta: string, antes: Estado | null): number | undefined {
  const mostrados = antes?.mostrados ?? []
  const [, cual] = EL_QUE_HACE.exec(plano(pregunta)) ?? []
  if (mostrados.length < 2 || !cual) return undefined
  if (ULTIMO.split('|').includes(cual)) return mostrados.at(-1)
  return mostrados[ORDINALES.findIndex((dichos) => dichos.split('|').includes(cual))]
}
