import type { Client } from '@telar/client'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { readOnce } from '../../../kit/calls/query.ts'
import type { Part } from '../../declare/screen.ts'

const MODELS = 3
const COLOURS = 50

/** The colours of a model and what is free of each size, by the model's number or name and a word of the colour: `1215 neg`. */
export async function variantesHalladas(
  client: Client,
  keyword: string,
  idioma: Idioma,
  signal: AbortSignal,
): Promise<Part[]> {
  const words = keyword.split(/\s+/)
  const color = words.pop()
  if (!color || words.length === 0) return []
  const [encontrados, tonos] = await Promise.all([
    readOnce(client, modelos.searchAutocomplete, { body: { keyword: words.join(' '), pageSize: MODELS } }, { signal }),
    readOnce(client, colores.search, { body: { keyword: color, pageNumber: 1, pageSize: COLOURS } }, { signal }),
  ])
  if (tonos.data.length === 0) return []
  const fichas = await Promise.all(
    encontrados.map(({ id }) => readOnce(client, modelos.get, { params: { id } }, { signal })),
  )
  return fichas.flatMap(({ id, numero, nombre, tallas, variantes }) =>
    tonos.data.flatMap((tono) => {
      const suyas = variantes.filter(({ colorId }) => colorId === tono.id)
      if (suyas.length === 0) return []
      const libres = tallas.flatMap((talla) =>
        suyas.filter((una) => una.talla === talla).map(({ libre }) => `${talla}: ${libre}`),
      )
      const label = `${numero} ${enIdioma(tono.nombre, idioma)}`
      const es = { key: `${id}-${tono.id}`, id, label, begin: { color: tono.id } }
      return [{ ...es, detail: nombre, answer: libres.join(' · '), hex: tono.hex }]
    }),
  )
}
