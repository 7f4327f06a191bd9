import { entender } from '@telar/domain/asistente/entender'
import { dice, type Ranuras } from '@telar/domain/asistente/ranuras'
import { type Caso, conModelos, MAX_MODELOS, pide, type Respuesta } from './casos.ts'
import { conReserva } from './certeza.ts'
import { porPalabras as diciendo, exactos } from './filtrar.ts'
import { type Indexado, seDice } from './indice.ts'
import { listar, ninguno } from './redactar/listas.ts'

/** Where one wish may end and another begin. */
const ENTRE_DESEOS = /[,;.!]\s{1,3}|\s(?=(?:y|e|i|and|plus|o|or|ou|tambien|también|também|també|also)\s)/i

const CON_LO_SUYO = (r: Ranuras): boolean => dice({ ...r, tipos: [] }) || dice(r.no)

/** The wishes of a question, each with the kind of garment that it is of. */
function deseosDe({ indice, idioma, pregunta }: Caso): Ranuras[] {
  const deIdioma = indice.idiomas[idioma]
  const leer = (texto: string) =>
    entender(texto, deIdioma.dic, {
      conocida: (suya) => seDice(deIdioma, suya),
      dePrendas: (suya) => deIdioma.vocabulario.has(suya),
    })
  const trozos: string[] = []
  for (const trozo of pregunta.split(ENTRE_DESEOS)) {
    const ultimo = trozos.at(-1)
    const empieza = ultimo !== undefined && leer(trozo).tipos.length > 0 && leer(ultimo).tipos.length > 0
    if (ultimo === undefined || empieza) trozos.push(trozo)
    else trozos[trozos.length - 1] = `${ultimo} ${trozo}`
  }
  return trozos.map(leer)
}

/** `Pleated skirts and strappy tops`: each kind with what was said of it, and not all of both. */
export function cadaUna(caso: Caso): Respuesta | undefined {
  const { indice, idioma, r, dicho } = caso
  const { dic } = indice.idiomas[idioma]
  if (dicho.tipos.length < 2 || r.tipos.some((id) => dic.conjuntos.has(id))) return undefined
  if (pide(caso, 'cuantos', 'comparar', 'precio', 'existencias') || r.propios.length + r.numeros.length > 0)
    return undefined
  const deseos = deseosDe(caso)
  if (deseos.length < 2 || !deseos.every((uno) => uno.tipos.length > 0 && CON_LO_SUYO(uno))) return undefined
  const halladas = deseos.map((uno) => ({
    uno,
    ...diciendo(indice.idiomas[idioma], exactos(indice, indice.idiomas[idioma], uno), uno.resto),
  }))
  const cuantos = Math.max(1, Math.floor(MAX_MODELOS / deseos.length))
  const modelos: Indexado[] = halladas.flatMap((hallada) => hallada.modelos.slice(0, cuantos))
  const textos = halladas.map(({ uno, modelos: suyos, dichas }) =>
    suyos.length > 0 ? listar(indice, uno, suyos, true, idioma, dichas) : ninguno(indice, uno, idioma),
  )
  const dichas = halladas.flatMap((hallada) => [...hallada.dichas])
  return modelos.length > 0 ? conReserva(caso, conModelos(textos.join('\n'), modelos, r, dichas), dichas) : undefined
}
