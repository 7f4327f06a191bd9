import { IDIOMAS, type Idioma } from '../idioma.ts'
import { ATRIBUTOS, type Atributo } from './atributos.ts'
import { Cantidades } from './cantidad.ts'
import { type Clase, type Diccionario, type Sentidos, sentidoDe, sePide } from './diccionario.ts'
import { type Tono, vanJuntos } from './juntos.ts'
import { AL_PASAR, COSAS, EXTREMAS } from './lexico.ts'
import { esLugar } from './lugares.ts'
import { esVacia, nadaDice, raiz, suenaVacia } from './palabras.ts'
import { type Contexto, intencionesDe, leidas, MAS_LARGA, type Pieza, sabida } from './piezas.ts'
import { corrigeAl, falta, mideEn, niegaDespues, niegaEn, quita, termina, vuelveEn } from './polaridad.ts'
import { type Minimo, NADA, type Ranuras, type Senas } from './ranuras.ts'
import { RASGOS } from './rasgos.ts'
import { reunir, unir } from './reunir.ts'
import { sigueDeTallas, tallaEn } from './tallas.ts'

const REFERENCIA =
  /^(ref|refs|referencias?|reference|references|articulos?|art|numeros?|num|number|model|modelo|style)$/
/** How long something takes is no length of a garment. */
const DURA = /^(how long|as long as|so long|no longer|a lo largo|ao longo|al llarg)$/
const PURO = /^(puro|pura|puros|puras|pure|100|pur|purs|pures|integramente|totalmente|enterament)$/
/** What something does not do is said of it: it `does not crease`. */
const HACE = /^(do|does)$/
const TODO = 100

const CAMPO: Record<Exclude<Clase, 'novedad' | 'unica' | 'propio' | 'pariente'>, keyof Senas> = {
  tipo: 'tipos',
  color: 'colores',
  coleccion: 'colecciones',
  temporada: 'temporadas',
  rasgo: 'rasgos',
}

const soloElNombre = (sentido: Sentidos): Sentidos => new Map([...sentido].filter(([clase]) => clase === 'propio'))

const O = /^(o|u|or|ou)$/
const ES =
  /^(isn|aren|isnt|arent|sea|sean|seja|sejam|sigui|siguin|than|except|from|besides|minus|excluding|but|bar|save|excepto|salvo|menos|aparte|ademas|quitando|contar|exceto|alem|tirando|ser|excepte|menys|part|mes|tret|llevat|comptar|traient)$/
const NO_EL = /^(?:.{1,25} )?not(?: the)?$/
const Y_EL = /^(y|e|i|and|or|o|ou|ni|nor|nem|el|la|los|las|l|els|les|os|as|a|the)$/
const EN = /^(in|en|em|with|con|com|amb)$/
const ARTICULO = /^(los|las|el|la|els|les|os|as|o|a|the|y|i|e|and|pero|mas|but|eso|si)$/
/** Reads a question from its first word to its last, and remembers what is being denied. */
class Lectura {
  readonly r: Ranuras = structuredClone(NADA)
  readonly #piezas: readonly Pieza[]
  readonly #dic: Diccionario
  readonly #contexto: Contexto
  /** Words that say what is asked, and nothing of what it is about. */
  readonly #mudas: ReadonlySet<number>
  readonly #deColeccion: boolean
  /** The kinds of garment as they were said. */
  readonly #prendas: { dicha: string; ids: number[] }[] = []
  #i = 0
  /** Where the last kind of garment ends. */
  #trasPrenda = -1
  /** How many words the expression has that is being read. */
  #dura = 1
  #trasTalla = false
  #niega = false
  /** It is denied as a thing that is not there: without it. */
  #sin = false
  /** … and it was said with a word that means nothing else. */
  #falta = false
  /** Where a word stands by which they are not to be told; what comes right after it belongs to it. */
  #quitada = -2
  /** What has been denied since then: only more of the same is. */
  #negada: keyof Senas | undefined
  /** Where a model was left out. */
  #salvado = -1
  readonly #cantidades: Cantidades
  #tonos: Tono[] = []
  /** What has been wanted since the last comma. */
  #enFrase: { campo: keyof Senas; valores: readonly (number | string)[] }[] = []
  /** It is denied of what they are, and not of what is wanted. */
  #deSer = false
  #minimo: Omit<Minimo, 'rasgo'> | undefined
  /** The last traits that were wanted, and where what said so ends. */
  #ultimos: { rasgos: readonly number[]; hasta: number } | undefined
  /** The last fibre that was wanted, and where. */
  #fibra: { rasgo: number; en: number } | undefined

