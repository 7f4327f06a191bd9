import { deLaCuenta } from '@telar/domain/asistente/cuenta'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { plano } from '@telar/domain/texto'
import {
  BASTA_CON,
  CAMBIA_TALLA,
  CON_IVA,
  CUANDO_LLEGA,
  CUANDO_SE_PAGA,
  CUANTO_EL_ALTA,
  CUANTO_EL_ENVIO,
  CUANTO_HASTA,
  CUANTO_REPONER,
  CUANTO_TIEMPO,
  DE_CURVAS,
  DE_PAGAR,
  DE_PEDIDO,
  DEL_ENVIO,
  ENVIA_A,
  HA_LLEGADO,
  HA_LLEGADO_CON,
  LA_QUE_LLEGO,
  LLEGA,
  NINGUNA_OTRA_TALLA,
  NO_ES_LO_MIO,
  NO_ES_MINIMO,
  NO_HALLA_LA_FACTURA,
  NO_SE_VEN,
  NO_SE_VENDE,
  PEDIDO_Y_LLEGADO,
  PLAZO,
  SALE,
  SALE_LA_TEMPORADA,
  SE_ENVIA_LA_TEMPORADA,
  SE_HA_ACABADO,
  TANTO_DINERO,
  VENDE_A,
} from './asuntos.ts'
import { type Caso, deLaCasa, pide, type Respuesta, solo } from './casos.ts'
import { extranas, mejor, quiza, siSeExplica } from './certeza.ts'
import { paraUnaFecha } from './fechas.ts'
import { hablados, reservado } from './modelo.ts'
import { frase } from './redactar/frase.ts'
import type { Hallada } from './respuestas.ts'

