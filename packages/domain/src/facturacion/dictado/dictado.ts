import { cardinal, palabras } from './numeros.ts'
import { descuento, devuelve, inicio, nombreDeColor, orden, precio } from './partes.ts'
import { type RangoDictado, rango, type TallaDictada, talla, tallas } from './tallas.ts'

/** A colour and its sizes. */
export interface GrupoDictado {
  /** As it was said; empty when none was. */
  color: string
  tallas: TallaDictada[]
  rango: RangoDictado | null
}
/** A line as it was said, before anything is looked up. */
export interface LineaDictada {
  cantidad: number | null
  numero: string
  /** What the model was called, when no number was said; a colour may stand behind it. */
  nombre: string
  /** Whether it comes back. */
  devuelta: boolean
  grupos: GrupoDictado[]
  precio: number | null
  dto: number | null
}
export interface Dictado {
  lineas: LineaDictada[]
  /** What was not understood, as it was said. */
  ignorado: string[]
}

const RELLENO =
  /^(y|e|a|de|del|el|la|los|las|en|eh|pues|bueno|vale|gracias|favor|por|ponme|pon|apunta|anade|quiero|queria|serian|son|tambien|luego|despues|mas|cada|una|uno|unidad|prendas?|piezas?|unidades|euros?|color|posa|voldria|afegeix|sisplau|plau|us|si|gracies|li|em|nos|me|le|necesito|ponle|ponles|apuntame|anota|manda|mandame|enviame|necessito|apuntam)$/

const TRAS_TALLA = /^(siguiente|otra|nueva|a|con|sin|no)$/

type Parte = 'numero' | 'talla' | 'rango' | 'color' | 'precio' | 'dto'

type Comienzo = Pick<LineaDictada, 'cantidad' | 'numero' | 'nombre' | 'devuelta'>

const vacia = (comienzo: Comienzo): LineaDictada => ({ ...comienzo, grupos: [], precio: null, dto: null })

/** Hears what a sentence says, line by line. It looks nothing up and stores nothing. */
class Oyente {
  readonly #lista
  readonly #lineas: LineaDictada[] = []
  readonly #ignorado: string[] = []
  #suelto: string[] = []
  #linea: LineaDictada | null = null
  #ultima: Parte = 'numero'
  #corrige = false
  /** What is said comes back, until the sentence ends. */
  #devuelve = false
  /** Colours said without "en" and without sizes, which may be no colours at all. */
  #dudosos = new Set<GrupoDictado>()

  constructor(texto: string) {
    this.#lista = palabras(texto)
  }

