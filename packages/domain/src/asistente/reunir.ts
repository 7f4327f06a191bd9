import { CAMPOS, dice, type Ranuras, type Senas } from './ranuras.ts'
import { clasificar, RASGOS } from './rasgos.ts'

/** Garments, whichever they are. */
const PRENDA =
  /^(modelos?|prendas?|referencias?|articulos?|styles?|models?|garments?|items?|pieces|pecas?|peces|artigos?|articles?|algo|something|anything|ropa|clothes|roupas?|roba)$/
const ENTRE = /^(between|entre)$/
const DE_CORTO_A_LARGO = (['corto', 'rodilla', 'midi', 'largo'] as const).map((largo) =>
  RASGOS.findIndex(({ detalle }) => detalle === largo),
)
/** A garment is of one length and has one print: two of them are told of different ones. */
const UNO_SOLO: ReadonlySet<string> = new Set(['largo', 'estampado'])

const unicos = <T>(lista: readonly T[]): T[] => [...new Set(lista)]
const senasUnicas = (senas: Senas): Senas =>
  Object.fromEntries(CAMPOS.map((campo) => [campo, unicos<unknown>(senas[campo])])) as unknown as Senas

const sinRepetir = (r: Ranuras): Ranuras => ({
  ...r,
  ...senasUnicas(r),
  no: senasUnicas(r.no),
  numeros: unicos(r.numeros),
  ajenos: unicos(r.ajenos),
  propios: unicos(r.propios),
  parientes: unicos(r.parientes),
  salvo: unicos(r.salvo),
  atributos: unicos(r.atributos),
  lugares: unicos(r.lugares),
  resto: unicos(r.resto),
  sinDecir: unicos(r.sinDecir),
})

/** What was read, besides what it means. */
interface Leido {
  palabras: readonly string[]
  /** The kinds of garment as they were said. */
  prendas: readonly { dicha: string; ids: readonly number[] }[]
  conjuntos: ReadonlySet<number>
  conTipo: boolean
  deConjunto: boolean
}

/** Puts together what may take each other's place. */
export function unir(alternativas: readonly number[][], grupo: readonly number[]): number[][] {
  const comunes = alternativas.filter((otro) => otro.some((rasgo) => grupo.includes(rasgo)))
  const otras = alternativas.filter((otro) => !comunes.includes(otro))
  return [...otras, unicos([...comunes.flat(), ...grupo])]
}

/** `Between short and long`: the lengths that lie between them, if there are any. */
function entreDos(grupo: readonly number[], palabras: readonly string[]): number[] | undefined {
  const lugares = grupo.map((rasgo) => DE_CORTO_A_LARGO.indexOf(rasgo)).sort((a, b) => a - b)
  const [corto = -1, largo = -1] = lugares
  const entre = DE_CORTO_A_LARGO.slice(corto + 1, largo)
  const dicho = palabras.some((palabra) => ENTRE.test(palabra))
  return dicho && lugares.length === 2 && corto >= 0 && entre.length > 0 ? entre : undefined
}

/** Several lengths, or several prints: one of them is enough. */
function deUnaClase(r: Ranuras, { palabras }: Leido): Ranuras {
  const suyos = unicos(r.rasgos).filter((rasgo) => !RASGOS[rasgo]?.ajeno && UNO_SOLO.has(clasificar(rasgo)))
  let { rasgos, alternativas } = r
  for (const grupo of Map.groupBy(suyos, clasificar).values()) {
    // «Estampado de flores»: of all prints, the one that is said again.
    const otraVez = grupo.filter((rasgo) => r.rasgos.filter((otro) => otro === rasgo).length > 1)
    const quedan = entreDos(grupo, palabras) ?? (otraVez.length > 0 ? otraVez : grupo)
    rasgos = [...rasgos.filter((rasgo) => !grupo.includes(rasgo)), ...quedan]
    if (quedan.length > 1) alternativas = unir(alternativas, quedan)
  }
  return { ...r, rasgos, alternativas }
}

/** Of a set of jacket and trousers, jacket and trousers are what its text tells. */
function partes(r: Ranuras, { prendas, conjuntos, deConjunto: deAntes }: Leido): Ranuras {
  const deConjunto = r.tipos.filter((id) => conjuntos.has(id))
  if ((deConjunto.length === 0 && !deAntes) || deConjunto.length === r.tipos.length) return r
  const suyas = prendas.filter(({ ids }) => ids.length > 0 && !ids.some((id) => conjuntos.has(id)))
  return { ...r, resto: [...r.resto, ...suyas.map(({ dicha }) => dicha)], tipos: deConjunto }
}

/** So many colours are said of garments, and nothing of how few may be ordered. */
function contadas(r: Ranuras, { palabras, conTipo }: Leido): Ranuras {
  if (r.cuantas.length === 0) return r
  const deEllas = conTipo || dice(r) || palabras.some((palabra) => PRENDA.test(palabra))
  return deEllas ? { ...r, intenciones: r.intenciones.filter((una) => una !== 'pocas') } : { ...r, cuantas: [] }
}

/** «Faldas vaqueras, ¿o no trabajáis el denim?»: what is wanted is not denied by asking whether there is any. */
function sinDesdecirse(r: Ranuras): Ranuras {
  const rasgos = r.no.rasgos.filter((uno) => !r.rasgos.includes(uno))
  const colores = r.no.colores.filter((uno) => !r.colores.includes(uno))
  return { ...r, no: { ...r.no, rasgos, colores } }
}

/** What was read word by word, as one. */
export const reunir = (r: Ranuras, leido: Leido): Ranuras =>
  sinRepetir([partes, deUnaClase, contadas, sinDesdecirse].reduce((hasta, paso) => paso(hasta, leido), r))
