import type { Idioma } from '../idioma.ts'
import { NIEGAN } from './negaciones.ts'

/** Words that end what was denied before them. */
const TERMINAN: Record<Idioma, RegExp> = {
  es: /^(pero|sino|con|aunque|para|prefiero|quiero|busco|ensename|muestrame)$/,
  en: /^(but|with|although|for|rather|want|prefer|show)$/,
  pt: /^(mas|com|embora|para|prefiro|quero|procuro|sim|mostra|mostre)$/,
  ca: /^(pero|sino|amb|tot|per|prefereixo|vull|busco|ensenya)$/,
}

/** A house is asked whether it does not have something: that is no denial. */
const TIENE: Record<Idioma, RegExp> = {
  es: /^(teneis|tienen|tendreis|tendran|tendriais|hay|habra|haceis|hacen|vendeis|venden|trabajais|sabeis|os|se|me)$/,
  en: /^(you|have|got|sell|stock|there)$/,
  pt: /^(tem|ha|fazem|vendem|trabalham|haveria|teriam|se)$/,
  ca: /^(teniu|hi|feu|veneu|treballeu|tindrieu|es|em)$/,
}
/** … unless somebody says what they want themselves. */
const DESEO: Record<Idioma, RegExp> = {
  es: /^(gusta|gustan|va|van|queda|quedan|apetece|interesa|interesan)$/,
  en: /^$/,
  pt: /^$/,
  ca: /^(agrada|agraden|va|van|interessa|interessen)$/,
}
/** `Hi ha res de …`, `teniu cap …`: whether there is any is asked. */
const PREGUNTA_SI_HAY = /^(res|cap|nada)$/
const HAY = /^(ha|teniu|tens|tindrieu|feu|veneu|hay|teneis|tienen|tem|ha)$/

/** What follows a `no` that puts right what was said before. */
const CORRIGE: Record<Idioma, RegExp> = {
  es: /^(mejor|prefiero|en|digo|decia|perdon|queria|quise|espera)$/,
  en: /^(in|rather|better|make|sorry|the|i|actually|wait)$/,
  pt: /^(melhor|prefiro|em|digo|dizia|desculpe|queria|quis|antes|espere)$/,
  ca: /^(millor|prefereixo|en|dic|deia|perdo|volia|espera)$/,
}

export interface Suelta {
  palabra: string
  /** It begins a sentence or what comes after a comma. */
  corte: boolean
}

/** What `de` becomes before an article. */
const CONTRAIDAS: Record<Idioma, readonly string[]> = {
  es: ['del'],
  en: [],
  pt: ['do', 'da', 'dos', 'das'],
  ca: ['del', 'dels', 'd'],
}

const EN_ORDEN = Object.fromEntries(
  (Object.entries(NIEGAN) as [Idioma, readonly string[]][]).map(([idioma, lista]) => [
    idioma,
    lista
      .flatMap((una) => [una, ...CONTRAIDAS[idioma].flatMap((de) => (/ de$/.test(una) ? una.replace(/de$/, de) : []))])
      .map((una) => una.split(' '))
      .sort((a, b) => b.length - a.length),
  ]),
) as Record<Idioma, string[][]>

const PALABRAS = Object.fromEntries(
  Object.entries(EN_ORDEN).map(([idioma, lista]) => [idioma, new Set(lista.flat())]),
) as Record<Idioma, Set<string>>

/** Whether a word is one of those that deny. */
export const deniega = (palabra: string, idioma: Idioma): boolean => PALABRAS[idioma].has(palabra)

/** Words after which a thing is told that is not there. */
const QUITAN: Record<Idioma, RegExp> = {
  es: /^(sin|sea|sean|son|lleva|llevan|lleve|lleven|tiene|tienen|tenga|tengan)$/,
  en: /^(without|no|not|isn|aren|have|has|got)$/,
  pt: /^(sem|seja|sejam|sao|leva|levam|leve|levem|tem|tenha|tenham)$/,
  ca: /^(sense|sigui|siguin|son|porta|porten|porti|portin|te|tenen|tingui|tinguin)$/,
}

export const quita = (palabra: string, idioma: Idioma): boolean => QUITAN[idioma].test(palabra)

