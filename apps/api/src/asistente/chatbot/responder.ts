import type { Atributo } from '@telar/domain/asistente/atributos'
import { deLaCuenta, deUnPedido } from '@telar/domain/asistente/cuenta'
import { intencionDe, sePide } from '@telar/domain/asistente/diccionario'
import { entender } from '@telar/domain/asistente/entender'
import { continuar, type Estado, empiezaSiguiendo, estadoDe, sigue } from '@telar/domain/asistente/estado'
import { esDebil, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { dice, nombraPrendas, type Ranuras } from '@telar/domain/asistente/ranuras'
import { RASGOS } from '@telar/domain/asistente/rasgos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { exactos, filtrar } from './filtrar.ts'
import {
  alPieDeLaLetra,
  buscarModelos,
  buscarRespuestas,
  type Hallada,
  type Indexado,
  type Indice,
  seDice,
} from './indice.ts'
import {
  comoContactar,
  comparar,
  contar,
  cuantos,
  frase,
  lineas,
  listar,
  ninguno,
  noSe,
  resumir,
  sugerencias,
} from './redactar.ts'

/** Sure enough to answer with it, and surer than with what else was understood. */
const BASTA = 0.45
const MITAD = 0.5
const SEGURO = 0.6
const MAX_MODELOS = 4
const EXTRANAS = 3

export interface Respuesta {
  texto: string
  estado: Estado | null
  /** Nothing was found: somebody of the house should know that it was asked. */
  sinRespuesta: boolean
  /** The models that it names. */
  modelos: number[]
  /** The question of the page that it answers with. */
  faq: string | null
}

interface Caso {
  indice: Indice
  idioma: Idioma
  /** What was asked, with what it takes over from the question before. */
  r: Ranuras
  /** What the question says itself. */
  dicho: Ranuras
  pregunta: string
  /** The only model that is being spoken of. */
  deAntes: Indexado | undefined
}

const solo = (texto: string, mas: Partial<Respuesta> = {}): Respuesta => ({
  texto,
  estado: null,
  sinRespuesta: false,
  modelos: [],
  faq: null,
  ...mas,
})

const conModelos = (
  texto: string,
  modelos: readonly Indexado[],
  r: Ranuras,
  dichas: readonly string[] = [],
): Respuesta =>
  solo(texto, {
    modelos: modelos.slice(0, MAX_MODELOS).map(({ modelo }) => modelo.id),
    estado: estadoDe(r, modelos.length === 1 ? (modelos[0]?.modelo.id ?? null) : null, dichas),
  })

const pide = ({ r }: Caso, ...intenciones: Ranuras['intenciones']): boolean =>
  intenciones.some((una) => r.intenciones.includes(una))

/** An answer of the page of questions, or a page of the house. */
function deLaCasa({ indice, idioma }: Caso, clave: string): Respuesta {
  const [clase, nombre = ''] = clave.split(/:(.*)/s)
  const entrada = clase === 'faq' ? indice.faq.get(nombre) : undefined
  if (entrada) {
    const enlace = `/faq#${entrada.clave}`
    return solo(`${enIdioma(entrada.respuesta, idioma)}\n${frase(idioma, 'masFaq', { enlace })}`, {
      faq: entrada.clave,
    })
  }
  const pagina = indice.idiomas[idioma].paginas.find(({ ruta }) => ruta === nombre)
  return solo(`${pagina?.texto ?? ''}\n${nombre}`)
}

/** Which models a reference or a name means. */
export function nombrados(indice: Indice, r: Ranuras): Indexado[] {
  const porNumero = r.numeros.flatMap((numero) => indice.porNumero.get(numero) ?? [])
  const porNombre = r.propios.flatMap((propio) => {
    const suyos = indice.porNombre.get(propio) ?? []
    const delTipo = suyos.filter(({ modelo }) => r.tipos.includes(modelo.tipoId))
    return delTipo.length > 0 ? delTipo : suyos
  })
  return [...new Set([...porNumero, ...porNombre])].sort((a, b) => a.lugar - b.lugar)
}

/** The models that are spoken of, in this question or the one before. */
const hablados = ({ indice, r, deAntes }: Caso): Indexado[] => {
  const suyos = nombrados(indice, r)
  return suyos.length === 0 && r.numeros.length + r.propios.length === 0 && deAntes ? [deAntes] : suyos
}

/** Price and stock are for customers: it is said so, and where. */
function reservado(caso: Caso, sobre: readonly Indexado[]): Respuesta | undefined {
  const { r, idioma } = caso
  const deSuFicha = r.tallas.length + r.colores.length + r.atributos.length > 0
  const cual = pide(caso, 'precio')
    ? 'precio'
    : pide(caso, 'existencias') || (pide(caso, 'disponible') && !deSuFicha)
      ? 'existencias'
      : undefined
  if (!cual) return undefined
  const texto = [frase(idioma, cual), ...lineas(sobre, r, idioma)].join('\n')
  return { ...conModelos(texto, sobre, r), faq: cual === 'precio' && caso.indice.faq.has('precios') ? 'precios' : null }
}

function delModelo(caso: Caso, suyos: Indexado[]): Respuesta {
  const { indice, idioma, r } = caso
  const [uno] = suyos
  if (suyos.length === 1 && uno) return conModelos(contar(indice, uno, r, idioma), suyos, r)
  const sinTipo = { ...r, tipos: [], atributos: [] }
  return conModelos(listar(indice, sinTipo, suyos, true, idioma), suyos, r)
}

/** Greetings, thanks and what it is: only when nothing else was said. */
function cortesia(caso: Caso): Respuesta | undefined {
  const { r, idioma } = caso
  if (nombraPrendas(r)) return undefined
  if (pide(caso, 'ayuda')) return solo([frase(idioma, 'ayuda'), ...sugerencias(idioma)].join('\n'))
  const sobran = pide(caso, 'gracias') ? 2 : 1
  const nadaMas = r.intenciones.every((una) => una === 'saludo' || una === 'gracias') && r.resto.length <= sobran
  if (r.atributos.length + r.lugares.length > 0 || !nadaMas) return undefined
  if (pide(caso, 'gracias')) return solo(frase(idioma, 'gracias'))
  return pide(caso, 'saludo') ? solo([frase(idioma, 'saludo'), ...sugerencias(idioma)].join('\n')) : undefined
}

/** Rudeness is met with courtesy, unless something can be answered that was asked with it. */
function calma(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { numeros, propios, colores, tallas } = caso.r
  const concreta = numeros.length + propios.length + colores.length + tallas.length > 0
  if (!pide(caso, 'enfado') || concreta || (faq && faq.palabras > 1 && convence(caso, faq))) return undefined
  return solo(frase(caso.idioma, 'calma'))
}

/** The best answer of the house for these words. */
const mejor = ({ indice, idioma }: Caso, palabras: readonly string[]): Hallada | undefined =>
  buscarRespuestas(indice.idiomas[idioma], palabras)[0]

const DEL_TODO = 0.9
const SIN_OTRA = 1.3

/** The answer, and where it is not quite certain that it is the one, that too. */
function siAcaso(caso: Caso, { clave, confianza, palabras, ventaja }: Hallada): Respuesta {
  const respuesta = deLaCasa(caso, clave)
  const cierta = confianza >= DEL_TODO || (palabras > 1 && confianza >= SEGURO && ventaja >= SIN_OTRA)
  return cierta
    ? respuesta
    : { ...respuesta, texto: `${frase(caso.idioma, 'quiza')}\n${respuesta.texto}`, sinRespuesta: true }
}

/** In how many ways the garments are told. */
const deseos = (r: Ranuras): number =>
  [r.tipos, r.colores, r.tallas, r.temporadas, r.colecciones.length > 0 ? r.colecciones : r.rasgos].filter(
    ({ length }) => length > 0,
  ).length + (dice(r.no) || r.rasgos.some((i) => RASGOS[i]?.ajeno) ? 1 : 0)

const CLARA = 1.5

/** Whether it is sure enough to answer with: the more was said that nobody here uses, the surer it must be. */
function convence(caso: Caso, { confianza, palabras, fuerte, ventaja }: Hallada): boolean {
  const sueltas = extranas(caso)
  if (!fuerte && (palabras === 1 || sueltas > 0)) return false
  if (confianza >= SEGURO) return true
  return confianza >= BASTA && (sueltas === 0 || (palabras > 1 && ventaja >= CLARA))
}

/** What the catalogue holds, by whatever name. */
const DE_MODELOS =
  /\b(modelos?|prendas?|referencias?|art[ií]culos?|styles?|models?|garments?|items?|pe[cç]as?|peces|artigos?|articles?|algo|something|anything|alguma coisa|alguna cosa|ropa|clothes|roupas?|roba|looks?|outfits?)\b/i
/** When something will be, no list of garments tells. */
const CUANDO = /^\W*(?:[yei] )?(?:cuando|when|quando|quan)\b/
/** What is said to be new is no garment by itself. */
const NOVEDADES =
  /novedad|novetat|novidade|arrival|latest|newest|new in|nou|lo nuevo|lo último|what(’|')?s new|de nuevo|nueva temporada/i

/** Words that nobody here has ever used; of garments, whatever is not said of those that were found. */
function lasExtranas({ indice, idioma, r }: Caso, deEllas?: readonly string[]): string[] {
  const deIdioma = indice.idiomas[idioma]
  return r.resto.filter((palabra) => {
    const suya = raiz(palabra, idioma)
    if (sePide(deIdioma.dic, palabra)) return false
    return deEllas ? !deEllas.includes(palabra) && !esDebil(suya, idioma) : !seDice(deIdioma, suya)
  })
}

const extranas = (caso: Caso): number => lasExtranas(caso).length

/** What of the question was not understood is said before what was found without it. */
function conReserva(caso: Caso, respuesta: Respuesta, dichas: readonly string[]): Respuesta {
  const palabras = lasExtranas(caso, dichas)
  if (palabras.length === 0) return respuesta
  const que = palabras.slice(0, EXTRANAS).join(' ')
  return { ...respuesta, texto: `${frase(caso.idioma, 'noEntiendo', { que })}\n${respuesta.texto}`, sinRespuesta: true }
}

/** A colour or a size among strange words is no question about garments. */
const hablaDeOtraCosa = (caso: Caso): boolean => {
  const { tipos, colecciones, numeros, propios } = caso.r
  if (tipos.length + colecciones.length + numeros.length + propios.length > 0) return false
  return extranas(caso) > 0 && !DE_MODELOS.test(caso.pregunta)
}

/** What the page of a model tells by itself. */
const DE_LA_FICHA: ReadonlySet<Atributo> = new Set(['colores', 'tallas', 'composicion', 'cuidados'])

/** Whoever wants few of them asks whether they may; whoever wants few sizes, whether those come alone. */
function pocasPrendas(caso: Caso): Respuesta | undefined {
  const { tallas, atributos } = caso.r
  const clave = tallas.length > 0 || atributos.includes('tallas') ? 'tallas' : 'minimo'
  return pide(caso, 'pocas') && caso.indice.faq.has(clave) ? deLaCasa(caso, `faq:${clave}`) : undefined
}

function conPrendas(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { indice, idioma, r, dicho } = caso
  const suyos = hablados(caso)
  const basta = suyos.length > 0 ? SEGURO : MITAD
  const deUno = suyos.length === 1 && (pide(caso, 'precio') || dicho.atributos.some((uno) => DE_LA_FICHA.has(uno)))
  if (deUno) return reservado(caso, suyos) ?? delModelo(caso, suyos)
  const pocas = suyos.length === 0 ? pocasPrendas(caso) : undefined
  if (pocas && (r.tallas.length > 0 || !faq?.fuerte)) return pocas
  if (faq?.fuerte && faq.confianza >= basta && faq.palabras >= deseos(dicho)) return siAcaso(caso, faq)
  if (pocas) return pocas
  if (suyos.length > 0) return reservado(caso, suyos) ?? delModelo(caso, suyos)
  if (!nombraPrendas(r) || hablaDeOtraCosa(caso) || CUANDO.test(plano(caso.pregunta))) return undefined
  const deSuTipo = filtrar(indice, indice.idiomas[idioma], r)
  const { modelos, exacto, dichas } =
    deSuTipo.modelos.length > 0 || r.parientes.length === 0
      ? deSuTipo
      : filtrar(indice, indice.idiomas[idioma], { ...r, tipos: r.parientes })
  const guardado = reservado(caso, modelos)
  if (guardado) return guardado
  if (modelos.length > 0)
    return conReserva(caso, conModelos(listar(indice, r, modelos, exacto, idioma, dichas), modelos, r, dichas), dichas)
  return { ...solo(ninguno(indice, r, idioma)), estado: estadoDe(r, null) }
}

/** How many there are; what a page of the house answers is not counted. */
function contados(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { indice, idioma, r } = caso
  if (!pide(caso, 'cuantos') || pide(caso, 'existencias', 'precio') || hablados(caso).length > 0) return undefined
  if (faq?.fuerte && faq.confianza >= MITAD && r.resto.length > 0) return undefined
  if (!nombraPrendas(r) && (r.resto.length > 0 || !DE_MODELOS.test(caso.pregunta))) return undefined
  if (r.atributos.some((uno) => uno !== 'colecciones' && uno !== 'composicion') && !nombraPrendas(r)) return undefined
  const modelos = exactos(indice, r)
  return conModelos(cuantos(indice, r, modelos, idioma), modelos, r)
}

/** Two models side by side: whoever names two wants to know how they differ. */
function comparados(caso: Caso): Respuesta | undefined {
  const { numeros, propios } = caso.r
  const [uno, otro, ...mas] = hablados(caso)
  const dos = pide(caso, 'comparar') || numeros.length + propios.length === 2
  if (!dos || !uno || !otro || mas.length > 0 || pide(caso, 'precio', 'existencias')) return undefined
  return conModelos(comparar(caso.indice, uno, otro, caso.idioma), [uno, otro], caso.r)
}

const CUENTA = {
  masColores: ({ modelo }: Indexado) => modelo.colores.length,
  masTallas: ({ modelo }: Indexado) => modelo.tallas.length,
}

/** Those of which there are most colours or sizes. */
function elMas(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r } = caso
  const cual = (['masColores', 'masTallas'] as const).find((una) => pide(caso, una))
  if (!cual || hablados(caso).length > 0) return undefined
  const modelos = exactos(indice, r)
  const n = Math.max(...modelos.map(CUENTA[cual]), 0)
  const suyos = modelos.filter((indexado) => CUENTA[cual](indexado) === n)
  if (suyos.length === 0) return undefined
  const cabeza = frase(idioma, suyos.length === 1 ? cual : `${cual}Varios`, { n })
  return conModelos([cabeza, ...lineas(suyos, r, idioma)].join('\n'), suyos, r)
}

/** What only the models' own texts speak of. */
function porPalabras({ indice, idioma, r }: Caso): Respuesta | undefined {
  const deIdioma = indice.idiomas[idioma]
  const deTextos = r.resto.every((palabra) => !deIdioma.conocidas.has(raiz(palabra, idioma)))
  const modelos = deTextos ? buscarModelos(deIdioma, r.resto).flatMap((id) => indice.porId.get(id) ?? []) : []
  if (modelos.length === 0) return undefined
  return conModelos(listar(indice, r, modelos, true, idioma, r.resto), modelos, r, r.resto)
}

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

function decidir(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const educada = cortesia(caso)
  if (educada) return educada
  const literal = indice.idiomas[idioma].alPie.get(alPieDeLaLetra(pregunta))
  if (literal) return deLaCasa(caso, literal)
  if (deUnPedido(pregunta, idioma) && indice.faq.has('plazos')) return deUnPedidoSinEntrar(caso)
  if (pide(caso, 'terceros', 'opinion')) return undefined
  if (pide(caso, 'particular')) return solo(frase(idioma, 'soloTiendas'))
  const prendas = nombraPrendas(r) || caso.deAntes !== undefined
  const faq = mejor(caso, prendas ? sinDinero(caso) : sinLugares(caso))
  const suyo = deLaCuenta(pregunta, idioma)
  const sabida = faq && convence(caso, faq) ? faq : undefined
  if (suyo === 'deuda' || (suyo && suyo !== 'llegada' && !(sabida && sabida.palabras > 1)))
    return solo(frase(idioma, 'entreYLoDigo'))
  if (suyo === 'llegada' && !prendas && !sabida && indice.faq.has('plazos')) return deLaCasa(caso, 'faq:plazos')
  const figura = calma(caso, faq) ?? comparados(caso) ?? elMas(caso) ?? contados(caso, faq)
  if (figura) return figura
  const otraCosa = sabida?.fuerte && sabida.palabras > 1
  if ((pide(caso, 'medidas') || dosTallajes(r)) && !otraCosa && hablados(caso).length === 0)
    return solo(frase(idioma, 'medidas'), { sinRespuesta: true })
  if (prendas) {
    const respuesta = conPrendas(caso, faq)
    if (respuesta) return respuesta
  }
  const resumen = r.resto.length === 0 ? resumir(indice, r, idioma) : undefined
  if (resumen) return solo(resumen)
  if (pide(caso, 'visita') && indice.faq.has('showroom') && !(sabida && sabida.palabras > 1))
    return deLaCasa(caso, 'faq:showroom')
  if (pide(caso, 'contacto') && !(sabida?.fuerte && sabida.palabras > 1)) return solo(comoContactar(indice, idioma))
  if (sabida && !(pide(caso, 'precio') && sabida.palabras === 1 && extranas(caso) > 0)) return siAcaso(caso, sabida)
  const pocas = pocasPrendas(caso)
  if (pocas) return pocas
  const [numero] = r.ajenos
  if (numero) return solo(frase(idioma, 'ajeno', { numero }))
  if (pide(caso, 'empresa')) return deLaCasa(caso, 'pagina:/about')
  return porPalabras(caso) ?? (extranas(caso) === 0 ? (reservado(caso, []) ?? resumirSuelto(caso)) : undefined)
}

/** Where somebody is tells nothing of what they ask, unless they say nothing else. */
function sinLugares({ r, pregunta }: Caso): string[] {
  const todas = palabrasDe(pregunta)
  const otras = todas.filter((palabra) => !r.lugares.includes(palabra))
  return otras.length > 0 ? otras : todas
}

const resumirSuelto = ({ indice, idioma, r }: Caso): Respuesta | undefined => {
  const resumen = r.resto.length > 1 ? undefined : resumir(indice, r, idioma)
  return resumen ? solo(resumen) : undefined
}

/** What was said besides garments and money: a price is never what a page of questions answers about a garment. */
function sinDinero({ indice, idioma, r }: Caso): string[] {
  const { dic } = indice.idiomas[idioma]
  return r.resto.filter((palabra) => {
    const intencion = intencionDe(dic, [palabra])
    return intencion !== 'precio' && intencion !== 'existencias' && intencion !== 'saludo'
  })
}

/** Whether it says anything by which the garments of before would be others, or asks something of them. */
const aporta = (dicho: Ranuras): boolean =>
  nombraPrendas(dicho) ||
  dicho.atributos.length > 0 ||
  dicho.intenciones.some((una) => una === 'precio' || una === 'existencias')

/** What was found by its traits is looked for again when something is not to be, or is put right. */
const filtraOtraVez = (dicho: Ranuras, antes: Estado): boolean =>
  (dice(dicho.no) || dicho.corrige) && antes.tipos.length + antes.colecciones.length > 0

/** `No, pleated`: if nothing is that as well as what was said before, it is that instead. */
const corregir = (indice: Indice, dicho: Ranuras, r: Ranuras): Ranuras =>
  dicho.corrige && dicho.rasgos.length > 0 && exactos(indice, r).length === 0
    ? { ...r, rasgos: dicho.rasgos, minimos: dicho.minimos }
    : r

/** The answer to a question, from the catalogue and the house's own pages alone. */
export function responder(indice: Indice, idioma: Idioma, pregunta: string, antes: Estado | null): Respuesta {
  const deIdioma = indice.idiomas[idioma]
  const conTipo = antes !== null && antes.tipos.length > 0 && empiezaSiguiendo(pregunta, idioma)
  const dicho = entender(pregunta, deIdioma.dic, { conocida: (suya) => seDice(deIdioma, suya), conTipo })
  if (dicho.novedad && !dice(dicho) && !DE_MODELOS.test(pregunta) && !NOVEDADES.test(pregunta)) dicho.novedad = false
  const va = antes !== null && sigue(pregunta, dicho, idioma)
  const deAntes =
    va && antes.modeloId !== null && !filtraOtraVez(dicho, antes) ? indice.porId.get(antes.modeloId) : undefined
  const r = va && !deAntes && aporta(dicho) ? corregir(indice, dicho, continuar(dicho, antes)) : dicho
  const respuesta = decidir({ indice, idioma, r, dicho, deAntes, pregunta })
  if (!respuesta) return solo(noSe(indice, idioma), { sinRespuesta: true, estado: antes })
  return { ...respuesta, estado: respuesta.estado ?? antes }
}
