import { acompana } from '@telar/domain/asistente/atributos'
import { type Clase, sentidoDe, sePide, sePideCon } from '@telar/domain/asistente/diccionario'
import type { Intencion } from '@telar/domain/asistente/intenciones'
import { esLigera } from '@telar/domain/asistente/ligeras'
import { esLugar } from '@telar/domain/asistente/lugares'
import { esDebil, esNeutra, nadaDice, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import { IDIOMAS } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, deLaCasa, pide, type Respuesta } from './casos.ts'
import { seDice } from './indice.ts'
import { type Frase, frase } from './redactar/frase.ts'
import { buscarRespuestas, explica, type Hallada } from './respuestas.ts'

/** Sure enough to answer with it, and surer than with what else was understood. */
const BASTA = 0.45

export const SEGURO = 0.6

const EXTRANAS = 3

const DEL_TODO = 0.9

const SIN_OTRA = 1.3

const CLARA = 1.5

const LARGA = 4

/** The best answer of the house for these words. */
export const mejor = ({ indice, idioma }: Caso, palabras: readonly string[]): Hallada | undefined =>
  buscarRespuestas(indice.idiomas[idioma], palabras)[0]

/** With what else an answer is asked for. */
const SE_PIDE_CON: Record<string, Intencion> = {
  'faq:precios': 'precio',
  'faq:showroom': 'visita',
  'faq:alta': 'particular',
  'faq:minimo': 'pocas',
  'faq:tallas': 'pocas',
  'pagina:/about': 'empresa',
}

/** What says of which garment: an answer of the house is for all of them. */
const DE_CUALQUIERA: readonly Clase[] = ['tipo', 'pariente', 'propio', 'color', 'temporada', 'novedad']

/** Words that mean something, and that neither the answer nor the garments it is asked of account for. */
export function sinExplicar(caso: Caso, clave: string): string[] {
  const deIdioma = caso.indice.idiomas[caso.idioma]
  return conSentido(caso, clave).filter((palabra) => !explica(deIdioma, clave, palabra))
}

/** The words of a question that say something of what an answer may be asked for. */
function conSentido({ indice, idioma, r, pregunta }: Caso, clave: string): string[] {
  const { dic } = indice.idiomas[idioma]
  const intencion = SE_PIDE_CON[clave]
  const pedida = (palabra: string) =>
    sePideCon(dic, palabra, 'saludo', 'gracias', ...(intencion ? [intencion] : [])) && sePide(dic, palabra)
  return palabrasDe(pregunta).filter(
    (palabra) =>
      !/\d/.test(palabra) &&
      !nadaDice(palabra, idioma) &&
      !esLigera(palabra, idioma) &&
      !esDebil(raiz(palabra, idioma), idioma) &&
      !r.lugares.includes(palabra) &&
      !esLugar(palabra) &&
      !pedida(palabra) &&
      !DE_CUALQUIERA.some((clase) => sentidoDe(dic, [palabra])?.has(clase)),
  )
}

/** Whether an answer accounts for no less of what was said than it leaves over. */
export const explicaLaMitad = (caso: Caso, clave: string): boolean =>
  sinExplicar(caso, clave).length * 2 <= conSentido(caso, clave).length

/** «Cuántas colecciones al año», «la colección de otros años»: years of something else than the house. */
const deOtrosAnos = (caso: Caso): boolean =>
  caso.r.atributos.includes('colecciones') || (pide(caso, 'cuantos') && caso.r.atributos.length > 0)

/** A month or a feast: what is so all year may not be so then. */
const ENTONCES =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad(?:es)?|semana santa|vacaciones|festivos?|puente|january|february|april|june|july|august|september|october|november|december|christmas|easter|bank holidays?|holidays|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|natal|pascoa|ferias|feriados?|gener|febrer|maig|juny|juliol|agost|setembre|octubre|novembre|desembre|nadal|setmana santa|vacances|festius?)\b/
const DE_ENTONCES: ReadonlySet<string> = new Set(['faq:portes', 'faq:plazos', 'contacto'])

