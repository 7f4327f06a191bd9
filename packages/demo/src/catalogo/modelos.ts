import { type Detalle, detallesEnTexto } from '@telar/domain/catalogo/detalles'
import type { Textos } from '@telar/domain/idioma'
import type { Familia } from '../pictures/prenda.ts'
import { t } from './base.ts'
import { NOMBRES } from './nombres.ts'
import { algunos, azar, elegir } from './seed.ts'
import { describir } from './textos.ts'
import { COLORES_DE, COMPOSICION, CUIDADOS, type Estampado, GRANDES, type Tejido, TIPOS, type Tipo } from './tipos.ts'

export interface DemoModelo {
  numero: string
  nombre: string
  nombres: Textos
  familia: Familia
  /** The code of its season. */
  temporada: string
  tejido: Tejido
  estampado: Estampado
  colores: string[]
  tallas: string[]
  precioMayor: number
  pvpRecomendado: number
  composicion: string
  cuidados: Textos
  descripcion: Textos
  detalles: Detalle[]
  colecciones: DemoColeccion[]
  semilla: number
}

export type DemoColeccion = 'basicos' | 'fiesta' | 'lino' | 'grandes'

const INVERNALES = new Set<Tejido>(['pano'])
const FESTIVOS = new Set<Tejido>(['gasa', 'crepe', 'viscosa'])
const PASO = 3

/** Which collections a garment belongs to follows from what it is. */
function coleccionesDe({
  familia,
  tejido,
  estampado,
  tallas,
  suerte,
}: {
  familia: Familia
  tejido: Tejido
  estampado: Estampado
  tallas: string[]
  suerte: number
}): DemoColeccion[] {
  const suyas: DemoColeccion[] = []
  if (tejido === 'lino') suyas.push('lino')
  if (tallas.includes('54')) suyas.push('grandes')
  if (FESTIVOS.has(tejido) && ['vestido', 'mono', 'top', 'falda', 'chaqueta'].includes(familia) && suerte > 0.35)
    suyas.push('fiesta')
  if (estampado === 'liso' && !suyas.includes('fiesta') && suerte < 0.62) suyas.push('basicos')
  return suyas.length > 0 ? suyas : ['basicos']
}

/** The recommended price in the shop: somewhat over twice the wholesale one, ending in 95 cents. */
const pvp = (precio: number) => Math.floor(precio * 2.3) + 0.95

/** What a model of a kind is called with that name: *Vestido Alba*, *Alba dress*. */
const llamado = ({ singular }: Tipo, nombre: string): Textos =>
  t(`${singular.es} ${nombre}`, `${nombre} ${singular.en}`, `${singular.pt} ${nombre}`, `${singular.ca} ${nombre}`)

const TELAS: ReadonlySet<string> = new Set<Detalle>(['crepe', 'gasa', 'denim', 'popelin', 'punto', 'pano'])

/** The details of a garment: what its text tells, and the cloth and print it was drawn with. */
function detallesDe({ descripcion, tejido, estampado }: Pick<DemoModelo, 'descripcion' | 'tejido' | 'estampado'>) {
  const dichos = detallesEnTexto(descripcion.es)
  const tela = TELAS.has(tejido) ? [tejido as Detalle] : []
  return [...new Set<Detalle>([...dichos, estampado, ...tela])]
}

