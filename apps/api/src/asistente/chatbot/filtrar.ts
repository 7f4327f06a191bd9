import { palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { CAMPOS, dice, type Ranuras, type Senas } from '@telar/domain/asistente/ranuras'
import type { Indexado, Indice, IndiceDeIdioma } from './indice.ts'
import { buscarModelos } from './indice.ts'

type Condicion = (indexado: Indexado) => boolean
type Campo = keyof Senas | 'propios' | 'novedad'

const alguno = <T>(pedidos: readonly T[], suyos: Iterable<T>): boolean => {
  if (pedidos.length === 0) return false
  for (const suyo of suyos) if (pedidos.includes(suyo)) return true
  return false
}

/** A size counts in the colours that were asked for; without one, in the model. */
function tieneTallas({ modelo }: Indexado, { tallas, colores }: Senas): boolean {
  const donde = modelo.colores.filter(({ id }) => colores.length === 0 || colores.includes(id))
  if (colores.length === 0) return tallas.every((talla) => modelo.tallas.includes(talla))
  return donde.some((color) => tallas.every((talla) => color.tallas.includes(talla)))
}

/** Whether it has a trait, and enough of it. */
function tieneRasgo({ rasgos }: Indexado, pedido: number, { minimos }: Ranuras): boolean {
  const parte = rasgos.get(pedido)
  if (parte === undefined) return false
  return minimos
    .filter(({ rasgo }) => rasgo === pedido)
    .every(({ porCiento, estricto }) => (estricto ? parte > porCiento : parte >= porCiento))
}

/** What a model has of each: by it, it is found or left out. */
const TIENE: Record<keyof Senas, (indexado: Indexado) => Iterable<number | string>> = {
  tipos: ({ modelo }) => [modelo.tipoId],
  colores: ({ modelo }) => modelo.colores.map(({ id }) => id),
  tallas: ({ modelo }) => modelo.tallas,
  temporadas: ({ modelo }) => [modelo.temporada],
  colecciones: ({ modelo }) => modelo.coleccionIds,
  rasgos: ({ rasgos }) => rasgos.keys(),
}

const esUno = (campo: keyof Senas) => (r: Ranuras) => (indexado: Indexado) =>
  alguno<number | string>(r[campo], TIENE[campo](indexado))

const CONDICIONES: Record<Campo, (ranuras: Ranuras) => Condicion> = {
  tipos: esUno('tipos'),
  colores: esUno('colores'),
  tallas: (r) => (indexado) => tieneTallas(indexado, r),
  temporadas: esUno('temporadas'),
  colecciones:
    ({ colecciones }) =>
    ({ modelo }) =>
      colecciones.every((id) => modelo.coleccionIds.includes(id)),
  rasgos: (r) => (indexado) => r.rasgos.every((pedido) => tieneRasgo(indexado, pedido, r)),
  propios:
    ({ propios: pedidos }) =>
    ({ propios }) =>
      alguno(pedidos, propios),
  novedad:
    () =>
    ({ modelo }) =>
      modelo.nuevo,
}

/** What must not be there is never given up. */
function noEs({ no }: Ranuras): Condicion {
  const negados = CAMPOS.filter((campo) => no[campo].length > 0)
  return (indexado) => negados.every((campo) => !alguno<number | string>(no[campo], TIENE[campo](indexado)))
}

/** What is given up first when nothing has all of it. What a garment is made of or how it is cut is not. */
const SE_DEJA: readonly Campo[] = ['novedad', 'tallas', 'temporadas', 'colores']

/** A colour that nothing has is like no other. */
const deNadie = ({ colores }: Ranuras): boolean => colores.every((id) => id < 0)

function pedidas(r: Ranuras): Campo[] {
  return (Object.keys(CONDICIONES) as Campo[]).filter((campo) => {
    const valor = r[campo]
    return typeof valor === 'boolean' ? valor : valor.length > 0
  })
}

export interface Encontrados {
  modelos: Indexado[]
  /** All that was asked for is there. */
  exacto: boolean
  /** Other words of the question that are said of them too. */
  dichas: readonly string[]
}

/** The models that have all that was asked for, and nothing that was not to be. */
export function exactos({ todos }: Indice, r: Ranuras): Indexado[] {
  const condiciones = [noEs(r), ...pedidas(r).map((campo) => CONDICIONES[campo](r))]
  return todos.filter((indexado) => condiciones.every((condicion) => condicion(indexado)))
}

/** The models that have what was asked for; where none has, those that have most of it. */
export function filtrar(indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras): Encontrados {
  let campos = pedidas(r)
  let exacto = true
  for (;;) {
    const condiciones = [noEs(r), ...campos.map((campo) => CONDICIONES[campo](r))]
    const modelos = indice.todos.filter((indexado) => condiciones.every((condicion) => condicion(indexado)))
    if (modelos.length > 0) return { exacto, ...porPalabras(deIdioma, modelos, r.resto) }
    const deja = SE_DEJA.find((campo) => campos.includes(campo) && !(campo === 'colores' && deNadie(r)))
    if (!deja || campos.length === 1 || dice(r.no)) return { modelos: [], exacto: false, dichas: [] }
    campos = campos.filter((campo) => campo !== deja)
    exacto = false
  }
}

/** Those that speak of the other words too; where none does, all of them as the shop shows them. */
function porPalabras(deIdioma: IndiceDeIdioma, modelos: Indexado[], resto: readonly string[]) {
  if (resto.length === 0) return { modelos, dichas: [] }
  const entre = new Map(modelos.map((indexado) => [indexado.modelo.id, indexado]))
  const { vocabulario, idioma } = deIdioma
  const pedidas = resto.filter((palabra) => palabrasDe(palabra).every((una) => vocabulario.has(raiz(una, idioma))))
  const todas = buscarModelos(deIdioma, pedidas, new Set(entre.keys()))
  if (todas.length === 0) return { modelos, dichas: [] }
  return { modelos: todas.flatMap((id) => entre.get(id) ?? []), dichas: pedidas }
}
