import { enCadaIdioma, type Idioma } from '../idioma.ts'
import { ATRIBUTOS } from './atributos.ts'
import { palabrasDe } from './palabras.ts'
import type { Cuantas, Minimo } from './ranuras.ts'

interface Palabra {
  palabra: string
  porCiento: boolean
}

export type Comparacion = Cuantas['como']

/** What is said before so much or so many. */
const COMPARAN: Record<Idioma, Record<Exclude<Comparacion, 'justo'>, string>> = {
  es: {
    masDe: 'más de|más del|más que|por encima de|por encima del|superior a|superior al',
    alMenos: 'al menos|por lo menos|como mínimo|mínimo|un mínimo de|un mínimo del|no menos de|no menos del',
    menosDe: 'menos de|menos del|por debajo de|por debajo del|inferior a|inferior al',
    comoMucho: 'no más de|no más del|como mucho|como máximo|máximo|un máximo de|un máximo del|a lo sumo|hasta',
  },
  en: {
    masDe: 'more than|over|above|upwards of|in excess of|greater than|beyond',
    alMenos: 'at least|no less than|not less than|no fewer than|not fewer than|a minimum of|minimum of|minimum',
    menosDe: 'less than|fewer than|under|below',
    comoMucho: 'no more than|not more than|at most|at the most|up to|a maximum of|maximum of|maximum|not over',
  },
  pt: {
    masDe: 'mais de|mais do que|mais que|acima de|acima dos|superior a',
    alMenos: 'pelo menos|ao menos|no mínimo|um mínimo de|mínimo de|mínimo|não menos de',
    menosDe: 'menos de|menos do que|menos do|abaixo de|abaixo dos|inferior a',
    comoMucho: 'não mais de|não mais do que|no máximo|máximo de|máximo|um máximo de|quando muito|até',
  },
  ca: {
    masDe: 'més de|més del|més d|més que|per sobre de|per sobre del|superior a',
    alMenos: 'almenys|com a mínim|un mínim de|un mínim del|mínim|pel cap baix|si més no|no menys de|no menys del',
    menosDe: 'menys de|menys del|menys d|per sota de|per sota del|inferior a',
    comoMucho:
      'no més de|no més del|no més d|com a molt|com a màxim|màxim|un màxim de|pel cap alt|a tot estirar|fins a',
  },
}

/** What is said after it. */
const DESPUES: Record<Idioma, Partial<Record<Comparacion, string>>> = {
  es: {
    alMenos: 'o más|o mas|como mínimo|mínimo|por lo menos|al menos|en adelante',
    comoMucho: 'o menos|como mucho|como máximo|máximo|a lo sumo',
    justo: 'solo|solamente|nada más|y ya está',
  },
  en: {
    alMenos: 'or more|and up|and above|and over|plus|at least|minimum|or over',
    comoMucho: 'or fewer|or less|at most|maximum|max|at the most',
    justo: 'only|exactly',
  },
  pt: {
    alMenos: 'ou mais|no mínimo|pelo menos|para cima',
    comoMucho: 'ou menos|no máximo|quando muito',
    justo: 'só|apenas|somente',
  },
  ca: {
    alMenos: 'o més|com a mínim|almenys|pel cap baix',
    comoMucho: 'o menys|com a molt|com a màxim|pel cap alt',
    justo: 'només|només això',
  },
}

/** Nothing but it. */
const ENTERO: Record<Idioma, string> = {
  es: 'solo de|sólo de|solamente|únicamente|exclusivamente|íntegramente|enteramente|totalmente|por completo|todo de',
  en: 'entirely|wholly|purely|solely|completely|exclusively|fully|nothing but|only',
  pt: 'só de|somente|unicamente|exclusivamente|inteiramente|totalmente|todo de|apenas',
  ca: 'només de|únicament|exclusivament|íntegrament|enterament|totalment|tot de',
}

/** The greater part, whatever else there is. */
const MAYORIA: Record<Idioma, string> = {
  es: 'sobre todo|principalmente|mayoritariamente|mayormente|en su mayoría|en su mayor parte|en gran parte|predominantemente|mayoría de|la mayor parte',
  en: 'mostly|mainly|predominantly|primarily|largely|chiefly|for the most part|in the main|the majority|majority',
  pt: 'sobretudo|principalmente|maioritariamente|predominantemente|na maior parte|na sua maioria|em grande parte|a maior parte',
  ca: 'sobretot|principalment|majoritàriament|predominantment|en la major part|en gran part|en la seva majoria|la major part',
}

