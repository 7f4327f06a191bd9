import { deOtraTienda, deUnPedido } from '@telar/domain/asistente/cuenta'
import { intencionDe } from '@telar/domain/asistente/diccionario'
import { empiezaSiguiendo } from '@telar/domain/asistente/estado'
import { esLigera } from '@telar/domain/asistente/ligeras'
import { nombraPrendas, type Ranuras } from '@telar/domain/asistente/ranuras'
import { esDeFuera } from '@telar/domain/asistente/tallas'
import { plano } from '@telar/domain/texto'
import {
  COMO_TALLA,
  DE_LARGO,
  DESDE_CUANDO,
  ESTATURA,
  EXTREMA,
  FUERA,
  QUE_ES,
  QUE_ES_ESO,
  REBAJA,
  TIENDA,
  UNA_DE_ELLAS,
} from './asuntos.ts'
import { type Caso, conModelos, deLaCasa, pide, type Respuesta, solo } from './casos.ts'
import {
  convence,
  deEntonces,
  deUnMes,
  enOtroIdioma,
  explicaLaMitad,
  extranas,
  mejor,
  quiza,
  siAcaso,
  siNadaMas,
  sinExplicar,
} from './certeza.ts'
import { calma, cortesia } from './cortesia.ts'
import { soloUnDia } from './fechas.ts'
import { comparados, contados, elMas, hastaQueTalla, masQue } from './figuras.ts'
import { deshaceUnPedido, esDePersonas } from './fuera.ts'
import { porCuidados } from './lavado.ts'
import { hablados, reservado } from './modelo.ts'
import { conPrendas, noSonPrendas, pocasPrendas, porPalabras, soloDeEllas } from './prendas.ts'
import { comoContactar, resumir } from './redactar/casa.ts'
import { contar } from './redactar/ficha.ts'
import { frase } from './redactar/frase.ts'
import { alPieDeLaLetra, type Hallada } from './respuestas.ts'
import { deTratos, pideOtraCosa, sinLugares } from './tratos.ts'

const DE_LA_EMPRESA = 'pagina:/about'

/** A number beside a letter, of no garment: which size is which. */
const dosTallajes = ({ tipos, tallas, colecciones }: Ranuras): boolean =>
  tipos.length + colecciones.length === 0 &&
  tallas.some((una) => /\d/.test(una)) &&
  tallas.some((una) => !/\d/.test(una))

/** Where an order is, its owner is told once signed in; others, how long they take. */
function deUnPedidoSinEntrar(caso: Caso): Respuesta {
  const plazos = deLaCasa(caso, 'faq:plazos')
  return { ...plazos, texto: `${plazos.texto}\n${frase(caso.idioma, 'entre')}` }
}

const cuantoMide = (caso: Caso): boolean => DE_LARGO.test(plano(caso.pregunta)) && hablados(caso).length > 0

/** What its page says of it, after what it does not. */
function conMedidas(caso: Caso): Respuesta {
  const { indice, idioma, r } = caso
  const suyos = hablados(caso)
  const fichas = suyos.map((uno) => contar(indice, uno, { ...r, tallas: [], rasgos: [], atributos: [] }, idioma))
  return { ...conModelos([frase(idioma, 'medidas'), ...fichas].join('\n'), suyos, r), sinRespuesta: true }
}

/** Answers that are not the same everywhere. */
export const SEGUN_EL_SITIO: ReadonlySet<string> = new Set(['plazos', 'portes'])

/** `And to the Canaries?`: the same, of another place. */
function deOtroSitio(caso: Caso): Respuesta | undefined {
  const { dicho, idioma, pregunta, antes, indice } = caso
  const faq = antes?.faq
  if (faq === undefined || dicho.lugares.length === 0 || !empiezaSiguiendo(pregunta, idioma)) return undefined
  const masCosas = dicho.resto.length + dicho.atributos.length + dicho.intenciones.length > 0 || nombraPrendas(dicho)
  return !masCosas && indice.faq.has(faq) ? deLaCasa(caso, `faq:${faq}`) : undefined
}

