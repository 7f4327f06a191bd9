import type { Ranuras } from '@telar/domain/asistente/entender'
import type { Indexado, Indice, IndiceDeIdioma } from './indice.ts'
import { buscarModelos } from './indice.ts'

type Condicion = (indexado: Indexado) => boolean
type Campo = 'tipos' | 'colores' | 'tallas' | 'temporadas' | 'colecciones' | 'rasgos' | 'propios' | 'novedad'

const alguno = <T>(pedidos: readonly T[], suyos: Iterable<T>): boolean => {
  const tiene = new Set(suyos)
  return pedidos.some((pedido) => tiene.has(pedido))
}

/** A size counts in the colours that were asked for; without one, in the model. */
function tieneTallas({ modelo }: Indexado, { tallas, colores }: Ranuras): boolean {
  const donde = modelo.colores.filter(({ id }) => colores.length === 0 || colores.includes(id))
  if (colores.length === 0) return tallas.every((talla) => modelo.tallas.includes(talla))
  return donde.some((color) => tallas.every((talla) => color.tallas.includes(talla)))
}

/** A collection named after a cloth also means whatever is made of it. */
const deColeccion = ({ modelo, rasgos }: Indexado, r: Ranuras) =>
  alguno(r.colecciones, modelo.coleccionIds) || (r.rasgos.length > 0 && alguno(r.rasgos, rasgos))

const CONDICIONES: Record<Campo, (ranuras: Ranuras) => Condicion> = {
  tipos:
    ({ tipos }) =>
    ({ modelo }) =>
      tipos.includes(modelo.tipoId),
  colores:
    ({ colores }) =>
    ({ modelo }) =>
      modelo.colores.some(({ id }) => colores.includes(id)),
  tallas: (ranuras) => (indexado) => tieneTallas(indexado, ranuras),
  temporadas:
    ({ temporadas }) =>
    ({ modelo }) =>
      temporadas.includes(modelo.temporada),
  colecciones: (ranuras) => (indexado) => deColeccion(indexado, ranuras),
  rasgos:
    ({ rasgos: pedidos }) =>
    ({ rasgos }) =>
      pedidos.every((pedido) => rasgos.has(pedido)),
  propios:
    ({ propios: pedidos }) =>
    ({ propios }) =>
      alguno(pedidos, propios),
  novedad:
    () =>
    ({ modelo }) =>
      modelo.nuevo,
}

/** What is given up first when nothing has all of it. */
const SE_DEJA: readonly Campo[] = ['novedad', 'tallas', 'rasgos', 'temporadas', 'colecciones', 'colores']

function pedidas(r: Ranuras): Campo[] {
  const campos = (Object.keys(CONDICIONES) as Campo[]).filter((campo) => {
    const valor = r[campo]
    return typeof valor === 'boolean' ? valor : valor.length > 0
  })
  // Where a word names a collection and a cloth, one of the two is enough.
  return r.colecciones.length > 0 ? campos.filter((campo) => campo !== 'rasgos') : campos
}

export interface Encontrados {
  modelos: Indexado[]
  /** All that was asked for is there. */
  exacto: boolean
}

/** The models that have what was asked for; where none has, those that have most of it. */
export function filtrar(indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras): Encontrados {
  let campos = pedidas(r)
  let exacto = true
  for (;;) {
    const condiciones = campos.map((campo) => CONDICIONES[campo](r))
    const modelos = indice.todos.filter((indexado) => condiciones.every((condicion) => condicion(indexado)))
    if (modelos.length > 0) return { modelos: porPalabras(deIdioma, modelos, r.resto), exacto }
    const deja = SE_DEJA.find((campo) => campos.includes(campo))
    if (!deja || campos.length === 1) return { modelos: [], exacto: false }
    campos = campos.filter((campo) => campo !== deja)
    exacto = false
  }
}

/** Those that speak of the other words too; where none does, all of them as the shop shows them. */
function porPalabras(deIdioma: IndiceDeIdioma, modelos: Indexado[], resto: readonly string[]): Indexado[] {
  if (resto.length === 0 || modelos.length === 1) return modelos
  const entre = new Map(modelos.map((indexado) => [indexado.modelo.id, indexado]))
  const todas = buscarModelos(deIdioma, resto, new Set(entre.keys())).filter(({ confianza }) => confianza === 1)
  return todas.length > 0 ? todas.flatMap(({ id }) => entre.get(id) ?? []) : modelos
}