const FRACCIONES: readonly (readonly [string, number])[] = [
  ['half', 50],
  ['mitad', 50],
  ['metade', 50],
  ['meitat', 50],
  ['two thirds', 67],
  ['dos tercios', 67],
  ['dos terceras partes', 67],
  ['dois terços', 67],
  ['dos terços', 67],
  ['dues terceres parts', 67],
  ['third', 33],
  ['one third', 33],
  ['tercio', 33],
  ['tercera parte', 33],
  ['terço', 33],
  ['terç', 33],
  ['tercera part', 33],
  ['three quarters', 75],
  ['three fourths', 75],
  ['tres cuartas partes', 75],
  ['tres cuartos', 75],
  ['três quartos', 75],
  ['tres quarts', 75],
  ['tres quartes parts', 75],
  ['quarter', 25],
  ['cuarta parte', 25],
  ['cuarto', 25],
  ['quarto', 25],
  ['quart', 25],
]

const NUMEROS: ReadonlyMap<string, number> = new Map(
  [
    'un una uno um uma one single sola solo unico unica so sol',
    'dos dois duas dues two couple',
    'tres three',
    'cuatro quatro quatre four',
    'cinco cinc five',
    'seis sis six',
    'siete sete set seven',
    'ocho oito vuit eight',
    'nueve nove nou nine',
    'diez dez deu ten',
    'once onze eleven',
    'doce doze dotze twelve',
  ].flatMap((nombres, i) => nombres.split(' ').map((nombre) => [nombre, i + 1] as const)),
)
const MUCHAS = 20
const CERCA = 4

/** More than one, without saying how many. */
const VARIOS = /^(several|various|multiple|varios|varias|diversos|diversas|diverses|distintos|distintas|diferentes)$/
/** One, and no other. */
const UNO_SOLO =
  /^(only|just|single|solo|sola|solamente|unico|unica|so|apenas|somente|nomes|sol|exactly|exactamente|exatamente)$/
const ARTICULO = /^(a|an|the|un|una|uma|um|el|la|els|les|o|os|as|los|las|l|d|s)$/
const LIGA = /^(of|de|del|da|do|d|in|a|the|la|el|o|made|en|em|us)$/
const ADJETIVO =
  /^(different|distintos|distintas|diferentes|diferents|differents|separate|so|sola|solo|unica|unico|sol)$/
const CIENTO = /^(percent|per|por|cent|ciento|cento)$/
/** Whoever orders asks what may be ordered, and not which there are. */
const ENCARGA =
  /^(order|ordering|buy|buying|take|purchase|mix|pedir|comprar|encargar|pido|compro|llevar|llevarme|encomendar|encomendo|levar|demanar|encarregar|demano|emportar)$/

const enOrden = (lista: string | undefined): string[][] =>
  (lista ? lista.split('|').map(palabrasDe) : []).sort((a, b) => b.length - a.length)

type Dichas<C extends string> = readonly (readonly [C, string[]])[]
const porComparacion = (dichos: Partial<Record<Comparacion, string>>): Dichas<Comparacion> =>
  (Object.entries(dichos) as [Comparacion, string][])
    .flatMap(([como, lista]) => enOrden(lista).map((palabras) => [como, palabras] as const))
    .sort(([, a], [, b]) => b.length - a.length)

const ANTES = enCadaIdioma((idioma) => porComparacion(COMPARAN[idioma]))
const LUEGO = enCadaIdioma((idioma) => porComparacion(DESPUES[idioma]))
const TODO_DE = enCadaIdioma((idioma) => enOrden(ENTERO[idioma]))
const LA_MAYORIA = enCadaIdioma((idioma) => enOrden(MAYORIA[idioma]))
const PARTES = FRACCIONES.map(([dicha, porCiento]) => [porCiento, palabrasDe(dicha)] as const).sort(
  ([, a], [, b]) => b.length - a.length,
)

/** So much of a fibre, or so many colours or sizes, and how many words say it. */
export interface Medida {
  largo: number
  parte?: Omit<Minimo, 'rasgo'>
  cuantas?: Cuantas
}

const parteDe = (porCiento: number, como: Comparacion): Omit<Minimo, 'rasgo'> => ({
  porCiento,
  estricto: como === 'masDe',
  ...(como === 'menosDe' || como === 'comoMucho' ? { menos: true } : {}),
  ...(como === 'comoMucho' ? { hasta: true } : {}),
})

/** Reads how much or how many is wanted. */
export class Cantidades {
  readonly #piezas: readonly Palabra[]
  readonly #idioma: Idioma
  /** Whether a fibre is named there. */
  readonly #esFibra: (i: number) => boolean
  readonly #encarga: boolean

  constructor(piezas: readonly Palabra[], idioma: Idioma, esFibra: (i: number) => boolean) {
    this.#piezas = piezas
    this.#idioma = idioma
    this.#esFibra = esFibra
    this.#encarga = piezas.some(({ palabra }) => ENCARGA.test(palabra))
  }

  en(i: number): Medida | undefined {
    return (
      this.#deFibra(i, LA_MAYORIA, parteDe(50, 'masDe')) ??
      this.#deFibra(i, TODO_DE, parteDe(100, 'alMenos')) ??
      this.#medida(i)
    )
  }

