import type { Estado } from '@telar/domain/asistente/estado'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { catalogoDeMuestra } from '../../testing/asistente.ts'
import { APARTADAS } from './aciertos/apartadas.ts'
import { ca } from './aciertos/ca.ts'
import { en } from './aciertos/en.ts'
import { es } from './aciertos/es.ts'
import { acierta, afirma, type Preguntada } from './aciertos/esperar.ts'
import { pt } from './aciertos/pt.ts'
import { RASGOS } from './aciertos/rasgos.ts'
import { crearIndice, type Indice } from './indice.ts'
import { type Respuesta, responder } from './responder.ts'

const CONOCIDAS: Record<Idioma, readonly Preguntada[]> = {
  es: [...es, ...RASGOS.es],
  en: [...en, ...RASGOS.en],
  pt: [...pt, ...RASGOS.pt],
  ca: [...ca, ...RASGOS.ca],
}
const META = 0.92
const META_DE_CADA_IDIOMA = 0.88
const FALSAS = 0.02

let hecho: Promise<Indice> | undefined
const indice = () => (hecho ??= crearIndice(catalogoDeMuestra()))

interface Cuenta {
  preguntas: number
  aciertos: number
  /** Answered, and not with what was meant. */
  falsas: number
  fallos: string[]
}

async function contar(idioma: Idioma, preguntas: readonly Preguntada[]): Promise<Cuenta> {
  const muestra = await indice()
  const cuenta: Cuenta = { preguntas: preguntas.length, aciertos: 0, falsas: 0, fallos: [] }
  let estado: Estado | null = null
  for (const [pregunta, esperado] of preguntas) {
    const respuesta: Respuesta = responder(
      muestra,
      idioma,
      pregunta.replace('…', ''),
      pregunta.startsWith('…') ? estado : null,
    )
    estado = respuesta.estado
    if (acierta(respuesta, esperado)) {
      cuenta.aciertos += 1
      continue
    }
    if (afirma(respuesta)) cuenta.falsas += 1
    cuenta.fallos.push(`${idioma} «${pregunta}» → ${esperado}\n    ${respuesta.texto.replaceAll('\n', '\n    ')}`)
  }
  return cuenta
}

const porCiento = (parte: number, todo: number) => `${((parte / todo) * 100).toFixed(1)} %`

test.each([
  ['known', CONOCIDAS, 100, true],
  ['set apart', APARTADAS, 50, false],
] as const)(
  'of the questions %s, more than nine in ten are answered as meant',
  async (nombre, todas, cuantas, abiertas) => {
    const cuentas = await Promise.all(IDIOMAS.map((idioma) => contar(idioma, todas[idioma])))
    const suma = (de: 'preguntas' | 'aciertos' | 'falsas') => cuentas.reduce((n, cuenta) => n + cuenta[de], 0)
    const tasas = IDIOMAS.map((idioma, i) => `${idioma} ${cuentas[i]?.aciertos}/${cuentas[i]?.preguntas}`)
    const total = suma('preguntas')
    console.log(
      `Assistant, questions ${nombre}: ${suma('aciertos')} of ${total} (${porCiento(suma('aciertos'), total)}), ` +
        `${tasas.join(', ')}; answered wrongly ${suma('falsas')} (${porCiento(suma('falsas'), total)})`,
    )
    if (abiertas) for (const { fallos } of cuentas) if (fallos.length > 0) console.log(fallos.join('\n'))
    for (const { preguntas, aciertos } of cuentas) {
      expect(preguntas).toBeGreaterThanOrEqual(cuantas)
      expect(aciertos / preguntas).toBeGreaterThanOrEqual(META_DE_CADA_IDIOMA)
    }
    expect(suma('aciertos') / total).toBeGreaterThanOrEqual(META)
    expect(suma('falsas') / total).toBeLessThanOrEqual(FALSAS)
  },
)

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
