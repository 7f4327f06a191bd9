import { sentidoDe } from '@telar/domain/asistente/diccionario'
import { entender } from '@telar/domain/asistente/entender'
import { continuar, type Estado, empiezaSiguiendo, estadoDe, pideElMas, sigue } from '@telar/domain/asistente/estado'
import { esLigera } from '@telar/domain/asistente/ligeras'
import { esDebil, nadaDice, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import type { Contexto } from '@telar/domain/asistente/piezas'
import { dice, NADA, nombraPrendas, type Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar } from '@telar/domain/asistente/rasgos'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Respuesta, solo } from './casos.ts'
import { DE_MODELOS } from './certeza.ts'
import { enDosVeces, sinLoQueEscapa } from './correcciones.ts'
import { decidir, SEGUN_EL_SITIO } from './decidir.ts'
import { siQuedaDuda } from './dudas.ts'
import { exactos } from './filtrar.ts'
import { type Indice, seDice } from './indice.ts'
import { esOrdinal, porSuLugar, sinPreambulo } from './preambulo.ts'
import { noSe } from './redactar/casa.ts'

/** What is said to be new is no garment by itself. */
const NOVEDADES =
  /novedad|novetat|novidade|arrival|latest|newest|new in|nou|lo nuevo|lo último|what(’|')?s new|de nuevo|nueva temporada/i

/** Whether it says anything by which the garments of before would be others, or asks something of them. */
const aporta = (dicho: Ranuras, seDiceDeEllas: (palabra: string) => boolean): boolean =>
  nombraPrendas(dicho) ||
  (dicho.resto.length > 0 && dicho.resto.every(seDiceDeEllas)) ||
  dicho.atributos.length > 0 ||
  pideElMas(dicho) ||
  dicho.intenciones.some((una) => una === 'precio' || una === 'existencias')

/** Of these a garment has one: another takes its place. */
const DE_UNA_SOLA: ReadonlySet<string> = new Set(['largo', 'cuello', 'manga', 'estampado'])

/** Whether it asks for another colour or size than those by which they were found. */
const enLugarDe = (dicho: Ranuras, antes: Estado): boolean =>
  (dicho.colores.length > 0 && antes.colores.length > 0) ||
  (dicho.tallas.length > 0 && antes.tallas.length > 0) ||
  dicho.rasgos.some((uno) =>
    antes.rasgos.some((otro) => DE_UNA_SOLA.has(clasificar(uno)) && clasificar(uno) === clasificar(otro)),
  )

/** What was found by its traits is looked for again when something is not to be, or is put right. */
const filtraOtraVez = (dicho: Ranuras, antes: Estado): boolean =>
  !antes.nombrado &&
  (dice(dicho.no) || dicho.corrige || enLugarDe(dicho, antes)) &&
  antes.tipos.length + antes.colecciones.length > 0

/** `No, pleated`: if nothing is that as well as what was said before, it is that instead. */
const corregir = (indice: Indice, idioma: Idioma, dicho: Ranuras, r: Ranuras): Ranuras =>
  dicho.corrige && dicho.rasgos.length > 0 && exactos(indice, indice.idiomas[idioma], r).length === 0
    ? { ...r, rasgos: dicho.rasgos, minimos: dicho.minimos }
    : r

/** `With trousers instead`: of what the sets spoken of are to be made. */
const CON_PARTE =
  /^\W{0,5}(?:(?:and|y|e|i|or|o|ou|but|pero|mas|only|just|solo|so|apenas|nomes|mejor|prefiero|millor|prefereixo|antes|prefiro|rather|better|no|ones|the|los|las|os|as|els|les|any|some|alguno|algun|algum) )?(?:(?:ones|alguno|algun|algum|que sea|that come) )?(?:with|con|com|amb)\b/

/** Of the question before, what is not told by the parts of a set. */
const sinPartes = (antes: Estado, { dic }: Indice['idiomas'][Idioma]): Estado => ({
  ...antes,
  modeloId: null,
  palabras: (antes.palabras ?? []).filter((palabra) => !sentidoDe(dic, [palabra])?.has('tipo')),
})

/** What one sells for is its price. */
const QUE_TIENE = /^[^a-z]?(?:and )?what(?: is| s|'s|’s| does| do| are| would) /
const SE_VENDE_POR = /\b(?:go|going|sell|selling|retail|retailing) for[?!.]?$/
/** `Is it dear?` asks for it too, and greets nobody. */
const ES_CARO = /^[^a-z]?(?:and )?(?:is|are) .{1,40} (?:dear|steep)[?!.]?$/
const porCuanto = (dicha: string): boolean => ES_CARO.test(dicha) || (QUE_TIENE.test(dicha) && SE_VENDE_POR.test(dicha))

/** What may be asked next of what was answered. */
const recordando = ({ faq, estado }: Respuesta, antes: Estado | null): Estado | null => {
  if (estado) return estado
  if (faq === null || !SEGUN_EL_SITIO.has(faq)) return antes && { ...antes, faq: undefined }
  return { ...(antes ?? estadoDe(NADA, null)), faq }
}

const contextoDe = (deIdioma: Indice['idiomas'][Idioma]): Contexto => ({
  conocida: (suya) => seDice(deIdioma, suya),
  dePrendas: (suya) => deIdioma.vocabulario.has(suya),
})

function responderUna(indice: Indice, idioma: Idioma, dicha: string, anterior: Estado | null): Respuesta {
  const deIdioma = indice.idiomas[idioma]
  const contexto = contextoDe(deIdioma)
  const pregunta = sinPreambulo(dicha, deIdioma, contexto)
  const conParte =
    anterior !== null &&
    anterior.tipos.length > 0 &&
    anterior.tipos.every((id) => deIdioma.dic.conjuntos.has(id)) &&
    CON_PARTE.test(plano(pregunta))
  const conTipo = anterior !== null && anterior.tipos.length > 0 && empiezaSiguiendo(pregunta, idioma)
  const dicho = entender(pregunta, deIdioma.dic, { ...contexto, conTipo, deConjunto: conParte })
  const antes = conParte ? sinPartes(anterior, deIdioma) : anterior
  if (porCuanto(plano(pregunta))) dicho.intenciones.push('precio')
  if (dicho.novedad && !dice(dicho) && !DE_MODELOS.test(pregunta) && !NOVEDADES.test(pregunta)) dicho.novedad = false
  const va = antes !== null && (conParte || sigue(pregunta, dicho, idioma))
  const deEllas = (palabra: string) =>
    (antes?.tipos.length ?? 0) > 0 &&
    deIdioma.vocabulario.has(raiz(palabra, idioma)) &&
    !esDebil(raiz(palabra, idioma), idioma)
  const senalado = dicho.numeros.length + dicho.propios.length === 0 ? porSuLugar(pregunta, antes) : undefined
  if (senalado !== undefined) dicho.resto = dicho.resto.filter((palabra) => !esOrdinal(palabra))
  const elDeAntes =
    senalado !== undefined
      ? indice.porId.get(senalado)
      : va && antes.modeloId !== null && !filtraOtraVez(dicho, antes)
        ? indice.porId.get(antes.modeloId)
        : undefined
  const deOtroTipo = dicho.tipos.length > 0 && elDeAntes && !dicho.tipos.includes(elDeAntes.modelo.tipoId)
  const deAntes = deOtroTipo ? undefined : elDeAntes
  const r =
    va && !deAntes && (conParte || aporta(dicho, deEllas))
      ? corregir(indice, idioma, dicho, continuar(dicho, antes))
      : dicho
  const caso = { indice, idioma, r, dicho, deAntes, antes, pregunta }
  const decidida = decidir(caso)
  const respuesta = decidida && siQuedaDuda(caso, decidida)
  if (!respuesta) return solo(noSe(indice, idioma), { sinRespuesta: true, estado: antes })
  const estado = recordando(respuesta, antes)
  return { ...respuesta, estado: estado && deAntes ? { ...estado, nombrado: antes?.nombrado } : estado }
}

const NO_ES_ESO: Record<Idioma, string> = { es: 'no', en: 'no', pt: 'não', ca: 'no' }

/** Where a second question begins. */
const OTRA_PREGUNTA =
  /(?:[,;.!?]|\s(?:y|e|i|and|&|plus|also)\s)\s{0,3}[¿¡]?(?=(?:cu[aá]nt|c[oó]mo|cu[aá]ndo|d[oó]nde|puedo|se puede|hay que|hac[eé]is|how|when|where|can i|could i|do i|do you|is there|if you|whether you|saber s[ie]|quer[ií]a saber|me gustar[ií]a saber|qué|what|which|quins?|quines?|quanto|como|quando|onde|posso|tenho de|fazem|quant|com em|com es|quan|on s|puc|cal|he de|feu)\S{0,8}(?:\s|$))/iu

/** It is said that two things are asked. */
const DOS_COSAS =
  /^[^\p{L}]{0,3}(?:dos (?:preguntas|cosas|dudas)|un par de (?:preguntas|cosas|dudas)|(?:two|a couple of|couple of) (?:questions|things)|duas (?:perguntas|coisas|dúvidas)|dues (?:preguntes|coses)|un parell de (?:preguntes|coses|dubtes))[:,.]?\s{1,3}/iu
const ENTRE_DOS = /[;?]\s{1,3}|,?\s(?:y|e|i|and)\s/iu

/** Both, if each is answered for certain by a page of its own. */
function lasDos(indice: Indice, idioma: Idioma, dicha: string, anterior: Estado | null): Respuesta | undefined {
  const cuales = dicha.replace(DOS_COSAS, '')
  const donde = cuales === dicha ? null : ENTRE_DOS.exec(cuales)
  if (!donde) return undefined
  const una = responderUna(indice, idioma, cuales.slice(0, donde.index), anterior)
  const otra = responderUna(indice, idioma, cuales.slice(donde.index + donde[0].length), una.estado)
  const ambas = !una.sinRespuesta && !otra.sinRespuesta && una.faq !== otra.faq
  return ambas ? conLaOtra(una, otra) : undefined
}

/** What else was asked is answered too; where nobody here knows it, that is said. */
function conLaOtra(una: Respuesta, otra: Respuesta, sino = una): Respuesta {
  if (otra.sinRespuesta || una.texto.includes(otra.texto) || otra.texto.includes(una.texto)) return sino
  const distinta = otra.faq !== null ? otra.faq !== una.faq : una.faq !== null && otra.modelos.length > 0
  if (!distinta) return sino
  const modelos = una.modelos.length > 0 ? una.modelos : otra.modelos
  return { ...una, texto: `${una.texto}\n${otra.texto}`, faq: una.faq ?? otra.faq, modelos }
}

/** The answer to what was asked, from the catalogue and the house's own pages alone; to what was meant, where it was put right. */
export function responder(indice: Indice, idioma: Idioma, dicha: string, anterior: Estado | null): Respuesta {
  const deIdioma = indice.idiomas[idioma]
  const dos = enDosVeces(dicha, deIdioma, contextoDe(deIdioma))
  if (!dos) return responderEntera(indice, idioma, sinLoQueEscapa(dicha, idioma, anterior !== null), anterior)
  const { estado } = responderUna(indice, idioma, sinLoQueEscapa(dos.antes, idioma, anterior !== null), anterior)
  return responder(indice, idioma, `${NO_ES_ESO[idioma]}, ${dos.despues}`, estado)
}

/** To both, where two things were asked. */
function responderEntera(indice: Indice, idioma: Idioma, dicha: string, anterior: Estado | null): Respuesta {
  const dos = lasDos(indice, idioma, dicha, anterior)
  if (dos) return dos
  const entera = responderUna(indice, idioma, dicha, anterior)
  const donde = OTRA_PREGUNTA.exec(dicha)
  if (!donde || donde.index === 0) return entera
  const [antes, despues] = [dicha.slice(0, donde.index), dicha.slice(donde.index + donde[0].length)]
  if (
    [antes, despues].some((parte) => palabrasDe(parte).every((una) => nadaDice(una, idioma) || esLigera(una, idioma)))
  )
    return entera
  const primera = responderUna(indice, idioma, antes, anterior)
  const segunda = responderUna(indice, idioma, despues, primera.estado)
  const deDosClases = primera.modelos.length > 0 !== segunda.modelos.length > 0
  const ambas = !primera.sinRespuesta && !segunda.sinRespuesta && deDosClases
  if (entera.sinRespuesta) return ambas ? conLaOtra(primera, segunda, entera) : entera
  return conLaOtra(conLaOtra(entera, primera), segunda)
}
