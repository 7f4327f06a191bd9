import { ATRIBUTOS } from '@telar/domain/asistente/atributos'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { enIdioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, conModelos, type Respuesta, solo } from './casos.ts'
import { conReserva, DE_MODELOS } from './certeza.ts'
import { exactos } from './filtrar.ts'
import type { Indexado } from './indice.ts'
import { hablados } from './modelo.ts'
import { frase } from './redactar/frase.ts'
import { listar } from './redactar/listas.ts'
import { queSePide } from './redactar/pedido.ts'

interface Cuidado {
  pedido: RegExp
  dicho: RegExp
}

/** By how they are cared for garments are told too: how that is asked, and how a label says it. */
const CUIDADOS: readonly Cuidado[] = [
  {
    pedido: /\b(?:a mano|by hand|hand ?wash\w{0,3}|a mao|a ma)\b/,
    dicho: /lavar a mano|hand wash|lavar a mao|rentar a ma\b/,
  },
  {
    pedido: /\b(?:tintoreria|en seco|dry ?clean\w{0,3}|a seco|lavandaria|en sec)\b/,
    dicho: /limpieza en seco|dry clean|limpeza a seco|neteja en sec/,
  },
  {
    pedido: /\b(?:secadora|tumble|dryer|drier|maquina de secar|assecadora)\b/,
    dicho:
      /(?<!\b(?:no|nao) \S{2,8} (?:servir )?(?:maquina de )?)(?:secadora|maquina de secar|assecadora)|(?<!\bnot )tumble dry/,
  },
  {
    pedido:
      /\b(?:(?:a|en la|en) (?:maquina|lavadora)|lavadora|(?:washing )?machine|machine wash\w{0,4}|(?:a|na) maquina|maquina de lavar|rentadora)\b/,
    dicho: /\d\d ?°/,
  },
]
const A_GRADOS = /\b(\d\d) ?(?:°|º|grados|degrees|graus)/
const NO_ANTES =
  /\b(?:no|sin|not|without|dont|don t|doesn t|doesnt|aren t|arent|isn t|isnt|nao|sem|sense|evitar|avoid|nada de|res de|instead of|en vez de)\b.{0,40}$/

/** Which care is asked for, how it was said, and whether it is not wanted. */
function cuidadoPedido(pregunta: string): { dicho: RegExp | string; como: string; no: boolean } | undefined {
  const dicha = plano(pregunta.replace(/[’'`´-]/g, ' '))
  const [entero, grados] = A_GRADOS.exec(dicha) ?? []
  if (entero && grados)
    return { dicho: `${grados}°`, como: `${grados}°`, no: NO_ANTES.test(dicha.split(entero)[0] ?? '') }
  for (const { pedido, dicho } of CUIDADOS) {
    const como = pedido.exec(dicha)?.[0]
    if (como) return { dicho, como, no: NO_ANTES.test(dicha.split(como)[0] ?? '') }
  }
  return undefined
}

const CUALES =
  /\b(?:que|cuales|cual|which|what|quais|quins|quines|quina?|algo|alguno?a?s?|any|anything|something|hay|teneis|tienen|have|tem|ha|teniu|busco|quiero|want|need|procuro|quero|vull|necesito|preciso|necessito)\b/

/** `What can be washed at 40°`: those whose label says so, or does not. */
export function porCuidados(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, pregunta } = caso
  const deCuidados = palabrasDe(pregunta).some((palabra) => ATRIBUTOS[idioma].cuidados.test(palabra))
  if (!deCuidados || hablados(caso).length > 0) return undefined
  if (r.tipos.length === 0 && !DE_MODELOS.test(pregunta)) return undefined
  const pedido = CUALES.test(plano(pregunta)) || r.tipos.length > 0 ? cuidadoPedido(pregunta) : undefined
  if (!pedido) return undefined
  const { dicho, como, no } = pedido
  const seDice = ({ modelo }: Indexado): boolean => {
    const texto = plano(enIdioma(modelo.cuidados, idioma))
    return typeof dicho === 'string' ? texto.replace(/ °/g, '°').includes(dicho) : dicho.test(texto)
  }
  const deEllas = exactos(indice, indice.idiomas[idioma], { ...r, resto: [] })
  const todos = deEllas.filter((indexado) => seDice(indexado) !== no)
  const soloAsi = SOLO.test(plano(pregunta)) && !no ? todos.filter((indexado) => !deMaquina(indexado)) : todos
  const suyos = soloAsi.length > 0 ? soloAsi : todos
  const sinEso = { ...r, resto: r.resto.filter((palabra) => !acompanaAlCuidado(palabra, como)) }
  if (suyos.length === 0)
    return deEllas.length > 0 && typeof dicho === 'string'
      ? solo(frase(idioma, 'ninguno', { que: queSePide(indice, sinEso, idioma, [como]), enlace: '/gallery' }))
      : undefined
  const dichos = { ...sinEso, resto: [como], sinDecir: no ? [...r.sinDecir, como] : r.sinDecir }
  const lista = listar(indice, dichos, suyos, true, idioma, no ? [] : [como])
  return conReserva({ ...caso, r: sinEso }, conModelos(lista, suyos, r), [])
}

const SOLO = /\b(?:solo|only|so|apenas|nomes|obligatori\w{0,3}|a la fuerza)\b/
const deMaquina = ({ modelo }: Indexado): boolean => /\d\d ?°/.test(modelo.cuidados.es)

const HACE_FALTA =
  /^(?:falta|poder|pued\w{1,3}|meter|poner|lavar|wash|posar|ficar|colocar|usar|use|servir|aguant\w{1,4}|llevar|necesit\w{1,4})$/
const acompanaAlCuidado = (palabra: string, como: string): boolean =>
  palabrasDe(como).includes(palabra) || HACE_FALTA.test(palabra)