/** Whether it is asked of a time of the year, of which the answer says nothing. */
export const deUnMes = ({ pregunta }: Caso): boolean => ENTONCES.test(plano(pregunta))

export const deEntonces = ({ pregunta }: Caso, clave: string): boolean =>
  DE_ENTONCES.has(clave) && ENTONCES.test(plano(pregunta))

/** Whether nothing speaks against it: all that was said is of it, or what is of it tells it from any other. */
function esCierta(caso: Caso, hallada: Hallada): boolean {
  const { clave, confianza, palabras, firmes, central, ventaja, disputada } = hallada
  if (sinExplicar(caso, clave).length > 0) return false
  if ((clave === 'pagina:/about' && deOtrosAnos(caso)) || deEntonces(caso, clave)) return false
  if (disputada || (firmes <= 1 && !central && nombraPrendas(caso.r))) return false
  const larga = palabrasDe(caso.pregunta).length > LARGA
  if (confianza >= DEL_TODO)
    return firmes > 1 || palabras > 1 || (firmes > 0 && central && (hallada.muyCentral || !larga))
  return firmes > 1 && confianza >= SEGURO && ventaja >= (extranas(caso) > 0 ? CLARA : SIN_OTRA)
}

/** It may be what was asked, or not. */
export const quiza = (caso: Caso, respuesta: Respuesta): Respuesta => ({
  ...respuesta,
  texto: `${frase(caso.idioma, 'quiza')}\n${respuesta.texto}`,
  sinRespuesta: true,
})

/** Whether more was said than what asks for that. */
const diceMas = ({ indice, idioma, r }: Caso, que: Intencion): boolean =>
  r.resto.some(
    (palabra) =>
      !sePideCon(indice.idiomas[idioma].dic, palabra, que, 'saludo', 'gracias') &&
      !esLigera(palabra, idioma) &&
      !esDebil(raiz(palabra, idioma), idioma),
  )

const hablaDeRopa = ({ r, pregunta }: Caso): boolean =>
  nombraPrendas(r) || r.atributos.length > 0 || DE_MODELOS.test(pregunta)

/** The answer to that, unless something else was said too: then it only may be. */
export const siNadaMas = (caso: Caso, que: Intencion, respuesta: Respuesta): Respuesta =>
  extranas(caso) > 0 ||
  diceMas(caso, que) ||
  (que === 'contacto' && hablaDeRopa(caso)) ||
  (que === 'empresa' && deOtrosAnos(caso))
    ? quiza(caso, respuesta)
    : respuesta

/** The answer, unless something was said that it does not account for. */
export const siSeExplica = (caso: Caso, clave: string): Respuesta =>
  sinExplicar(caso, clave).length > 0 || deEntonces(caso, clave)
    ? quiza(caso, deLaCasa(caso, clave))
    : deLaCasa(caso, clave)

/** The answer, and where it is not quite certain that it is the one, that too. */
export function siAcaso(caso: Caso, hallada: Hallada): Respuesta {
  const respuesta = deLaCasa(caso, hallada.clave)
  return esCierta(caso, hallada) ? respuesta : quiza(caso, respuesta)
}

/** Whether it is sure enough to answer with: the more was said that nobody here uses, the surer it must be. */
export function convence(
  caso: Caso,
  { confianza, palabras, juntas, firmes, central, fuerte, ventaja }: Hallada,
): boolean {
  const sueltas = extranas(caso)
  if (pide(caso, 'cuantos') && juntas === 0 && palabras === 1) return false
  if (sueltas > 0 && firmes <= 1 && !central) return false
  if (!fuerte && (palabras === 1 || sueltas > 0)) return false
  if (confianza >= SEGURO) return true
  return confianza >= BASTA && (sueltas === 0 || (palabras > 1 && ventaja >= CLARA))
}

