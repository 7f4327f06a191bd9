import { entender } from '@telar/domain/asistente/entender'
import { nombraPrendas } from '@telar/domain/asistente/ranuras'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { z } from 'zod'
import type { Herramienta } from '../../gateways/chat.ts'
import { filtrar } from './filtrar.ts'
import { buscarModelos, type Indexado, type Indice, seDice } from './indice.ts'
import { buscarRespuestas } from './respuestas.ts'

const MAX_MODELOS = 8
const MAX_FAQ = 3

const Consulta = z.object({ consulta: z.string().max(500) })
const Numero = z.object({ numero: z.coerce.string().max(40) })

const texto = (nombre: string, description: string) => ({
  type: 'object',
  properties: { [nombre]: { type: 'string', description } },
  required: [nombre],
})

const herramienta = (name: string, description: string, parameters: object): Herramienta => ({
  type: 'function',
  function: { name, description, parameters },
})

/** What a chat server may look up: the same index from which the house answers by itself. */
export const HERRAMIENTAS: readonly Herramienta[] = [
  herramienta(
    'buscar_modelos',
    'Finds published garments by type, colour, size, fabric, season, collection or name.',
    texto('consulta', 'What is looked for, in the words of the visitor: "vestidos de lino talla 44"'),
  ),
  herramienta('detalle_modelo', 'Everything public about one garment.', texto('numero', 'Its reference number')),
  herramienta(
    'faq',
    'What the house answers to the questions of shops: registration, prices, minimum order, sizes, delivery, shipping, payment, returns, taxes, showroom.',
    texto('consulta', 'The question'),
  ),
  herramienta('contacto', 'Address, hours, telephone, e-mail and WhatsApp of the house.', {
    type: 'object',
    properties: {},
  }),
]

function describir({ catalogo }: Indice, { modelo }: Indexado, idioma: Idioma) {
  const color = (id: number) => catalogo.colores.find((uno) => uno.id === id)?.nombre
  return {
    numero: modelo.numero,
    nombre: modelo.nombre,
    enlace: `/modelo/${modelo.id}`,
    temporada: modelo.temporada,
    tallas: modelo.tallas,
    colores: modelo.colores.flatMap(({ id, tallas }) => {
      const nombre = color(id)
      return nombre ? [{ color: enIdioma(nombre, idioma), tallas }] : []
    }),
  }
}

function modelosPara(indice: Indice, idioma: Idioma, consulta: string): Indexado[] {
  const deIdioma = indice.idiomas[idioma]
  const r = entender(consulta, deIdioma.dic, { conocida: (una) => seDice(deIdioma, una) })
  if (r.numeros.length > 0) return indice.todos.filter(({ modelo }) => r.numeros.includes(modelo.numero.toLowerCase()))
  if (nombraPrendas(r)) return filtrar(indice, deIdioma, r).modelos
  return buscarModelos(deIdioma, r.resto).flatMap((id) => indice.porId.get(id) ?? [])
}

function preguntas(indice: Indice, idioma: Idioma, consulta: string) {
  return buscarRespuestas(indice.idiomas[idioma], consulta.split(/\s+/))
    .flatMap(({ clave }) => indice.faq.get(clave.replace(/^faq:/, '')) ?? [])
    .slice(0, MAX_FAQ)
    .map(({ clave, pregunta, respuesta }) => ({
      pregunta: enIdioma(pregunta, idioma),
      respuesta: enIdioma(respuesta, idioma),
      enlace: `/faq#${clave}`,
    }))
}

/** Does what a chat server asks for; whatever is not one of the tools, or not well asked, is told back to it. */
export function usar(indice: Indice, idioma: Idioma, nombre: string, argumentos: string): unknown {
  try {
    const dados: unknown = JSON.parse(argumentos || '{}')
    switch (nombre) {
      case 'buscar_modelos': {
        const modelos = modelosPara(indice, idioma, Consulta.parse(dados).consulta)
        const primeros = modelos.slice(0, MAX_MODELOS).map((uno) => describir(indice, uno, idioma))
        return { total: modelos.length, modelos: primeros }
      }
      case 'detalle_modelo': {
        const { numero } = Numero.parse(dados)
        const uno = indice.todos.find(({ modelo }) => modelo.numero === numero.trim())
        if (!uno) return { error: 'There is no such reference.' }
        const { composicion, descripcion, cuidados } = uno.modelo
        const textos = { descripcion: enIdioma(descripcion, idioma), cuidados: enIdioma(cuidados, idioma) }
        return { ...describir(indice, uno, idioma), composicion: composicionEn(composicion, idioma), ...textos }
      }
      case 'faq':
        return preguntas(indice, idioma, Consulta.parse(dados).consulta)
      case 'contacto':
        return { ...indice.catalogo.empresa, enlace: '/contacto' }
      default:
        return { error: 'There is no such tool.' }
    }
  } catch {
    return { error: 'The arguments are not valid.' }
  }
}
