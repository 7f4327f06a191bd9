import { deLaCasa, deLaCuenta, numeroDePedido, periodoDe } from '@telar/domain/asistente/cuenta'
import { entender } from '@telar/domain/asistente/entender'
import type { Estado } from '@telar/domain/asistente/estado'
import { hoy } from '@telar/domain/fecha'
import { type ServidorDeChat, servidorDeChat } from '../../gateways/chat.ts'
import type { Context } from '../../kit/call.ts'
import { spend } from '../../kit/guard.ts'
import { deLaCasaEnCifras, puedePreguntar } from '../cuenta/casa.ts'
import { delCliente } from '../cuenta/cliente.ts'
import { leerIndice } from './asistente.ts'
import { apuntarPregunta, type Conversacion, contarMensaje, recordar, retomar } from './conversar.ts'
import type { Indice } from './indice.ts'
import { nombrados } from './modelo.ts'
import { porChat } from './por-chat.ts'
import { frase } from './redactar/frase.ts'
import { responder } from './responder.ts'

const UN_DIA = 24 * 60

type Llamada = Pick<Context, 'db' | 'idioma' | 'ip' | 'house' | 'log' | 'user' | 'reloj'> & {
  body: { conversationId: string; message: string }
}

interface Preparada {
  conversacion: Conversacion
  indice: Indice
  estado: Estado | null
  /** What the house answers by itself. */
  texto: string
}

/** A line after the other. */
const porLineas = (texto: string): string[] => texto.split(/(?<=\n)/)

/** A chat server, if one is set up and today's budget is not spent. */
async function servidorDeHoy({ db, house: { config } }: Llamada): Promise<ServidorDeChat | undefined> {
  const servidor = servidorDeChat(config)
  if (!servidor) return undefined
  const espera = await spend(db, { key: 'asistente:chat', most: config.CHAT_DAILY, minutes: UN_DIA })
  return espera === 0 ? servidor : undefined
}

/** What the chat server says as it says it; if it fails before saying anything, the house's own answer. */
async function* enVivo(servidor: ServidorDeChat, llamada: Llamada, preparada: Preparada): AsyncGenerator<string> {
  const { db, idioma, house, log, body } = llamada
  const { conversacion, indice, estado, texto } = preparada
  const control = new AbortController()
  const signal = AbortSignal.any([control.signal, AbortSignal.timeout(house.config.CHAT_TIMEOUT_MS)])
  let dicho = ''
  try {
    const charla = { indice, idioma, pregunta: body.message, turnos: conversacion.turnos, signal }
    for await (const trozo of porChat(servidor, charla)) {
      dicho += trozo
      yield trozo
    }
  } catch (error) {
    log.warn({ err: error }, 'The chat server failed; the house answers by itself.')
    if (dicho.trim()) yield `\n${frase(idioma, 'masContacto')}`
  } finally {
    control.abort()
  }
  if (!dicho.trim()) yield* porLineas(texto)
  await recordar(db, conversacion, estado, { pregunta: body.message, respuesta: dicho.trim() ? dicho : texto })
}

/** What is kept of an answer that was for one person alone. */
const NO_SE_GUARDA = '…'

/**
 * What whoever is signed in asks of their own, or of the house if they may: read for them and told to them alone. It is
 * neither kept nor shown to a chat server.
 */
async function deQuienPregunta(
  { db, user, idioma, reloj, body }: Llamada,
  indice: Indice,
): Promise<string | undefined> {
  if (!user) return undefined
  const dia = hoy(reloj)
  if (user.clienteId !== null) {
    const que = deLaCuenta(body.message, idioma)
    if (!que) return undefined
    const { dic } = indice.idiomas[idioma]
    const r = entender(body.message, dic, { conocida: () => true })
    const modelos = nombrados(indice, r).map(({ modelo: { id, nombre } }) => ({ id, nombre }))
    const numero = numeroDePedido(body.message)
    return delCliente(que, { db, user, idioma, hoy: dia, modelos, numero })
  }
  const que = deLaCasa(body.message, idioma)
  if (!que || !puedePreguntar(user, que)) return undefined
  return deLaCasaEnCifras(que, { db, user, idioma, hoy: dia, periodo: periodoDe(body.message) })
}

/** The answer to a message, in pieces; where it stands is kept, and so is what nobody could answer. */
export async function contestar(llamada: Llamada): Promise<Iterable<string> | AsyncIterable<string>> {
  const { db, idioma, ip, house, body } = llamada
  const [conversacion, indice] = await Promise.all([
    retomar(db, body.conversationId),
    leerIndice(house),
    contarMensaje(db, ip, body.conversationId),
  ])
  const suya = await deQuienPregunta(llamada, indice)
  if (suya !== undefined) {
    await recordar(db, conversacion, conversacion.estado, { pregunta: body.message, respuesta: NO_SE_GUARDA })
    return porLineas(suya)
  }
  const { texto, estado, sinRespuesta } = responder(indice, idioma, body.message, conversacion.estado)
  const apuntada = sinRespuesta ? apuntarPregunta(db, idioma, body.message) : undefined
  const [servidor] = await Promise.all([servidorDeHoy(llamada), apuntada])
  if (servidor) return enVivo(servidor, llamada, { conversacion, indice, estado, texto })
  await recordar(db, conversacion, estado, { pregunta: body.message, respuesta: texto })
  return porLineas(texto)
}
