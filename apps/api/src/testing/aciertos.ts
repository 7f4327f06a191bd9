import { DEMO_COLORES } from '@telar/demo/catalogo/base'
import { type DemoModelo, demoModelos } from '@telar/demo/catalogo/modelos'
import { COMPOSICION, TIPOS } from '@telar/demo/catalogo/tipos'
import { llano } from '@telar/domain/texto'
import type { Respuesta } from '../asistente/chatbot/casos.ts'

const MODELOS = demoModelos()
const MOSTRADOS = 4

/** What a garment's own text says of it; the first sentence tells how it is cut. */
const DETALLES: Record<string, (modelo: DemoModelo, corte: string) => boolean> = {
  largo: (_, corte) => /(vestido|falda|mono|abrigo) larg[oa]/.test(corte),
  midi: (_, corte) => corte.includes('midi'),
  corto: ({ familia }, corte) =>
    familia !== 'conjunto' && /(vestido|top cruzado|chaqueta|abrigo) cort[oa]|, corto/.test(corte),
  rodilla: (_, corte) => corte.includes('a la rodilla'),
  cuelloalto: (_, corte) => /cuello (alto|vuelto)/.test(corte),
  redondo: (_, corte) => /(cuello|escote) redondo/.test(corte),
  pico: (_, corte) => corte.includes('escote en pico'),
  barco: (_, corte) => corte.includes('escote barco'),
  mangalarga: (_, corte) => corte.includes('manga larga'),
  trescuartos: (_, corte) => corte.includes('manga tres cuartos'),
  abullonada: (_, corte) => corte.includes('manga abullonada'),
  sinmangas: (_, corte) => /sin mangas|tirante/.test(corte),
  tirantes: (_, corte) => corte.includes('tirante'),
  plisado: (_, corte) => /plisad|pliegues/.test(corte),
  ancho: (_, corte) => /anch|ampli|palazzo|holgad/.test(corte),
  entallado: (_, corte) => corte.includes('entallad'),
  oficina: ({ descripcion }) => llano(descripcion.es).includes('de la oficina'),
  flores: ({ estampado }) => estampado === 'flores',
  lunares: ({ estampado }) => estampado === 'lunares',
  rayas: ({ estampado }) => estampado === 'rayas',
  cuadros: ({ estampado }) => estampado === 'cuadros',
  liso: ({ estampado }) => estampado === 'liso',
}

const parteDe = (modelo: DemoModelo, fibra: string): number =>
  Number(llano(modelo.composicion).match(new RegExp(`(\\d+) % ${fibra}`))?.[1] ?? 0)

/** Whether a model is what one word of an expectation says. */
function es1(modelo: DemoModelo, dato: string): boolean {
  if (dato.startsWith('-')) return !es1(modelo, dato.slice(1))
  if (dato.startsWith('@')) return modelo.colecciones.some((coleccion) => coleccion === dato.slice(1))
  if (dato.startsWith('#')) {
    const detalle = DETALLES[dato.slice(1)]
    if (!detalle) throw new Error(`no such detail: ${dato}`)
    return detalle(modelo, llano(modelo.descripcion.es).split('.')[0] ?? '')
  }
  if (dato.startsWith('%')) {
    const [fibra = '', parte = '0'] = dato.slice(1).split('>')
    return parteDe(modelo, fibra) > Number(parte)
  }
  if (TIPOS.some(({ familia }) => familia === dato)) return modelo.familia === dato
  if (dato in COMPOSICION) return modelo.tejido === dato
  if (dato.split('|').every((codigo) => DEMO_COLORES.some((color) => color.codigo === codigo)))
    return dato.split('|').some((codigo) => modelo.colores.includes(codigo))
  return modelo.temporada === dato || modelo.tallas.includes(dato)
}

/** The ids of the models that an expectation means. */
function esperados(datos: string): number[] {
  const ids = MODELOS.flatMap((modelo, i) => (datos.split(' ').every((dato) => es1(modelo, dato)) ? [i + 1] : []))
  if (ids.length === 0) throw new Error(`the demo has none: ${datos}`)
  return ids
}

const numeroDe = (id: number | undefined) => MODELOS[(id ?? 0) - 1]?.numero

function cumple(respuesta: Respuesta, esperado: string): boolean {
  const { texto, faq, modelos, sinRespuesta } = respuesta
  if (esperado.startsWith('/')) return texto.includes(esperado)
  const [clase = '', ...resto] = esperado.split(':')
  const valor = resto.join(':')
  switch (clase) {
    case 'faq':
      return faq === valor
    case 'modelo':
      return modelos.length === 1 && numeroDe(modelos[0]) === valor
    case 'dice':
      return new RegExp(valor).test(llano(texto))
    case 'cuenta':
      return new RegExp(`(^|\\D)${esperados(valor).length}(\\D|$)`).test(texto) && !faq
    case 'frente': {
      const dos = valor.split(' ')
      return modelos.length === 2 && dos.every((numero) => modelos.some((id) => numeroDe(id) === numero))
    }
    case 'uno':
      return modelos.length > 0 && modelos.every((id) => valor.split('|').includes(numeroDe(id) ?? ''))
    case 'ninguno':
      return modelos.length === 0 && faq === null && /(^|\W)(no|nao|none|not)\W/.test(llano(texto))
    case 'personas':
      return modelos.length === 0 && faq === null && texto.includes('/contacto')
    case 'cortesia':
      return modelos.length === 0 && faq === null && !sinRespuesta && texto.length > 0
    default: {
      const ids = esperados(esperado)
      return modelos.length === Math.min(MOSTRADOS, ids.length) && modelos.every((id) => ids.includes(id))
    }
  }
}

/** Whether an answer is what was meant by the question. */
export const acierta = (respuesta: Respuesta, esperado: string): boolean =>
  esperado.split(' || ').some((uno) => uno.split(' & ').every((parte) => cumple(respuesta, parte)))

/** Whether it claimed something: one that says it does not know is not a wrong answer, only a missing one. */
export const afirma = ({ sinRespuesta }: Respuesta): boolean => !sinRespuesta
