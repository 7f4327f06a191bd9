import { sentidoDe } from '@telar/domain/asistente/diccionario'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { dice, nombraPrendas } from '@telar/domain/asistente/ranuras'
import { RASGOS } from '@telar/domain/asistente/rasgos'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, conModelos, pide, type Respuesta, solo } from './casos.ts'
import { conReserva, DE_MODELOS, lasExtranas, quiza } from './certeza.ts'
import { porPalabras as diciendo, exactos } from './filtrar.ts'
import type { Indexado } from './indice.ts'
import { hablados } from './modelo.ts'
import { noSe } from './redactar/casa.ts'
import { comparar, contar } from './redactar/ficha.ts'
import { frase } from './redactar/frase.ts'
import { cuantos, lineas, porTallas } from './redactar/listas.ts'
import { queSePide, rasgo as rasgoEn } from './redactar/pedido.ts'
import type { Hallada } from './respuestas.ts'

const MITAD = 0.5

/** How many, and not how much. */
export const VARIOS =
  /\b(?:cuant[oa]s|quant[oa]s|quants|quantes|how many|number of|numero de|nombre de|cantidad|quantidade|quantitat)\b/

/** How many there are; what a page of the house answers is not counted. */
export function contados(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { indice, idioma, r } = caso
  if (!pide(caso, 'cuantos') || !VARIOS.test(plano(caso.pregunta))) return undefined
  if (pide(caso, 'existencias', 'precio') || hablados(caso).length > 0) return undefined
  // «A cuántos grados»: so many of something else.
  if (r.atributos.includes('cuidados')) return undefined
  const otraCosa = r.resto.some((palabra) => !DE_MODELOS.test(palabra))
  if (faq?.fuerte && faq.confianza >= MITAD && (otraCosa || (r.resto.length > 0 && !dice(r)))) return undefined
  if (!nombraPrendas(r) && (r.resto.length > 0 || !DE_MODELOS.test(caso.pregunta))) return undefined
  if (r.atributos.some((uno) => uno !== 'colecciones' && uno !== 'composicion') && !nombraPrendas(r)) return undefined
  const deIdioma = indice.idiomas[idioma]
  const { modelos, dichas } = diciendo(deIdioma, exactos(indice, deIdioma, r), r.resto)
  return conReserva(
    caso,
    conModelos(cuantos(indice, r, modelos, idioma, dichas), modelos, r, dichas),
    dichas,
    'noEntiendo',
    true,
  )
}

const ENTRE = /\b(?:between|entre)\b/
/** Which of two is longer or wider: what each is stands beside the other. */
const CUAL_MAS =
  /\b(?:longer|shorter|wider|looser|tighter)\b|\b(?:mas|menos) (?:larg[oa]|cort[oa]|anch[oa]|estrech[oa]|ajustad[oa])\b|\b(?:mais|menos) (?:comprid[oa]|curt[oa]|larg[oa]|estreit[oa]|just[oa])\b|\b(?:mes|menys) (?:llarga?|curta?|ample|ampla|estreta?|ajustada?)\b/

/** Two models side by side: whoever names two wants to know how they differ. */
export function comparados(caso: Caso): Respuesta | undefined {
  const { numeros, propios } = caso.r
  const [uno, otro, ...mas] = hablados(caso)
  const comparacion = pide(caso, 'comparar') || CUAL_MAS.test(plano(caso.pregunta))
  const dos = comparacion || numeros.length + propios.length === 2
  if (!dos || !uno || !otro || mas.length > 0 || pide(caso, 'precio', 'existencias')) return undefined
  const dosFichas = [uno, otro].map((cual) => contar(caso.indice, cual, caso.r, caso.idioma))
  const enParticular = dice({ ...caso.r, tipos: [], temporadas: [] }) || dice({ ...caso.r.no, tipos: [] })
  if (!comparacion && enParticular)
    return conReserva(caso, conModelos(dosFichas.join('\n'), [uno, otro], caso.r), [], 'noLoDice')
  const juntos = conModelos(comparar(caso.indice, uno, otro, caso.idioma), [uno, otro], caso.r)
  const segura = uno.modelo.tipoId === otro.modelo.tipoId && lasExtranas(caso, []).length === 0
  return comparacion || ENTRE.test(plano(caso.pregunta)) || segura
    ? conReserva(caso, juntos, [], 'noLoDice')
    : quiza(caso, juntos)
}

