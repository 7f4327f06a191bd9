import { sePideCon } from '@telar/domain/asistente/diccionario'
import { esVacia, palabrasDe } from '@telar/domain/asistente/palabras'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import { type Caso, deLaCasa, pide, type Respuesta } from './casos.ts'
import { quiza } from './certeza.ts'

/** A day, or as much as one. */
const DIA =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|finde|manana|navidad|reyes|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|tomorrow|tonight|christmas|easter|segunda|terca|quarta|quinta|sexta|amanha|natal|pascoa|dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?|dema|nadal|pasqua|semana|setmana|week|dia)$/

/** A day of a month. */
const FECHA =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:(?:de|d|of) )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|gener|febrer|marc|maig|juny|juliol|agost|setembre|novembre|desembre)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b/

/** Something is to be there by then: it comes, it is sent, or it is needed. */
const SE_RECIBE: Record<Idioma, RegExp> = {
  es: /\b(?:lleg(?:a|an|ar|ara|aran|aria|arian|ue|uen)|recib(?:o|imos|ir|ire|iria|iriamos)|necesit(?:o|amos|aria)|(?:me|nos) hacen? falta|l[oa]s? (?:quiero|queremos|tengo|tenemos|tendre|tendria|tendriamos)|tener(?:l[oa]s?)|da(?:ria)? tiempo|a tiempo|mand(?:ar|ais|an)(?:me|nos|l[oa]s?|mel[oa]s?)?|envi(?:ar|ais|an)(?:me|nos|l[oa]s?|mel[oa]s?)?|entreg(?:ar|ais|an|aria)|repart(?:ir|is|en)|serv(?:ir|is)(?:me|nos|l[oa]s?|mel[oa]s?)?|estar(?:a|an|ia|ian) (?:aqui|en|alli)|corre prisa|urge)\b/,
  en: /\b(?:arriv(?:e|es|ing)|receive|need(?:ed)?|deliver(?:y|ed|ies|ing)?|ship(?:ped|ping)?|dispatch(?:ed)?|(?:have|get|got) (?:it|them|these|those|this|everything|my order)|get (?:here|there|to)|in time|on time|be (?:here|there|with)|reach|make it|send|come (?:by|before)|turn up)\b/,
  pt: /\b(?:cheg(?:a|am|ar|ara|arao|ava|avam|aria|ariam|uem?)|receb(?:o|emos|er|eria)|precis(?:o|amos|ava|aria)|da(?:va|ria)? tempo|a tempo|envi(?:ar|am|em)|mand(?:ar|am|em)|entreg(?:ar|am|uem)|ter (?:isto|isso|tudo|aqui)|tenho (?:no|na|isto|isso|tudo)|quer(?:o|emos|ia) (?:para|isto|isso|tudo)|estar(?:a|ao|ia|iam) (?:aqui|ca|na|em))\b/,
  ca: /\b(?:arrib(?:a|en|ar|ara|aran|aria|arien)|reb(?:o|em|re|ria|riem)|necessit(?:o|em|aria)|(?:em|ens) cal(?:en)?|(?:ho|el|la|els|les) (?:tinc|tenim|tindre|tindria|tindriem|vull|volem)|a temps|envi(?:ar|eu|in)|lliur(?:ar|eu)|entreg(?:ar|ueu)|reparti(?:r|u)|servi(?:r|u)|ser(?:a|an|ia|ien) (?:aqui|a)|hi (?:sera|seran|seria)|corre pressa|urgeix)\b/,
}

/** The house itself is open then, or somebody goes there. */
const ESTA_LA_CASA =
  /\b(?:abr(?:is|en|ireis)|abiert[oa]s?|cerr(?:ais|an|ad[oa]s?)|horarios?|horas?|atend\w{1,5}|trabaj(?:ais|an)|visit\w{1,6}|showroom|cita|llamar\w{0,3}|como lleg(?:o|ar|amos)|pasar(?:me|nos)?|acercar\w{0,3}|open|opening|closed?|hours?|time do you|call|visit|appointment|how (?:do|can) (?:i|we) get|get to you|come (?:and|to|over|round|in|along)|pop in|drop in|abert[oa]s?|abrem|fecham?|fechad[oa]s?|atendem|ligar|como chego|como chegar|marcacao|passar por|oberts?|obriu|tanqueu|tancats?|ateneu|trucar|com arribo|com arribar|horaris?|hores|hora|passar me)\b/
const SUYA =
  /\b(?:mi|nuestra|my|our|minha|nossa|meva|nostra)(?: \w{1,25})? (?:tienda|boutique|shop|store|loja|botiga)\b|\b(?:abro|abrimos|inauguro|inauguramos|abrirei|obro|obrim|obrire)\b/

/** Garments are named too: only what comes or is sent is asked for by when. */
const VIENE =
  /\b(?:lleg\w{1,5}|envi\w{1,6}|mand(?:ar|ais|an|am|em)\w{0,5}|a tiempo|da tiempo|arrives?|get (?:here|there|to)|in time|on time|deliver(?:ed|y)?|ship(?:ped)?|cheg\w{1,5}|a tempo|da tempo|arrib\w{1,5}|a temps)\b/

/** Whether it is asked if something is there by a day, whoever opens then. */
function esDeUnaFecha({ idioma, pregunta, r }: Caso): boolean {
  const dicha = plano(pregunta.replace(/[’'`´]/g, ' '))
  const enFecha = palabrasDe(pregunta).some((palabra) => DIA.test(palabra)) || FECHA.test(dicha)
  if (!enFecha || !SE_RECIBE[idioma].test(dicha)) return false
  if (ESTA_LA_CASA.test(dicha) && !SUYA.test(dicha)) return false
  if (nombraPrendas(r) && !VIENE.test(dicha)) return false
  return r.atributos.every((uno) => uno === 'tipos')
}

/** `I need it for Saturday, would it arrive?`: how long it takes may tell, and not when the house is open. */
export function paraUnaFecha(caso: Caso): Respuesta | undefined {
  if (!caso.indice.faq.has('plazos') || pide(caso, 'visita', 'precio', 'existencias') || !esDeUnaFecha(caso))
    return undefined
  return quiza(caso, deLaCasa(caso, 'faq:plazos'))
}

/** The days on which a house may be closed. */
const DE_FIESTA =
  /^(?:sabados?|domingos?|fin|fines|finde|semana|saturdays?|sundays?|weekends?|fim|dissabtes?|diumenges?|cap|setmana|de|d)$/
const AHI = /\b(?:estais|estan|estareis|hay alguien|are you|anyone|you around|estao|ha alguem|sou|sereu|hi ha algu)\b/
const BREVE = 3

/** Whether nothing but a day speaks for when the house is open. */
export function soloUnDia({ indice, idioma, pregunta }: Caso): boolean {
  const { dic } = indice.idiomas[idioma]
  const palabras = palabrasDe(pregunta)
  const dicha = plano(pregunta.replace(/[’'`´]/g, ' '))
  if (palabras.length <= BREVE || ESTA_LA_CASA.test(dicha) || AHI.test(dicha)) return false
  return palabras.every(
    (palabra) => DE_FIESTA.test(palabra) || !sePideCon(dic, palabra, 'contacto') || esVacia(palabra, idioma),
  )
}
