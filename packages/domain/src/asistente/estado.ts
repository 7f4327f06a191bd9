import type { Idioma } from '../idioma.ts'
import { plano } from '../texto.ts'
import { type Intencion, SIGUE } from './intenciones.ts'
import { esLigera } from './ligeras.ts'
import {
  CAMPOS,
  type Cuantas,
  dice,
  type Minimo,
  nombraPrendas,
  type Ranuras,
  type Senas,
  SIN_SENAS,
} from './ranuras.ts'
import { clasificar } from './rasgos.ts'

/** What of the last question the next one may go on from. */
export interface Estado extends Senas {
  /** The only model that was spoken of. */
  modeloId: number | null
  no?: Senas
  minimos?: Minimo[]
  cuantas?: Cuantas[]
  tonos?: number[][]
  juntos?: boolean
  alternativas?: number[][]
  /** Other words by which they were found. */
  palabras?: string[]
  /** A model was named, by its reference or its name. */
  nombrado?: boolean | undefined
  /** Words that were not to be said of them. */
  sinDecir?: string[]
  /** Models that were left out. */
  salvo?: string[]
  /** The models that were shown, in their order. */
  mostrados?: number[]
  /** The answer of the house that was given last, if it may be asked again of another place. */
  faq?: string | undefined
}

export interface Turno {
  pregunta: string
  respuesta: string
}

const senasDe = ({ tipos, colores, tallas, temporadas, colecciones, rasgos }: Senas): Senas => ({
  ...{ tipos, colores, tallas, temporadas, colecciones, rasgos },
})

export const estadoDe = (ranuras: Ranuras, modeloId: number | null, palabras: readonly string[] = []): Estado => ({
  ...senasDe(ranuras),
  modeloId,
  no: ranuras.no,
  minimos: ranuras.minimos,
  cuantas: ranuras.cuantas,
  tonos: ranuras.tonos,
  juntos: ranuras.juntos,
  alternativas: ranuras.alternativas,
  palabras: [...palabras],
  sinDecir: ranuras.sinDecir,
  salvo: ranuras.salvo,
  nombrado: ranuras.numeros.length + ranuras.propios.length > 0,
})

const CORTA = 6
const NO_TAN_CORTA = 8
const MUY_CORTA = 3

/** Whether it begins as one that goes on from the question before. */
export const empiezaSiguiendo = (pregunta: string, idioma: Idioma): boolean =>
  SIGUE[idioma].test(plano(pregunta).replace(/^[^\p{L}\p{N}]+/u, ''))

const Y_OTRO = /^\W*(?:and|y|e|i|what about|how about|que tal)\b/

const nadaMasQueTipo = (ranuras: Ranuras, idioma: Idioma): boolean =>
  !dice({ ...ranuras, tipos: [] }) &&
  !dice(ranuras.no) &&
  ranuras.atributos.length + ranuras.intenciones.length === 0 &&
  ranuras.resto.every((palabra) => esLigera(palabra, idioma))

/** `And dresses?`: of another kind, and else the same. */
const soloOtroTipo = (pregunta: string, ranuras: Ranuras, idioma: Idioma): boolean =>
  Y_OTRO.test(plano(pregunta)) &&
  empiezaSiguiendo(pregunta, idioma) &&
  nadaMasQueTipo(ranuras, idioma) &&
  ranuras.resto.length === 0 &&
  pregunta.trim().split(/\s+/).length <= MUY_CORTA

/** `No, skirts`: the kind alone is put right. */
const otroTipoEnSuLugar = (pregunta: string, ranuras: Ranuras, idioma: Idioma): boolean =>
  ranuras.corrige && nadaMasQueTipo(ranuras, idioma) && pregunta.trim().split(/\s+/).length <= CORTA

const SOLO_ESO = /^\W*(?:only|just|solo|solamente|so|somente|apenas|nomes)\b/

/** `Only jumpers, and in green`: of those that were spoken of, the ones that are that too. */
const soloEsas = (pregunta: string, ranuras: Ranuras, idioma: Idioma): boolean =>
  SOLO_ESO.test(plano(pregunta)) &&
  ranuras.intenciones.length === 0 &&
  ranuras.resto.every((palabra) => esLigera(palabra, idioma)) &&
  pregunta.trim().split(/\s+/).length <= NO_TAN_CORTA

/** `With a zip`: how those that were spoken of are to be. */
const CON_ALGO = /^[^a-z]{0,5}(?:with|without|con|sin|com|sem|amb|sense)\b/

/** `Which comes in most colours?`, of those that were spoken of. */
export const pideElMas = ({ intenciones, extrema }: Ranuras): boolean =>
  extrema !== undefined || intenciones.some((una) => DEL_MAS.has(una))