  oir(): Dictado {
    let i = 0
    while (i < this.#lista.length) i = this.#paso(i)
    this.#cerrar()
    return { lineas: this.#lineas, ignorado: this.#ignorado }
  }

  #paso(i: number): number {
    if (this.#lista[i]?.pausa) this.#devuelve = false
    return this.#orden(i) ?? this.#devolucion(i) ?? this.#inicio(i) ?? this.#parte(i) ?? this.#suelta(i)
  }

  /** Said before its lines, or after one. */
  #devolucion(i: number): number | undefined {
    const fin = devuelve(this.#lista, i)
    if (fin === undefined) return undefined
    if (this.#linea && !inicio(this.#lista, fin)) this.#linea.devuelta = true
    else this.#devuelve = true
    return fin
  }

  #orden(i: number): number | undefined {
    const dicha = orden(this.#lista, i)
    if (!dicha) return undefined
    if (dicha.valor === 'cierra') {
      this.#cerrar()
      this.#devuelve = false
    } else if (dicha.valor === 'corrige') {
      this.#corrige = true
      this.#suelto = []
    } else {
      if (!this.#linea) this.#lineas.pop()
      this.#linea = null
      this.#suelto = []
    }
    return dicha.fin
  }

  #inicio(i: number): number | undefined {
    const dicho = inicio(this.#lista, i)
    if (!dicho) return undefined
    const { cantidad, numero, nombre, tallas: delante, rango: todas } = dicho.valor
    const comienzo = { numero, nombre, devuelta: this.#devuelve }
    if (this.#corrige && this.#linea) this.#linea = vacia({ ...comienzo, cantidad: cantidad ?? this.#linea.cantidad })
    else {
      this.#cerrar()
      this.#linea = vacia({ ...comienzo, cantidad })
    }
    if (delante.length > 0) this.#grupo().tallas.push(...delante)
    if (todas) this.#grupo().rango = todas
    this.#hecha('numero')
    return dicho.fin
  }

  #parte(i: number): number | undefined {
    if (!this.#linea) return undefined
    return (
      this.#rango(i) ?? this.#tallas(i) ?? this.#descuento(i) ?? this.#precio(i) ?? this.#corregida(i) ?? this.#color(i)
    )
  }

  #hecha(parte: Parte): void {
    this.#ultima = parte
    this.#corrige = false
  }

  /** The group that is being said; sizes without a colour make one without a name. */
  #grupo(): GrupoDictado {
    const ultimo = this.#linea?.grupos.at(-1)
    if (ultimo) return ultimo
    const nuevo: GrupoDictado = { color: '', tallas: [], rango: null }
    this.#linea?.grupos.push(nuevo)
    return nuevo
  }

  #rango(i: number): number | undefined {
    const dicho = rango(this.#lista, i)
    if (!dicho) return undefined
    const grupo = this.#grupo()
    const mudas = dicho.valor.desde ? [] : grupo.tallas.filter(({ cantidad }) => cantidad === null)
    for (const una of mudas) una.cantidad = dicho.valor.cada
    if (mudas.length === 0) grupo.rango = dicho.valor
    this.#hecha('rango')
    return dicho.fin
  }

  #tallas(i: number): number | undefined {
    const dichas = tallas(this.#lista, i)
    if (!dichas) return undefined
    const grupo = this.#grupo()
    if (this.#corrige && this.#ultima === 'talla') grupo.tallas.pop()
    grupo.tallas.push(...dichas.valor)
    this.#hecha('talla')
    return dichas.fin
  }

  #precio(i: number): number | undefined {
    const dicho = precio(this.#lista, i)
    if (!dicho || !this.#linea) return undefined
    this.#linea.precio = dicho.valor
    this.#hecha('precio')
    return dicho.fin
  }

  #descuento(i: number): number | undefined {
    const dicho = descuento(this.#lista, i)
    if (!dicho || !this.#linea) return undefined
    this.#linea.dto = dicho.valor
    this.#hecha('dto')
    return dicho.fin
  }

  /** "talla 38, no, perdón, 40": a bare value takes the place of the last one. */
  #corregida(i: number): number | undefined {
    if (!this.#corrige || !this.#linea) return undefined
    const numero = cardinal(this.#lista, i)
    if (numero && this.#ultima === 'precio') this.#linea.precio = numero.valor
    else if (numero && this.#ultima === 'dto') this.#linea.dto = numero.valor
    else if (numero && this.#ultima === 'numero') this.#linea.numero = String(numero.valor)
    else {
      const otra = this.#ultima === 'talla' ? talla(this.#lista, i) : undefined
      const previa = this.#grupo().tallas.pop()
      if (!otra || !previa) {
        if (previa) this.#grupo().tallas.push(previa)
        return undefined
      }
      this.#grupo().tallas.push({ ...otra.valor, cantidad: previa.cantidad })
      this.#hecha('talla')
      return otra.fin
    }
    this.#corrige = false
    return numero.fin
  }

  #color(i: number): number | undefined {
    const en = this.#lista[i]?.palabra === 'en'
    const desde = en || this.#lista[i]?.palabra === 'color' ? i + 1 : i
    const suelta = en ? undefined : this.#tallaSuelta(i)
    if (suelta !== undefined) return suelta
    const inicioDelNombre = this.#lista[desde]?.palabra === 'color' ? desde + 1 : desde
    const dicho = nombreDeColor(this.#lista, inicioDelNombre)
    if (!dicho || !this.#linea || RELLENO.test(dicho.valor)) return undefined
    const previo = this.#linea.grupos.at(-1)
    if (previo && (previo.color === '' || (this.#corrige && this.#ultima === 'color'))) previo.color = dicho.valor
    else {
      const grupo = { color: dicho.valor, tallas: [], rango: null }
      this.#linea.grupos.push(grupo)
      if (!en && previo) this.#dudosos.add(grupo)
    }
    this.#hecha('color')
    return dicho.fin
  }

  /** A size alone, right after the colour: "negro XL", "negro 38". */
  #tallaSuelta(i: number): number | undefined {
    const sola = talla(this.#lista, i)
    if (!sola) return undefined
    const siguiente = this.#lista[sola.fin]
    const acaba = !siguiente || siguiente.pausa || TRAS_TALLA.test(siguiente.palabra)
    if (cardinal(this.#lista, i) && !(this.#ultima === 'color' && acaba)) return undefined
    this.#grupo().tallas.push({ ...sola.valor, cantidad: null })
    this.#hecha('talla')
    return sola.fin
  }

  #suelta(i: number): number {
    const palabra = this.#lista[i]?.palabra ?? ''
    if (!RELLENO.test(palabra)) this.#suelto.push(palabra)
    return i + 1
  }

  #cerrar(): void {
    const linea = this.#linea
    this.#linea = null
    this.#corrige = false
    if (linea) {
      const esRuido = (grupo: GrupoDictado) =>
        this.#dudosos.has(grupo) && grupo.tallas.length === 0 && grupo.rango === null
      this.#suelto.push(...linea.grupos.filter(esRuido).map(({ color }) => color))
      this.#lineas.push({ ...linea, grupos: linea.grupos.filter((grupo) => !esRuido(grupo)) })
    }
    if (this.#suelto.length > 0) this.#ignorado.push(this.#suelto.join(' '))
    this.#suelto = []
  }
}

/** Reads dictated or typed invoice lines. */
export const leerDictado = (texto: string): Dictado => new Oyente(texto).oir()
