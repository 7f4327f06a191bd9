import { palabrasDe } from '@telar/domain/asistente/palabras'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import { plano } from '@telar/domain/texto'
import { type Caso, pide, type Respuesta, solo } from './casos.ts'
import { convence } from './certeza.ts'
import { sugerencias } from './redactar/casa.ts'
import { frase } from './redactar/frase.ts'
import type { Hallada } from './respuestas.ts'

/** Whoever wants something does not only thank for it. */
const ALGO = /\b(algo|something|anything|alguma coisa|alguna cosa|quelcom)\b/

/** What begins so is asked, and thanks for nothing. */
const SE_PREGUNTA =
  /^\W*(?:is|are|do|does|can|could|may|when|where|which|what|how|who|cuando|donde|quien|cual|quando|onde|quem|qual|quan|quin|quina)\b/

/** … also after the thanks. */
const Y_PREGUNTA =
  /[,.;!] {0,3}(?:and |y |e |i )?[^a-z]{0,2}(?:is|are|do|does|can|could|may|when|where|which|what|how|who|cuando|cuanto|donde|quien|cual|como|puedo|teneis|hay|quando|quanto|onde|quem|qual|posso|tem|quan|quant|on|quin|quina|com|puc|teniu)\b/

const BREVE = 5

/** Greetings, thanks and what it is: only when nothing else was said. */
export function cortesia(caso: Caso): Respuesta | undefined {
  const { r, idioma } = caso
  if (nombraPrendas(r)) return undefined
  if (pide(caso, 'ayuda')) return solo([frase(idioma, 'ayuda'), ...sugerencias(idioma)].join('\n'))
  const sobran = pide(caso, 'gracias') ? 2 : 1
  const nadaMas = r.intenciones.every((una) => una === 'saludo' || una === 'gracias') && r.resto.length <= sobran
  const larga = r.resto.length > 1 && palabrasDe(caso.pregunta).length > BREVE
  if (r.atributos.length + r.lugares.length > 0 || !nadaMas || larga || ALGO.test(plano(caso.pregunta)))
    return undefined
  const dicha = plano(caso.pregunta)
  const pregunta = r.resto.length > 0 && (SE_PREGUNTA.test(dicha) || Y_PREGUNTA.test(dicha))
  if (pregunta) return undefined
  const agradece = pide(caso, 'gracias')
  if (agradece) return solo(frase(idioma, 'gracias'))
  return pide(caso, 'saludo') ? solo([frase(idioma, 'saludo'), ...sugerencias(idioma)].join('\n')) : undefined
}

/** Rudeness is met with courtesy, unless something can be answered that was asked with it. */
export function calma(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { numeros, propios, colores, tallas } = caso.r
  const concreta = numeros.length + propios.length + colores.length + tallas.length > 0
  if (!pide(caso, 'enfado') || concreta || (faq && faq.palabras > 1 && convence(caso, faq))) return undefined
  return solo(frase(caso.idioma, 'calma'))
}