/** Where nothing is known in one's own language: what was asked in another of the house's, if that is quite certain. */
export function enOtroIdioma({ indice, idioma, pregunta }: Caso): string | undefined {
  const [mejorDeTodas] = IDIOMAS.filter((otro) => otro !== idioma)
    .flatMap((otro) => buscarRespuestas(indice.idiomas[otro], palabrasDe(pregunta)).slice(0, 1))
    .sort((a, b) => b.confianza - a.confianza)
  return mejorDeTodas && mejorDeTodas.firmes > 1 && mejorDeTodas.confianza >= SEGURO ? mejorDeTodas.clave : undefined
}

/** What the catalogue holds, by whatever name. */
export const DE_MODELOS =
  /\b(modelos?|prendas?|referencias?|art[ií]culos?|styles?|models?|garments?|items?|pieces?|pe[cç]as?|peces|artigos?|articles?|algo|something|anything|alguma coisa|alguna cosa|qualquer coisa|cualquier cosa|qualsevol cosa|cositas?|coisinhas?|stuff|things|ropa|clothes|roupas?|roba|looks?|outfits?)\b/i

/** What a list or a page of a model answers, or is said by the way. */
const DE_PRENDAS: ReadonlySet<Intencion> = new Set([
  ...(['saludo', 'gracias', 'enfado', 'precio', 'existencias', 'disponible', 'cuantos', 'comparar'] as const),
  ...(['masColores', 'masTallas', 'menosColores', 'menosTallas', 'pocas', 'particular'] as const),
])

/** Whether a word beside garments only asks for them. */
const dePedir = ({ indice, idioma, r }: Caso, palabra: string): boolean =>
  acompana(palabra, r.rasgos.length > 0 ? [...r.atributos, 'composicion'] : r.atributos) ||
  sePideCon(indice.idiomas[idioma].dic, palabra, ...r.intenciones.filter((una) => DE_PRENDAS.has(una)))

/** Words that nobody here has ever used; of garments, whatever is not said of those that were found. */
export function lasExtranas(caso: Caso, deEllas?: readonly string[], todas = false): string[] {
  const { indice, idioma, r } = caso
  const deIdioma = indice.idiomas[idioma]
  return r.resto.filter((palabra) => {
    const suya = raiz(palabra, idioma)
    if (esLigera(palabra, idioma)) return false
    if (deEllas ? dePedir(caso, palabra) : sePide(deIdioma.dic, palabra)) return false
    const callada = esDebil(suya, idioma) && !(todas && !esNeutra(palabra, idioma))
    return deEllas ? !deEllas.includes(palabra) && !callada : !seDice(deIdioma, suya)
  })
}

export const extranas = (caso: Caso): number => lasExtranas(caso).length

/** What of the question was not understood is said before what was found without it. */
export function conReserva(
  caso: Caso,
  respuesta: Respuesta,
  dichas: readonly string[],
  clave: Frase = 'noEntiendo',
  todas = false,
): Respuesta {
  const palabras = lasExtranas(caso, dichas, todas)
  if (palabras.length === 0) return respuesta
  const que = palabras.slice(0, EXTRANAS).join(' ')
  const { vocabulario } = caso.indice.idiomas[caso.idioma]
  const deOtras = clave === 'noEntiendo' && palabras.every((palabra) => vocabulario.has(raiz(palabra, caso.idioma)))
  return {
    ...respuesta,
    texto: [
      frase(caso.idioma, deOtras ? 'ningunaLoDice' : clave, { que }),
      respuesta.texto,
      ...(clave === 'noEntiendo' ? [frase(caso.idioma, 'loDemas', { que })] : []),
    ].join('\n'),
    sinRespuesta: true,
  }
}

/** A colour or a size among strange words is no question about garments. */
export const hablaDeOtraCosa = (caso: Caso): boolean => {
  const { tipos, colecciones, numeros, propios } = caso.r
  if (tipos.length + colecciones.length + numeros.length + propios.length > 0) return false
  return extranas(caso) + caso.r.lugares.length > 0 && !DE_MODELOS.test(caso.pregunta)
}
