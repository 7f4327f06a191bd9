import { FIBRAS, type Fibra } from '@telar/domain/catalogo/fibras'
import { CUENTAS_DE_ESCALA } from '@telar/domain/catalogo/tarifa'
import { z } from 'zod'
import { Imagen } from '../casa/imagen.ts'
import { ById, Fecha, Id, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

/** A colour of a card: its first photo, and the second one for a look from nearer. */
const ColorDeTarjeta = z.object({
  id: Id,
  nombre: Textos,
  hex: z.string(),
  fotos: z.array(Imagen),
})

/** A model in the gallery. No price, cost or stock: those are for customers. */
export const WebModeloTarjeta = z.object({
  id: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  modeloTipoId: Id,
  temporada: z.string(),
  colecciones: z.array(z.object({ id: Id, orden: z.int() })),
  tallas: z.array(z.string()),
  colores: z.array(ColorDeTarjeta),
  /** The fibres it is made of, by their codes. */
  fibras: z.array(z.enum(Object.keys(FIBRAS) as [Fibra])),
  nuevo: z.boolean(),
})
export type WebModeloTarjeta = z.output<typeof WebModeloTarjeta>

const Foto = Imagen.extend({ alt: Textos })

/** A model's page for anybody. */
export const WebModelo = z.object({
  id: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  modeloTipoId: Id,
  tipo: Textos,
  temporada: z.string(),
  /** From what day on it leaves for its season's orders; null once that day has come. */
  entregaDesde: Fecha.nullable(),
  descripcion: Textos,
  composicion: z.string(),
  /** The same in words of every language. */
  composiciones: Textos,
  cuidados: Textos,
  tallas: z.array(z.string()),
  colecciones: z.array(z.object({ id: Id, nombre: Textos })),
  colores: z.array(
    z.object({ id: Id, nombre: Textos, hex: z.string(), tallas: z.array(z.string()), fotos: z.array(Foto) }),
  ),
  fotos: z.array(Foto),
  nuevo: z.boolean(),
})
export type WebModelo = z.output<typeof WebModelo>

const Precios = {
  precioMayor: z.number(),
  pvpRecomendado: z.number().nullable(),
  /** What this customer pays for one, where it is not the house's price. */
  suPrecio: z.number().optional(),
}

/** The same card for a customer, with its price. */
export const WebModeloTarjetaCliente = WebModeloTarjeta.extend(Precios)
export type WebModeloTarjetaCliente = z.output<typeof WebModeloTarjetaCliente>

/** The same page for a customer: prices, and what is free of each colour and size. */
export const WebModeloCliente = WebModelo.extend({
  ...Precios,
  curva: z.record(z.string(), z.int()).nullable(),
  ventaPorCurva: z.boolean(),
  /** Why this customer's price is theirs, and what more garments would cost; only where a list or promotion speaks. */
  tarifa: z
    .object({
      dicho: z.string(),
      escalas: z.array(
        z.object({ de: z.enum(CUENTAS_DE_ESCALA), desde: z.int(), precio: z.number(), dicho: z.string() }),
      ),
    })
    .optional(),
  variantes: z.array(z.object({ colorId: Id, talla: z.string(), libre: z.int() })),
})
export type WebModeloCliente = z.output<typeof WebModeloCliente>

/** A model is new until a day ends, and its season begins with one. */
const DEL_CATALOGO = {
  from: [
    'modelos',
    'modelo_variantes',
    'modelo_fotos',
    'modelo_colecciones',
    'modelo_tipos',
    'colecciones',
    'colores',
    'temporadas',
    'ventanas',
    'imagenes',
  ],
  until: 'midnight',
} as const

/** Prices differ by the customer's group and their lists. */
const CON_PRECIOS = {
  ...DEL_CATALOGO,
  from: [...DEL_CATALOGO.from, 'tarifas', 'tarifa_precios', 'promociones'],
  apart: true,
} as const

export const webmodelos = resource('webmodelos', {
  getAll: read.get('/getall', {
    access: 'public',
    cached: DEL_CATALOGO,
    summary: 'Every published model',
    response: z.array(WebModeloTarjeta),
  }),
  get: read.get('/:id', {
    access: 'public',
    cached: DEL_CATALOGO,
    summary: 'A published model',
    params: ById,
    response: WebModelo,
  }),
  getAllAuth: read.get('/auth/getall', {
    access: 'signed-in',
    cached: CON_PRECIOS,
    summary: 'Every published model, with prices',
    response: z.array(WebModeloTarjetaCliente),
  }),
  getAuth: read.get('/auth/:id', {
    access: 'signed-in',
    summary: 'A published model, with prices and free stock',
    params: ById,
    response: WebModeloCliente,
  }),
})
