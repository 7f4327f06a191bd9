import { palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import type { Ranuras } from '@telar/domain/asistente/ranuras'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { type Caso, conModelos, MAX_MODELOS, type Respuesta } from './casos.ts'
import { quiza } from './certeza.ts'
import { exactos } from './filtrar.ts'
import { buscarModelos, type Indexado } from './indice.ts'
import { listar } from './redactar/listas.ts'

/** What no tag tells and the texts do, word by word as it was asked. */
export function comoSeDice({ indice, idioma, r }: Caso): { modelos: Indexado[]; ranuras: Ranuras } | undefined {
  if (r.tipos.length === 0) return undefined
  for (const { rasgos, palabras } of r.dichos.filter((dicho) => dicho.palabras.length > 1)) {
    const dicha = palabras.join(' ')
    const ranuras = { ...r, rasgos: r.rasgos.filter((rasgo) => !rasgos.includes(rasgo)) }
    const modelos = exactos(indice, indice.idiomas[idioma], ranuras).filter(({ modelo }) =>
      ` ${palabrasDe(enIdioma(modelo.descripcion, idioma)).join(' ')} `.includes(` ${dicha} `),
    )
    if (modelos.length > 0) return { modelos, ranuras: { ...ranuras, resto: [...r.resto, dicha] } }
  }
  return undefined
}

const NIEGA = /^(no|not|nao|sin|sem|sense|without|never|nunca|doesn|don|isn)$/
const CERCA = 2

/** The sentence in which a garment's own text denies a word. */
function loNiega({ modelo }: Indexado, palabra: string, idioma: Idioma): string | undefined {
  const suya = raiz(palabra, idioma)
  return enIdioma(modelo.descripcion, idioma)
    .split(/(?<=\.)\s+/)
    .find((oracion) => {
      const dichas = palabrasDe(oracion)
      return dichas.some(
        (una, i) =>
          raiz(una, idioma) === suya && dichas.slice(Math.max(0, i - CERCA), i).some((otra) => NIEGA.test(otra)),
      )
    })
}

/** `That do not crease`: of those that speak of it, the ones whose text says that they do not. */
export function sinHacerlo({ r, idioma }: Caso, modelos: Indexado[], dichas: readonly string[]): Indexado[] {
  const negadas = dichas.filter((palabra) => r.sinHacer.includes(palabra))
  return modelos.filter((indexado) => negadas.every((palabra) => loNiega(indexado, palabra, idioma) !== undefined))
}

const BASTANTES = 20

/** `Not see-through`: where texts speak of it only to deny it, those that do are meant, and not those that say nothing. */
export function loQueSeNiega(caso: Caso): Caso {
  const { indice, idioma, r } = caso
  const negadas = r.sinDecir.filter((palabra) => {
    const suyos = buscarModelos(indice.idiomas[idioma], [palabra]).slice(0, BASTANTES)
    return suyos.some((id) => {
      const indexado = indice.porId.get(id)
      return indexado !== undefined && loNiega(indexado, palabra, idioma) !== undefined
    })
  })
  if (negadas.length === 0) return caso
  const sinDecir = r.sinDecir.filter((palabra) => !negadas.includes(palabra))
  return { ...caso, r: { ...r, sinDecir, resto: [...r.resto, ...negadas], sinHacer: [...r.sinHacer, ...negadas] } }
}

/** Words that were asked and that the texts of those shown deny, with what they say. */
export function desmentidas({ r, idioma }: Caso, modelos: readonly Indexado[], dichas: readonly string[]) {
  const suyas = dichas.filter((palabra) => !r.sinHacer.includes(palabra))
  const oraciones = suyas.flatMap((palabra) => {
    const de = modelos.slice(0, MAX_MODELOS).map((indexado) => loNiega(indexado, palabra, idioma))
    return de.every((oracion) => oracion !== undefined) ? [{ palabra, oraciones: de as string[] }] : []
  })
  return {
    palabras: oraciones.map(({ palabra }) => palabra),
    textos: [...new Set(oraciones.flatMap((una) => una.oraciones))],
  }
}

const SOLO = /^(solo|sola|so|sol|only|just|unico|unica)$/
const CUANTOS =
  /^(un|una|uno|um|uma|one|single|dos|dois|duas|dues|two|double|tres|three|cuatro|quatro|quatre|four|cinco|cinc|five|seis|sis|six)$/

/** `One button`: of those that speak of it, the ones that have as many. */
export function conTantos({ pregunta, idioma }: Caso, modelos: Indexado[], dichas: readonly string[]): Indexado[] {
  const dicho = palabrasDe(pregunta).filter((palabra) => !SOLO.test(palabra))
  return dichas.reduce((quedan, palabra) => {
    const cuantos = dicho[dicho.indexOf(palabra) - 1] ?? ''
    if (!CUANTOS.test(cuantos)) return quedan
    const suyos = quedan.filter(({ modelo }) => {
      const texto = palabrasDe(enIdioma(modelo.descripcion, idioma))
      return texto.some((una, i) => raiz(una, idioma) === raiz(palabra, idioma) && texto[i - 1] === cuantos)
    })
    return suyos.length > 0 ? suyos : quedan
  }, modelos)
}

/** A word that means something else in another language of the house: where nothing is as it says in this one. */
export function deOtraLengua(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r } = caso
  const deIdioma = indice.idiomas[idioma]
  for (const { rasgos, palabras } of r.dichos) {
    const dicha = palabras.join(' ')
    const ajena = deIdioma.dic.ajenas.get(dicha) ?? deIdioma.dic.ajenas.get(dicha.replace(/s$/, ''))
    const ajenos = [...(ajena?.get('rasgo') ?? [])] as number[]
    const otros = ajenos.filter((uno) => !rasgos.includes(uno))
    const ranuras = { ...r, rasgos: [...r.rasgos.filter((uno) => !rasgos.includes(uno)), ...otros] }
    const modelos = otros.length > 0 ? exactos(indice, deIdioma, ranuras) : []
    if (modelos.length > 0)
      return quiza(caso, conModelos(listar(indice, ranuras, modelos, true, idioma), modelos, ranuras))
  }
  return undefined
}
