import { sePideCon } from '@telar/domain/asistente/diccionario'
import { nadaDice, palabrasDe, raiz, seParecen } from '@telar/domain/asistente/palabras'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import type { Idioma } from '@telar/domain/idioma'
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

/** What is said to be kind, to take leave or that one has understood, beside the thanks. */
const AMABLE: Record<Idioma, RegExp> = {
  es: /^(?:has|eres|guap\w{1,4}|maj\w{1,4}|carino|cielo|sol|amor|reina|bonita|hija|dejado|queda\w{0,3}|clar\w{1,6}|explic\w{1,4}|ayud\w{1,5}|rapid\w{1,4}|deprisa|prisa|pacien\w{1,4}|molest\w{1,4}|pienso|pensare|pensarmelo|digo|dire|contest\w{1,4}|respuestas?|respond\w{1,4}|atencion|atent\w{1,2}|atend\w{1,4}|amabl\w{1,4}|amabilidad|servicio|util\w{0,3}|sirve|servido|resuel\w{1,3}|dudas?|fin|finde|semana|dia|feliz|igualmente|abrazos?|besos?|saludos?|esper\w{1,4}|esteis|estes|esten|vaya|enterad[oa]|entend\w{1,4}|tiempo|millones|millon|vale|info|informacion|encant\w{1,4}|maravill\w{1,4}|estupend\w{1,4}|hablamos|avis\w{1,4}|cuento|mirare|consult\w{1,4}|preguntas?|todo|molestia|molestias|muchisim\w{1,2}|enorme|infinit\w{1,2}|corazon|acuerdo|listo|excelente|trato|detalle)$/,
  en: /^(?:love|dear|darling|crystal|clear\w{0,3}|million|bunch|loads|lots|lot|heaps|help\w{0,4}|quick\w{0,2}|fast|prompt\w{0,2}|reply|response|answer\w{0,3}|questions?|repl\w{1,4}|respond\w{0,3}|think|get|back|kind\w{0,3}|star|legend|angel|lovely|brilliant|wonderful|fantastic|amazing|awesome|excellent|super|patience|patient|bother\w{0,3}|hope|hoping|well|weekend|day|evening|nice|good|great|explain\w{0,3}|explanation|understand|understood|useful|sorted|sort|later|soon|speak|talk|touch|care|best|regards|wishes|time|info|information|appreciat\w{1,3}|really|much|everything|perfect\w{0,2}|makes?|sense|brill|won|will|ll|ve|been|now|consider|mull)$/,
  pt: /^(?:querid[ao]|linda|amor|anjo|fofa|clar\w{1,6}|ficou|ficar|explic\w{1,4}|ajud\w{1,4}|rapid\w{1,4}|depressa|pacien\w{1,4}|incomod\w{1,4}|pensar|penso|digo|direi|respond\w{1,4}|respostas?|atenc\w{1,4}|atencios\w{1,2}|simpati\w{1,2}|simpatica|gentil\w{0,4}|servico|util|duvidas?|fim|semana|dia|feliz|igualmente|abracos?|beijinhos?|beijos?|cumprimentos|esper\w{1,4}|estejam?|esteja|tempo|perceb\w{1,4}|entend\w{1,4}|informac\w{1,4}|maravilh\w{1,5}|excelente|otim\w{1,2}|falamos|aviso|muitissimo|imenso|mil|milhao|esclarec\w{1,5}|tudo|perguntas?|depois|ver|resolvid\w{1,2}|perfeit\w{1,2}|impecavel)$/,
  ca: /^(?:has|ets|mac[ao]|reina|cel|sol|amor|bonica|clar\w{0,6}|quedat|queda|explic\w{1,4}|ajud\w{1,4}|rapid\w{0,4}|pressa|pacien\w{1,4}|molest\w{1,4}|penso|pensare|dic|dire|contest\w{1,4}|respost\w{1,2}|respon\w{0,4}|atencio|atent\w{0,2}|ates\w{0,2}|amabl\w{1,4}|amabilitat|servei|util|dubtes?|cap|setmana|dia|felic|igualment|abracad\w{1,2}|petons?|salutacions|esper\w{1,4}|estigueu|estiguis|anat|temps|ent[ei]\w{1,4}|informacio|meravell\w{1,4}|excel\w{1,5}|parlem|aviso|moltissim\w{0,2}|milions?|aclari\w{0,3}|alguna|cosa|preguntes?|ben|tot|resolt|fantastic\w{0,2}|perfecte|mica|estones?)$/,
}

