import { Readable } from 'node:stream'
import { chatbot } from '@telar/contract/asistente/chatbot'
import { enCadaIdioma } from '@telar/domain/idioma'
import { encendido } from '../../casa/appsettings/encendido.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { rehacerIndice } from './asistente.ts'
import { contestar } from './contestar.ts'
import type { Indice } from './indice.ts'

const cuentas = ({ idiomas, catalogo }: Indice) =>
  enCadaIdioma((idioma) => {
    const { modelos, respuestas, paginas } = idiomas[idioma]
    const palabras = modelos.termCount + respuestas.termCount
    return { modelos: modelos.documentCount, faq: catalogo.faq.length, paginas: paginas.length, palabras }
  })

export default implement(chatbot, {
  completion: async (call) => {
    if (!(await encendido(call.house, 'asistente'))) throw conflict('asistente.apagado')
    return Readable.from(await contestar(call))
  },

  feed: async ({ house }) => {
    const { indice, hechoEn, milisegundos } = await rehacerIndice(house)
    return {
      hechoEn: hechoEn.toISOString(),
      milisegundos,
      idiomas: cuentas(indice),
      documentos: indice.catalogo.modelos.map((modelo) => ({ ...modelo, enlace: `/modelo/${modelo.id}` })),
    }
  },
})
