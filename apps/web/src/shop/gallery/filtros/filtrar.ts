import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { FIBRAS, type Fibra } from '@telar/domain/catalogo/fibras'
import type { Textos } from '@telar/domain/idioma'
import { llano } from '@telar/domain/texto'
import { palabras } from '../../../pieces/palabras.ts'
import { ordenarTallas } from '../../../pieces/tallas.ts'
import type { Filtro } from './params.ts'

/** A value to filter by, and how many models there would be with it, everything else staying as it is. */
export interface Cuenta<T> {
  valor: T
  cuenta: number
}

export interface Facetas {
  coleccion: Cuenta<number>[]
  tipo: Cuenta<number>[]
  temporada: Cuenta<string>[]
  talla: Cuenta<string>[]
  color: (Cuenta<number> & { nombre: Textos; hex: string })[]
}

type Faceta = keyof Facetas
type Prueba = (modelo: WebModeloTarjeta, filtro: Filtro) => boolean

const texts = new WeakMap<WebModeloTarjeta, string>()

const dichas = (fibra: Fibra) => Object.values(FIBRAS[fibra])

function textOf(modelo: WebModeloTarjeta): string {
  const known = texts.get(modelo)
  if (known !== undefined) return known
  const colores = modelo.colores.flatMap(({ nombre }) => Object.values(nombre))
  const text = llano(
    [modelo.numero, ...Object.values(modelo.nombres), ...colores, ...modelo.fibras.flatMap(dichas)].join(' '),
  )
  texts.set(modelo, text)
  return text
}

const FACETAS: Record<Faceta, Prueba> = {
  coleccion: ({ colecciones }, { coleccion }) =>
    coleccion === undefined || colecciones.some(({ id }) => id === coleccion),
  tipo: ({ modeloTipoId }, { tipo }) => tipo === undefined || modeloTipoId === tipo,
  temporada: (modelo, { temporada }) => temporada.length === 0 || temporada.includes(modelo.temporada),
  talla: ({ tallas }, { talla }) => talla.length === 0 || tallas.some((suya) => talla.includes(suya)),
  color: ({ colores }, { color }) => color.length === 0 || colores.some(({ id }) => color.includes(id)),
}
const NOMBRES = Object.keys(FACETAS) as Faceta[]

/** Tells whether a model has every word in its number, name, colours or, in any language, type. */
export function contiene(q: string, tipos: readonly ModeloTipoWeb[]): (modelo: WebModeloTarjeta) => boolean {
  const words = palabras(q)
  const names = new Map(tipos.map(({ id, nombre }) => [id, llano(Object.values(nombre).join(' '))]))
  return (modelo) => {
    const tipo = names.get(modelo.modeloTipoId) ?? ''
    return words.every((word) => textOf(modelo).includes(word) || tipo.includes(word))
  }
}

/** The colour that somebody is looking for in a model: the one filtered by, else the one that the words name best. */
export function colorBuscado(
  { colores, nombres, numero }: WebModeloTarjeta,
  { color, q }: Pick<Filtro, 'color' | 'q'>,
): number | undefined {
  const filtrado = colores.find(({ id }) => color.includes(id))
  if (filtrado) return filtrado.id
  const name = llano(`${numero} ${Object.values(nombres)}`)
  const words = palabras(q).filter((word) => !name.includes(word))
  const named = colores.map(({ id, nombre: suyo }) => {
    const names = Object.values(suyo).map(llano)
    return { id, points: words.filter((word) => names.some((one) => one.includes(word))).length }
  })
  const best = Math.max(0, ...named.map(({ points }) => points))
  return best > 0 ? named.find(({ points }) => points === best)?.id : undefined
}

/** Which values a model has of each thing that can be filtered by. */
const VALORES: { [F in Faceta]: (modelo: WebModeloTarjeta) => Facetas[F][number]['valor'][] } = {
  coleccion: ({ colecciones }) => colecciones.map(({ id }) => id),
  tipo: ({ modeloTipoId }) => [modeloTipoId],
  temporada: ({ temporada }) => [temporada],
  talla: ({ tallas }) => tallas,
  color: ({ colores }) => colores.map(({ id }) => id),
}

interface Filtrado<T> {
  modelos: T[]
  facetas: Facetas
}

/** The models that pass every filter; and for each value how many there are once only its own kind is left aside. */
export function filtrar<T extends WebModeloTarjeta>(
  todos: readonly T[],
  filtro: Filtro,
  tipos: readonly ModeloTipoWeb[],
): Filtrado<T> {
  const counts = Object.fromEntries(NOMBRES.map((name) => [name, new Map()])) as Record<
    Faceta,
    Map<number | string, number>
  >
  const colores = new Map<number, { nombre: Textos; hex: string }>()
  const hasText = contiene(filtro.q, tipos)
  const modelos: T[] = []
  for (const modelo of todos) {
    for (const { id, nombre, hex } of modelo.colores) if (!colores.has(id)) colores.set(id, { nombre, hex })
    const failed = NOMBRES.filter((name) => !FACETAS[name](modelo, filtro))
    const found = hasText(modelo)
    if (found && failed.length === 0) modelos.push(modelo)
    for (const name of NOMBRES) {
      const counted = found && failed.every((other) => other === name) ? 1 : 0
      for (const valor of VALORES[name](modelo)) counts[name].set(valor, (counts[name].get(valor) ?? 0) + counted)
    }
  }
  const list = <V>(name: Faceta): Cuenta<V>[] =>
    [...counts[name]].map(([valor, cuenta]) => ({ valor: valor as V, cuenta }))
  const tallas = ordenarTallas([...counts.talla.keys()].map(String))
  return {
    modelos,
    facetas: {
      coleccion: list('coleccion'),
      tipo: list('tipo'),
      temporada: list('temporada'),
      talla: tallas.map((valor) => ({ valor, cuenta: counts.talla.get(valor) ?? 0 })),
      color: list<number>('color').flatMap((counted) => {
        const color = colores.get(counted.valor)
        return color ? [{ ...counted, ...color }] : []
      }),
    },
  }
}