/** What is answered, if anything here answers it. */
export function decidir(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const educada = cortesia(caso)
  if (educada) return educada
  const literal = indice.idiomas[idioma].alPie.get(alPieDeLaLetra(pregunta))
  if (literal) return deLaCasa(caso, literal)
  if (deshaceUnPedido(pregunta)) return undefined
  if (
    caso.antes !== null &&
    caso.deAntes === undefined &&
    UNA_DE_ELLAS.test(plano(pregunta)) &&
    !nombraPrendas(caso.dicho)
  )
    return undefined
  const otroSitio = deOtroSitio(caso)
  if (otroSitio) return otroSitio
  if (deUnPedido(pregunta, idioma) && !pideOtraCosa(caso) && indice.faq.has('plazos')) return deUnPedidoSinEntrar(caso)
  if (deOtraTienda(pregunta) || esDePersonas(caso)) return undefined
  if (DESDE_CUANDO.test(plano(pregunta)) && !nombraPrendas(r))
    return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  if (pide(caso, 'particular')) return siNadaMas(caso, 'particular', solo(frase(idioma, 'soloTiendas')))
  const define =
    ((QUE_ES.test(plano(pregunta)) && r.colecciones.length > 0) ||
      (QUE_ES_ESO.test(plano(pregunta)) && r.rasgos.length > 0)) &&
    r.tipos.length + r.atributos.filter((uno) => uno !== 'tallas').length + hablados(caso).length === 0
  const prendas = !define && (nombraPrendas(r) || caso.deAntes !== undefined)
  const faq = mejor(caso, prendas ? sinDinero(caso) : sinLugares(caso))
  const sabida = faq && convence(caso, faq) ? faq : undefined
  const tratada = deTratos(caso, { prendas, sabida })
  if (tratada) return tratada.respuesta
  const deEllas = faq && soloDeEllas(caso, faq) ? undefined : faq
  const figura =
    calma(caso, faq) ??
    comparados(caso) ??
    hastaQueTalla(caso) ??
    elMas(caso) ??
    masQue(caso) ??
    contados(caso, deEllas) ??
    porCuidados(caso)
  if (figura) return figura
  const otraCosa = sabida?.fuerte && sabida.palabras > 1
  const deAlguien = ESTATURA.test(pregunta) && (prendas || r.atributos.includes('tallas'))
  const deTallas =
    pide(caso, 'medidas') || COMO_TALLA.test(plano(pregunta)) || (dosTallajes(r) && hablados(caso).length === 0)
  const deFuera = r.tallas.some(esDeFuera) && hablados(caso).length === 0
  if (deAlguien || deFuera || (deTallas && !otraCosa)) return solo(frase(idioma, 'medidas'), { sinRespuesta: true })
  if (cuantoMide(caso)) return conMedidas(caso)
  if (prendas) {
    const respuesta = conPrendas(caso, deEllas)
    if (respuesta) return respuesta
  }
  const deTejidos = TEJIDOS.test(plano(pregunta))
  const deSobra = r.resto.filter(
    (palabra) =>
      !(r.atributos.includes('tallas') && EXTREMA.test(palabra)) && !(deTejidos && esLigera(palabra, idioma)),
  )
  const fuera = FUERA.test(plano(pregunta))
  const resumen =
    !fuera && deSobra.length + r.lugares.length === 0 && !define && !noSonPrendas(caso)
      ? resumir(indice, deLoQueHay(caso), idioma)
      : undefined
  if (resumen)
    return r.extrema === undefined && EL_MAS.test(plano(pregunta)) ? quiza(caso, solo(resumen)) : solo(resumen)
  if (pide(caso, 'visita') && indice.faq.has('showroom') && !(sabida && sabida.palabras > 1))
    return siNadaMas(caso, 'visita', deLaCasa(caso, 'faq:showroom'))
  if (pide(caso, 'contacto') && !(sabida?.fuerte && sabida.palabras > 1)) return dondeEstamos(caso)
  if (r.lugares.length > 0 && TIENDA.test(plano(pregunta)))
    return siNadaMas(caso, 'contacto', solo(comoContactar(indice, idioma)))
  if (sabida?.clave === DE_LA_EMPRESA && pide(caso, 'empresa'))
    return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  if (
    sabida &&
    sabida.clave !== 'faq:devoluciones' &&
    REBAJA.test(plano(pregunta)) &&
    sinExplicar(caso, sabida.clave).length > 0
  )
    return reservado(caso, []) ?? siAcaso(caso, sabida)
  if (sabida && !(pide(caso, 'precio') && sabida.palabras === 1 && extranas(caso) > 0)) return siAcaso(caso, sabida)
  const pocas = pocasPrendas(caso)
  if (pocas) return pocas
  const [numero] = r.ajenos
  if (numero) return solo(frase(idioma, 'ajeno', { numero }))
  if (pide(caso, 'empresa')) return siNadaMas(caso, 'empresa', deLaCasa(caso, DE_LA_EMPRESA))
  const mezclada = extranas(caso) > 0 && !prendas ? enOtroIdioma(caso) : undefined
  if (mezclada) return quiza(caso, deLaCasa(caso, mezclada))
  return (
    porPalabras(caso) ??
    (extranas(caso) === 0 && (!noSonPrendas(caso) || pide(caso, 'precio'))
      ? (reservadoEntonces(caso) ?? resumirSuelto(caso))
      : undefined) ??
    (faq && !prendas && asoma(faq) && explicaLaMitad(caso, faq.clave)
      ? quiza(caso, deLaCasa(caso, faq.clave))
      : undefined)
  )
}

