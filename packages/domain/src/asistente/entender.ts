import { IDIOMAS, type Idioma } from '../idioma.ts'
import { ATRIBUTOS, type Atributo } from './atributos.ts'
import { Cantidades } from './cantidad.ts'
import { type Diccionario, sentidoDe, sePide } from './diccionario.ts'
import { DeExpresiones } from './expresiones.ts'
import type { Gama } from './gama.ts'
import { vanJuntos } from './juntos.ts'
import { AL_PASAR, COSAS, MAYORES, MENORES } from './lexico.ts'
import { esLugar } from './lugares.ts'
import { esVacia, nadaDice, raiz, suenaVacia } from './palabras.ts'
import { type Contexto, intencionesDe, type Pieza, sabida } from './piezas.ts'
import {
  comparaTallas,
  corrigeAl,
  falta,
  mideEn,
  niegaDespues,
  niegaEn,
  quita,
  termina,
  vistoEn,
  vuelveEn,
} from './polaridad.ts'
import type { Ranuras } from './ranuras.ts'
import { reunir } from './reunir.ts'
import { sigueDeTallas, tallaEn } from './tallas.ts'

const REFERENCIA =
  /^(ref|refs|referencias?|reference|references|articulos?|art|numeros?|num|number|model|modelo|style)$/
/** How long something takes is no length of a garment. */
const DURA = /^(how long|as long as|so long|no longer|a lo largo|ao longo|al llarg)$/
const PURO = /^(puro|pura|puros|puras|pure|100|pur|purs|pures|integramente|totalmente|enterament)$/
/** What something does not do is said of it: it `does not crease`. */
const HACE = /^(do|does)$/
const TODO = 100
const DE = /^(?:de|d|del|dels)$/
/** Words of so few letters are short for another; the first may greet. */
const BREVE = 2
const ES =
  /^(isn|aren|isnt|arent|sea|sean|seja|sejam|sigui|siguin|than|except|from|besides|minus|excluding|but|bar|save|excepto|salvo|menos|aparte|ademas|quitando|contar|exceto|alem|tirando|ser|excepte|menys|part|mes|tret|llevat|comptar|traient)$/

/** Reads a question from its first word to its last. */
class Lectura extends DeExpresiones {
  /** Words that say what is asked, and nothing of what it is about. */
  protected readonly mudas: ReadonlySet<number>
  /** Where it is said how many there are to choose from. */
  protected readonly gamas: ReadonlyMap<number, Gama>
  protected trasTalla = false
  /** Languages of which there are words beside those of its own. */
  protected readonly mezclados: readonly Idioma[]
  protected readonly cantidades: Cantidades

  constructor(pregunta: string, dic: Diccionario, contexto: Contexto) {
    super(pregunta, dic, contexto)
    const { cuales, mudas, gamas } = intencionesDe(this.piezas, dic)
    this.r.intenciones = cuales
    this.mudas = mudas
    this.gamas = gamas
    this.mezclados = IDIOMAS.filter((otro) => otro !== dic.idioma && this.seMezcla(otro))
    this.cantidades = new Cantidades(this.piezas, dic.idioma, (i) => this.esFibra(i))
    const corrige = corrigeAl(this.piezas, dic.idioma)
    this.r.corrige = corrige > 0
    this.i = corrige
  }

  leer(): Ranuras {
    while (this.i < this.piezas.length) this.i += this.paso()
    const palabras = this.piezas.map(({ palabra }) => palabra)
    this.r.tonos = this.tonos.map(({ ids }) => [...ids])
    this.r.juntos = vanJuntos(palabras, this.tonos, this.dic.idioma)
    return reunir(this.r, {
      palabras,
      prendas: this.prendas,
      conjuntos: this.dic.conjuntos,
      conTipo: this.contexto.conTipo === true,
      deConjunto: this.contexto.deConjunto === true,
    })
  }

  protected paso(): number {
    const pieza = this.piezas[this.i] as Pieza
    const { idioma } = this.dic
    if (this.niega && quita(pieza.palabra, idioma)) this.sin = true
    if (pieza.corte) {
      this.enFrase = []
      this.visto = false
    }
    const visto = vistoEn(this.piezas, this.i, idioma)
    if (visto > 0) {
      this.visto = true
      return visto
    }
    if (pieza.corte || (this.negada && termina(pieza.palabra, idioma))) this.niega = false
    if (this.faltaDicho && this.negada && vuelveEn(this.piezas, this.i)) this.niega = false
    const gama = this.gamas.get(this.i)
    if (gama) return this.deGama(gama)
    const medida = this.medida(pieza)
    if (medida > 0) return medida
    const despues = niegaDespues(this.piezas, this.i, idioma)
    if (despues > 0 && this.desdecir()) return despues
    const dura = [3, 2].find((largo) => DURA.test(this.trozo(largo).join(' ')))
    if (dura) return dura
    const hecha = this.fraseHecha(idioma)
    if (hecha) return hecha
    const entreTallas = comparaTallas(this.piezas, this.i)
    if (entreTallas > 0) {
      this.r.dudosas.push(this.trozo(entreTallas).join(' '))
      return entreTallas
    }
    const mide = mideEn(this.piezas, this.i)
    if (mide > 0) return mide
    const niega = this.mudas.has(this.i) ? 0 : niegaEn(this.piezas, this.i, idioma)
    // «Sin manga abullonada» has sleeves, of another kind.
    const deLoQueSigue = niega > 0 && this.hayExpresion(this.i + niega)
    const conSuDe =
      niega > 1 && DE.test(this.piezas[this.i + niega - 1]?.palabra ?? '') && !this.sePiensa(this.i + niega)
    const larga = deLoQueSigue ? 0 : this.expresion(2)
    if (larga > 0) return larga
    if (niega > 0) {
      this.niega = true
      const auxiliar = this.piezas[this.i - 1]?.palabra ?? ''
      this.faltaDicho = falta(pieza.palabra)
      this.sin = !HACE.test(auxiliar) && this.trozo(niega).some((palabra) => quita(palabra, idioma))
      this.negada = undefined
      this.deSer = this.trozo(niega).some((palabra) => ES.test(palabra))
      // «Res de punt»: what is denied begins with its preposition.
      return conSuDe && this.hayExpresion(this.i + niega - 1) ? niega - 1 : niega
    }
    return this.numero(pieza) || this.expresion(1) || this.palabra(pieza)
  }