const DEL_MAS: ReadonlySet<Intencion> = new Set(['masColores', 'menosColores', 'masTallas', 'menosTallas'])

/** `That go up to XXL`: the same, of what they are. */
const QUE_SEAN =
  /^[^a-z]{0,5}(?:que (?:lleguen|sean|tengan|lleven|vengan|vayan|salgan|cheguem|sejam|tenham|venham|levem|vao|arribin|siguin|tinguin|portin|vinguin)|(?:that|which) (?:are|go|come|have|reach))\b/

/** Whether it goes on from the question before: it says so, or it only says what is different. */
export function sigue(pregunta: string, ranuras: Ranuras, idioma: Idioma): boolean {
  if (ranuras.numeros.length + ranuras.propios.length > 0) return false
  if (ranuras.tipos.length > 0)
    return [soloOtroTipo, otroTipoEnSuLugar, soloEsas].some((va) => va(pregunta, ranuras, idioma))
  if (ranuras.corrige || empiezaSiguiendo(pregunta, idioma)) return true
  const palabras = pregunta.trim().split(/\s+/).length
  if (palabras <= CORTA && CON_ALGO.test(plano(pregunta))) return true
  if (palabras <= NO_TAN_CORTA && nombraPrendas(ranuras) && QUE_SEAN.test(plano(pregunta))) return true
  if (palabras <= MUY_CORTA && ranuras.intenciones.some((una) => una === 'precio' || una === 'existencias')) return true
  const resto = ranuras.resto.filter((palabra) => !esLigera(palabra, idioma))
  if (resto.length === 0 && pideElMas(ranuras) && !dice(ranuras)) return true
  if ((dice(ranuras.no) || ranuras.salvo.length > 0) && !dice(ranuras) && palabras <= NO_TAN_CORTA) return true
  const algo = nombraPrendas(ranuras) || ranuras.atributos.length > 0
  return algo && resto.length === 0 && palabras <= CORTA
}

const otra = <T>(nueva: readonly T[], vieja: readonly T[]): T[] => [...(nueva.length > 0 ? nueva : vieja)]

/** New traits beside those of before that say something else. */
function rasgosDespues(nuevos: readonly number[], viejos: readonly number[]): number[] {
  const clases = new Set(nuevos.map(clasificar))
  return [...viejos.filter((rasgo) => !clases.has(clasificar(rasgo))), ...nuevos]
}

const sin = (senas: Senas, otras: Senas): Senas =>
  Object.fromEntries(
    CAMPOS.map((campo) => [
      campo,
      (senas[campo] as unknown[]).filter((valor) => !(otras[campo] as unknown[]).includes(valor)),
    ]),
  ) as unknown as Senas

const juntas = (unas: Senas, otras: Senas): Senas =>
  Object.fromEntries(
    CAMPOS.map((campo) => [campo, [...new Set<unknown>([...unas[campo], ...otras[campo]])]]),
  ) as unknown as Senas

/** The question with what it takes over from the one before; what it says itself goes first. */
export function continuar(r: Ranuras, antes: Estado): Ranuras {
  const quedan = sin(senasDe(antes), r.no)
  const si: Senas = {
    tipos: otra(r.tipos, quedan.tipos),
    colores: otra(r.colores, quedan.colores),
    tallas: otra(r.tallas, quedan.tallas),
    temporadas: otra(r.temporadas, quedan.temporadas),
    colecciones: otra(r.colecciones, quedan.colecciones),
    rasgos: rasgosDespues(r.rasgos, quedan.rasgos),
  }
  const minimos = [...(antes.minimos ?? []), ...r.minimos].filter(({ rasgo }) => si.rasgos.includes(rasgo))
  const resto = [...new Set([...r.resto, ...(antes.palabras ?? [])])].filter((una) => !r.sinDecir.includes(una))
  const sinDecir = [...new Set([...(antes.sinDecir ?? []), ...r.sinDecir])].filter((una) => !r.resto.includes(una))
  const alternativas = [...(antes.alternativas ?? []), ...r.alternativas].filter((grupo) =>
    grupo.every((rasgo) => si.rasgos.includes(rasgo)),
  )
  const { tonos, juntos } = r.colores.length > 0 ? r : { tonos: antes.tonos ?? [], juntos: antes.juntos ?? false }
  const cuantas = r.cuantas.length > 0 ? r.cuantas : (antes.cuantas ?? [])
  const no = sin(juntas(antes.no ?? SIN_SENAS, r.no), r)
  const salvo = [...(antes.salvo ?? []), ...r.salvo]
  return { ...r, ...si, no, salvo, minimos, cuantas, tonos, juntos, alternativas, resto, sinDecir }
}