/** Thanks or a greeting, and all else is kindness. */
function soloAmable({ indice, idioma, pregunta, r }: Caso): boolean {
  const { dic } = indice.idiomas[idioma]
  if (pregunta.includes('?') || r.numeros.length + r.propios.length + r.colores.length + r.tallas.length > 0)
    return false
  return palabrasDe(pregunta).every(
    (palabra) =>
      AMABLE[idioma].test(palabra) ||
      nadaDice(palabra, idioma) ||
      sePideCon(dic, palabra, 'saludo', 'gracias') ||
      esNegacion(palabra),
  )
}
const esNegacion = (palabra: string): boolean => /^(?:no|nao|not|nada|res)$/.test(palabra)
const SOLO = /^(?:so|solo|sol|only|just|todo|tudo|tot)$/

/** Beside the thanks, a word with which something of the house is asked. */
const deLaCasaTambien = ({ indice, idioma, r }: Caso): boolean =>
  r.resto.some((palabra) => {
    const formas = indice.idiomas[idioma].formas.get(raiz(palabra, idioma))
    return (
      !AMABLE[idioma].test(palabra) &&
      !SOLO.test(palabra) &&
      formas?.some((forma) => seParecen(forma, palabra)) === true
    )
  })

function saludar(caso: Caso): Respuesta | undefined {
  const { idioma } = caso
  if (pide(caso, 'gracias')) return solo(frase(idioma, 'gracias'))
  return pide(caso, 'saludo') ? solo([frase(idioma, 'saludo'), ...sugerencias(idioma)].join('\n')) : undefined
}

/** Agreed, and nothing is asked by it. */
const VALE = /^[^a-z]{0,3}(?:(?:pues|ah|ok|ya),? )?vale(?:,? vale)?[^a-z]{0,3}$/

/** Greetings, thanks and what it is: only when nothing else was said. */
export function cortesia(caso: Caso): Respuesta | undefined {
  const { r, idioma } = caso
  if (pide(caso, 'gracias', 'saludo') && soloAmable(caso)) return saludar(caso)
  if (idioma === 'es' && VALE.test(plano(caso.pregunta))) return solo(frase(idioma, 'gracias'))
  if (nombraPrendas(r)) return undefined
  if (pide(caso, 'ayuda')) return solo([frase(idioma, 'ayuda'), ...sugerencias(idioma)].join('\n'))
  const sobran = pide(caso, 'gracias') ? 2 : 1
  const nadaMas = r.intenciones.every((una) => una === 'saludo' || una === 'gracias') && r.resto.length <= sobran
  const larga = r.resto.length > 1 && palabrasDe(caso.pregunta).length > BREVE
  if (r.atributos.length + r.lugares.length > 0 || !nadaMas || larga || ALGO.test(plano(caso.pregunta)))
    return undefined
  const dicha = plano(caso.pregunta)
  const pregunta = r.resto.length > 0 && (SE_PREGUNTA.test(dicha) || Y_PREGUNTA.test(dicha))
  if (pregunta || (r.resto.length > 0 && deLaCasaTambien(caso))) return undefined
  return saludar(caso)
}

/** Rudeness is met with courtesy, unless something can be answered that was asked with it. */
export function calma(caso: Caso, faq: Hallada | undefined): Respuesta | undefined {
  const { numeros, propios, colores, tallas } = caso.r
  const concreta = numeros.length + propios.length + colores.length + tallas.length > 0
  if (!pide(caso, 'enfado') || concreta || (faq && faq.palabras > 1 && convence(caso, faq))) return undefined
  return solo(frase(caso.idioma, 'calma'))
}