const TODOS = /^(every|all|each|whole|everything|anything)$/
const MENOS = /^(but|save|bar)$/
/** After these, `but` goes on with what is wanted, and `bar` is a thing. */
const SIGUE_QUERIENDO =
  /^(in|with|only|just|not|no|none|without|i|we|it|they|is|are|which|what|how|do|does|can|could|would|have|make|longer|shorter|cheaper|code|codes|stool|stools|chart)$/
const CERCA = 5

/** `Every coat but the black ones`: of all of them, those are left out. How many words say so. */
function salvo(piezas: readonly Suelta[], i: number): number {
  const { palabra = '', corte } = piezas[i] ?? {}
  const siguiente = piezas[i + 1]?.palabra
  if (!MENOS.test(palabra) || siguiente === undefined || SIGUE_QUERIENDO.test(siguiente)) return 0
  const antes = piezas.slice(Math.max(0, i - CERCA), i).map((una) => una.palabra)
  if (palabra === 'bar') return i > 0 && !/^(a|the|wine|snack|my|our|your)$/.test(antes.at(-1) ?? '') ? 1 : 0
  return !corte && antes.some((una) => TODOS.test(una)) ? 1 : 0
}

/** The words after which something is denied, if they begin here: how many they are. */
export function niegaEn(piezas: readonly Suelta[], i: number, idioma: Idioma): number {
  const menos = idioma === 'en' ? salvo(piezas, i) : 0
  if (menos > 0) return menos
  const hallada = EN_ORDEN[idioma].find((una) => una.every((palabra, j) => piezas[i + j]?.palabra === palabra))
  if (!hallada) return 0
  const [despues, luego] = [piezas[i + hallada.length], piezas[i + hallada.length + 1]]
  if (PREGUNTA_SI_HAY.test(hallada[0] as string) && HAY.test(piezas[i - 1]?.palabra ?? '')) return 0
  if (hallada[0] === 'nothing' && despues?.palabra === 'but') return 0
  const suelto = /^(no|nao|don|dont|not)$/.test(hallada[0] as string)
  if (!suelto) return hallada.length
  const empieza = i === 0 || piezas[i]?.corte === true
  const pregunta = TIENE[idioma].test(despues?.palabra ?? '') && !DESEO[idioma].test(luego?.palabra ?? '')
  const tuyo = idioma === 'en' && (piezas[i - 1]?.palabra === 'you' || despues?.palabra === 'you')
  return (empieza && pregunta && idioma !== 'en') || tuyo ? 0 : hallada.length
}

/** Said after it, and nothing more: what came before is not wanted. */
const NIEGAN_DESPUES: Record<Idioma, RegExp> = {
  es: /^(?:no|tampoco)(?: (?:l[oa]s?|me|nos|os|le|les))?(?: (?:quiero|queremos|quiere|quieren|gustan?|interesan?|necesito|busco|vendo|va|van))?(?: gracias)?(?: (?:que|porque|pues|ya) .{1,300})?$/,
  en: /^(?:(?:i|we|they|she|my customers) (?:don t|dont|do not|can t|cant|cannot|won t|wont) (?:want|like|need|wear|do|stand|sell|stock)(?: (?:it|them|those|that))?|not those|not that|is out|are out|no(?: thanks| thank you)?)(?: (?:because|since|cos|as|i have|i ve|we have|we ve) .{1,300})?$/,
  pt: /^(?:nao|nem pensar|tambem nao)(?: (?:os?|as?|me|nos))?(?: (?:quero|queremos|quer|querem|gosto|interessam?|preciso|procuro|vendo))?(?: (?:obrigad[oa]|obg))?(?: (?:que|porque|pois|ja) .{1,300})?$/,
  ca: /^(?:no|tampoc)(?: (?:els?|la|les|ho|me?|en|n|ens))?(?: (?:vull|volem|vol|volen|agraden?|interessen?|interessa|necessito|busco|venc|va|van))?(?: (?:gracies|merci))?(?: (?:que|perque|ja) .{1,300})?$/,
}
const O_NO = /^(o|u|or|ou|si|y|e|i|que)$/

/** How many words say so, up to the next comma. */
export function niegaDespues(piezas: readonly Suelta[], i: number, idioma: Idioma): number {
  if (i === 0 || piezas[i]?.corte || O_NO.test(piezas[i - 1]?.palabra ?? '')) return 0
  const fin = piezas.findIndex(({ corte }, j) => j > i && corte)
  const quedan = piezas.slice(i, fin < 0 ? undefined : fin).map(({ palabra }) => palabra)
  return NIEGAN_DESPUES[idioma].test(quedan.join(' ')) ? quedan.length : 0
}

