import { type Diccionario, sentidoDe } from './diccionario.ts'
import type { Tono } from './juntos.ts'
import { raiz } from './palabras.ts'
import { type Contexto, leidas, type Pieza } from './piezas.ts'
import { type Minimo, NADA, type Ranuras, type Senas } from './ranuras.ts'
import { RASGOS } from './rasgos.ts'

const NO_EL = /^(?:.{1,25} )?not(?: the)?$/
const Y_EL = /^(y|e|i|and|or|o|ou|ni|nor|nem|el|la|los|las|l|els|les|os|as|a|the)$/
const EN = /^(in|en|em|with|con|com|amb)$/
const ARTICULO = /^(los|las|el|la|els|les|os|as|o|a|the|y|i|e|and|pero|mas|but|eso|si)$/

/** What has been read of a question so far, and what is being denied. */
export class Anotada {
  readonly r: Ranuras = structuredClone(NADA)
  protected readonly piezas: readonly Pieza[]
  protected readonly dic: Diccionario
  protected readonly contexto: Contexto
  protected i = 0
  /** How many words the expression has that is being read. */
  protected dura = 1
  protected niega = false
  /** It is denied as a thing that is not there: without it. */
  protected sin = false
  /** … and it was said with a word that means nothing else. */
  protected faltaDicho = false
  /** What has been denied since then: only more of the same is. */
  protected negada: keyof Senas | undefined
  /** … and where. */
  protected negadaEn = -1
  /** Where a model was left out. */
  protected salvado = -1
  protected tonos: Tono[] = []
  /** What has been wanted since the last comma. */
  protected enFrase: { campo: keyof Senas; valores: readonly (number | string)[] }[] = []
  /** What is said is what somebody sees or has already: of it, only the kind is wanted. */
  protected visto = false
  /** It is denied of what they are, and not of what is wanted. */
  protected deSer = false
  /** Where a word stands by which they are not to be told; what comes right after it belongs to it. */
  protected quitada = -2
  protected minimo: Omit<Minimo, 'rasgo'> | undefined
  /** The last fibre that was wanted, and where. */
  protected fibra: { rasgo: number; en: number } | undefined

  constructor(pregunta: string, dic: Diccionario, contexto: Contexto) {
    this.piezas = leidas(pregunta, dic, contexto)
    this.dic = dic
    this.contexto = contexto
  }

  protected trozo(largo: number): string[] {
    return this.piezas.slice(this.i, this.i + largo).map(({ palabra }) => palabra)
  }

  protected esFibra(i: number): boolean {
    const rasgos = sentidoDe(this.dic, [this.piezas[i]?.palabra ?? ''])?.get('rasgo') ?? []
    return [...rasgos].some((rasgo) => RASGOS[rasgo as number]?.fibra !== undefined)
  }

  /** `All but the Alba and the Marta`: they are left out. */
  protected nombrado(campo: 'propios' | 'numeros', valores: readonly string[]): void {
    const entre = this.piezas.slice(this.salvado + 1, this.i).map(({ palabra }) => palabra)
    const tras = this.salvado >= 0 && entre.every((una) => Y_EL.test(una))
    const ese = this.piezas.slice(Math.max(0, this.i - 2), this.i).map(({ palabra }) => palabra)
    const fuera = tras || (this.niega && this.negada === undefined && (this.deSer || NO_EL.test(ese.join(' '))))
    this.r[fuera ? 'salvo' : campo].push(...valores)
    if (!fuera) return
    this.salvado = this.i
    this.niega = false
  }

  protected anotar(campo: keyof Senas, valores: readonly (number | string)[]): void {
    if (this.visto && campo !== 'tipos') return
    const suyos = (senas: Senas) => senas[campo] as (number | string)[]
    if (campo === 'rasgos') this.medir(valores as readonly number[])
    if (!this.niega || (this.negada && this.negada !== campo && this.negada !== 'tipos')) {
      suyos(this.r).push(...valores)
      this.enFrase.push({ campo, valores })
      if (campo === 'colores') this.tonos.push({ ids: valores as number[], desde: this.i, hasta: this.i + this.dura })
      return
    }
    // `Anything that isn't a dress in green`: the green is wanted.
    if (this.negada === 'tipos' && campo !== 'tipos' && this.deSer && EN.test(this.piezas[this.i - 1]?.palabra ?? '')) {
      this.niega = false
      this.anotar(campo, valores)
      return
    }
    // «No quiero vestidos rojos»: it is the red that is not wanted.
    if (this.negada === 'tipos' && campo !== 'tipos' && this.negadaEn !== this.i) {
      this.r.tipos.push(...this.r.no.tipos)
      this.r.no.tipos = []
    }
    this.negada = campo
    this.negadaEn = this.i
    suyos(this.r.no).push(...valores)
  }

  /** `El coll alt no el vull`: what was said last is not wanted. */
  protected desdecir(): boolean {
    const otras = this.enFrase.filter(({ campo }) => campo !== 'tipos')
    const dichas = otras.length === 0 && this.soloSuNombre() ? this.enFrase : otras
    for (const { campo, valores } of dichas) {
      const suyos = this.r as Record<keyof Senas, (number | string)[]>
      suyos[campo] = suyos[campo].filter((valor) => !valores.includes(valor))
      ;(this.r.no as Record<keyof Senas, (number | string)[]>)[campo].push(...valores)
      if (campo === 'colores') this.tonos = this.tonos.filter(({ ids }) => !ids.some((id) => valores.includes(id)))
    }
    this.enFrase = []
    return dichas.length > 0
  }

  /** `Dresses no`: since the last comma nothing but the kind was said. */
  protected soloSuNombre(): boolean {
    const desde = this.piezas.slice(0, this.i).findLastIndex(({ corte }) => corte)
    const dichas = this.piezas.slice(Math.max(0, desde), this.i).map(({ palabra }) => palabra)
    return dichas.every((una) => ARTICULO.test(una) || sentidoDe(this.dic, [una])?.has('tipo') === true)
  }

  protected medir(valores: readonly number[]): void {
    const minimo = this.minimo
    const rasgo = valores.find((uno) => RASGOS[uno]?.fibra)
    if (rasgo !== undefined) this.fibra = { rasgo, en: this.i }
    if (!minimo || rasgo === undefined) return
    this.r.minimos.push({ rasgo, ...minimo })
    this.minimo = undefined
  }

  /** What need not be done with them: their texts say so. */
  protected noHaceFalta(palabra: string): number {
    this.niega = false
    this.r.atributos.pop()
    this.r.resto.push(palabra)
    this.r.sinHacer.push(palabra)
    return 1
  }

  /** `Sin volantes`: the word by which they are not to be told, or one that is not known and ends what was denied. */
  protected quitar(palabra: string): boolean {
    if (!this.sin) return false
    if (this.seDiceDeEllas(palabra)) this.noSeDiga(palabra)
    else this.r.resto.push(palabra)
    this.niega = false
    return true
  }

  protected seDiceDeEllas(palabra: string): boolean {
    return this.contexto.dePrendas?.(raiz(palabra, this.dic.idioma)) === true
  }

  protected noSeDiga(palabra: string): number {
    this.r.sinDecir.push(palabra)
    this.quitada = this.i
    return 1
  }
}