/** A model made from its number alone. */
function modeloDe(tipo: Tipo, numero: number, nombres: Textos): DemoModelo {
  const suerte = azar(numero)
  const tejido = elegir(tipo.tejidos, suerte)
  const estampado = elegir(tipo.estampados, suerte)
  const sistema = elegir(tipo.tallas, suerte)
  const grande = sistema.includes('46') && suerte() < 0.28
  const tallas = grande ? [...sistema, ...GRANDES] : [...sistema]
  const cuantos = estampado === 'liso' ? 2 + Math.floor(suerte() * 4) : 1 + Math.floor(suerte() * 2)
  const precioMayor = elegir(tipo.precios, suerte)
  const descripcion = describir({ familia: tipo.familia, tejido, estampado, semilla: numero })
  const temporada = INVERNALES.has(tejido) || suerte() < 0.24 ? 'I26' : 'V27'
  return {
    numero: String(numero),
    nombre: nombres.es,
    nombres,
    familia: tipo.familia,
    temporada,
    tejido,
    estampado,
    colores: algunos(COLORES_DE[tejido], cuantos, suerte),
    tallas,
    precioMayor,
    pvpRecomendado: pvp(precioMayor),
    composicion: COMPOSICION[tejido],
    cuidados: CUIDADOS[tejido],
    descripcion,
    detalles: detallesDe({ descripcion, tejido, estampado }),
    colecciones: coleccionesDe({ familia: tipo.familia, tejido, estampado, tallas, suerte: suerte() }),
    semilla: numero,
  }
}

const modelosDe = (tipo: Tipo, primero: number): DemoModelo[] =>
  Array.from({ length: tipo.modelos }, (_, i) =>
    modeloDe(tipo, tipo.desde + i * PASO, llamado(tipo, NOMBRES[(primero + i) % NOMBRES.length] as string)),
  )

/** As many models as asked for, for measuring: numbers that the demo does not use. */
export function muchosModelos(cuantos: number): DemoModelo[] {
  return Array.from({ length: cuantos }, (_, i) => {
    const tipo = TIPOS[i % TIPOS.length] as Tipo
    return modeloDe(
      tipo,
      100_000 + i,
      llamado(tipo, `${NOMBRES[i % NOMBRES.length]} ${Math.floor(i / NOMBRES.length)}`),
    )
  })
}

/** What was sold in a season that is over, so many of each kind: numbers between those of today's, and names in turn. */
export function modelosPasados(temporada: string, cual: number, porTipo: number): DemoModelo[] {
  const deInvierno = temporada.startsWith('I')
  return TIPOS.flatMap((tipo, t) =>
    Array.from({ length: porTipo }, (_, i) => {
      const n = cual * porTipo + i
      const nombre = NOMBRES[(n * TIPOS.length + t * 5) % NOMBRES.length] as string
      return { ...modeloDe(tipo, tipo.desde + 1 + n * PASO, llamado(tipo, nombre)), temporada }
    }).filter(({ tejido }) => deInvierno || !INVERNALES.has(tejido)),
  )
}

/** The star of the catalogue, as everybody in the house knows it. */
const ALBA: Partial<DemoModelo> = {
  nombre: 'Vestido Alba',
  nombres: t('Vestido Alba', 'Alba dress', 'Vestido Alba', 'Vestit Alba'),
  tejido: 'crepe',
  estampado: 'liso',
  colores: ['NEG', 'BUR', 'VBO'],
  tallas: ['36', '38', '40', '42', '44', '46'],
  precioMayor: 27.9,
  pvpRecomendado: 64.95,
  composicion: COMPOSICION.crepe,
  cuidados: CUIDADOS.crepe,
  temporada: 'V27',
  colecciones: ['basicos', 'fiesta'],
}

/** The whole catalogue of the demo: the same at every start. */
export function demoModelos(): DemoModelo[] {
  let primero = 0
  const todos = TIPOS.flatMap((tipo) => {
    const suyos = modelosDe(tipo, primero)
    primero += tipo.modelos
    return suyos
  })
  return todos.map((modelo) => (modelo.numero === '1215' ? alba(modelo) : modelo))
}

function alba(modelo: DemoModelo): DemoModelo {
  const descripcion = describir({ familia: 'vestido', tejido: 'crepe', estampado: 'liso', semilla: 1215 })
  return {
    ...{ ...modelo, ...ALBA, descripcion },
    detalles: detallesDe({ descripcion, tejido: 'crepe', estampado: 'liso' }),
  }
}