/** `No, en azul`: what was said before is put right. How many words say so at the beginning. */
export function corrigeAl(piezas: readonly Suelta[], idioma: Idioma): number {
  if (!/^(no|nao)$/.test(piezas[0]?.palabra ?? '')) return 0
  const siguiente = piezas[1]
  return !siguiente || siguiente.corte || CORRIGE[idioma].test(siguiente.palabra) ? 1 : 0
}

const MAS_LARGO = 8

/** `At least`, `at most`: the `less` in it denies nothing. */
const MEDIDA =
  /^(al menos|por lo menos|menos de|menos del|pelo menos|menos do|almenys|com a minim|menys de|menys del|no less than|less than)/

/** `Nothing bigger than a 44`: a size is spoken of, and not denied. */
const MAYOR_QUE =
  /^(?:(?:nothing|nada|res|no|not|nao) )?(?:(?:bigger|larger|smaller|higher) than|(?:mas|mais|mes) (?:grandes?|gran|pequen[oa]s?|petita?|altas?)(?: (?:que|do que|de))|(?:mayor(?:es)?|menor(?:es)?|maior(?:es)?|majors?|menors?)(?: (?:que|do que|de|a)))\b(?= (?:(?:an?|the|la|el|o|una?|um|uma|size|talla|tamanho|mida) ){0,2}(?:\d{2}|x{0,3}[sml])\b)/

export const comparaTallas = (piezas: readonly Suelta[], i: number): number => {
  const dicho = piezas
    .slice(i, i + MAS_LARGO)
    .map(({ palabra }) => palabra)
    .join(' ')
  return MAYOR_QUE.exec(dicho)?.[0].split(' ').length ?? 0
}

export const mideEn = (piezas: readonly Suelta[], i: number): number => {
  const dicho = piezas
    .slice(i, i + 3)
    .map(({ palabra }) => palabra)
    .join(' ')
  return MEDIDA.exec(dicho)?.[0].split(' ').length ?? 0
}

/** Words after which something is missing. */
const FALTA = /^(sin|sem|sense|without)$/
export const falta = (palabra: string): boolean => FALTA.test(palabra)

const Y = /^(y|e|i|and)$/
const CON = /^(de|del|con|do|da|com|d|amb|with|in|en|em)$/

/** `Sin rayas y de escote barco`: what is missing ends, and what there is begins. */
export const vuelveEn = (piezas: readonly Suelta[], i: number): boolean =>
  Y.test(piezas[i]?.palabra ?? '') && CON.test(piezas[i + 1]?.palabra ?? '')

export const termina = (palabra: string, idioma: Idioma): boolean => TERMINAN[idioma].test(palabra)

/** What somebody sees or has already is not what they look for. */
const VISTO: Record<Idioma, RegExp> = {
  es: /^(?:solo (?:veo|vemos|encuentro|me (?:sale|salen|aparecen)|salen|aparecen)|no (?:veo|encuentro) mas que|ya (?:tengo|tenemos)(?: much[oa]s| bastantes| de sobra)?|tengo (?:much[oa]s|de sobra))\b/,
  en: /^(?:(?:i|we) (?:can )?only (?:see|find)|(?:i m|im|we re) only (?:seeing|finding)|all (?:i|we)(?: can)? (?:see|find)(?: is| are)?|(?:i|we) (?:ve )?already (?:have|got)(?: plenty of| loads of)?)\b/,
  pt: /^(?:so (?:vejo|vemos|encontro|me aparecem?|aparecem)|ja (?:tenho|temos)(?: muit[oa]s| bastantes)?|tenho muit[oa]s)\b/,
  ca: /^(?:nomes (?:veig|veiem|trobo|em (?:surt|surten)|surten)|no (?:veig|trobo) mes que|ja (?:tinc|tenim)(?: molt[ae]?s| forca)?|tinc molt[ae]?s)\b/,
}

/** How many words say so, if they begin here. */
export function vistoEn(piezas: readonly Suelta[], i: number, idioma: Idioma): number {
  const dicho = piezas
    .slice(i, i + MAS_LARGO)
    .map(({ palabra }) => palabra)
    .join(' ')
  return VISTO[idioma].exec(dicho)?.[0].split(' ').length ?? 0
}
