import { Readable } from 'node:stream'
import { chatbot } from '@telar/contract/chatbot'
import { IDIOMAS } from '@telar/domain/idioma'
import { apuntarPregunta, contarMensaje, recordar, retomar } from '../asistente/conversar.ts'
import type { Indice } from '../asistente/indice.ts'
import { responder } from '../asistente/responder.ts'
import { implement } from '../kit/call.ts'

/** A line after the other, as a person would say them. */
const porLineas = (texto: string): Readable => Readable.from(texto.split(/(?<=\n)/))

const cuentas = ({ idiomas, catalogo }: Indice) =>
  Object.fromEntries(
    IDIOMAS.map((idioma) => {
      const { modelos, respuestas, paginas } = idiomas[idioma]
      const palabras = modelos.termCount + respuestas.termCount
      return [idioma, { modelos: modelos.documentCount, faq: catalogo.faq.length, paginas: paginas.length, palabras }]
    }),
  ) as Record<(typeof IDIOMAS)[number], { modelos: number; faq: number; paginas: number; palabras: number }>

export default implement(chatbot, {
  completion: async ({ db, body: { conversationId, message }, idioma, ip, house }) => {
    await contarMensaje(db, ip, conversationId)
    const [conversacion, indice] = await Promise.all([retomar(db, conversationId), house.asistente.indice()])
    const { texto, estado, sinRespuesta } = responder(indice, idioma, message, conversacion.estado)
    await recordar(db, conversacion, estado, { pregunta: message, respuesta: texto })
    if (sinRespuesta) await apuntarPregunta(db, idioma, message)
    return porLineas(texto)
  },

  feed: async ({ house }) => {
    const { indice, hechoEn, milisegundos } = await house.asistente.rehacer()
    return {
      hechoEn: hechoEn.toISOString(),
      milisegundos,
      idiomas: cuentas(indice),
      documentos: indice.catalogo.modelos.map((modelo) => ({ ...modelo, enlace: `/modelo/${modelo.id}` })),
    }
  },
})