const llana = (pregunta: string): string => plano(pregunta.replace(/[’'`´-]/g, ' '))

/** That the question is a quick one says nothing of how quick something comes. */
const PREAMBULO = /\bquick (?:q|question|one)\b|\b(?:pregunta|duda|consulta|pergunta|duvida|dubte) rapid[ao]\b/g

/** Where somebody is tells nothing of what they ask, unless they say nothing else. */
export function sinLugares({ r, pregunta }: Caso): string[] {
  const todas = palabrasDe(plano(pregunta).replace(PREAMBULO, ''))
  const otras = todas.filter((palabra) => !r.lugares.includes(palabra))
  return otras.length > 0 ? otras : todas
}

/** Of an order, what a page of the house tells of any: its taxes, how it is paid, what came amiss. */
const DE_CUALQUIERA: ReadonlySet<string> = new Set(['faq:facturas', 'faq:pago', 'faq:portes', 'faq:tallas'])

export function pideOtraCosa(caso: Caso): boolean {
  const hallada = mejor(caso, sinLugares(caso))
  if (hallada?.clave === 'faq:devoluciones') return true
  const suya = deLaCuenta(caso.pregunta, caso.idioma) === 'pedidos'
  return suya && hallada !== undefined && DE_CUALQUIERA.has(hallada.clave) && hallada.central && hallada.fuerte
}

/** Something is ordered, and not only asked for. */
const ENCARGA =
  /\b(?:pid[oa]|pedimos|pedir|pidiera|encarg\w{1,4}|encomend\w{1,5}|compr[oaeé]\w{0,4}|orders?|ordered|buy|deman\w{1,4}|encarreg\w{1,4})\b/

/** What things cost is not to be seen, and it is not what sending them costs. */
function noSeVenLosPrecios(caso: Caso): boolean {
  const dicha = llana(caso.pregunta)
  return pide(caso, 'precio') && caso.indice.faq.has('precios') && NO_SE_VEN.test(dicha) && !DEL_ENVIO.test(dicha)
}

/** Of one that has run out: what is left of it, its customers see. */
function masDeLoMismo(caso: Caso): Respuesta | undefined {
  const suyos = hablados(caso)
  const respuesta = reservado({ ...caso, r: { ...caso.r, intenciones: ['existencias'] } }, suyos)
  return respuesta && suyos.length === 0 ? quiza(caso, respuesta) : respuesta
}

/** Whether it is spoken of what is ordered, and not of which garments there are. */
const esDePedidos = ({ pregunta }: Caso): boolean => DE_PEDIDO.test(llana(pregunta))

/** An order of so much, and whether it is enough. */
function conTantoDinero({ pregunta }: Caso): boolean {
  const dicha = llana(pregunta)
  return [TANTO_DINERO, DE_PEDIDO, BASTA_CON].every((una) => una.test(dicha)) && !NO_ES_MINIMO.test(dicha)
}

interface Hallado {
  prendas: boolean
  sabida: Hallada | undefined
}

/** What is asked of dealings with the house: one's own, what is sent, what it costs, what came amiss. Told by nobody, if there is no answer. */
export function deTratos(caso: Caso, { prendas, sabida }: Hallado): { respuesta: Respuesta | undefined } | undefined {
  const { indice, idioma, r, pregunta } = caso
  const suyo = deLaCuenta(pregunta, idioma)
  if (LA_QUE_LLEGO.test(llana(pregunta)) && r.tipos.length > 0 && indice.faq.has('devoluciones'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:devoluciones')) }
  if (suyo && suyo !== 'deuda' && NO_ES_LO_MIO.test(plano(pregunta)) && indice.faq.has('devoluciones'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:devoluciones')) }
  if (PEDIDO_Y_LLEGADO.test(plano(pregunta)) && indice.faq.has('devoluciones'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:devoluciones')) }
  if (NO_HALLA_LA_FACTURA.test(llana(pregunta)) && !prendas) return { respuesta: solo(frase(idioma, 'entreYLoDigo')) }
  if (suyo === 'deuda' || (suyo && suyo !== 'llegada' && !(sabida && sabida.palabras > 1) && !pideOtraCosa(caso)))
    return { respuesta: solo(frase(idioma, 'entreYLoDigo')) }
  const deTemporada = r.temporadas.length > 0 || r.atributos.includes('colecciones')
  const sale =
    SE_ENVIA_LA_TEMPORADA.test(llana(pregunta)) || (esDePedidos(caso) && SALE_LA_TEMPORADA.test(llana(pregunta)))
  if (deTemporada && sale && hablados(caso).length === 0 && indice.faq.has('plazos'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:plazos')) }
  if (suyo === 'llegada' && r.atributos.includes('colecciones'))
    return {
      respuesta:
        ENCARGA.test(plano(pregunta)) && indice.faq.has('plazos')
          ? quiza(caso, deLaCasa(caso, 'faq:plazos'))
          : undefined,
    }
  if (suyo === 'llegada' && !prendas && !sabida && indice.faq.has('plazos'))
    return { respuesta: siSeExplica(caso, 'faq:plazos') }
  if (CUANTO_EL_ALTA.test(llana(pregunta)) && !prendas && indice.faq.has('alta'))
    return { respuesta: siSeExplica(caso, 'faq:alta') }
  if (CON_IVA.test(plano(pregunta)) && pide(caso, 'precio') && !prendas && indice.faq.has('facturas'))
    return { respuesta: siSeExplica(caso, 'faq:facturas') }
  if (noSeVenLosPrecios(caso) && !prendas) return { respuesta: siSeExplica(caso, 'faq:precios') }
  if (CUANTO_REPONER.test(llana(pregunta)) && indice.faq.has('plazos'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:plazos')) }
  if (SE_HA_ACABADO.test(llana(pregunta)) && (hablados(caso).length > 0 || !prendas))
    return { respuesta: masDeLoMismo(caso) }
  if (NINGUNA_OTRA_TALLA.test(plano(pregunta)) && indice.faq.has('tallas'))
    return { respuesta: siSeExplica(caso, 'faq:tallas') }
  const porFecha = hablados(caso).length === 0 ? paraUnaFecha(caso) : undefined
  if (porFecha) return { respuesta: porFecha }
  const donde = r.lugares.length > 0 || r.temporadas.length > 0
  const enPlazo = PLAZO.test(llana(pregunta)) && !DE_PAGAR.test(llana(pregunta))
  if (donde && enPlazo && hablados(caso).length === 0 && indice.faq.has('plazos'))
    return { respuesta: siSeExplica(caso, 'faq:plazos') }
  if (conTantoDinero(caso) && !prendas && indice.faq.has('minimo'))
    return { respuesta: siSeExplica(caso, 'faq:minimo') }
  const llega = SALE.test(plano(pregunta)) || (donde && LLEGA.test(plano(pregunta)))
  if (llega && hablados(caso).length === 0 && indice.faq.has('plazos'))
    return { respuesta: siSeExplica(caso, 'faq:plazos') }
  if (CAMBIA_TALLA.test(plano(pregunta)) && hablados(caso).length === 0 && indice.faq.has('devoluciones'))
    return { respuesta: siSeExplica(caso, 'faq:devoluciones') }
  const conTara =
    r.tipos.length > 0 &&
    (HA_LLEGADO_CON.test(plano(pregunta)) || (HA_LLEGADO.test(plano(pregunta)) && extranas(caso) > 0))
  if (conTara && hablados(caso).length === 0 && indice.faq.has('devoluciones'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:devoluciones')) }
  if (
    r.lugares.length > 0 &&
    ENVIA_A.test(plano(pregunta)) &&
    !CUANDO_LLEGA.test(plano(pregunta)) &&
    !prendas &&
    indice.faq.has('portes')
  )
    return { respuesta: siSeExplica(caso, 'faq:portes') }
  if (NO_SE_VENDE.test(llana(pregunta)) && !prendas && indice.faq.has('devoluciones'))
    return { respuesta: siSeExplica(caso, 'faq:devoluciones') }
  const soloCurva =
    r.colecciones.length > 0 && r.tipos.length + r.colores.length + r.tallas.length + r.rasgos.length === 0
  const deCurvas = DE_CURVAS.test(llana(pregunta)) && (!prendas || (idioma === 'en' && soloCurva))
  if (deCurvas && indice.faq.has('tallas')) return { respuesta: siSeExplica(caso, 'faq:tallas') }
  if (CUANDO_SE_PAGA.test(llana(pregunta)) && !prendas && indice.faq.has('pago'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:pago')) }
  if (r.lugares.length > 0 && VENDE_A.test(llana(pregunta)) && !prendas && !sabida && indice.faq.has('portes'))
    return { respuesta: quiza(caso, deLaCasa(caso, 'faq:portes')) }
  const hastaAlli = r.lugares.length > 0 && CUANTO_HASTA.test(llana(pregunta)) && !CON_IVA.test(plano(pregunta))
  const deEnvio = (hastaAlli || CUANTO_EL_ENVIO.test(plano(pregunta))) && !CUANTO_TIEMPO.test(plano(pregunta))
  if (deEnvio && !prendas && indice.faq.has('portes')) return { respuesta: siSeExplica(caso, 'faq:portes') }
  return undefined
}