  /** Whether the word that stands there means something by itself. */
  protected sePiensa(i: number): boolean {
    return sentidoDe(this.dic, [this.piezas[i]?.palabra ?? '']) !== undefined
  }

  /** That there are many to choose from tells none of them. */
  protected deGama({ largo, intencion }: Gama): number {
    if (!intencion) this.r.dudosas.push(this.trozo(largo).join(' '))
    return largo
  }

  /** `90 %`, `mostly`, `puro`: how much there must be of the fibre that comes next; `five colours`: how many of them. */
  protected medida({ palabra, porCiento }: Pieza): number {
    const medida = this.cantidades.en(this.i)
    if (medida?.cuantas) {
      this.r.cuantas.push(medida.cuantas)
      this.r.atributos.push(medida.cuantas.de)
      return medida.largo
    }
    const puro = PURO.test(palabra) && (palabra !== '100' || porCiento)
    if (!medida?.parte && !puro) return 0
    this.minimo = puro ? { porCiento: TODO, estricto: false } : medida?.parte
    if (this.fibra?.en === this.i - 1) this.medir([this.fibra.rasgo])
    return medida?.largo ?? 1
  }

  protected numero({ palabra }: Pieza): number {
    const { nombres } = this.dic
    const talla = tallaEn(this.piezas, this.i, this.dic, this.trasTalla)
    if (talla !== undefined) {
      this.anotar('tallas', [talla])
      this.trasTalla = true
      return 1
    }
    this.trasTalla = sigueDeTallas(palabra, this.dic, this.trasTalla)
    if (nombres.numeros.has(palabra)) this.nombrado('numeros', [palabra])
    else if (/^\d{4,6}$/.test(palabra) && !/^(19|20)\d\d$/.test(palabra)) this.r.ajenos.push(palabra)
    else return 0
    return 1
  }

  protected palabra({ palabra, dicha, corte }: Pieza): number {
    const { idioma } = this.dic
    const atributo = (Object.entries(ATRIBUTOS[idioma]) as [Atributo, RegExp][]).find(([, dicho]) =>
      dicho.test(palabra),
    )
    if (atributo) {
      this.r.atributos.push(atributo[0])
      // `Non-iron blouses`: it is the ironing that is not wanted.
      if (atributo[0] === 'cuidados' && this.niega && this.negada === undefined) return this.noHaceFalta(palabra)
    }
    if (atributo || REFERENCIA.test(palabra)) return 1
    if (this.mudas.has(this.i) || this.nadaDice(palabra)) return 1
    if (this.niega && this.negada === undefined && this.quitar(palabra)) return 1
    if (this.quitada === this.i - 1 && this.seDiceDeEllas(palabra)) return this.noSeDiga(palabra)
    const ajeno = !corte && /^\p{Lu}\p{Ll}/u.test(dicha) && !sabida(this.dic, this.contexto)(palabra)
    if (ajeno || esLugar(palabra)) this.r.lugares.push(palabra)
    else this.r.resto.push(palabra)
    if (this.niega) this.r.sinHacer.push(palabra)
    return 1
  }

  /** One word of another language is none of it: it takes two, or one that means something there alone. */
  protected seMezcla(otro: Idioma): boolean {
    const { idioma, ajenas, exactas } = this.dic
    const suyas = this.piezas.filter(({ palabra }) => esVacia(palabra, otro) && !esVacia(palabra, idioma))
    return suyas.length > 1 || this.piezas.some(({ palabra }) => ajenas.has(palabra) && !exactas.has(palabra))
  }

  /** Empty words, also those of another language beside it, and how many are wanted. */
  protected nadaDice(palabra: string): boolean {
    const { idioma } = this.dic
    if (nadaDice(palabra, idioma)) return true
    const breve = palabra.length <= BREVE || this.i === 0
    const deOtra = (breve ? IDIOMAS : this.mezclados).some((otro) => esVacia(palabra, otro))
    if (!deOtra && !suenaVacia(palabra, idioma)) return false
    return !sePide(this.dic, palabra) && !this.contexto.conocida(raiz(palabra, idioma))
  }

  /** A set phrase that begins here: how many words it has. What it names is no garment, and something was said. */
  protected fraseHecha(idioma: Idioma): number {
    const largo = [4, 3, 2].find((n) => {
      const dicha = this.trozo(n).join(' ')
      return [COSAS, AL_PASAR, MAYORES, MENORES].some((frases) => frases[idioma].has(dicha))
    })
    const dicha = this.trozo(largo ?? 0).join(' ')
    if (COSAS[idioma].has(dicha)) this.r.resto.push(dicha)
    if (MAYORES[idioma].has(dicha)) this.r.extrema = 'mayor'
    if (MENORES[idioma].has(dicha)) this.r.extrema = 'menor'
    if (this.r.extrema && largo) this.r.atributos.push('tallas')
    return largo ?? 0
  }
}

/** Takes a question apart: what the garments must be, what they must not be, and what is asked of them. */
export const entender = (pregunta: string, dic: Diccionario, contexto: Contexto): Ranuras =>
  new Lectura(pregunta, dic, contexto).leer()
