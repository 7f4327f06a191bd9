import { Anotada } from './anotar.ts'
import { ATRIBUTOS } from './atributos.ts'
import { type Clase, type Diccionario, type Sentidos, sentidoDe } from './diccionario.ts'
import { esVacia } from './palabras.ts'
import { type Contexto, MAS_LARGA, type Pieza } from './piezas.ts'
import type { Senas } from './ranuras.ts'
import { unir } from './reunir.ts'

const CAMPO: Record<Exclude<Clase, 'novedad' | 'unica' | 'propio' | 'pariente'>, keyof Senas> = {
  tipo: 'tipos',
  color: 'colores',
  coleccion: 'colecciones',
  temporada: 'temporadas',
  rasgo: 'rasgos',
}
const soloElNombre = (sentido: Sentidos): Sentidos => new Map([...sentido].filter(([clase]) => clase === 'propio'))
const O = /^(o|u|or|ou)$/

/** Reads what expressions mean: kinds, colours, traits and names. */
export class DeExpresiones extends Anotada {
  protected readonly deColeccion: boolean
  /** The kinds of garment as they were said. */
  protected readonly prendas: { dicha: string; ids: number[] }[] = []
  /** Where the last kind of garment ends. */
  protected trasPrenda = -1
  /** The last traits that were wanted, and where what said so ends. */
  protected ultimos: { rasgos: readonly number[]; hasta: number } | undefined

  constructor(pregunta: string, dic: Diccionario, contexto: Contexto) {
    super(pregunta, dic, contexto)
    this.deColeccion = this.piezas.some(({ palabra }) => ATRIBUTOS[dic.idioma].colecciones.test(palabra))
  }

  /** Whether an expression of several words begins there. */
  protected hayExpresion(desde: number): boolean {
    const palabras = this.piezas.slice(desde, desde + MAS_LARGA).map(({ palabra }) => palabra)
    return palabras.some((_, i) => i > 0 && sentidoDe(this.dic, palabras.slice(0, i + 1)) !== undefined)
  }

  /** The longest expression that begins here, of so many words at least: how many it took. */
  protected expresion(minimo: number): number {
    const hasta = minimo === 1 ? 1 : Math.min(MAS_LARGA, this.piezas.length - this.i)
    for (let largo = hasta; largo >= minimo; largo--) {
      const trozo = this.trozo(largo)
      if (largo === 1 && esVacia(trozo[0] as string, this.dic.idioma) && !this.conNombre()) continue
      const sentido = sentidoDe(this.dic, trozo)
      if (!sentido || (largo === 1 && this.soloNombre(sentido, trozo[0] as string))) continue
      const dicha = trozo.join(' ')
      this.pegada(sentido, dicha, largo)
      this.prendas.push({ dicha, ids: [...(sentido.get('tipo') ?? [])] as number[] })
      const variedad = this.dic.variedades.get(dicha)
      // «Que no sean palazzo»: the others may be as wide.
      if (variedad !== undefined && this.niega && this.negada === undefined) {
        this.r.sinDecir.push(variedad)
        this.niega = false
        return largo
      }
      if (variedad !== undefined && (sentido.has('tipo') || sentido.has('rasgo'))) this.r.resto.push(variedad)
      const habia = this.r.rasgos.length
      this.dura = largo
      this.explicar(this.esNombre(sentido) ? soloElNombre(sentido) : sentido)
      const nuevos = this.r.rasgos.slice(habia)
      if (nuevos.length > 0) this.r.dichos.push({ rasgos: nuevos, palabras: trozo })
      this.alternar(nuevos, this.i + largo)
      return largo
    }
    return 0
  }

  /** `Top vestido`: one kind right after another may be a third. */
  protected pegada(sentido: Sentidos, dicha: string, largo: number): void {
    if (!sentido.has('tipo') || sentido.has('rasgo')) return
    const { corte } = this.piezas[this.i] as Pieza
    const ids = [...(sentido.get('tipo') ?? [])] as number[]
    const otro = !ids.some((id) => this.r.tipos.includes(id) || this.dic.conjuntos.has(id))
    if (this.trasPrenda === this.i && !corte && otro) this.r.dudosas.push(dicha)
    this.trasPrenda = this.i + largo
  }

  /** `Cores` asks for colours, whatever one of the models is called. */
  protected soloNombre(sentido: Sentidos, palabra: string): boolean {
    const pide = Object.values(ATRIBUTOS[this.dic.idioma]).some((dicho) => dicho.test(palabra))
    return pide && sentido.has('propio') && sentido.size === 1
  }

  /** `Gala`, with its capital inside a sentence, is who is called so, and no feast; a colour is one however it is written. */
  protected esNombre(sentido: Sentidos): boolean {
    if (!this.conNombre() || sentido.has('tipo')) return false
    return !sentido.has('color') || this.trasTipo()
  }

  /** `Blusa Blanca`: right after its kind, with a capital that the kind does not have. */
  protected trasTipo(): boolean {
    const { dicha, palabra } = this.piezas[this.i - 1] ?? { dicha: '', palabra: '' }
    return dicha === dicha.toLowerCase() && sentidoDe(this.dic, [palabra])?.has('tipo') === true
  }

  /** Whether a model is called so, and it is written as a name inside a sentence. */
  protected conNombre(): boolean {
    const { dicha, palabra, corte } = this.piezas[this.i] as Pieza
    return !corte && /^\p{Lu}\p{Ll}/u.test(dicha) && this.dic.nombres.propios.has(palabra)
  }

  protected hayTipo(): boolean {
    return this.r.tipos.length > 0 || this.contexto.conTipo === true
  }

  protected explicar(sentidos: Sentidos): void {
    // A word that names a collection or a kind is not somebody's name as well; one that names a kind and its cloth
    // (jeans) is the cloth, once the kind has been said; one that names a cloth and a collection is the cloth, unless
    // the question speaks of collections.
    const hayTipo = this.hayTipo()
    const deColeccion = this.deColeccion
    for (const [clase, valores] of sentidos) {
      if (clase === 'propio' && sentidos.size > 1) continue
      if (clase === 'tipo' && sentidos.has('rasgo') && hayTipo) continue
      if (clase === 'coleccion' && sentidos.has('rasgo') && !deColeccion) continue
      if (clase === 'rasgo' && sentidos.has('coleccion') && deColeccion) continue
      if (clase === 'novedad') this.r.novedad = true
      else if (clase === 'pariente') this.r.parientes.push(...([...valores] as number[]))
      else if (clase === 'propio') this.nombrado('propios', [...valores] as string[])
      else if (clase === 'unica') {
        const { tallas } = this.dic.nombres
        this.anotar(
          'tallas',
          tallas.filter((talla) => /^(tu|u|unica)$/i.test(talla)),
        )
      } else this.anotar(CAMPO[clase], [...valores])
    }
  }

  /** `Linen or denim`: nothing but the `or` stands between them. */
  protected alternar(nuevos: readonly number[], hasta: number): void {
    const { idioma } = this.dic
    const antes = this.ultimos
    if (nuevos.length === 0) return
    this.ultimos = { rasgos: nuevos, hasta }
    if (!antes) return
    const entre = this.piezas.slice(antes.hasta, this.i).map(({ palabra }) => palabra)
    const liga = entre.every(
      (palabra) => O.test(palabra) || esVacia(palabra, idioma) || sentidoDe(this.dic, [palabra])?.has('tipo'),
    )
    if (liga && entre.some((palabra) => O.test(palabra)))
      this.r.alternativas = unir(this.r.alternativas, [...antes.rasgos, ...nuevos])
  }
}
