import { IDIOMA_DE_LA_CASA, IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { HojaDeEtiquetas, RolloDeEtiquetas } from '../casa/etiquetas-formato.ts'
import { Talla } from '../catalogo/talla.ts'
import { Id, Textos } from '../kit/crud.ts'
import { file, PDF, read, resource } from '../kit/endpoint.ts'

const ZPL = 'application/zpl'
const LO_MAS = 2000

const suma = (celdas: { cantidad: number }[]) => celdas.reduce((n, { cantidad }) => n + cantidad, 0) <= LO_MAS

/** Which garments get a label, and how many of each. */
const Prendas = z.object({
  celdas: z
    .array(z.object({ modeloId: Id, colorId: Id, talla: Talla, cantidad: z.int().min(0).max(LO_MAS) }))
    .min(1)
    .max(500)
    .refine(suma, { message: 'etiquetas.demasiadas' }),
  /** A label to be sewn or stuck on, or a hang tag, which says of what the garment is made. */
  clase: z.enum(['prenda', 'colgante']).default('prenda'),
  conPrecio: z.boolean().default(false),
  /** Of those who will read them, not of who prints them. */
  idioma: z.enum(IDIOMAS).default(IDIOMA_DE_LA_CASA),
})

/** The garments of a model, a manufacturing order or a delivery, with how many labels each would get. */
const Celda = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  colorId: Id,
  color: Textos,
  hex: z.string(),
  talla: z.string(),
  ean: z.string().nullable(),
  cantidad: z.int(),
})
export type CeldaDeEtiqueta = z.output<typeof Celda>

export const etiquetas = resource(
  'etiquetas',
  {
    celdas: read.get('/celdas', {
      access: 'View',
      summary: 'The garments of a model, an order or a delivery to be labelled, with how many there are of each',
      query: z.object({
        de: z.enum(['modelo', 'previstas', 'recibidas', 'entrega']),
        id: z.coerce.number<number | string>().pipe(Id),
      }),
      response: z.array(Celda),
    }),
    pdf: read.post('/pdf', {
      access: 'View',
      summary: 'Labels of garments on A4 sheets',
      body: Prendas.extend({ hoja: HojaDeEtiquetas }),
      response: file(PDF),
    }),
    zpl: read.post('/zpl', {
      access: 'View',
      summary: 'Labels of garments in the language of label printers',
      body: Prendas.extend({ rollo: RolloDeEtiquetas }),
      response: file(ZPL),
    }),
    rollosZpl: read.post('/rollos/zpl', {
      access: 'Permissions.Materias.View',
      summary: 'Labels of the rolls of a delivery in the language of label printers',
      body: z.object({ entradaId: Id, rollo: RolloDeEtiquetas }),
      response: file(ZPL),
    }),
  },
  { rights: 'modelos' },
)
