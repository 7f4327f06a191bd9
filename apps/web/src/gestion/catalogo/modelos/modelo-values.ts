import type { Imagen } from '@telar/contract/casa/imagen'
import type { Modelo, ModeloInput } from '@telar/contract/catalogo/modelos'
import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import type { Detalle } from '@telar/domain/catalogo/detalles'
import { enIdioma, SIN_TEXTOS, type Textos } from '@telar/domain/idioma'
import type { z } from 'zod'
import { type Field, fieldIn, lookup } from '../../declare/values.ts'
import { keysOf, pick } from '../../keys-of.ts'
import { formOf } from '../../record/form/form-of.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { COMPOSICION_DICHA, ENTREGA_VACIA, SEGUNDA_VACIA } from './modelo-labels.ts'
import type { Variante } from './variantes/variantes.ts'

export interface FotoDelModelo {
  imagenId: number
  colorId: number | null
  alt: Textos
  /** For the screen alone: the server knows it by its id. */
  imagen: Imagen
}

/** What the record's form holds. */
export type ModeloValues = Omit<
  Draft<z.input<typeof ModeloInput>>,
  'variantes' | 'fotos' | 'colecciones' | 'descripcion' | 'cuidados' | 'detalles' | 'tallas' | 'nombres'
> & {
  nombres: Textos
  descripcion: Textos
  cuidados: Textos
  detalles: Detalle[]
  tallas: string[]
  colecciones: { id: number }[]
  variantes: Variante[]
  fotos: FotoDelModelo[]
}

export const modeloForm = formOf<ModeloValues>()

/** The fields in the order in which errors are looked for. */
export const CAMPOS: readonly Field[] = [
  { name: 'numero', control: 'text', width: 'short' },
  { name: 'nombre', control: 'text', width: 'medium' },
  {
    name: 'temporadaId',
    control: 'lookup',
    width: 'short',
    from: lookup(temporadas.search, ({ codigo, nombre }) => `${codigo} ${nombre}`, {
      creates: { screen: 'temporadas', field: 'nombre' },
    }),
  },
  {
    name: 'ventanaId',
    control: 'lookup',
    width: 'medium',
    hint: ENTREGA_VACIA,
    from: lookup(ventanas.search, ({ nombre }, idioma) => enIdioma(nombre, idioma), {
      detail: ({ desde, hasta }) => `${desde} – ${hasta}`,
      creates: { screen: 'ventanas', field: 'nombre' },
    }),
  },
  {
    name: 'modeloTipoId',
    control: 'lookup',
    width: 'short',
    from: lookup(modelotipos.search, ({ nombre }, idioma) => enIdioma(nombre, idioma), {
      creates: { screen: 'modelotipos', field: 'nombre' },
    }),
  },
  { name: 'composicion', control: 'text', width: 'medium', hint: COMPOSICION_DICHA },
  { name: 'nombres', control: 'custom' },
  { name: 'precioMayor', control: 'money' },
  { name: 'pvpRecomendado', control: 'money' },
  { name: 'precioSegunda', control: 'money', hint: SEGUNDA_VACIA },
  { name: 'tallas', control: 'custom' },
  { name: 'curva', control: 'custom' },
  { name: 'ventaPorCurva', control: 'checkbox' },
  { name: 'taric', control: 'text', width: 'short' },
  { name: 'pesoGr', control: 'number' },
  { name: 'variantes', control: 'custom' },
  { name: 'fotos', control: 'custom' },
  { name: 'descripcion', control: 'textos-area' },
  { name: 'cuidados', control: 'textos-area' },
  { name: 'detalles', control: 'custom' },
  { name: 'publicado', control: 'checkbox' },
  { name: 'colecciones', control: 'custom' },
]

export const campo = fieldIn(CAMPOS)

const NUEVO: ModeloValues = {
  numero: '',
  nombre: '',
  nombres: SIN_TEXTOS,
  temporadaId: null,
  ventanaId: null,
  modeloTipoId: null,
  composicion: '',
  precioMayor: null,
  pvpRecomendado: null,
  precioSegunda: null,
  tallas: [],
  curva: null,
  ventaPorCurva: false,
  taric: '',
  pesoGr: null,
  variantes: [],
  fotos: [],
  descripcion: SIN_TEXTOS,
  cuidados: SIN_TEXTOS,
  detalles: [],
  publicado: false,
  colecciones: [],
}

/** A stored model as the form holds it; an empty one for a new model. */
export function valoresDe(modelo: Modelo | undefined): ModeloValues {
  if (!modelo) return NUEVO
  return {
    ...pick(modelo, keysOf(NUEVO)),
    taric: modelo.taric ?? '',
    fotos: modelo.fotos.map(({ imagen, colorId, alt }) => ({ imagenId: imagen.id, colorId, alt, imagen })),
  }
}

/** A copy starts unpublished, without what belongs to the very pieces: stock, reservations, bar codes. */
export function copiaDe(values: ModeloValues): ModeloValues {
  return {
    ...values,
    publicado: false,
    variantes: values.variantes.map((variante) => ({
      ...variante,
      ean: null,
      stock: 0,
      reservado: 0,
      asignado: 0,
      segunda: 0,
      outlet: 0,
      libre: null,
    })),
  }
}