  #es(i: number, palabras: readonly string[]): boolean {
    return palabras.every((palabra, j) => this.#piezas[i + j]?.palabra === palabra)
  }

  #tras(i: number, cuales: RegExp): number {
    return cuales.test(this.#piezas[i]?.palabra ?? '') ? i + 1 : i
  }

  /** Whether a fibre comes next, past what joins it. */
  #conFibra(i: number): boolean {
    const despues = this.#tras(this.#tras(i, LIGA), LIGA)
    return this.#esFibra(despues)
  }

  #deFibra(i: number, dichas: Record<Idioma, string[][]>, parte: Omit<Minimo, 'rasgo'>): Medida | undefined {
    const dicha = dichas[this.#idioma].find((palabras) => this.#es(i, palabras))
    return dicha && this.#conFibra(i + dicha.length) ? { largo: dicha.length, parte } : undefined
  }

  #medida(i: number): Medida | undefined {
    const [como, antes = []] = ANTES[this.#idioma].find(([, palabras]) => this.#es(i, palabras)) ?? []
    const j = i + antes.length
    const medida = this.#fraccion(i, j, como) ?? this.#porCiento(j, como) ?? this.#cuantas(i, j, como)
    return medida && { ...medida, largo: medida.largo - i }
  }

  /** What follows that says how it is meant, and where it ends. */
  #despues(j: number, como: Comparacion | undefined): { como: Comparacion | undefined; hasta: number } {
    const [luego, palabras = []] = LUEGO[this.#idioma].find(([, dichas]) => this.#es(j, dichas)) ?? []
    return como === undefined && luego ? { como: luego, hasta: j + palabras.length } : { como, hasta: j }
  }

  #fraccion(i: number, j: number, como: Comparacion | undefined): Medida | undefined {
    const desde = this.#tras(j, ARTICULO)
    const [porCiento, palabras = []] = PARTES.find(([, dichas]) => this.#es(desde, dichas)) ?? []
    const hasta = desde + palabras.length
    if (porCiento === undefined || !(this.#conFibra(hasta) || (i > 0 && this.#esFibra(i - 1)))) return undefined
    return { largo: hasta, parte: parteDe(porCiento, como ?? 'alMenos') }
  }

  #porCiento(j: number, como: Comparacion | undefined): Medida | undefined {
    const desde = this.#tras(j, ARTICULO)
    const { palabra = '', porCiento = false } = this.#piezas[desde] ?? {}
    if (!porCiento || !/^\d+$/.test(palabra)) return undefined
    const hasta = this.#tras(this.#tras(desde + 1, CIENTO), CIENTO)
    return { largo: hasta, parte: parteDe(Number(palabra), this.#despues(hasta, como).como ?? 'alMenos') }
  }

  #cuantas(i: number, j: number, como: Comparacion | undefined): Medida | undefined {
    if (this.#encarga) return undefined
    const solo = this.#tras(j, UNO_SOLO)
    const desde = this.#tras(solo, ARTICULO)
    const nombres = [...new Set([desde, solo, j])]
    for (const donde of nombres) {
      const hallada = this.#tantas(donde, como, solo > j || this.#dichoSolo(i))
      if (hallada) return hallada
    }
    return undefined
  }

  /** `Only come in one colour`: a few words before. */
  #dichoSolo(i: number): boolean {
    return this.#piezas.slice(Math.max(0, i - CERCA), i).some(({ palabra }) => UNO_SOLO.test(palabra))
  }

  /** `Five different colours or more`, from its number on. */
  #tantas(desde: number, como: Comparacion | undefined, solo: boolean): Medida | undefined {
    const { palabra = '', porCiento = false } = this.#piezas[desde] ?? {}
    const n = /^\d{1,2}$/.test(palabra) && !porCiento ? Number(palabra) : NUMEROS.get(palabra)
    const varios = VARIOS.test(palabra)
    if ((n === undefined && !varios) || (n !== undefined && (n === 0 || n > MUCHAS))) return undefined
    const tras = this.#tras(this.#tras(desde + 1, LIGA), ADJETIVO)
    const uno = solo || UNO_SOLO.test(palabra) || ADJETIVO.test(this.#piezas[tras - 1]?.palabra ?? '')
    const { colores, tallas } = ATRIBUTOS[this.#idioma]
    const dicho = this.#piezas[tras]?.palabra ?? ''
    const de = colores.test(dicho) ? 'colores' : tallas.test(dicho) ? 'tallas' : undefined
    if (!de) return undefined
    if (varios) return { largo: tras + 1, cuantas: { de, n: 1, como: 'masDe' } }
    const { como: cual, hasta } = this.#despues(tras + 1, como)
    // One size alone is a size of its own.
    if (n === 1 && (cual ?? 'justo') === 'justo' && (de === 'tallas' || !(uno || cual))) return undefined
    return { largo: hasta, cuantas: { de, n: n as number, como: cual ?? 'justo' } }
  }
}
