import type { Atributo } from '@telar/domain/asistente/atributos'
import { palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { dice, type Ranuras } from '@telar/domain/asistente/ranuras'
import { enIdioma } from '@telar/domain/idioma'
import { type Caso, conModelos, pide, type Respuesta } from './casos.ts'
import { conReserva, extranas, quiza } from './certeza.ts'
import { laboresCalladas } from './cuidados.ts'
import type { Indexado, Indice } from './indice.ts'
import { contar } from './redactar/ficha.ts'
import { frase } from './redactar/frase.ts'
import { lineas, listar } from './redactar/listas.ts'

/** Which models a reference or a name means. */
export function nombrados(indice: Indice, r: Ranuras): Indexado[] {
  const porNumero = r.numeros.flatMap((numero) => indice.porNumero.get(numero) ?? [])
  const porNombre = r.propios.flatMap((propio) => {
    const suyos = indice.porNombre.get(propio) ?? []
    const delTipo = suyos.filter(({ modelo }) => r.tipos.includes(modelo.tipoId))
    return delTipo.length > 0 ? delTipo : suyos
  })
  return [...new Set([...porNumero, ...porNombre])].sort((a, b) => a.lugar - b.lugar)
}

/** The models that are spoken of, in this question or the one before. */
export const hablados = ({ indice, r, deAntes }: Caso): Indexado[] => {
  const suyos = nombrados(indice, r)
  return suyos.length === 0 && r.numeros.length + r.propios.length === 0 && deAntes ? [deAntes] : suyos
}

/** Price and stock are for customers: it is said so, and where. */
export function reservado(caso: Caso, sobre: readonly Indexado[]): Respuesta | undefined {
  const { r, idioma } = caso
  const deSuFicha = r.tallas.length + r.colores.length + r.rasgos.length + r.atributos.length > 0
  const cual = pide(caso, 'precio')
    ? 'precio'
    : pide(caso, 'existencias') || (pide(caso, 'disponible') && !deSuFicha)
      ? 'existencias'
      : undefined
  if (!cual) return undefined
  const texto = [frase(idioma, cual), ...lineas(sobre, r, idioma)].join('\n')
  return { ...conModelos(texto, sobre, r), faq: cual === 'precio' && caso.indice.faq.has('precios') ? 'precios' : null }
}

/** What is only told, and not done with it: a strange word beside it asks something else. */
const SE_DAN: ReadonlySet<Atributo> = new Set(['colores', 'tallas', 'composicion', 'colecciones'])

/** What the page of a model says nothing of is said before what it does. */
function siLoDice(caso: Caso, uno: Indexado, respuesta: Respuesta): Respuesta {
  const { indice, idioma, r } = caso
  const deSusDatos = r.atributos.length > 0 && !(r.atributos.every((uno) => SE_DAN.has(uno)) && extranas(caso) > 0)
  const particular = deSusDatos || dice({ ...r, tipos: [] }) || dice(r.no)
  const texto = `${indice.idiomas[idioma].huellas.get(uno.modelo.id)} ${enIdioma(uno.modelo.cuidados, idioma)}`
  const suyas = new Set(palabrasDe(texto).map((palabra) => raiz(palabra, idioma)))
  const dichas = r.resto.filter((palabra) => suyas.has(raiz(palabra, idioma)) && !SE_USA.test(palabra))
  const calladas = laboresCalladas(caso.pregunta, [uno], idioma)
  const resto = [...r.resto, ...(particular ? [] : r.lugares), ...calladas]
  return conReserva({ ...caso, r: { ...r, resto } }, respuesta, dichas, 'noLoDice')
}

/** A label says so of dryers, and people of garments. */
const SE_USA = /^(?:us(?:ar|an?|o)|use[ds]?|using|servir)$/

/** Whether what is asked stands where it is told how it is cared for, and nowhere else. */
function cuidadosDe({ indice, idioma, r }: Caso, { modelo }: Indexado): boolean {
  const raices = (texto: string) => new Set(palabrasDe(texto).map((palabra) => raiz(palabra, idioma)))
  const cuidados = raices(enIdioma(modelo.cuidados, idioma))
  const huella = raices(indice.idiomas[idioma].huellas.get(modelo.id) ?? '')
  return r.resto.some(
    (palabra) => !SE_USA.test(palabra) && cuidados.has(raiz(palabra, idioma)) && !huella.has(raiz(palabra, idioma)),
  )
}

/** What is told of the models that were named. */
export function delModelo(caso: Caso, suyos: Indexado[]): Respuesta {
  const { indice, idioma, r } = caso
  const [uno] = suyos
  const deOtroTipo = r.tipos.length > 0 && !suyos.some(({ modelo }) => r.tipos.includes(modelo.tipoId))
  if (suyos.length === 1 && uno) {
    const deEl = cuidadosDe(caso, uno) ? { ...r, atributos: [...r.atributos, 'cuidados' as const] } : r
    const suya = siLoDice(caso, uno, conModelos(contar(indice, uno, deEl, idioma), suyos, r))
    const cuenta =
      pide(caso, 'cuantos') && !r.atributos.some((atributo) => SE_DAN.has(atributo) || atributo === 'cuidados')
    return ((deOtroTipo && r.propios.length > 0) || cuenta) && !suya.sinRespuesta ? quiza(caso, suya) : suya
  }
  const sinTipo = { ...r, tipos: [], atributos: [] }
  return conModelos(listar(indice, sinTipo, suyos, true, idioma), suyos, r)
}
