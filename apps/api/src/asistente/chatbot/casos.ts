import { type Estado, estadoDe } from '@telar/domain/asistente/estado'
import type { Ranuras } from '@telar/domain/asistente/ranuras'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { Indexado, Indice } from './indice.ts'
import { frase } from './redactar/frase.ts'

export interface Respuesta {
  texto: string
  estado: Estado | null
  /** Nothing was found: somebody of the house should know that it was asked. */
  sinRespuesta: boolean
  /** The models that it names. */
  modelos: number[]
  /** The question of the page that it answers with. */
  faq: string | null
}

export const MAX_MODELOS = 4

export interface Caso {
  indice: Indice
  idioma: Idioma
  /** What was asked, with what it takes over from the question before. */
  r: Ranuras
  /** What the question says itself. */
  dicho: Ranuras
  pregunta: string
  /** Where the conversation stood. */
  antes: Estado | null
  /** The only model that is being spoken of. */
  deAntes: Indexado | undefined
}

export const solo = (texto: string, mas: Partial<Respuesta> = {}): Respuesta => ({
  texto,
  estado: null,
  sinRespuesta: false,
  modelos: [],
  faq: null,
  ...mas,
})

export const conModelos = (
  texto: string,
  modelos: readonly Indexado[],
  r: Ranuras,
  dichas: readonly string[] = [],
): Respuesta =>
  solo(texto, {
    modelos: modelos.slice(0, MAX_MODELOS).map(({ modelo }) => modelo.id),
    estado: {
      ...estadoDe(r, modelos.length === 1 ? (modelos[0]?.modelo.id ?? null) : null, dichas),
      mostrados: modelos.slice(0, MAX_MODELOS).map(({ modelo }) => modelo.id),
    },
  })

export const pide = ({ r }: Caso, ...intenciones: Ranuras['intenciones']): boolean =>
  intenciones.some((una) => r.intenciones.includes(una))

/** An answer of the page of questions, or a page of the house. */
export function deLaCasa({ indice, idioma }: Caso, clave: string): Respuesta {
  const [clase, nombre = ''] = clave.split(/:(.*)/s)
  const entrada = clase === 'faq' ? indice.faq.get(nombre) : undefined
  if (entrada) {
    const enlace = `/faq#${entrada.clave}`
    return solo(`${enIdioma(entrada.respuesta, idioma)}\n${frase(idioma, 'masFaq', { enlace })}`, {
      faq: entrada.clave,
    })
  }
  const pagina = indice.idiomas[idioma].paginas.find(({ ruta }) => ruta === nombre)
  return solo(`${pagina?.texto ?? ''}\n${nombre}`)
}