const COLORES = ({ modelo }: Indexado) => modelo.colores.length
const TALLAS = ({ modelo }: Indexado) => modelo.tallas.length
const CUENTA = { masColores: COLORES, menosColores: COLORES, masTallas: TALLAS, menosTallas: TALLAS }

const ESE_EN_MAS =
  /\b(?:es[ea]s?|est[ea]s?|this|that|these|those|it|aquest\w{0,3}|aquell\w{0,3}|l[oa]s?)\b.{0,24}\b(?:en|in|em) (?:mas|more|mais|mes) (?:colores|colours|colors|cores|tonos|tons|shades|tallas|sizes|tamanhos|talles)\b/

/** Those of which there are most colours or sizes, or fewest. */
export function elMas(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r } = caso
  const deIdioma = indice.idiomas[idioma]
  const cual = (Object.keys(CUENTA) as (keyof typeof CUENTA)[]).find((una) => pide(caso, una))
  if (!cual || hablados(caso).length > 0) return undefined
  const { modelos, dichas } = diciendo(deIdioma, exactos(indice, deIdioma, r), r.resto)
  const cuantas = modelos.map(CUENTA[cual])
  const n = cual.startsWith('menos') ? Math.min(...cuantas) : Math.max(...cuantas)
  const suyos = modelos.filter((indexado) => CUENTA[cual](indexado) === n)
  if (suyos.length === 0) return undefined
  const cabeza = frase(idioma, suyos.length === 1 ? cual : `${cual}Varios`, { n })
  const respuesta = conReserva(caso, conModelos([cabeza, ...lineas(suyos, r, idioma)].join('\n'), suyos, r), dichas)
  // «¿Ese lo tenéis en más colores?»: in others too, and not in most.
  return ESE_EN_MAS.test(plano(caso.pregunta)) && !respuesta.sinRespuesta ? quiza(caso, respuesta) : respuesta
}

/** Of all sizes the first or the last; numbers before letters, of which nobody says how large they are. */
function tallaExtrema(modelos: readonly Indexado[], cual: 'mayor' | 'menor'): string | undefined {
  const todas = [...new Set(modelos.flatMap(({ modelo }) => modelo.tallas))].sort(porTallas)
  const numeros = todas.filter((talla) => /^\d+$/.test(talla))
  return (numeros.length > 0 ? numeros : todas).at(cual === 'mayor' ? -1 : 0)
}

/** `Which jacket goes up to the largest size`: those that are made in it. */
export function hastaQueTalla(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r } = caso
  const sin = { ...r, tallas: [] }
  if (r.extrema === undefined || r.tipos.length + r.colecciones.length === 0 || hablados(caso).length > 0)
    return undefined
  const deIdioma = indice.idiomas[idioma]
  const { modelos, dichas } = diciendo(deIdioma, exactos(indice, deIdioma, sin), r.resto)
  const talla = tallaExtrema(modelos, r.extrema)
  if (talla === undefined) return undefined
  const suyos = modelos.filter(({ modelo }) => modelo.tallas.includes(talla))
  const cabeza = frase(idioma, r.extrema === 'mayor' ? 'tallaMayor' : 'tallaMenor', { talla })
  const que = queSePide(indice, sin, idioma, dichas)
  return conReserva(
    caso,
    conModelos([`${que}. ${cabeza}`, ...lineas(suyos, r, idioma)].join('\n'), suyos, sin, dichas),
    dichas,
  )
}