  constructor(pregunta: string, dic: Diccionario, contexto: Contexto) {
    this.#piezas = leidas(pregunta, dic, contexto)
    this.#dic = dic
    this.#contexto = contexto
    const { cuales, mudas } = intencionesDe(this.#piezas, dic)
    this.r.intenciones = cuales
    this.#mudas = mudas
    this.#deColeccion = this.#piezas.some(({ palabra }) => ATRIBUTOS[dic.idioma].colecciones.test(palabra))
    this.#cantidades = new Cantidades(this.#piezas, dic.idioma, (i) => this.#esFibra(i))
    const corrige = corrigeAl(this.#piezas, dic.idioma)
    this.r.corrige = corrige > 0
    this.#i = corrige
  }

  leer(): Ranuras {
    while (this.#i < this.#piezas.length) this.#i += this.#paso()
    const palabras = this.#piezas.map(({ palabra }) => palabra)
    this.r.tonos = this.#tonos.map(({ ids }) => [...ids])
    this.r.juntos = vanJuntos(palabras, this.#tonos, this.#dic.idioma)
    return reunir(this.r, {
      palabras,
      prendas: this.#prendas,
      conjuntos: this.#dic.conjuntos,
      conTipo: this.#contexto.conTipo === true,
      deConjunto: this.#contexto.deConjunto === true,
    })
  }

  #esFibra(i: number): boolean {
    const rasgos = sentidoDe(this.#dic, [this.#piezas[i]?.palabra ?? ''])?.get('rasgo') ?? []
    return [...rasgos].some((rasgo) => RASGOS[rasgo as number]?.fibra !== undefined)
  }

  /** `Linen or denim`: nothing but the `or` stands between them. */
  #alternar(nuevos: readonly number[], hasta: number): void {
    const { idioma } = this.#dic
    const antes = this.#ultimos
    if (nuevos.length === 0) return
    this.#ultimos = { rasgos: nuevos, hasta }
    if (!antes) return
    const entre = this.#piezas.slice(antes.hasta, this.#i).map(({ palabra }) => palabra)
    const liga = entre.every(
      (palabra) => O.test(palabra) || esVacia(palabra, idioma) || sentidoDe(this.#dic, [palabra])?.has('tipo'),
    )
    if (liga && entre.some((palabra) => O.test(palabra)))
      this.r.alternativas = unir(this.r.alternativas, [...antes.rasgos, ...nuevos])
  }

  #trozo(largo: number): string[] {
    return this.#piezas.slice(this.#i, this.#i + largo).map(({ palabra }) => palabra)
  }

  /** A set phrase that begins here: how many words it has. What it names is no garment, and something was said. */
  #fraseHecha(idioma: Idioma): number {
    const largo = [4, 3, 2].find((n) => {
      const dicha = this.#trozo(n).join(' ')
      return COSAS[idioma].has(dicha) || AL_PASAR[idioma].has(dicha) || EXTREMAS[idioma].has(dicha)
    })
    const dicha = this.#trozo(largo ?? 0).join(' ')
    if (COSAS[idioma].has(dicha)) this.r.resto.push(dicha)
    if (EXTREMAS[idioma].has(dicha)) this.r.atributos.push('tallas')
    return largo ?? 0
  }

  #paso(): number {
    const pieza = this.#piezas[this.#i] as Pieza
    const { idioma } = this.#dic
    if (this.#niega && quita(pieza.palabra, idioma)) this.#sin = true
    if (pieza.corte) this.#enFrase = []
    if (pieza.corte || (this.#negada && termina(pieza.palabra, idioma))) this.#niega = false
    if (this.#falta && this.#negada && vuelveEn(this.#piezas, this.#i)) this.#niega = false
    const medida = this.#medida(pieza)
    if (medida > 0) return medida
    const despues = niegaDespues(this.#piezas, this.#i, idioma)
    if (despues > 0 && this.#desdecir()) return despues
    const dura = [3, 2].find((largo) => DURA.test(this.#trozo(largo).join(' ')))
    if (dura) return dura
    const hecha = this.#fraseHecha(idioma)
    if (hecha) return hecha
    const mide = mideEn(this.#piezas, this.#i)
    if (mide > 0) return mide
    const niega = this.#mudas.has(this.#i) ? 0 : niegaEn(this.#piezas, this.#i, idioma)
    // «Sin manga abullonada» has sleeves, of another kind.
    const deLoQueSigue = niega > 0 && this.#hayExpresion(this.#i + niega)
    const larga = deLoQueSigue ? 0 : this.#expresion(2)
    if (larga > 0) return larga
    if (niega > 0) {
      this.#niega = true
      const auxiliar = this.#piezas[this.#i - 1]?.palabra ?? ''
      this.#falta = falta(pieza.palabra)
      this.#sin = !HACE.test(auxiliar) && this.#trozo(niega).some((palabra) => quita(palabra, idioma))
      this.#negada = undefined
      this.#deSer = this.#trozo(niega).some((palabra) => ES.test(palabra))
      return niega
    }
    return this.#numero(pieza) || this.#expresion(1) || this.#palabra(pieza)
  }

  /** `90 %`, `mostly`, `puro`: how much there must be of the fibre that comes next; `five colours`: how many of them. */
  #medida({ palabra, porCiento }: Pieza): number {
    const medida = this.#cantidades.en(this.#i)
    if (medida?.cuantas) {
      this.r.cuantas.push(medida.cuantas)
      this.r.atributos.push(medida.cuantas.de)
      return medida.largo
    }
    const puro = PURO.test(palabra) && (palabra !== '100' || porCiento)
    if (!medida?.parte && !puro) return 0
    this.#minimo = puro ? { porCiento: TODO, estricto: false } : medida?.parte
    if (this.#fibra?.en === this.#i - 1) this.#medir([this.#fibra.rasgo])
    return medida?.largo ?? 1
  }

  #numero({ palabra }: Pieza): number {
    const { nombres } = this.#dic
    const talla = tallaEn(this.#piezas, this.#i, this.#dic, this.#trasTalla)
    if (talla !== undefined) {
      this.#anotar('tallas', [talla])
      this.#trasTalla = true
      return 1
    }
    this.#trasTalla = sigueDeTallas(palabra, this.#dic, this.#trasTalla)
    if (nombres.numeros.has(palabra)) this.#nombrado('numeros', [palabra])
    else if (/^\d{4,6}$/.test(palabra) && !/^(19|20)\d\d$/.test(palabra)) this.r.ajenos.push(palabra)
    else return 0
    return 1
  }

  /** Whether an expression of several words begins there. */
  #hayExpresion(desde: number): boolean {
    const palabras = this.#piezas.slice(desde, desde + MAS_LARGA).map(({ palabra }) => palabra)
    return palabras.some((_, i) => i > 0 && sentidoDe(this.#dic, palabras.slice(0, i + 1)) !== undefined)
  }

  /** The longest expression that begins here, of so many words at least: how many it took. */
  #expresion(minimo: number): number {
    const hasta = minimo === 1 ? 1 : Math.min(MAS_LARGA, this.#piezas.length - this.#i)
    for (let largo = hasta; largo >= minimo; largo--) {
      const trozo = this.#trozo(largo)
      if (largo === 1 && esVacia(trozo[0] as string, this.#dic.idioma) && !this.#conNombre()) continue
      const sentido = sentidoDe(this.#dic, trozo)
      if (!sentido || (largo === 1 && this.#soloNombre(sentido, trozo[0] as string))) continue
      const dicha = trozo.join(' ')
      this.#pegada(sentido, dicha, largo)
      this.#prendas.push({ dicha, ids: [...(sentido.get('tipo') ?? [])] as number[] })
      const variedad = this.#dic.variedades.get(dicha)
      // «Que no sean palazzo»: the others may be as wide.
      if (variedad !== undefined && this.#niega && this.#negada === undefined) {
        this.r.sinDecir.push(variedad)
        this.#niega = false
        return largo
      }
      if (variedad !== undefined && (sentido.has('tipo') || sentido.has('rasgo'))) this.r.resto.push(variedad)
      const habia = this.r.rasgos.length
      this.#dura = largo
      this.#explicar(this.#esNombre(sentido) ? soloElNombre(sentido) : sentido)
      const nuevos = this.r.rasgos.slice(habia)
      if (nuevos.length > 0) this.r.dichos.push({ rasgos: nuevos, palabras: trozo })
      this.#alternar(nuevos, this.#i + largo)
      return largo
    }
    return 0
  }

  /** `Top vestido`: one kind right after another may be a third. */
  #pegada(sentido: Sentidos, dicha: string, largo: number): void {
    if (!sentido.has('tipo') || sentido.has('rasgo')) return
    const { corte } = this.#piezas[this.#i] as Pieza
    const ids = [...(sentido.get('tipo') ?? [])] as number[]
    const otro = !ids.some((id) => this.r.tipos.includes(id) || this.#dic.conjuntos.has(id))
    if (this.#trasPrenda === this.#i && !corte && otro) this.r.dudosas.push(dicha)
    this.#trasPrenda = this.#i + largo
  }

  /** `Cores` asks for colours, whatever one of the models is called. */
  #soloNombre(sentido: Sentidos, palabra: string): boolean {
    const pide = Object.values(ATRIBUTOS[this.#dic.idioma]).some((dicho) => dicho.test(palabra))
    return pide && sentido.has('propio') && sentido.size === 1
  }

  /** `Gala`, with its capital inside a sentence, is who is called so, and no feast; a colour is one however it is written. */
  #esNombre(sentido: Sentidos): boolean {
    if (!this.#conNombre() || sentido.has('tipo')) return false
    return !sentido.has('color') || this.#trasTipo()
  }

  /** `Blusa Blanca`: right after its kind, with a capital that the kind does not have. */
  #trasTipo(): boolean {
    const { dicha, palabra } = this.#piezas[this.#i - 1] ?? { dicha: '', palabra: '' }
    return dicha === dicha.toLowerCase() && sentidoDe(this.#dic, [palabra])?.has('tipo') === true
  }

  /** Whether a model is called so, and it is written as a name inside a sentence. */
  #conNombre(): boolean {
    const { dicha, palabra, corte } = this.#piezas[this.#i] as Pieza
    return !corte && /^\p{Lu}\p{Ll}/u.test(dicha) && this.#dic.nombres.propios.has(palabra)
  }

  #palabra({ palabra, dicha, corte }: Pieza): number {
    const { idioma } = this.#dic
    const atributo = (Object.entries(ATRIBUTOS[idioma]) as [Atributo, RegExp][]).find(([, dicho]) =>
      dicho.test(palabra),
    )
    if (atributo) {
      this.r.atributos.push(atributo[0])
      // `Non-iron blouses`: it is the ironing that is not wanted.
      if (atributo[0] === 'cuidados' && this.#niega && this.#negada === undefined) return this.#noHaceFalta(palabra)
    }
    if (atributo || REFERENCIA.test(palabra)) return 1
    if (this.#mudas.has(this.#i) || this.#nadaDice(palabra)) return 1
    if (this.#niega && this.#negada === undefined && this.#quitar(palabra)) return 1
    if (this.#quitada === this.#i - 1 && this.#seDiceDeEllas(palabra)) return this.#noSeDiga(palabra)
    const ajeno = !corte && /^\p{Lu}\p{Ll}/u.test(dicha) && !sabida(this.#dic, this.#contexto)(palabra)
    if (ajeno || esLugar(palabra)) this.r.lugares.push(palabra)
    else this.r.resto.push(palabra)
    if (this.#niega) this.r.sinHacer.push(palabra)
    return 1
  }

  /** What need not be done with them: their texts say so. */
  #noHaceFalta(palabra: string): number {
    this.#niega = false
    this.r.atributos.pop()
    this.r.resto.push(palabra)
    this.r.sinHacer.push(palabra)
    return 1
  }

  /** Empty words, also those of another language beside it, and how many are wanted. */
  #nadaDice(palabra: string): boolean {
    const { idioma } = this.#dic
    if (nadaDice(palabra, idioma)) return true
    const deOtra = IDIOMAS.some((otro) => otro !== idioma && esVacia(palabra, otro))
    if (!deOtra && !suenaVacia(palabra, idioma)) return false
    return !sePide(this.#dic, palabra) && !this.#contexto.conocida(raiz(palabra, idioma))
  }

  /** `Sin volantes`: the word by which they are not to be told, or one that is not known and ends what was denied. */
  #quitar(palabra: string): boolean {
    if (!this.#sin) return false
    if (this.#seDiceDeEllas(palabra)) this.#noSeDiga(palabra)
    else this.r.resto.push(palabra)
    this.#niega = false
    return true
  }

  #seDiceDeEllas(palabra: string): boolean {
    return this.#contexto.dePrendas?.(raiz(palabra, this.#dic.idioma)) === true
  }

  #noSeDiga(palabra: string): number {
    this.r.sinDecir.push(palabra)
    this.#quitada = this.#i
    return 1
  }

  #hayTipo(): boolean {
    return this.r.tipos.length > 0 || this.#contexto.conTipo === true
  }

  #explicar(sentidos: Sentidos): void {
    // A word that names a collection or a kind is not somebody's name as well; one that names a kind and its cloth
    // (jeans) is the cloth, once the kind has been said; one that names a cloth and a collection is the cloth, unless
    // the question speaks of collections.
    const hayTipo = this.#hayTipo()
    const deColeccion = this.#deColeccion
    for (const [clase, valores] of sentidos) {
      if (clase === 'propio' && sentidos.size > 1) continue
      if (clase === 'tipo' && sentidos.has('rasgo') && hayTipo) continue
      if (clase === 'coleccion' && sentidos.has('rasgo') && !deColeccion) continue
      if (clase === 'rasgo' && sentidos.has('coleccion') && deColeccion) continue
      if (clase === 'novedad') this.r.novedad = true
      else if (clase === 'pariente') this.r.parientes.push(...([...valores] as number[]))
      else if (clase === 'propio') this.#nombrado('propios', [...valores] as string[])
      else if (clase === 'unica') {
        const { tallas } = this.#dic.nombres
        this.#anotar(
          'tallas',
          tallas.filter((talla) => /^(tu|u|unica)$/i.test(talla)),
        )
      } else this.#anotar(CAMPO[clase], [...valores])
    }
  }

  /** `All but the Alba and the Marta`: they are left out. */
  #nombrado(campo: 'propios' | 'numeros', valores: readonly string[]): void {
    const entre = this.#piezas.slice(this.#salvado + 1, this.#i).map(({ palabra }) => palabra)
    const tras = this.#salvado >= 0 && entre.every((una) => Y_EL.test(una))
    const ese = this.#piezas.slice(Math.max(0, this.#i - 2), this.#i).map(({ palabra }) => palabra)
    const fuera = tras || (this.#niega && this.#negada === undefined && (this.#deSer || NO_EL.test(ese.join(' '))))
    this.r[fuera ? 'salvo' : campo].push(...valores)
    if (!fuera) return
    this.#salvado = this.#i
    this.#niega = false
  }

  #anotar(campo: keyof Senas, valores: readonly (number | string)[]): void {
    const suyos = (senas: Senas) => senas[campo] as (number | string)[]
    if (campo === 'rasgos') this.#medir(valores as readonly number[])
    if (!this.#niega || (this.#negada && this.#negada !== campo && this.#negada !== 'tipos')) {
      suyos(this.r).push(...valores)
      this.#enFrase.push({ campo, valores })
      if (campo === 'colores')
        this.#tonos.push({ ids: valores as number[], desde: this.#i, hasta: this.#i + this.#dura })
      return
    }
    // `Anything that isn't a dress in green`: the green is wanted.
    if (
      this.#negada === 'tipos' &&
      campo !== 'tipos' &&
      this.#deSer &&
      EN.test(this.#piezas[this.#i - 1]?.palabra ?? '')
    ) {
      this.#niega = false
      this.#anotar(campo, valores)
      return
    }
    // «No quiero vestidos rojos»: it is the red that is not wanted.
    if (this.#negada === 'tipos' && campo !== 'tipos') {
      this.r.tipos.push(...this.r.no.tipos)
      this.r.no.tipos = []
    }
    this.#negada = campo
    suyos(this.r.no).push(...valores)
  }

  /** `El coll alt no el vull`: what was said last is not wanted. */
  #desdecir(): boolean {
    const otras = this.#enFrase.filter(({ campo }) => campo !== 'tipos')
    const dichas = otras.length === 0 && this.#soloSuNombre() ? this.#enFrase : otras
    for (const { campo, valores } of dichas) {
      const suyos = this.r as Record<keyof Senas, (number | string)[]>
      suyos[campo] = suyos[campo].filter((valor) => !valores.includes(valor))
      ;(this.r.no as Record<keyof Senas, (number | string)[]>)[campo].push(...valores)
      if (campo === 'colores') this.#tonos = this.#tonos.filter(({ ids }) => !ids.some((id) => valores.includes(id)))
    }
    this.#enFrase = []
    return dichas.length > 0
  }

  /** `Dresses no`: since the last comma nothing but the kind was said. */
  #soloSuNombre(): boolean {
    const desde = this.#piezas.slice(0, this.#i).findLastIndex(({ corte }) => corte)
    const dichas = this.#piezas.slice(Math.max(0, desde), this.#i).map(({ palabra }) => palabra)
    return dichas.every((una) => ARTICULO.test(una) || sentidoDe(this.#dic, [una])?.has('tipo') === true)
  }

  #medir(valores: readonly number[]): void {
    const minimo = this.#minimo
    const rasgo = valores.find((uno) => RASGOS[uno]?.fibra)
    if (rasgo !== undefined) this.#fibra = { rasgo, en: this.#i }
    if (!minimo || rasgo === undefined) return
    this.r.minimos.push({ rasgo, ...minimo })
    this.#minimo = undefined
  }
}

/** Takes a question apart: what the garments must be, what they must not be, and what is asked of them. */
export const entender = (pregunta: string, dic: Diccionario, contexto: Contexto): Ranuras =>
  new Lectura(pregunta, dic, contexto).leer()
