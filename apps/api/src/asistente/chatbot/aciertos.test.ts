import { DEMO_COLORES } from '@telar/demo/catalogo/base'
import { type DemoModelo, demoModelos } from '@telar/demo/catalogo/modelos'
import { COMPOSICION, TIPOS } from '@telar/demo/catalogo/tipos'
import type { Estado } from '@telar/domain/asistente/estado'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { catalogoDeMuestra } from '../../testing/asistente.ts'
import { ca } from './aciertos/ca.ts'
import { en } from './aciertos/en.ts'
import { es } from './aciertos/es.ts'
import { pt } from './aciertos/pt.ts'
import { crearIndice, type Indice } from './indice.ts'
import { type Respuesta, responder } from './responder.ts'

const PREGUNTAS = { es, en, pt, ca }
const MODELOS = demoModelos()
const META = 0.9
const MOSTRADOS = 4

/** Whether a model is what one word of an expectation says. */
function es1(modelo: DemoModelo, dato: string): boolean {
  if (dato.startsWith('@')) return modelo.colecciones.some((coleccion) => coleccion === dato.slice(1))
  if (TIPOS.some(({ familia }) => familia === dato)) return modelo.familia === dato
  if (dato in COMPOSICION) return modelo.tejido === dato
  if (dato.split('|').every((codigo) => DEMO_COLORES.some((color) => color.codigo === codigo)))
    return dato.split('|').some((codigo) => modelo.colores.includes(codigo))
  return modelo.temporada === dato || modelo.tallas.includes(dato)
}

/** The ids of the models that an expectation means. */
const esperados = (datos: string): number[] =>
  MODELOS.flatMap((modelo, i) => (datos.split(' ').every((dato) => es1(modelo, dato)) ? [i + 1] : []))

function acierta({ texto, faq, modelos }: Respuesta, esperado: string): boolean {
  if (esperado.startsWith('/')) return texto.includes(esperado)
  const [clase, valor = ''] = esperado.split(':')
  if (clase === 'faq') return faq === valor
  if (clase === 'modelo') return modelos.length === 1 && MODELOS[(modelos[0] ?? 0) - 1]?.numero === valor
  const ids = esperados(esperado)
  expect(ids.length, `the demo has none: ${esperado}`).toBeGreaterThan(0)
  return modelos.length === Math.min(MOSTRADOS, ids.length) && modelos.every((id) => ids.includes(id))
}

let hecho: Promise<Indice> | undefined
const indice = () => (hecho ??= crearIndice(catalogoDeMuestra()))

test('of what shops ask, nine in ten are answered with what they meant', async () => {
  const muestra = await indice()
  const fallos: string[] = []
  const cuenta = Object.fromEntries(IDIOMAS.map((idioma) => [idioma, 0])) as Record<Idioma, number>
  for (const idioma of IDIOMAS) {
    expect(PREGUNTAS[idioma].length).toBeGreaterThanOrEqual(50)
    let estado: Estado | null = null
    for (const [pregunta, esperado] of PREGUNTAS[idioma]) {
      const sigue = pregunta.startsWith('…')
      const respuesta: Respuesta = responder(muestra, idioma, pregunta.replace('…', ''), sigue ? estado : null)
      estado = respuesta.estado
      if (acierta(respuesta, esperado)) cuenta[idioma] += 1
      else fallos.push(`${idioma} «${pregunta}» → ${esperado}\n    ${respuesta.texto.replaceAll('\n', '\n    ')}`)
    }
  }
  const total = IDIOMAS.reduce((suma, idioma) => suma + PREGUNTAS[idioma].length, 0)
  const aciertos = IDIOMAS.reduce((suma, idioma) => suma + cuenta[idioma], 0)
  const tasas = IDIOMAS.map((idioma) => `${idioma} ${cuenta[idioma]}/${PREGUNTAS[idioma].length}`)
  console.log(`Assistant: ${aciertos} of ${total} (${((aciertos / total) * 100).toFixed(1)} %), ${tasas.join(', ')}`)
  if (fallos.length > 0) console.log(fallos.join('\n'))
  for (const idioma of IDIOMAS) expect(cuenta[idioma] / PREGUNTAS[idioma].length).toBeGreaterThanOrEqual(META)
})

test.each<[Idioma, string]>([
  ['es', 'cuál es la capital de Francia'],
  ['es', '¿quién ganó la liga?'],
  ['es', 'receta de paella para seis'],
  ['es', '¿qué tiempo hará mañana en Barcelona?'],
  ['en', 'what is the capital of France'],
  ['en', 'who won the world cup'],
  ['en', 'tell me a joke about cats'],
  ['pt', 'qual é a capital de França'],
  ['pt', 'quem ganhou o campeonato?'],
  ['ca', 'quina és la capital de França'],
  ['ca', 'qui va guanyar la lliga?'],
])('%s «%s» is not for it to answer, and it says so', async (idioma, pregunta) => {
  const { sinRespuesta, texto } = responder(await indice(), idioma, pregunta, null)
  expect(sinRespuesta, texto).toBe(true)
})