/** Of which of them there is most: so much of a fibre, or so many. */
const MAS: Record<Idioma, RegExp> = {
  es: /\b(?:mas|mayor (?:porcentaje|proporcion|cantidad|contenido) (?:de|en))$/,
  en: /\b(?:more|most|(?:highest|greatest|biggest|largest|higher|greater) (?:percentage|proportion|amount|share|content|quantity)(?: of)?|highest)$/,
  pt: /\b(?:mais|maior (?:percentagem|proporcao|quantidade|teor) (?:de|em))$/,
  ca: /\b(?:mes|major (?:percentatge|proporcio|quantitat|contingut) (?:de|en))$/,
}
const MENOS: Record<Idioma, RegExp> = {
  es: /\b(?:menos|menor (?:porcentaje|proporcion|cantidad) de)$/,
  en: /\b(?:least|less|lowest|smallest)(?: (?:percentage|proportion|amount|share)(?: of)?)?$/,
  pt: /\b(?:menos|menor (?:percentagem|proporcao|quantidade) de)$/,
  ca: /\b(?:menys|menor (?:percentatge|proporcio|quantitat) de)$/,
}
const CUAL =
  /^\W*(?:y |and |e |i )?(?:cual|cuales|que|which|what|qual|quais|o que|quina?|quins|quines|are|is|do|does|hay|teneis|tienen|ha|tem|hi ha|teniu)\b/
const O = /\b(?:o|u|or|ou)\b/
const MAS_DE_ELLAS = /\b(?:mas|more|mais|mes)\b/

/** The fibre of which most is asked for, or least. */
function fibraDeLaQue({ indice, idioma, pregunta }: Caso, dicho: Record<Idioma, RegExp>): number | undefined {
  const { dic } = indice.idiomas[idioma]
  const palabras = palabrasDe(pregunta)
  const fibraEn = (palabra: string) =>
    [...(sentidoDe(dic, [palabra])?.get('rasgo') ?? [])].find((i) => RASGOS[i as number]?.fibra) as number | undefined
  return palabras
    .map((palabra, i) => (dicho[idioma].test(palabras.slice(0, i).join(' ')) ? fibraEn(palabra) : undefined))
    .find((rasgo) => rasgo !== undefined)
}

/** Kinds one beside the other: how many of each there are, and how much of the fibre they have at most. */
function entreTipos(caso: Caso, rasgo: number | undefined): Respuesta {
  const { indice, idioma, r } = caso
  const renglones = r.tipos.map((tipo) => {
    const suyas = { ...r, tipos: [tipo] }
    const modelos = exactos(indice, indice.idiomas[idioma], suyas)
    const datos = { que: queSePide(indice, suyas, idioma), n: modelos.length }
    const parte = rasgo === undefined ? 0 : Math.max(0, ...modelos.map(({ rasgos }) => rasgos.get(rasgo) ?? 0))
    const clave = modelos.length === 0 ? 'cuentaCero' : modelos.length === 1 ? 'cuentaUno' : 'cuenta'
    const hasta =
      parte > 0 ? ` ${frase(idioma, 'comoMucho', { n: parte, valor: rasgoEn(rasgo as number, idioma) })}.` : ''
    return { n: parte || modelos.length, linea: `${frase(idioma, clave, datos)}${hasta}` }
  })
  return solo(renglones.map(({ linea }) => linea).join('\n'))
}

/** `Which has more wool, coats or jackets`, `the coat with most wool`: told from what their labels say. */
export function masQue(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const dicha = plano(pregunta)
  if (hablados(caso).length > 0 || !CUAL.test(dicha)) return undefined
  const menos = fibraDeLaQue(caso, MENOS)
  if (menos !== undefined && r.tipos.length > 0) return solo(noSe(indice, idioma), { sinRespuesta: true })
  const rasgo = fibraDeLaQue(caso, MAS)
  const dosTipos = r.tipos.length > 1 && O.test(dicha)
  if (dosTipos && (rasgo !== undefined || (MAS_DE_ELLAS.test(dicha) && r.resto.length === 0)))
    return entreTipos(caso, rasgo)
  if (rasgo === undefined) return undefined
  const modelos = exactos(indice, indice.idiomas[idioma], r)
  const parteDe = ({ rasgos }: Indexado) => rasgos.get(rasgo) ?? 0
  const mayor = Math.max(...modelos.map(parteDe), 0)
  const suyos = modelos.filter((indexado) => parteDe(indexado) === mayor)
  if (mayor === 0) return undefined
  const cabeza = frase(idioma, 'masDeTodo', { n: mayor, valor: rasgoEn(rasgo, idioma) })
  return conModelos([cabeza, ...lineas(suyos, r, idioma)].join('\n'), suyos, r)
}