/** Prices and what is left are for customers; of a time to come nothing is known. */
function reservadoEntonces(caso: Caso): Respuesta | undefined {
  const respuesta = reservado(caso, [])
  return respuesta && deUnMes(caso) ? quiza(caso, respuesta) : respuesta
}

/** Which cloths there are, and not how one of them is. */
const TEJIDOS =
  /\b(?:que|cuales|which|what|quais|quins|quines)\b.{0,24}\b(?:tejidos|telas|materiales|fibras|fabrics|materials|cloths?|fibres|fibers|tecidos|materiais|teixits|teles|fibres)\b/

const deLoQueHay = ({ r, pregunta }: Caso): Ranuras =>
  TEJIDOS.test(plano(pregunta)) ? r : { ...r, atributos: r.atributos.filter((uno) => uno !== 'composicion') }

/** Which of them is most so is told by no list of all. */
const EL_MAS = /\b(?:mas|most|mais|mes|best|mejor|melhor|millor)\W{0,3}$|\b(?:mas|most|mais|mes) \w{4,25}\W{0,3}$/

/** What is left over may be of it: it is asked for with one of the words again and again, and no other answer is near. */
const ASOMA = 0.36
const ALGO_MAS = 1.8
const asoma = ({ clave, central, fuerte, firmes, confianza, ventaja }: Hallada): boolean =>
  clave.startsWith('faq:') &&
  clave !== 'faq:precios' &&
  fuerte &&
  firmes > 0 &&
  central &&
  confianza >= ASOMA &&
  ventaja >= ALGO_MAS

/** Where the house is and when, unless a day alone speaks for it. */
function dondeEstamos(caso: Caso): Respuesta {
  const respuesta = siNadaMas(caso, 'contacto', solo(comoContactar(caso.indice, caso.idioma)))
  return (soloUnDia(caso) || deEntonces(caso, 'contacto')) && !respuesta.sinRespuesta
    ? quiza(caso, respuesta)
    : respuesta
}

const resumirSuelto = (caso: Caso): Respuesta | undefined => {
  const { indice, idioma, r } = caso
  const otraCosa = r.resto.length > 1 || r.lugares.length > 0 || noSonPrendas(caso)
  const resumen = otraCosa ? undefined : resumir(indice, deLoQueHay(caso), idioma)
  return resumen ? solo(resumen) : undefined
}

/** What was said besides garments and money: a price is never what a page of questions answers about a garment. */
function sinDinero({ indice, idioma, dicho }: Caso): string[] {
  const { dic } = indice.idiomas[idioma]
  return dicho.resto.filter((palabra) => {
    const intencion = intencionDe(dic, [palabra])
    return intencion !== 'precio' && intencion !== 'existencias' && intencion !== 'saludo'
  })
}
