import { z } from 'zod'
import { Id, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

export const CLASES_ESCANEADAS = [
  'variante',
  'ubicacion',
  'caja',
  'pieza',
  'entrega',
  'pedido',
  'orden',
  'nota',
  'devolucion',
] as const

/** What a scanned code is: the record to open, what it is called, and the garment where it is one. */
const Escaneado = z.object({
  clase: z.enum(CLASES_ESCANEADAS),
  id: Id,
  titulo: z.string(),
  detalle: z.string(),
  prenda: z
    .object({
      modeloId: Id,
      numero: z.string(),
      nombre: z.string(),
      colorId: Id,
      color: Textos,
      talla: z.string(),
      /** What the books say of it, by the places of the house. */
      almacen: z.int(),
      segunda: z.int(),
      outlet: z.int(),
    })
    .nullable(),
})
export type Escaneado = z.output<typeof Escaneado>

export const escaner = resource('escaner', {
  resolver: read.post('/resolver', {
    access: 'signed-in',
    also: [
      'Permissions.Modelos.View',
      'Permissions.Recuentos.View',
      'Permissions.Materias.View',
      'Permissions.Pedidos.View',
      'Permissions.Ordenesfab.View',
      'Permissions.Devoluciones.View',
    ],
    summary: 'What a scanned code is, of what the caller may see; nothing where it is none of the house’s',
    body: z.object({ codigo: z.string().trim().min(1).max(200) }),
    response: Escaneado.nullable(),
  }),
})
